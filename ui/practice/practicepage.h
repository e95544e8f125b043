#pragma once

// The room of puzzles: PuzzleSource makes them in a thread, PuzzlePlayer asks one, and mistakes of one's
// own matches come back as cards (CardDeck).

#include <QWidget>

#include "core/kind.h"
#include "ui/lessons/ideasource.h"
#include "ui/practice/mistake.h"
#include "ui/practice/puzzlesource.h"

#include <map>

class CardDeck;
class Field;
class Label;
class MistakePanel;
class PuzzlePlayer;
class Segmented;
class SeriesPanel;

// The page on which a game is practised: one new puzzle after the other, what somebody got wrong in matches,
// or what a lesson is about.
class PracticePage final : public QWidget {
    Q_OBJECT
public:
    // The puzzles follow from the seed.
    PracticePage(const core::Kind& kind, CardDeck& deck, quint64 seed, QWidget* parent = nullptr);

    void showMistakes();
    void pose(core::Puzzle puzzle);            // this one, before those of the series
    void practise(const core::Lesson& lesson); // of the game, with an idea (core/puzzle/idea.h)
    void focusTask();                          // what is to be done here gets the keyboard
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
    enum class Mode { Puzzles, Mistakes, Lesson };
    QWidget* controls();
    void go(Mode mode);
    void next();
    void nextPuzzle();
    void ask(const core::Puzzle& puzzle);
    void nextMistake();
    void begin();
    void nextOfLesson();
    bool pose(const Mistake& mistake);
    void answered(bool right);
    void log(bool right); // for the teacher
    void showWaiting();

    const core::Kind& m_kind;
    CardDeck& m_deck;
    Mode m_mode = Mode::Puzzles;
    bool m_waiting = false;                 // for a puzzle
    const core::Lesson* m_lesson = nullptr; // that puzzles are about, since it was done
    std::optional<core::Puzzle> m_puzzle, m_ofLesson;
    std::optional<Mistake> m_mistake;
    std::map<QString, std::shared_ptr<const core::Game>> m_games; // of the mistakes, by their rules
    Segmented* m_modes;
    Label *m_whoLabel, *m_belief;
    Field* m_who; // for the class log, as long as one is kept
    SeriesPanel* m_series;
    MistakePanel* m_mistakes;
    PuzzlePlayer* m_player;
    PuzzleSource m_source;
    IdeaSource m_idea;
};
