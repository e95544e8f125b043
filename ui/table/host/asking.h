#pragma once

#include <QObject>

#include "ui/table/host/classboard.h"
#include "ui/table/host/classroom.h"
#include "ui/table/host/topic.h"

#include "core/play/takeback.h"

#include <memory>
#include <optional>

class Quiz;
class Reception;
class ShownMatch;

// What the class is asked, one question (Classroom) or a quiz of them, on the position that is its topic; the
// answers come by the devices' board (ClassBoard).
class Asking final : public QObject {
    Q_OBJECT
public:
    Asking(const ShownMatch& session, Reception& reception);
    ~Asking() override;

    const Topic& topic() const { return m_topic; }
    void setTopic(std::shared_ptr<const core::Game> game, const core::Position& position); // see Topic::set

    // The class is asked about that; the answers are counted; perhaps it is asked once more; then everybody
    // is shown what was answered and what is right; and that goes.
    void ask(Classroom::Asks asks);
    void ask(Classroom::Question question, const std::vector<std::string>& right);
    void count();
    void askAgain();
    void show();
    void end();
    // A class that is still divided plays on together from the position asked about: each move is the one
    // that most have said. Says nothing of what is right. While it does, what has been played.
    void playThrough();
    const core::Match* playedThrough() const { return m_through ? &*m_through : nullptr; }
    QString outcome() const;
    void playMost();           // what most have said; nothing while nobody has said anything
    void setNamed(bool named); // see Classroom
    Classroom& classroom() { return m_classroom; }
    const Classroom& classroom() const { return m_classroom; }
    ClassBoard& board() { return m_board; }

    // Questions one after the other, without help; in the end everybody is told how many were right, and
    // after each, unless the teacher does not want it, what was.
    const Quiz* quiz() const { return m_quiz.get(); }
    void beginQuiz();
    bool quizTells() const { return m_quizTells; }
    void setQuizTells(bool tells);
    bool nextTells() const; // the next step: what was right, not yet another question
    void goOnWithQuiz();    // what was right, the next question, or the end
    void endQuiz();

    void forget(); // question, quiz and what was studied for them

signals:
    void asks();    // whatever else the class does is over
    void turned();  // the devices look at another question, or at none
    void changed(); // what was asked or answered, or may be seen of it

private:
    void judge();
    void knowAnswer();
    void startOver();
    void askOn();

    const ShownMatch& m_session;
    Reception& m_reception;
    Classroom m_classroom;
    ClassBoard m_board;
    Topic m_topic;
    std::optional<core::Match> m_through; // also once it is over, until something else is asked
    core::Seats m_seats;                  // who plays it
    std::unique_ptr<Quiz> m_quiz;
    int m_quizFrom = 0; // the number of its first question
    bool m_quizTells = true;
};
