#pragma once

#include "ui/controls/overlay.h"

#include "core/play/hosttalk.h"

#include <optional>

class BoardView;
class Button;
class HeardQuestion;
class Label;

// What the class is asked at another's table: the position, and what can be said of it. A move is pointed at
// and then sent. Stays until the question is over, or it is closed.
class QuestionOverlay final : public Overlay {
    Q_OBJECT
public:
    QuestionOverlay(HeardQuestion& question, QWidget* window);

private:
    void refresh();
    void showBoard();
    void showChoices();
    QWidget* button(const core::hosttalk::Question::Choice& choice); // while it can be pressed
    QWidget* said(const core::hosttalk::Question::Choice& choice);
    void choose(core::Move move);
    void send();
    QString line() const;

    HeardQuestion& m_question;
    Label* m_task;
    BoardView* m_board;
    QWidget* m_choices;
    Label* m_line;
    Button* m_send;
    int m_number = 0;                 // of what is on the board
    std::optional<core::Move> m_move; // pointed at
};
