#pragma once

#include "ui/table/classboard.h"
#include "ui/table/classroom.h"
#include "ui/table/pairtables.h"
#include "ui/table/reception.h"
#include "ui/table/servedmatch.h"
#include "ui/table/world.h"

#include <array>
#include <functional>
#include <memory>
#include <optional>
#include <string>

class Analyst;
class Quiz;
class Session;

// The host of a table: while it is open, devices of the local network take seats at the session's match, are
// asked together, or play each other. Decides who looks at what.
class Host final : public QObject {
    Q_OBJECT
public:
    explicit Host(Session& session, std::shared_ptr<World> world = World::real(World::usualPath()),
                  QObject* parent = nullptr);
    ~Host() override;

    // Whether it could be opened: for some hours the same one again, see Reception.
    bool open();
    void close();
    void renew(); // another table in its place, with a code of its own
    bool isOpen() const { return m_reception.isOpen(); }
    void startAnew() { m_reception.startAnew(); }
    int port() const { return m_reception.port(); }
    const QString& code() const { return m_reception.code(); }
    QString matchText() const; // of the match in the window; empty: none
    const Seating& seating() const { return m_reception.seating(); }
    void throwOut(const QString& token) { m_reception.throwOut(token); }
    void letIn(const QString& token) { m_reception.letIn(token); }
    void giveFree(const QString& token) { m_reception.giveFree(token); }
    int wrongCodes() const { return m_reception.wrongCodes(); }
    ServedMatch& match() { return m_match; }

    // What the class is asked about and plays from: the position in the window, if there is one to be played,
    // or instead of it one of a lesson, a puzzle or a lab, until it is null.
    void setTopic(std::shared_ptr<const core::Game> game, const core::Position& position);
    std::optional<Classroom::Question> topic() const;
    bool fromElsewhere() const { return m_topic.has_value(); }

    // The class is asked about that; then everybody is shown what was answered; and that goes.
    void ask(Classroom::Asks asks);
    void ask(Classroom::Question question, const std::vector<std::string>& right);
    void showAnswers();
    void endQuestion();
    const Classroom::Question* questionHere() const; // if the window still shows what was asked
    void setNamed(bool named);                       // see Classroom
    // It is known that no move there is wrong: who is asked for one cannot err.
    bool anyMoveIsRight() const;
    bool locked() const; // the hints, by the teacher
    Classroom& classroom() { return m_classroom; }
    const ClassBoard& classBoard() const { return m_classBoard; }

    // Questions one after the other, without help; in the end everybody is told how many were right.
    const Quiz* quiz() const { return m_quiz.get(); }
    void beginQuiz();
    void goOnWithQuiz(); // the next question, or the end
    void endQuiz();

    // All who watch play each other; whether there were two of them.
    bool pairUp();
    PairTables& pairs() { return m_pairs; }

signals:
    void guessing(); // somebody tries one code after the other
    void changed();  // it was opened or closed, who sits where, what was answered, what is on the tables
    // Only the teacher may do that now.
    void teacherNeeded(const std::function<void()>& action);
    // See ServedMatch.
    void asked(const QString& text, const QString& yes, const std::function<void()>& allow);

private:
    void welcome(Device& device);
    void showAnew();
    void hear(Device& device, const core::tabletalk::Said& said);
    void sit(Device& device, const core::tabletalk::Sit& sit);
    Showing& showingFor(const Device& device);
    void study();
    void endAll(); // what the class does
    void forget(); // what was studied
    void holdBack();
    bool isHere(const Classroom::Question& question) const; // on the board in the window
    const core::Analysis* known(const Classroom::Question& question) const;
    void knowAnswer();
    void judge(const core::Analysis& known);
    void beginMatch();
    void seatsChanged();
    void tellSeats(); // those who have none yet
    void nameSeats();

    Session& m_session;
    Reception m_reception;
    ServedMatch m_match; // the one in the window
    PairTables m_pairs;
    Classroom m_classroom;
    ClassBoard m_classBoard;
    std::optional<Classroom::Question> m_topic; // of elsewhere
    std::unique_ptr<Analyst> m_analyst;         // while the class is asked about that
    std::optional<core::Analysis> m_known;      // of what it studies
    std::unique_ptr<Quiz> m_quiz;
    int m_quizFrom = 0; // the number of its first question
};
