#pragma once

#include "ui/board/boardmodel.h"
#include "ui/board/stage.h"

// Shows what moves are worth, on their spots and on arrows.
struct MoveMarks {
    const BoardModel& model;
    const Stage& stage;
    bool playable; // places where something can be put show that they are targets

    void paintOnSpots(QPainter& painter) const;
    // `shown`: the opacity of what can still be played; `framed` is drawn even where marks are off.
    void paintArrows(QPainter& painter, double shown, std::optional<core::Move> framed) const;
    // The best moves of several spots: a ring round them, with the mark on it.
    void paintRuns(QPainter& painter) const;

private:
    void paintSpot(QPainter& painter, core::SpotId id) const;
    void paintArrow(QPainter& painter, const BoardModel::MoveArrow& arrow, bool framed) const;
    void paintPill(QPainter& painter, QPointF at, double room, const marks::Mark& mark) const;
    QColor mover() const;
};

// In projector mode they grow with the board, as the pieces do: so none is covered.
double markScale(const Stage& stage);
// An arrow as one outline, its head half as long again as it is wide.
QPolygonF arrowShape(const QLineF& line, double width);
// The nearest of the arrows still open whose line or mark is hit.
std::optional<core::Move> arrowAt(const BoardModel& model, const Stage& stage, QPointF point);
// Where the mark of a run stands: on its ring, in the middle, clear of the marks that hang below its spots.
QPointF runMark(const BoardModel& model, const Stage& stage, const core::Path& spots);
// The run whose mark is hit.
std::optional<core::Move> runAt(const BoardModel& model, const Stage& stage, QPointF point);
// The nearest of the spots whose place, a little enlarged, or whose mark is hit, or −1.
core::SpotId spotAt(const BoardModel& model, const Stage& stage, QPointF point);
