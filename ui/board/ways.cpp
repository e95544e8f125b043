#include "ui/board/ways.h"

#include "core/play/match.h"
#include "ui/board/seam.h"
#include "ui/look/theme.h"

#include <algorithm>
#include <span>

namespace {

constexpr std::size_t mostDrawn = 6; // moves of a line; more would cover each other

QPointF centre(const core::Layout& layout, core::SpotId spot) {
    const auto& at = layout.spots[static_cast<std::size_t>(spot)].centre;
    return {double(at.x), double(at.y)};
}

QPointF vector(core::Point by) {
    return {double(by.x), double(by.y)};
}

} // namespace

QPolygonF wayOf(const core::Game& game, const core::Layout& layout, const core::Position& start,
                const core::Position& p, core::Move move) {
    QPolygonF way;
    for (const auto& event : game.story(start, p, move)) {
        if (!event.by) continue;
        if (way.isEmpty()) way << centre(layout, event.from);
        way << way.back() + vector(*event.by);
    }
    return way;
}

void paintWay(QPainter& painter, const Stage& stage, const core::Layout& layout, const QPolygonF& way) {
    const auto& wrap = layout.wrap;
    painter.save();
    painter.setBrush(Qt::NoBrush);
    if (wrap) painter.setClipRect(onScreen(stage, wrapped::band(*wrap)), Qt::IntersectClip);
    for (const int y : {0, -1, 1})
        for (const int x : {0, -1, 1}) {
            if ((x != 0 && (!wrap || !wrap->across)) || (y != 0 && (!wrap || !wrap->down))) continue;
            QPolygonF line;
            for (const auto p : way) {
                const auto there =
                    wrap ? p + QPointF(x * double(wrap->size.width), y * double(wrap->size.height)) : p;
                line << stage.at({static_cast<float>(there.x()), static_cast<float>(there.y())});
            }
            painter.drawPolyline(line);
        }
    painter.restore();
}

std::vector<LineStep> stepsOf(const core::Game& game, const core::Position& start, core::Position p,
                              const std::vector<std::string>& line) {
    std::vector<LineStep> steps;
    const auto moves = core::legalPart(game, p, line);
    for (const auto move : std::span(moves).first(std::min(moves.size(), mostDrawn))) {
        std::optional<core::SpotId> reached; // by the step before of the same move
        for (const auto& event : game.story(start, p, move)) {
            if (!event.by) continue;
            steps.push_back({reached.value_or(event.from), *event.by, game.mover(p)});
            reached = event.to;
        }
        p = game.play(p, move);
    }
    return steps;
}

// Steps are thin, with a dot where each one ends.
void paintLine(QPainter& painter, const Stage& stage, const core::Layout& layout,
               const std::vector<LineStep>& line) {
    for (std::size_t i = 0; i < line.size(); ++i) {
        const auto& step = line[i];
        const auto a = centre(layout, step.from), b = a + vector(step.by);
        auto colour = theme().color(hueOf(step.player));
        colour.setAlphaF(1 -
                         0.65F * static_cast<float>(i) / static_cast<float>(line.size())); // later: fainter
        painter.setPen(QPen(colour, theme().px(3.0), Qt::SolidLine, Qt::RoundCap));
        paintWay(painter, stage, layout, QPolygonF{a, b});
        painter.setPen(QPen(colour, theme().px(9.0), Qt::SolidLine, Qt::RoundCap));
        paintWay(painter, stage, layout, QPolygonF{b, b + QPointF(0.01, 0)});
    }
}
