#include "ui/board/movepainter.h"

#include "core/picture/drawing.h"
#include "ui/board/movelabel.h"
#include "ui/controls/paint.h"
#include "ui/look/theme.h"
#include "ui/match/words.h"

#include <algorithm>

void MovePainter::paint() {
    if (m_picture.playable) m_stage.paintMoves(m_painter, core::openWays(m_model, m_stage.px()));
    paintFramed();
}

// The move about to be made, or the one looked at in the list.
void MovePainter::paintFramed() {
    const auto& selection = m_model.selection();
    const bool span = m_model.layout().gesture == core::Gesture::Span && selection.choosing();
    const auto move = m_picture.framed;
    if (!move) return;
    if (core::foretold(m_model.game(), m_model.help()))
        m_stage.paint(m_painter, m_model.game().preview(m_model.start(), m_model.position(), *move));
    m_stage.paintMoves(m_painter, core::wayOf(m_model, *move, m_colour, m_stage.px()));
    const auto trace = core::traceOf(m_model.game(), m_model.start(), m_model.position(), *move);
    const auto shapes =
        core::frames(m_model.layout(), trace, {m_colour, false, m_model.marksShown(), m_stage.px()});
    if (shapes.empty()) return;
    m_stage.paintMoves(m_painter, shapes);
    const auto frame = m_stage.rect(core::boundsOf(shapes.front()));
    if (span && !m_picture.listed) paintBeginning(frame);
    // A chain that may stop here says so on its chip.
    const bool stops = !m_stop.box.isEmpty() && *move == selection.chosen()->move;
    if (m_picture.listed || (selection.choosing() && !stops)) paintLabel(frame, *move);
}

// At the stone pressed first, on the frame's upper edge.
void MovePainter::paintBeginning(const QRectF& frame) {
    const auto& spot = m_model.spot(m_model.selection().trail().front());
    const auto at = m_stage.at(spot.centre);
    const double reach = m_stage.length(double(spot.size.height) / 2 + 8);
    const QPointF tip(at.x(), std::max(frame.top(), at.y() - reach) - theme().px(2));
    m_painter.save();
    if (m_stage.writingTurned()) paint::turnAbout(m_painter, at);
    paintPressed(m_painter, tip, theme().color(m_colour));
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
