#pragma once

// A table from a guest that is this program itself: JoinedTable speaks with the host and takes a seat,
// SeatedMatch is what is played from there, and HeardQuestion what the class is asked; FollowedMatch makes
// the session show what the host says.

#include <QObject>

#include "ui/table/join/heardquestion.h"
#include "ui/table/join/seatedmatch.h"
#include "ui/table/wire/hostline.h"

#include <functional>
#include <memory>
#include <optional>

// A seat at another's table: the session plays the match that its host keeps. Whoever sits here plays at this
// computer, the others are away; the host's word is the truth. What is left behind is a match like others.
class JoinedTable final : public QObject {
    Q_OBJECT
public:
    using Place = core::tabletalk::Place;
    explicit JoinedTable(Session& session, std::shared_ptr<World> world = World::real({}),
                         QObject* parent = nullptr);
    ~JoinedTable() override;

    // The code comes first; then the seats are told, and one is taken.
    void join(const JoinAddress& address, const QString& code);
    void sit(const QString& name, Place place);
    void leave();
    void startAnew(); // nobody knows what was heard of the last word: all of it is asked for
    const core::hosttalk::Lobby* lobby() const { return m_lobby ? &*m_lobby : nullptr; } // null: not told
    bool seated() const { return !m_token.isEmpty(); }
    bool there() const { return m_there; } // and not cut off for the moment
    const JoinAddress& address() const { return m_address; }
    HeardQuestion& question() { return m_question; } // to the class
    void speak();                                    // the language of the moment

signals:
    void changed();                   // its seats were told, it was joined, cut off, or left
    void refused(const QString& why); // joining did not succeed, or the seat is taken
    void begins();                    // the first match, or another, is on the board
    void told(const QString& line);
    void asked(const QString& text, const QString& yes, const std::function<void()>& allow);

private:
    void hello();
    void hear(const core::hosttalk::News& news);
    void hear(const core::hosttalk::CodeWanted& wanted);
    void hear(const core::hosttalk::Welcome& welcome);
    void hear(const core::hosttalk::Lobby& lobby);
    void hear(const core::hosttalk::Shown& shown);
    void hear(const core::hosttalk::Wait& wait);
    void hear(const core::hosttalk::Question& question);
    void hear(const core::hosttalk::Ask& question);
    void end(const QString& why);
    void endQuestion();

    std::shared_ptr<World> m_world;
    SeatedMatch m_match;
    HeardQuestion m_question;
    JoinAddress m_address;
    QString m_code;
    std::optional<core::hosttalk::Lobby> m_lobby;
    HostLine* m_line = nullptr;
    QString m_token;
    bool m_there = false;
};
