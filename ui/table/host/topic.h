#pragma once

#include <QObject>

#include "ui/table/host/classroom.h"

#include <memory>
#include <optional>

class Analyst;
class ShownMatch;

// What a class is asked about and plays from, and what is known of it: the position in the window, if there
// is one to be played, or instead of it one of a lesson, a puzzle or a lab, which is studied here.
class Topic final : public QObject {
    Q_OBJECT
public:
    explicit Topic(const ShownMatch& session);
    ~Topic() override;

    // Of elsewhere, until the game is null.
    void set(std::shared_ptr<const core::Game> game, const core::Position& position);
    bool fromElsewhere() const { return m_elsewhere.has_value(); }
    std::optional<Classroom::Question> question() const;
    bool isHere(const Classroom::Question& question) const; // on the board in the window

    void study(); // what is of elsewhere: the window does not
    void study(const Classroom::Question& question);
    void forget();
    const core::Analysis* known(const Classroom::Question& question) const;
    // It is known that no move there is wrong: who is asked for one cannot err.
    bool anyMoveIsRight() const;

signals:
    void improved(); // more is known of what is studied here

private:
    const ShownMatch& m_session;
    std::optional<Classroom::Question> m_elsewhere;
    std::unique_ptr<Analyst> m_analyst;
    std::optional<core::Analysis> m_known; // by it
};
