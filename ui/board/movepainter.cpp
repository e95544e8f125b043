#include "ui/board/movepainter.h"

#include <QCoreApplication>

#include "core/picture/drawing.h"
#include "ui/controls/paint.h"
#include "ui/look/theme.h"
#include "ui/match/words.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <optional>

namespace {

// What is said of the move about to be made, beside the frame round it.
struct MoveLabel {
    QRectF area;  // all of it stays in here
    QRectF frame; // of the move
    // Where pressing began and where it is now; nothing: the move is pointed at in a list.
    std::optional<QPointF> from, to;
    bool turned = false; // upside down

    // In words: beside the frame where there is room, above the name of the piece pressed.
    void paint(QPainter& painter, const QString& text) const;
};

void MoveLabel::paint(QPainter& painter, const QString& text) const {
    const auto& t = theme();
    painter.setFont(t.font(Type::Bold));
    const double width = painter.fontMetrics().horizontalAdvance(text) + t.px(30), height = t.px(30);
    const auto begin = from.value_or(QPointF(-width, 0)), now = to.value_or(frame.center());
    const bool meets = std::abs(now.x() - begin.x()) < width / 2 + t.px(30);
    const double above = frame.top() - height - t.px(meets ? 36 : 12);
    const std::array places{QPointF(now.x() - width / 2, above),
                            QPointF(now.x() - width / 2, frame.bottom() + t.px(8)),
                            QPointF(frame.right() + t.px(8), now.y() - height / 2),
                            QPointF(frame.left() - t.px(8) - width, now.y() - height / 2)};
    QRectF pill;
    for (const auto& place : places) {
        pill = QRectF(place, QSizeF(width, height));
        const bool beside = place.y() == now.y() - height / 2;
        if (!beside)
            pill.moveLeft(std::clamp(pill.left(), area.left(), std::max(area.left(), area.right() - width)));
        if (area.contains(pill)) break;
    }
    painter.save();
    if (turned) paint::turnAbout(painter, pill.center());
    painter.setPen(Qt::NoPen);
    painter.setBrush(t.color(Hue::Ink));
    painter.drawRoundedRect(pill, height / 2, height / 2);
    painter.setPen(t.color(Hue::Paper));
    painter.drawText(pill, Qt::AlignCenter, text);
    painter.restore();
}

// An arrow at the piece pressed first, with its name; `tip` is where it points.
void paintPressed(QPainter& painter, QPointF tip, const QColor& colour) {
    const auto& t = theme();
    painter.setPen(Qt::NoPen);
    painter.setBrush(colour);
    painter.drawPolygon(
        QPolygonF{tip, tip + QPointF(-t.px(9), -t.px(10)), tip + QPointF(t.px(9), -t.px(10))});
    painter.setPen(colour);
    painter.setFont(t.font(Type::Bold));
    painter.drawText(QRectF(tip - QPointF(t.px(100), t.px(32)), QSizeF(t.px(200), t.px(20))), Qt::AlignCenter,
                     QCoreApplication::translate("BoardView", "pressed"));
}

} // namespace

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
    if (!m_picture.told && core::foretold(m_model.game(), m_model.help()))
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
    if ((m_picture.listed && !m_picture.told) || (selection.choosing() && !stops)) paintLabel(frame, *move);
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
