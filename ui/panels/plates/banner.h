#pragma once

// The room of the plates above the board: whose turn it is, what is said or asked there, how the match ended.
// Banner shows one of them at a time; a Strip is a plate of one line.

#include <QWidget>

#include "core/verdict.h"
#include "ui/panels/plates/strips.h"

#include <functional>
#include <optional>

class EndPlate;
class LookingStrip;
class Session;
class TurnPlates;

// Whose turn it is, readable from the back of a classroom; and instead: a notice or a question, how the match
// ended, or where one is while looking back. A notch taller than its plates.
class Banner final : public QWidget {
    Q_OBJECT
public:
    static const int notch; // at scale 1

    explicit Banner(Session& session, QWidget* parent = nullptr);

    // Says something on a neutral strip; it goes away by itself and with the next move.
    void say(const QString& text);
    // Asks on the same strip; `yes` names the button that does it, and gets the focus unless it was somebody
    // elsewhere who asked: what is typed here then goes on.
    enum class Asked { Here, Elsewhere };
    void ask(const QString& text, const QString& yes, std::function<void()> then, Asked where = Asked::Here);
    // Says something that stays until it is left by the button, or dropped.
    void hold(const QString& text, const QString& leave, std::function<void()> then);
    void dropNotice();
    // Names on the mover's plate the rule that forbids something.
    void answer(const QString& text);
    void setReviewed(bool reviewed); // what the match turned on is shown already
    // Offers ways to go on only to this player; nothing: to whoever is on move.
    void serve(std::optional<core::Player> player);
    QString standing() const; // in words: whose turn it is and what is to be done, or how the match ended
    // Says and asks whatever the other one does.
    void repeat(Banner& other);
    // Edits a player's name in place; a double click on the plate does it too.
    void editName(core::Player player);

signals:
    void labRequested(const QString& place); // by the move that ended the match (see core::LabLink)
    void reviewRequested();
    void answered(); // a question

protected:
    void resizeEvent(QResizeEvent* event) override;

private:
    QWidget* shown() const;
    void refresh();

    Session& m_session;
    TurnPlates* m_turn;
    LookingStrip* m_looking;
    EndPlate* m_end;
    NoticeStrip* m_notice;
};
