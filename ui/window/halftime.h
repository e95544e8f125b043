#pragma once

#include <QObject>

#include "core/game.h"
#include "ui/board/motionplayer.h"
#include "ui/controls/overlay.h"

#include <functional>

class Banner;
class BoardView;
class Session;

// What lies between two parts of a match: what has happened, and what is to do now. Goes on with its button,
// Enter, Esc or a click outside.
class InterludeOverlay final : public Overlay {
    Q_OBJECT
public:
    // What is told, in the language and with the names of the moment.
    InterludeOverlay(const std::function<core::Interlude()>& told, QWidget* window);

protected:
    void keyPressEvent(QKeyEvent* event) override;
};

// What is told between two parts of a match, while the move that leads from one to the other is held on the
// board: on a card, or in the banner where no card may lie between two people. It goes on by itself
// for two computers, and where a player sits at another device.
class HalfTime final : public QObject {
    Q_OBJECT
public:
    HalfTime(Session& session, BoardView& board, Banner& banner, QObject* parent);

    // Of the move that is shown next: what is held, if it leads to another part.
    MotionPlayer::Held prepare(const core::Position& from, core::Move move);
    void show(QWidget* window, bool table);

private:
    void goOn();

    Session& m_session;
    BoardView& m_board;
    Banner& m_banner;
    std::function<core::Interlude()> m_told; // nothing: no other part is next
};
