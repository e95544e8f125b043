#include "ui/board/movemarks.h"

#include "core/picture/drawing.h"
#include "ui/look/marks.h"
#include "ui/look/settings.h"
#include "ui/look/theme.h"

#include <algorithm>
#include <cmath>

namespace {

double distance(QLineF line, QPointF point) {
    const auto way = line.p2() - line.p1(), to = point - line.p1();
    const double done = QPointF::dotProduct(way, to) / QPointF::dotProduct(way, way);
    return QLineF(point, line.pointAt(std::clamp(done, 0.0, 1.0))).length();
}

// How far a mark has appeared when all have by `shown`: the best first, what loses last; without motion all
// at once.
double appeared(const core::Mark& mark, double shown) {
    using Glyph = core::Mark::Glyph;
    constexpr double ahead = 0.5; // of the time, by which the best are
    const double late = settings::reduceMotion() || mark.best ? 0
                        : mark.glyph == Glyph::Win            ? 1 / 3.0
                        : mark.glyph == Glyph::Loss           ? 1
                                                              : 2 / 3.0;
    return std::clamp((shown - late * ahead) / (1 - ahead), 0.0, 1.0);
}

} // namespace

double markScale(const Stage& stage) {
    return theme().projector() ? std::max(1.0, stage.scale()) : theme().scale();
}

MoveMarks::MoveMarks(const core::BoardState& board, const Stage& stage)
    : m_board(board), m_stage(stage),
      m_places(core::markPlaces(board, static_cast<float>(markScale(stage) / stage.scale()))) {}

void MoveMarks::paint(QPainter& painter, double shown, std::optional<core::Move> framed,
                      bool playable) const {
    paintArrows(painter, shown, framed);
    painter.setOpacity(shown);
    for (const auto* run : m_board.runs())
        m_stage.paintMoves(painter, core::runShapes(m_board, *run, m_stage.px()));
    for (core::SpotId spot = 0; playable && spot < m_board.spots(); ++spot)
        if (const auto dot = core::targetDot(m_board, spot, m_stage.px()))
            m_stage.paintMoves(painter, core::dotShapes(m_board, *dot, m_stage.px()));
    paintMarks(painter, shown);
    painter.setOpacity(1);
}

void MoveMarks::paintMarks(QPainter& painter, double shown) const {
    for (const auto& one : m_places.all) {
        const auto at = m_stage.at(one.box.centre());
        painter.save();
        painter.setOpacity(appeared(one.mark, shown) * (one.open ? 1 : 0.25));
        m_stage.turnToReader(painter, at);
        marks::paint(painter, at, one.mark, m_places.size, markScale(m_stage), true);
        painter.restore();
    }
}

// The best lie on top.
void MoveMarks::paintArrows(QPainter& painter, double shown, std::optional<core::Move> framed) const {
    const auto best = [](const auto& arrow) { return arrow.mark && arrow.mark->best; };
    for (const bool top : {false, true})
        for (const auto& arrow : m_board.arrows()) {
            if (best(arrow) != top || (!arrow.mark && arrow.move != framed)) continue;
            painter.setOpacity((arrow.mark ? appeared(*arrow.mark, shown) : shown) * (arrow.open ? 1 : 0.25));
            m_stage.paintMoves(painter, core::arrowShapes(m_board, arrow, best(arrow) || arrow.move == framed,
                                                          m_stage.px()));
        }
}

QRectF MoveMarks::target(const core::PlacedMark& mark) const {
    const auto place = m_stage.rect(mark.box);
    const double least = theme().target(26);
    const double wide = std::max(0.0, least - place.width()) / 2,
                 tall = std::max(0.0, least - place.height()) / 2;
    return place.adjusted(-wide, -tall, wide, tall);
}

std::optional<core::Move> MoveMarks::arrowAt(QPointF point) const {
    std::optional<core::Move> nearest;
    double least = std::max(10 * theme().scale(), theme().leastTarget() / 2.0);
    for (const auto& arrow : m_board.arrows()) {
        if (!arrow.mark || !arrow.open) continue;
        const bool onMark = std::ranges::any_of(m_places.all, [&](const auto& one) {
            return !one.run && one.move == arrow.move && target(one).contains(point);
        });
        const double away =
            onMark ? 0 : distance({m_stage.at(arrow.place.from), m_stage.at(arrow.place.to)}, point);
        if (away >= least) continue;
        least = away;
        nearest = arrow.move;
    }
    return nearest;
}

std::optional<core::Move> MoveMarks::runAt(QPointF point) const {
    for (const auto& one : m_places.all)
        if (one.run && target(one).contains(point)) return one.move;
    return {};
}

core::SpotId MoveMarks::spotAt(QPointF point) const {
    core::SpotId nearest = -1;
    double least = 0;
    const double slack = m_stage.length(6);
    const auto hit = [&](core::SpotId id, double distance) {
        if (nearest >= 0 && distance >= least) return;
        nearest = id;
        least = distance;
    };
    for (core::SpotId id = 0; id < m_board.spots(); ++id) {
        const auto room = m_stage.rect(m_board.spot(id));
        const double wide = std::max(slack, (theme().leastTarget() - room.width()) / 2);
        const double tall = std::max(slack, (theme().leastTarget() - room.height()) / 2);
        if (room.adjusted(-wide, -tall, wide, tall).contains(point))
            hit(id, QLineF(point, room.center()).length());
    }
    for (const auto& one : m_places.all)
        if (one.spot >= 0 && target(one).contains(point))
            hit(one.spot, QLineF(point, target(one).center()).length());
    return nearest;
}
