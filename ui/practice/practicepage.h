#pragma once

// The room of puzzles: PuzzleSource makes them in a thread, PuzzlePlayer asks one, and mistakes of one's
// own matches come back as cards (CardDeck).

#include <QWidget>

#include "core/kind.h"
#include "core/labs/winningset.h"
#include "ui/lessons/ideasource.h"
#include "ui/practice/mistake.h"
#include "ui/practice/puzzlesource.h"

#include <deque>
#include <map>
#include <random>

class CardDeck;
class Field;
class Label;
class MistakePanel;
class PuzzlePlayer;
class Segmented;
class SeriesPanel;

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
    enum class Mode { Puzzles, Mistakes, Sides, Lesson, Cards };
    // New ones one after the other.
    struct Flow {
        Flow(const core::Kind& kind, quint64 seed, std::set<core::Ask> asks)
            : source(kind, seed, std::move(asks)) {}
        bool waiting = false; // for a puzzle
        std::optional<core::Puzzle> puzzle;
        PuzzleSource source;
    };
    QWidget* controls();
    void go(Mode mode);
    void next();
    void listen(Flow& flow);
    Flow* flow();                                     // of the mode; null: it has none
    const std::optional<core::Puzzle>& asked() const; // in the mode
    void nextPuzzle(Flow& flow);
    void ask(const core::Puzzle& puzzle);
    void nextMistake();
    void begin();
    void nextOfLesson();
    void nextCard();
    void cardAnswered(bool right);
    std::vector<Mode> modes() const; // that there are, in their order
    void showMode();
    void tellAbout();
    bool pose(const Mistake& mistake);
    void answered(bool right);
    void log(bool right); // for the teacher
    void showWaiting();

    const core::Kind& m_kind;
    CardDeck& m_deck;
    Mode m_mode = Mode::Puzzles;
    const core::Lesson* m_lesson = nullptr; // that puzzles are about, since it was done
    std::optional<core::Puzzle> m_ofLesson;
    std::deque<core::AskedBoard> m_cards; // the one that is asked first
    std::optional<core::Puzzle> m_card;
    bool m_anyCards = false, m_cardOpen = false; // there have been some; it has not been answered yet
    std::mt19937_64 m_shuffle;
    std::optional<Mistake> m_mistake;
    std::map<QString, std::shared_ptr<const core::Game>> m_games; // of the mistakes, by their rules
    Segmented* m_modes;
    Label *m_whoLabel, *m_belief;
    Field* m_who; // for the class log, as long as one is kept
    SeriesPanel* m_series;
    MistakePanel* m_mistakes;
    PuzzlePlayer* m_player;
    Flow m_new, m_sides;
    IdeaSource m_idea;
};
