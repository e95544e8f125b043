#pragma once

#include <QObject>

#include <QString>

#include <string>
#include <vector>

class Banner;
class BoardView;
class LineWalk;
class Session;
class TransportBar;
class WhyPanel;
namespace core::review {
struct TurningPoint;
} // namespace core::review

// What the program knows better, shown on the board when it is asked for: the best move once, or a line of
// play step by step in place of the match. Where it stands, or why there is nothing to show, is said on the
// banner.
class Advice final : public QObject {
    Q_OBJECT
public:
    Advice(Session& session, BoardView& board, Banner& banner, WhyPanel& why, LineWalk& walk,
           TransportBar& bar, QObject* parent);

    bool walking() const; // a line of play is on the board, not the match
    void follow();        // the match stands elsewhere: a line that does not begin there is left
    void leave();
    // The better move, and how it would have gone on as far as that is known.
    void showBetter(const core::review::TurningPoint& point);

public slots:
    void showBestMove(); // whatever the level of help
    void walkOn();       // a step of best play
    void playThrough();  // all of it, one after the other

signals:
    void left(); // the board is to show the match again

private:
    void connectReasons();
    void showWalk();
    QString shown() const;
    bool takeLine();
    bool allowed();

    Session& m_session;
    BoardView& m_board;
    Banner& m_banner;
    WhyPanel& m_why;
    LineWalk& m_walk;
    TransportBar& m_bar;
};
