#pragma once

#include <QWidget>

#include "core/board.h"
#include "core/game.h"
#include "ui/window/matchlayout.h"

#include <functional>

class Advice;
class Depth;
class HistoryModel;
class LineWalk;
class MatchActions;
class MatchBoard;
class MovesModel;
class MoveTabs;
class Session;
class ResultPlate;
class Tabletop;
class TubeView;
class WhyPanel;

// A match on the screen: the board, whose turn it is, what is known, and how it came to this.
class MatchPage final : public QWidget {
    Q_OBJECT
public:
    explicit MatchPage(Session& session, QWidget* parent = nullptr);

    BoardView* board() const { return m_board; }
    // Where toShelf() leads: to the shelf, or to the lab whose position is played.
    void setBackToLab(bool lab);
    // One line to the user, on the banner.
    void say(const QString& text);
    // Two face each other over a flat screen (see Tabletop).
    void setTable(bool on);
    bool table() const { return m_table != nullptr; }
    // The same, with a button that agrees to something.
    void ask(const QString& text, const QString& yes, std::function<void()> agree);
    // What a menu offers of this page: undo, redo, …
    QList<QAction*> matchActions() const;

public slots:
    void followLink(); // to a lab, from the move that ended the match, or the first one that has one

signals:
    void shown();
    void left();
    void toShelf();
    void newGame();
    void newGameFromHere(); // from the position looked at, to be changed first
    void projectorToggled();
    void tableToggled();
    void lockToggled(bool on);
    void openTableRequested();
    void briefLookRequested();               // at the hints, while they are locked
    void menuRequested(QPoint at);           // global
    void labRequested(const QString& place); // of the game's, to look at this (see core::LabLink)

protected:
    void paintEvent(QPaintEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;
    void wheelEvent(QWheelEvent* event) override;
    void hideEvent(QHideEvent* event) override;
    void showEvent(QShowEvent* event) override;

private:
    void connectSession();
    void connectActions();
    void offerActions();
    void showMatch();
    void leaveTable();
    void askGiveUp();
    void offerSides();
    void toggleWhy();
    void showReview();
    void pressHints();
    void nameHints();
    void showEnd();
    void goRound(int step);

    Session& m_session;
    MovesModel* m_movesModel;
    HistoryModel* m_history;
    BoardView* m_board;
    LineWalk* m_walk; // best play on it
    MatchBar* m_bar;
    TubeView* m_tube; // over the board
    Banner* m_banner;
    Button* m_hints;
    Drawer* m_drawer;
    MoveTabs* m_moves; // in the drawer
    WhyPanel* m_why;   // as well
    DrawerHandle* m_handle;
    Header* m_header;
    Advice* m_advice;
    ProjectorLine* m_line;
    ResultPlate* m_result;
    Depth* m_depth;
    MatchLayout m_layout;
    MatchActions* m_actions;
    MatchBoard* m_matchBoard;    // what keeps the board at the match
    Tabletop* m_table = nullptr; // while it lies flat
    bool m_over = false;         // the match itself, when that was last looked at
};
