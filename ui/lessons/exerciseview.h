#pragma once

#include <QTimer>
#include <QWidget>

#include "core/lessons/exercise.h"
#include "ui/match/analyst.h"

#include <memory>
#include <optional>
#include <vector>

class BoardView;
class SetUpBoard;

// The board of a step while it is done: takes moves and spots, shows what follows, and after the right answer
// what each move is worth. Answers given elsewhere go through exercise(); tell refresh() then.
class ExerciseView final : public QWidget {
    Q_OBJECT
public:
    explicit ExerciseView(QWidget* parent = nullptr);
    ~ExerciseView() override;

    void setStep(const core::Kind& kind, const core::Step& step);
    void setExercise(core::Exercise exercise);
    const core::Exercise* exercise() const { return m_exercise.get(); }
    BoardView* board() const { return m_board; }
    void focusBoard(); // the one that takes the answer

    void say(core::Outcome outcome);
    void say(int number);
    void begin(bool learner);
    void mark(const std::vector<bool>& lost);
    void claim(const std::vector<std::size_t>& parts);
    void again();
    void repeat(); // what is wrong with the answer
    void restart();
    void refute(); // shows what is wrong with the answer, move by move
    void reveal(); // shows the right one
    // The values of all moves, on request; until the next step.
    void showValues();
    // Why the position asked about is worth what it is, as far as that is known.
    const core::Explanation& why() const { return m_why; }
    bool valuesHelp() const; // there are some, and they are not shown
    // A class can be asked about the position on the board.
    bool canBeAsked() const;
    void askOthers();
    // What is to be done on the board, as long as something is.
    QString prompt() const;

signals:
    void askRequested(std::shared_ptr<const core::Game> game, const core::Position& position); // the class
    void spotChosen(core::SpotId spot); // by the learner
    void changed();                     // the state, or what is known
    void refused(const QString& why);   // a move, or the solver has no memory for an answer

private:
    void play(core::Move move);
    void point(core::SpotId spot);
    void follow(int plies); // shows the moves that were made since
    void answered();
    void showBoards();
    void study();
    void goOn();
    void refresh();
    void learn(const core::Analysis& analysis);

    std::unique_ptr<core::Exercise> m_exercise;
    core::Explanation m_why;
    std::optional<core::Analysis> m_known; // what the board shows
    bool m_shown = false;
    BoardView *m_board, *m_beside;
    SetUpBoard* m_spots;
    QTimer m_pause{this}; // before the other side moves
    Analyst m_analyst;
};
