#pragma once

// The room of puzzles: PuzzleSource makes them in a thread, PuzzlePlayer asks one, and mistakes of one's
// own matches come back as cards (CardDeck, MistakeRound).

#include <QWidget>

#include "ui/lessons/ideasource.h"
#include "ui/practice/practicecontrols.h"
#include "ui/practice/puzzlesource.h"
#include "ui/practice/rounds.h"

class PuzzlePlayer;
class Segmented;

// The page on which a game is practised: one new puzzle after the other, what somebody got wrong in matches,
// boards on which one chooses who begins and plays it out, or what a lesson is about.
class PracticePage final : public QWidget {
    Q_OBJECT
public:
    // The puzzles follow from the seed.
    PracticePage(const core::Kind& kind, CardDeck& deck, quint64 seed, QWidget* parent = nullptr);

    void showMistakes();
    void pose(core::Puzzle puzzle);            // this one, before those of the series
    void practise(const core::Lesson& lesson); // of the game, with an idea (core/puzzle/idea.h)
    // Who wins on each of these boards: those got wrong come again, until all have been right.
    void practise(const std::vector<core::AskedBoard>& boards);
    void focusTask(); // what is to be done here gets the keyboard
    PuzzlePlayer* player() const { return m_player; }

signals:
    void toShelf();
    void troubled(const QString& line);
    void askRequested(std::shared_ptr<const core::Game> game, const core::Position& position); // the class

protected:
    void showEvent(QShowEvent* event) override;
    void hideEvent(QHideEvent* event) override;
    void paintEvent(QPaintEvent* event) override;

private:
    enum class Mode { Puzzles, Mistakes, Sides, Lesson, Boards };
    // New ones one after the other.
    struct Flow {
        Flow(const core::Kind& kind, quint64 seed, std::set<core::Ask> asks)
            : source(kind, seed, std::move(asks)) {}
        bool waiting = false; // for a puzzle
        std::optional<core::Puzzle> puzzle;
        PuzzleSource source;
    };
    // Those about what a lesson puts right.
    struct OfLesson {
        const core::Lesson* lesson = nullptr; // the last that was done
        std::optional<core::Puzzle> puzzle;
        IdeaSource source;
    };
    void go(Mode mode);
    void next();
    void listen(Flow& flow);
    Flow* flow();                                     // of the mode; null: it has none
    const std::optional<core::Puzzle>& asked() const; // in the mode
    void nextPuzzle(Flow& flow);
    void nextMistake();
    void nextOfLesson();
    void nextBoard();
    void ask(const core::Puzzle& puzzle);
    void answered(bool right);
    void log(bool right);            // for the teacher
    std::vector<Mode> modes() const; // that there are, in their order
    void showModes();
    void tellAbout();

    const core::Kind& m_kind;
    Mode m_mode = Mode::Puzzles;
    Segmented* m_modes;
    PracticeControls m_controls;
    PuzzlePlayer* m_player;
    Flow m_new, m_sides;
    MistakeRound m_mistakes;
    OfLesson m_ofLesson;
    BoardRound m_boards;
};
