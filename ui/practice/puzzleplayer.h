#pragma once

#include <QWidget>

#include "core/lessons/exercise.h"

class Answers;
class Button;
class Card;
class ExerciseView;
class Label;
class ReasonView;

// A question about a board, and what comes of the answers: wrong ones can be tried again as often as one
// likes, and it is shown what is wrong with them, or what is right.
class PuzzlePlayer final : public QWidget {
    Q_OBJECT
public:
    // `controls` stand above the question.
    explicit PuzzlePlayer(QWidget* controls, QWidget* parent = nullptr);

    struct Question {
        core::Message asked;
        core::Message answer = {}; // in words
        core::Phrase idea = {};    // what it is about
    };
    void pose(core::Exercise exercise, Question question);
    void wait(const core::Message& why); // for the next question
    enum class Other { None, Puzzles };
    void pause(const core::Message& why, Other other = Other::None); // nothing is asked
    void focusTask();                                                // what is to be done gets the keyboard
    ExerciseView* exercise() const { return m_exercise; }

signals:
    void answered(bool right); // for the first time since it was posed
    void nextRequested();
    void otherRequested(); // puzzles, in place of what there is none of

protected:
    void showEvent(QShowEvent* event) override;

private:
    enum class Standing { Paused, Thinking, Open, Wrong, Right };
    QLayout* boardAndQuestion();
    QWidget* side(QWidget* controls);
    Standing standing() const;
    void judge();
    void showState();
    void showQuestion();
    bool playsOut() const;
    bool holdsFocus() const;
    void tell(const QString& verdict, const QString& more);
    QString afterthought() const;
    QString turn() const;
    QString worth() const;

    Question m_question;
    core::Message m_pause;
    QString m_heard;   // as it was announced last
    QString m_unheard; // as long as nothing is shown
    QString m_refusal; // which rule forbids the move last tried
    bool m_posed = false, m_tried = false, m_refuting = false, m_revealed = false;
    bool m_focusComes = false; // with the next question
    Standing m_last = Standing::Paused;
    ExerciseView* m_exercise;
    QWidget *m_plate, *m_nothing; // the question's; in the board's place
    QWidget* m_side;
    Label* m_pausing;
    Button* m_other;
    Label *m_asked, *m_rules, *m_verdict, *m_more;
    ReasonView* m_reason;
    Answers* m_answers;
    Button *m_next, *m_again, *m_why, *m_reveal, *m_ask;
};
