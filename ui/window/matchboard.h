#pragma once

#include <QObject>

#include "core/board.h"
#include "core/game.h"

#include <optional>

class Advice;
class Banner;
class BoardView;
class HalfTime;
class MovesPanel;
class Session;

// The board of the match at the table: shows the ply that is looked at and what is known of it, plays what is
// chosen on it or in the list of moves, and tells what was played to whoever does not see it.
class MatchBoard final : public QObject {
    Q_OBJECT
public:
    // `page`: where the match is shown; no part of it is seen without the page.
    MatchBoard(Session& session, BoardView& board, Banner& banner, Advice& advice, MovesPanel& moves,
               QWidget* page);

    // Two face each other over the board: it is turned to who is to read it.
    void setFacing(bool on);

private:
    void connectSession();
    void connectBoard();
    void showMatch();
    void showNames();
    void showState();
    void showPosition();
    void showMove(int fromPly);
    void showReader();
    void showAnalysis();

    Session& m_session;
    BoardView& m_board;
    Banner& m_banner;
    Advice& m_advice;
    MovesPanel& m_moves;
    QWidget& m_page;
    HalfTime* m_halfTime;
    bool m_facing = false;
    QString m_lastMove; // as long as it is unheard
};
