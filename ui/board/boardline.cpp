#include "ui/board/boardview.h"

#include "core/play/match.h"
#include "ui/theme.h"

// How BoardView draws a line of play: where each piece goes, in its player's colour.

// Stops at a move that is not legal any more: the rest lies behind the end of a half.
void BoardView::showLine(const std::vector<std::string>& line) {
    m_line.clear();
    update();
    if (m_model.empty()) return;
    const auto& game = m_model.game();
    auto p = m_model.position();
    for (const auto move : core::legalPart(game, p, line)) {
        std::optional<core::SpotId> reached; // by the step before of the same move
        for (const auto& event : game.story(m_model.start(), p, move)) {
            if (!event.by) continue;
            m_line.push_back({reached.value_or(event.from), *event.by, game.mover(p)});
            reached = event.to;
        }
        p = game.play(p, move);
    }
}

// Steps are thin, with a dot where each one ends.
void BoardView::paintLine(QPainter& painter) {
    for (const auto& step : m_line) {
        const auto from = m_model.spot(step.from).centre;
        const QPointF a(double(from.x), double(from.y)),
            b = a + QPointF(double(step.by.x), double(step.by.y));
        auto colour = theme().color(hueOf(step.player));
        painter.setPen(QPen(colour, theme().px(3.0), Qt::SolidLine, Qt::RoundCap));
        paintRepeated(painter, QPolygonF{a, b});
        painter.setPen(QPen(colour, theme().px(9.0), Qt::SolidLine, Qt::RoundCap));
        paintRepeated(painter, QPolygonF{b, b + QPointF(0.01, 0)});
    }
}
