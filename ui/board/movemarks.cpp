#include "ui/board/movemarks.h"

#include "core/picture/drawing.h"
#include "ui/look/marks.h"
#include "ui/look/theme.h"

#include <algorithm>
#include <cmath>

namespace {

double distance(QLineF line, QPointF point) {
    const auto way = line.p2() - line.p1(), to = point - line.p1();
    const double done = QPointF::dotProduct(way, to) / QPointF::dotProduct(way, way);
    return QLineF(point, line.pointAt(std::clamp(done, 0.0, 1.0))).length();
}

} // namespace

double markScale(const Stage& stage) {
    return theme().projector() ? std::max(1.0, stage.scale()) : theme().scale();
}

void MoveMarks::paintOnSpots(QPainter& painter) const {
    // The rings of the best are never cut by their neighbours.
    for (const bool best : {false, true})
        for (core::SpotId spot = 0; spot < board.spots(); ++spot)
            if (const auto& mark = board.cell(spot).mark; best == (mark && mark->best))
                paintSpot(painter, spot);
}

void MoveMarks::paintSpot(QPainter& painter, core::SpotId id) const {
    const auto& cell = board.cell(id);
    if (cell.mark && !cell.onArrow)
        paintMark(painter, board.markPoint(id), board.markRoom(id), *cell.mark);
    else if (const auto dot = playable ? core::targetDot(board, id) : std::nullopt)
        stage.paintMoves(painter, core::dotShapes(board, *dot, stage.px()));
}

void MoveMarks::paintMark(QPainter& painter, core::Point at, float room, const core::Mark& mark) const {
    painter.save();
    stage.turnToReader(painter, stage.at(at));
    marks::paintWithin(painter, stage.at(at), stage.length(double(room)), mark, markScale(stage));
    painter.restore();
}

void MoveMarks::paintRuns(QPainter& painter) const {
    const auto runs = board.runs();
    for (const auto* run : runs) stage.paintMoves(painter, core::runShapes(board, *run, stage.px()));
    for (const auto* run : runs)
        paintMark(painter, core::runMark(board, run->path, stage.px()), core::lineMarkRoom,
                  *board.markOf(*run));
}

// The best lie on top; the marks on top of all.
void MoveMarks::paintArrows(QPainter& painter, double shown, std::optional<core::Move> framed) const {
    const auto best = [](const auto& arrow) { return arrow.mark && arrow.mark->best; };
    const auto fade = [&](const auto& arrow) { painter.setOpacity(shown * (arrow.open ? 1 : 0.25)); };
    for (const bool top : {false, true})
        for (const auto& arrow : board.arrows()) {
            if (best(arrow) != top || (!arrow.mark && arrow.move != framed)) continue;
            fade(arrow);
            stage.paintMoves(
                painter, core::arrowShapes(board, arrow, best(arrow) || arrow.move == framed, stage.px()));
        }
    for (const auto& arrow : board.arrows()) {
        if (!arrow.mark) continue;
        fade(arrow);
        paintMark(painter, arrow.place.mark, core::lineMarkRoom, *arrow.mark);
    }
    painter.setOpacity(1);
}

std::optional<core::Move> arrowAt(const core::BoardState& board, const Stage& stage, QPointF point) {
    std::optional<core::Move> nearest;
    double least = std::max(10 * theme().scale(), theme().leastTarget() / 2.0);
    if (board.empty()) return {};
    for (const auto& arrow : board.arrows()) {
        if (!arrow.mark || !arrow.open) continue;
        const auto mark = stage.at(arrow.place.mark) - point;
        const bool onMark = std::abs(mark.x()) < stage.length(double(core::lineMarkRoom) / 2) &&
                            std::abs(mark.y()) < theme().target(30) / 2.0;
        const double away =
            onMark ? 0 : distance({stage.at(arrow.place.from), stage.at(arrow.place.to)}, point);
        if (away >= least) continue;
        least = away;
        nearest = arrow.move;
    }
    return nearest;
}

std::optional<core::Move> runAt(const core::BoardState& board, const Stage& stage, QPointF point) {
    for (const auto* run : board.runs()) {
        const auto away = stage.at(core::runMark(board, run->path, stage.px())) - point;
        if (std::abs(away.x()) < stage.length(double(core::lineMarkRoom) / 2) &&
            std::abs(away.y()) < theme().target(26) / 2.0)
            return run->move;
    }
    return {};
}

core::SpotId spotAt(const core::BoardState& board, const Stage& stage, QPointF point) {
    core::SpotId nearest = -1;
    double least = 0;
    const double slack = stage.length(6);
    for (core::SpotId id = 0; id < board.spots(); ++id) {
        const auto& spot = board.spot(id);
        const auto room = stage.rect(spot);
        const double wide = std::max(slack, (theme().leastTarget() - room.width()) / 2);
        const double tall = std::max(slack, (theme().leastTarget() - room.height()) / 2);
        const auto place = room.adjusted(-wide, -tall, wide, tall);
        const QSizeF size(stage.length(board.markRoom(id)), theme().target(26));
        const QRectF mark(stage.at(board.markPoint(id)) - QPointF(size.width() / 2, size.height() / 2), size);
        const auto& cell = board.cell(id);
        const bool onMark = cell.mark && !cell.onArrow && mark.contains(point);
        if (!place.contains(point) && !onMark) continue;
        const double distance =
            std::min(QLineF(point, place.center()).length(),
                     onMark ? QLineF(point, mark.center()).length() : place.width() + place.height());
        if (nearest >= 0 && distance >= least) continue;
        nearest = id;
        least = distance;
    }
    return nearest;
}
