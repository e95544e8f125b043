#include "ui/board/movepainter.h"

#include "ui/board/movelabel.h"
#include "ui/controls/paint.h"
#include "ui/look/marks.h"
#include "ui/look/theme.h"
#include "ui/match/words.h"

#include <algorithm>

QColor MovePainter::colourOf(const BoardModel& model) {
    return theme().color(hueOf(model.game().mover(model.position())));
}

void MovePainter::paint() {
    paintOpenWays();
    paintBestWay();
    paintFramed();
}

// Where the chosen piece can go step by step: every way that is still possible, each part of it once.
void MovePainter::paintOpenWays() {
    if (!m_picture.playable || m_model.layout().gesture != core::Gesture::Steps) return;
    std::vector<QPolygonF> parts;
    for (const auto move : m_model.selection().open()) {
        const auto way = wayOf(m_model.game(), m_model.layout(), m_model.start(), m_model.position(), move);
        for (qsizetype i = 1; i < way.size(); ++i) {
            const QPolygonF part{way[i - 1], way[i]};
            if (std::ranges::find(parts, part) == parts.end()) parts.push_back(part);
        }
    }
    auto colour = m_colour;
    colour.setAlphaF(0.45F);
    m_painter.setPen(QPen(colour, theme().px(2.5), Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
    for (const auto& part : parts) paintWay(m_painter, m_stage, m_model.layout(), part);
}

// The best way on from what has been pointed at, where it is a chain of jumps.
void MovePainter::paintBestWay() {
    const auto& selection = m_model.selection();
    if (!m_picture.playable || !m_model.marksShown() || !selection.choosing()) return;
    const auto* best = selection.bestOnward();
    if (best == nullptr || best->verdict.unknown() || best->path.size() < 3) return;
    paintWayOf(best->move, marks::colour(marks::of(best->verdict, false, false)));
}

// The move about to be made, or the one looked at in the list.
void MovePainter::paintFramed() {
    const auto& selection = m_model.selection();
    const bool span = m_model.layout().gesture == core::Gesture::Span && selection.choosing();
    const auto move = m_picture.framed;
    if (!move) return;
    if (words::foretold(m_model.game(), m_model.help()))
        m_stage.paint(m_painter, m_model.game().preview(m_model.start(), m_model.position(), *move));
    paintWayOf(*move, m_colour);
    const auto trace = traceOf(m_model.game(), m_model.start(), m_model.position(), *move);
    const auto paths = frames(m_stage, m_model.layout(), trace, m_model.marksShown());
    if (paths.empty()) return;
    paintFrames(m_painter, paths, trace, m_colour, false);
    const auto frame = paths.front().boundingRect();
    if (span && !m_picture.listed) paintBeginning(frame);
    // A chain that may stop here says so on its chip.
    const bool stops = !m_stop.box.isEmpty() && *move == selection.chosen()->move;
    if (m_picture.listed || (selection.choosing() && !stops)) paintLabel(frame, *move);
}

// The way of a move, where it has one.
void MovePainter::paintWayOf(core::Move move, const QColor& colour) {
    const auto way = wayOf(m_model.game(), m_model.layout(), m_model.start(), m_model.position(), move);
    if (way.size() < 2) return;
    m_painter.setPen(QPen(colour, theme().px(4.0), Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
    paintWay(m_painter, m_stage, m_model.layout(), way);
}

// At the stone pressed first, on the frame's upper edge.
void MovePainter::paintBeginning(const QRectF& frame) {
    const auto& spot = m_model.spot(m_model.selection().trail().front());
    const auto at = m_stage.at(spot.centre);
    const double reach = m_stage.length(double(spot.size.height) / 2 + 8);
    const QPointF tip(at.x(), std::max(frame.top(), at.y() - reach) - theme().px(2));
    m_painter.save();
    if (m_stage.writingTurned()) paint::turnAbout(m_painter, at);
    paintPressed(m_painter, tip, m_colour);
    m_painter.restore();
}

// What the framed move does, in words.
void MovePainter::paintLabel(const QRectF& frame, core::Move move) {
    MoveLabel label{m_room, frame, {}, {}, m_stage.writingTurned()};
    const auto& trail = m_model.selection().trail();
    if (!m_picture.listed && !trail.empty()) {
        label.from = m_stage.at(m_model.spot(trail.front()).centre);
        label.to = m_stage.at(m_model.spot(trail.back()).centre);
    }
    label.paint(m_painter,
                words::move(m_model.game(), m_model.start(), m_model.position(), move, m_model.help()));
}
