#include "ui/board/boardview.h"

#include "ui/language.h"
#include "ui/settings.h"
#include "ui/theme.h"

#include <algorithm>
#include <array>
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
        painter.setPen(t.color(Hue::Ink2));
        if (direction == Direction::Left || (direction == Direction::Right && !wrap->down))
            painter.drawText(
                QRectF(disc.center().x() - t.px(44), disc.bottom() + t.px(4), t.px(88), t.px(18)),
                Qt::AlignCenter, tr("turn", "the field round"));
    }
}

// The way of the framed move, where it has one: over a joined edge it leaves through the cells beyond and
// comes in from the others.
void BoardView::paintWay(QPainter& painter, core::Move move, const QColor& colour) {
    QPolygonF way;
    for (const auto& event : m_model.game().story(m_model.start(), m_model.position(), move)) {
        if (!event.by) continue;
        const auto& from = m_model.spot(event.from).centre;
        if (way.isEmpty()) way << QPointF(double(from.x), double(from.y));
        way << way.back() + QPointF(double(event.by->x), double(event.by->y));
    }
    if (way.size() < 2) return;
    painter.setPen(QPen(colour, theme().px(4.0), Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
    paintRepeated(painter, way);
}

// A line in board units, and again beyond joined edges.
void BoardView::paintRepeated(QPainter& painter, const QPolygonF& way) {
    const auto& wrap = m_model.layout().wrap;
    painter.save();
    painter.setBrush(Qt::NoBrush);
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

// The best way on from what has been pointed at, where it is a chain of jumps.
void BoardView::paintBestWay(QPainter& painter) {
    const auto& selection = m_model.selection();
    if (!canPoint() || !m_model.marksShown() || !selection.choosing()) return;
    const auto* best = selection.bestOnward();
    if (best == nullptr || best->verdict.unknown() || best->path.size() < 3) return;
    paintWay(painter, best->move, marks::colour(marks::of(best->verdict, false, false)));
}

// Where a chain of steps that could go on may end: a chip beside the last spot, with what stopping is worth.
BoardView::StopChip BoardView::stopChip() const {
    const auto& selection = m_model.selection();
    if (m_model.empty() || m_model.layout().gesture != core::Gesture::Steps || !canPoint()) return {};
    const auto* stop = selection.trail().size() < 2 ? nullptr : selection.chosen();
    if (stop == nullptr) return {};
    const auto& t = theme();
    StopChip chip;
    if (m_model.marksShown()) chip.mark = m_model.markOf(*stop);
    const double words = QFontMetricsF(t.font(Type::Bold)).horizontalAdvance(tr("Stop here")),
                 gap = t.px(12.0);
    const double mark = chip.mark ? marks::extent(*chip.mark, marks::Size::S, t.scale()).width() + gap : 0;
    const QSizeF size(words + mark + 2 * gap, t.px(36.0));
    const auto place = m_stage.rect(m_model.spot(selection.trail().back()));
    const double near = t.px(12.0);
    const QPointF at = place.center();
    const std::array corners{QPointF(place.right() + near, at.y() - size.height() / 2),
                             QPointF(place.left() - near - size.width(), at.y() - size.height() / 2),
                             QPointF(at.x() - size.width() / 2, place.top() - near - size.height()),
                             QPointF(at.x() - size.width() / 2, place.bottom() + near)};
    const auto* best = std::ranges::min_element(corners, {}, [&](QPointF corner) {
        return covered({corner, size});
    });
    chip.box = {*best, size};
    return chip;
}

// How many places with something on them a box would hide; most where it leaves the board.
int BoardView::covered(const QRectF& box) const {
    if (!QRectF(rect()).contains(box)) return m_model.spots();
    int count = 0;
    for (core::SpotId spot = 0; spot < m_model.spots(); ++spot)
        if (m_model.cell(spot).state != 0 && m_stage.rect(m_model.spot(spot)).intersects(box)) ++count;
    return count;
}

void BoardView::paintStopChip(QPainter& painter) {
    const auto chip = stopChip();
    if (chip.box.isEmpty()) return;
    const auto& t = theme();
    painter.setPen(QPen(t.color(Hue::Ink), t.px(2.0)));
    painter.setBrush(t.color(Hue::Surface));
    painter.drawRoundedRect(chip.box, t.px(10), t.px(10));
    painter.setPen(t.color(Hue::Ink));
    painter.setFont(t.font(Type::Bold));
    const auto inside = chip.box.adjusted(t.px(12), 0, -t.px(12), 0);
    painter.drawText(inside, Qt::AlignVCenter | (chip.mark ? Qt::AlignLeft : Qt::AlignHCenter),
                     tr("Stop here"));
    if (!chip.mark) return;
    const double width = marks::extent(*chip.mark, marks::Size::S, t.scale()).width();
    marks::paint(painter, {inside.right() - width / 2, inside.center().y()}, *chip.mark, marks::Size::S,
                 t.scale());
}
