#pragma once

#include "ui/board/stage.h"

#include "core/picture/markplaces.h"

// Shows what moves are worth, on their spots and on arrows.
class MoveMarks {
public:
    MoveMarks(const core::BoardState& board, const Stage& stage);

    // `shown`: the opacity of what can still be played; `framed` is drawn even where marks are off;
    // `playable`: places where something can be put show that they are targets.
    void paint(QPainter& painter, double shown, std::optional<core::Move> framed, bool playable) const;
    // The nearest of the arrows still open whose line or mark is hit.
    std::optional<core::Move> arrowAt(QPointF point) const;
    // The run whose mark is hit.
    std::optional<core::Move> runAt(QPointF point) const;
    // The nearest of the spots whose place, a little enlarged, or whose mark is hit, or −1.
    core::SpotId spotAt(QPointF point) const;

private:
    void paintArrows(QPainter& painter, double shown, std::optional<core::Move> framed) const;
    void paintMarks(QPainter& painter, double shown) const;
    // Where a mark is pressed: as large as it is drawn, but no smaller than a finger.
    QRectF target(const core::PlacedMark& mark) const;

    const core::BoardState& m_board;
    const Stage& m_stage;
    core::MarkPlaces m_places;
};

// In projector mode they grow with the board, as the pieces do: so none is covered.
double markScale(const Stage& stage);
