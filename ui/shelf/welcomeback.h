#pragma once

#include <QAbstractButton>
#include <QWidget>

#include "core/kind.h"
#include "ui/keep/matchstore.h"
#include "ui/practice/puzzlesource.h"

#include <optional>
#include <vector>

class Button;
class OfferCard;

// A game on the shelf of who has been here before: picture and name. Pressing it opens the game's page.
class GameTile final : public QAbstractButton {
    Q_OBJECT
public:
    GameTile(const core::Kind& kind, QWidget* parent);

    const core::Kind& kind() const { return m_kind; }

protected:
    void paintEvent(QPaintEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;

private:
    const core::Kind& m_kind;
};

// The shelf of who has been here before: the match to go on with, the puzzle of the day, the next lesson, and
// below them on their board the games, each of which opens its own page. The arrow keys go from one to the
// next.
class WelcomeBack final : public QWidget {
    Q_OBJECT
public:
    explicit WelcomeBack(const std::vector<const core::Kind*>& kinds, QWidget* parent = nullptr);

    void setMatch(MatchStore::Kept match);
    void refresh(); // what was learnt, and what day it is
    void focusOffer();
    void place(QSize seen, bool compact);

signals:
    void matchChosen(const QString& path);
    void puzzleChosen(const core::Puzzle& puzzle);
    void puzzlesRequested(const core::Kind& kind); // the one of the day is not there yet
    void lessonRequested(const core::Kind& kind);
    void gameChosen(const core::Kind& kind);
    void allRequested();
    void openRequested();
    void worksheetRequested();
    void joinRequested();

protected:
    void paintEvent(QPaintEvent* event) override;
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    void giveWords();
    void showMatch();
    void showPuzzle();
    void showLesson();
    bool go(QWidget* from, int key);

    std::vector<const core::Kind*> m_kinds;
    std::optional<MatchStore::Kept> m_match;
    const core::Kind* m_lesson; // the game whose lesson comes next
    DailyPuzzle m_daily;
    OfferCard *m_goOn, *m_puzzle, *m_learn;
    std::vector<GameTile*> m_tiles;
    Button *m_all, *m_open, *m_worksheet, *m_join;
    int m_board = 0; // the top of the wood
};
