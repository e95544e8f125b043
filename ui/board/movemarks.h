#pragma once

#include "ui/board/stage.h"

#include "core/picture/boardstate.h"

// Shows what moves are worth, on their spots and on arrows.
struct MoveMarks {
    const core::BoardState& board;
    const Stage& stage;
    bool playable; // places where something can be put show that they are targets

    void paintOnSpots(QPainter& painter) const;
    // `shown`: the opacity of what can still be played; `framed` is drawn even where marks are off.
    void paintArrows(QPainter& painter, double shown, std::optional<core::Move> framed) const;
    // The best moves of several spots: a ring round them, with the mark on it.
    void paintRuns(QPainter& painter) const;

private:
    void paintSpot(QPainter& painter, core::SpotId id) const;
    void paintMark(QPainter& painter, core::Point at, float room, const core::Mark& mark) const;
};

// In projector mode they grow with the board, as the pieces do: so none is covered.
double markScale(const Stage& stage);
// The nearest of the arrows still open whose line or mark is hit.
std::optional<core::Move> arrowAt(const core::BoardState& board, const Stage& stage, QPointF point);
// The run whose mark is hit.
std::optional<core::Move> runAt(const core::BoardState& board, const Stage& stage, QPointF point);
// The nearest of the spots whose place, a little enlarged, or whose mark is hit, or −1.
core::SpotId spotAt(const core::BoardState& board, const Stage& stage, QPointF point);
