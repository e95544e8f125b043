#include "ui/board/boardview.h"

#include "ui/language.h"
#include "ui/settings.h"
#include "ui/theme.h"

#include <cmath>
#include <utility>

// How BoardView shows and turns a field whose edges are joined.
namespace {

QRectF onScreen(const Stage& stage, const QRectF& area) {
    const auto at = [&](QPointF p) {
        return stage.at({static_cast<float>(p.x()), static_cast<float>(p.y())});
    };
    return {at(area.topLeft()), at(area.bottomRight())};
}

QPointF whole(QPointF p) {
    return {std::round(p.x()), std::round(p.y())};
}

} // namespace

// The field is gripped on a disc, on ground beside it, or on a cell with nothing to point at.
bool BoardView::startTurning(QPointF at, core::SpotId spot) {
    const auto& wrap = m_model.layout().wrap;
    if (!wrap || (!wrap->across && !wrap->down)) return false;
    for (const auto direction : {Direction::Left, Direction::Right, Direction::Up, Direction::Down}) {
        if (!turnDisc(direction).contains(at)) continue;
        turnBy((direction == Direction::Right) - (direction == Direction::Left),
               (direction == Direction::Down) - (direction == Direction::Up));
        return true;
    }
    if (spot >= 0 && m_model.cell(spot).state != 0) return false;
    if (!m_model.selection().trail().empty()) return false;
    m_turning.stop();
    m_grip = Turning{at, m_model.turn(), spot};
    setCursor(Qt::ClosedHandCursor);
    return true;
}

void BoardView::turnByDragging(QPointF at) {
    const auto& wrap = *m_model.layout().wrap;
    const auto by = at - m_grip->from;
    turnTo(m_grip->turn + QPointF(wrap.across ? by.x() / m_stage.length(double(wrap.cell.width)) : 0,
                                  wrap.down ? by.y() / m_stage.length(double(wrap.cell.height)) : 0));
}

// A field gripped and let go where it was has been clicked.
void BoardView::endTurning() {
    const auto grip = *std::exchange(m_grip, {});
    setCursor(Qt::ArrowCursor);
    if (m_model.turn() == grip.turn && grip.spot >= 0) return click(grip.spot);
    turnBy(0, 0);
}

void BoardView::turnTo(QPointF cells) {
    if (m_model.empty()) return;
    m_model.setTurn(cells);
    m_ground = {};
    update();
}

// Snaps to whole cells.
void BoardView::turnBy(int right, int down) {
    const auto& wrap = m_model.layout().wrap;
    if (!wrap) return;
    const bool moving = m_turning.state() == QAbstractAnimation::Running;
    const auto from = moving ? m_turning.endValue().toPointF() : m_model.turn();
    const auto to = whole(from + QPointF(wrap->across ? right : 0, wrap->down ? down : 0));
    m_turning.stop();
    if (settings::reduceMotion()) return turnTo(to);
    m_turning.setStartValue(m_model.turn());
    m_turning.setEndValue(to);
    m_turning.start();
}

// Where the disc that turns the field that way lies; empty: there is none.
QRectF BoardView::turnDisc(Direction direction) const {
    const auto& wrap = m_model.layout().wrap;
    const bool sideways = direction == Direction::Left || direction == Direction::Right;
    if (!wrap || (sideways ? !wrap->across : !wrap->down)) return {};
    const auto board =
        onScreen(m_stage, {0, 0, double(m_model.layout().size.width), double(m_model.layout().size.height)});
    const double half = theme().px(20.0), inset = m_stage.length(46), aside = theme().px(54.0);
    QPointF centre = board.center();
    if (direction == Direction::Left) centre.setX(board.left() + inset);
    if (direction == Direction::Right) centre.setX(board.right() - inset);
    if (direction == Direction::Up) centre = {board.right() - inset, centre.y() - aside};
    if (direction == Direction::Down) centre = {board.right() - inset, centre.y() + aside};
    return {centre - QPointF(half, half), centre + QPointF(half, half)};
}

// The edges that are joined, their word, and the discs.
void BoardView::paintSeam(QPainter& painter) {
    const auto& wrap = m_model.layout().wrap;
    if (!wrap || (!wrap->across && !wrap->down)) return;
    const auto& t = theme();
    const auto field = onScreen(m_stage, wrapped::field(*wrap));
    const auto band = onScreen(m_stage, wrapped::band(*wrap));
    QPen dashes(t.color(Hue::Ink), t.px(2.0), Qt::CustomDashLine, Qt::FlatCap);
    dashes.setDashPattern({5, 4});
    painter.setPen(dashes);
    if (wrap->across)
        for (const double x : {field.left(), field.right()})
            painter.drawLine(QLineF(x, band.top() - t.px(4), x, band.bottom() + t.px(4)));
    if (wrap->down)
        for (const double y : {field.top(), field.bottom()})
            painter.drawLine(QLineF(band.left() - t.px(4), y, band.right() + t.px(4), y));
    painter.setFont(t.font(Type::Note));
    painter.setPen(t.color(Hue::Ink2));
    const double below = band.bottom() + t.px(16);
    if (wrap->across)
        for (const double x : {field.left(), field.right()})
            painter.drawText(QRectF(x - t.px(60), below, t.px(120), t.px(18)), Qt::AlignCenter, tr("seam"));
    for (const auto direction : {Direction::Left, Direction::Right, Direction::Up, Direction::Down}) {
        const auto disc = turnDisc(direction);
        if (disc.isEmpty()) continue;
        painter.setPen(QPen(t.color(Hue::Line2), 1));
        painter.setBrush(t.color(Hue::Surface));
        painter.drawEllipse(disc);
        painter.setPen(QPen(t.color(Hue::Ink), t.px(2.5), Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
        painter.save();
        painter.translate(disc.center());
        painter.rotate(direction == Direction::Left   ? 180
                       : direction == Direction::Up   ? -90
                       : direction == Direction::Down ? 90
                                                      : 0);
        const double d = t.px(5.0);
        painter.drawPolyline(QPolygonF{{-d / 2, -d}, {d / 2, 0}, {-d / 2, d}});
        painter.restore();
    }
}

// The way of the framed move, where it has one: over a joined edge it leaves through the cells beyond and
// comes in from the others.
void BoardView::paintWay(QPainter& painter, core::Move move) {
    QPolygonF way;
    for (const auto& event : m_model.game().story(m_model.start(), m_model.position(), move)) {
        if (!event.by) continue;
        const auto& from = m_model.spot(event.from).centre;
        if (way.isEmpty()) way << QPointF(double(from.x), double(from.y));
        way << way.back() + QPointF(double(event.by->x), double(event.by->y));
    }
    const auto& wrap = m_model.layout().wrap;
    if (way.size() < 2) return;
    painter.save();
    painter.setBrush(Qt::NoBrush);
    painter.setPen(QPen(moverColour(), theme().px(4.0), Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
    if (wrap) painter.setClipRect(onScreen(m_stage, wrapped::band(*wrap)), Qt::IntersectClip);
    for (const int y : {0, -1, 1})
        for (const int x : {0, -1, 1}) {
            if ((x != 0 && (!wrap || !wrap->across)) || (y != 0 && (!wrap || !wrap->down))) continue;
            QPolygonF line;
            for (const auto p : way) {
                const auto there =
                    wrap ? p + QPointF(x * double(wrap->size.width), y * double(wrap->size.height)) : p;
                line << m_stage.at({static_cast<float>(there.x()), static_cast<float>(there.y())});
            }
            painter.drawPolyline(line);
        }
    painter.restore();
}

// Where a chain of steps that could go on may end: a chip under the last spot.
QRectF BoardView::stopChip() const {
    const auto& selection = m_model.selection();
    if (m_model.empty() || m_model.layout().gesture != core::Gesture::Steps || !canPoint()) return {};
    if (selection.trail().size() < 2 || selection.chosen() == nullptr) return {};
    const auto& t = theme();
    const QFontMetricsF metrics(t.font(Type::Bold));
    const double width = metrics.horizontalAdvance(tr("Stop here")) + t.px(24), height = t.px(30.0);
    const auto place = m_stage.rect(m_model.spot(selection.trail().back()));
    return {place.center().x() - width / 2, place.bottom() + t.px(4), width, height};
}

void BoardView::paintStopChip(QPainter& painter) {
    const auto chip = stopChip();
    if (chip.isEmpty()) return;
    const auto& t = theme();
    painter.setPen(QPen(t.color(Hue::Surface), t.px(2.0)));
    painter.setBrush(t.color(Hue::Ink));
    painter.drawRoundedRect(chip, chip.height() / 2, chip.height() / 2);
    painter.setPen(t.color(Hue::Paper));
    painter.setFont(t.font(Type::Bold));
    painter.drawText(chip, Qt::AlignCenter, tr("Stop here"));
}
