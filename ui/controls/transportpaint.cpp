#include "ui/controls/transportpaint.h"

#include <QPainterPath>

#include "ui/controls/paint.h"
#include "ui/look/art.h"
#include "ui/look/theme.h"

#include <algorithm>
#include <cmath>

using core::Player;

namespace transport {

namespace {

constexpr double gap = 2, inset = 16, crest = 17, beside = 24; // between lanes; to the first place; crests

double px(double length) {
    return length * theme().scale();
}

// A disc for the first player and for who has none, a diamond for the second.
void paintPoint(QPainter& p, QPointF at, const Point& point, double radius, bool hollow, const QColor& pale) {
    const auto own = pale.isValid() ? pale : theme().color(point.mover ? hueOf(*point.mover) : Hue::Ink);
    p.setPen(QPen(own, px(1.6), Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
    p.setBrush(hollow ? theme().color(Hue::Surface) : own);
    if (point.mover != Player::Second) return p.drawEllipse(at, px(radius), px(radius));
    const double d = px(radius * 1.22);
    p.drawPolygon(
        QPolygonF{{at + QPointF(0, -d), at + QPointF(d, 0), at + QPointF(0, d), at + QPointF(-d, 0)}});
}

void paintRing(QPainter& p, QPointF at, double radius) {
    p.setPen(QPen(theme().color(Hue::Loss), px(2.6)));
    p.setBrush(theme().color(Hue::Surface));
    p.drawEllipse(at, px(radius), px(radius));
}

void paintTwig(QPainter& p, QPointF root, QPointF tip) {
    p.setPen(QPen(theme().color(Hue::Line2), px(2), Qt::SolidLine, Qt::RoundCap));
    p.drawLine(root, tip);
    p.setBrush(theme().color(Hue::Surface));
    p.drawEllipse(tip, px(3.5), px(3.5));
}

QPen travelled(Mode mode) {
    QPen pen(ink(mode), px(3), Qt::SolidLine, Qt::FlatCap);
    if (mode == Mode::BestPlay) pen.setDashPattern({7.0 / 3, 2});
    if (mode == Mode::Loop) pen.setDashPattern({2.5 / 3, 4.0 / 3});
    return pen;
}

} // namespace

QColor ink(Mode mode) {
    return theme().color(mode == Mode::BestPlay ? Hue::Win : mode == Mode::Loop ? Hue::DrawLine : Hue::Ink);
}

Axis axis(const Line& line, const QRectF& track) {
    return {line, track.left(), track.right(), false};
}

QPointF tip(const Line& line, const Branch& branch, const QRectF& track) {
    const auto axis = transport::axis(line, track);
    return {axis.x(branch.at) + std::min(0.6 * axis.step(), px(14)),
            track.center().y() - std::min(px(14), track.height() * 0.3)};
}

void paintTrack(QPainter& p, const Line& line, const QRectF& track) {
    p.setRenderHint(QPainter::Antialiasing);
    const auto axis = transport::axis(line, track);
    const double y = track.center().y(), now = axis.x(line.at);
    p.setPen(QPen(theme().color(Hue::Line), px(3), Qt::SolidLine, Qt::RoundCap));
    p.drawLine(QPointF(track.left(), y), QPointF(track.right(), y));
    p.setPen(travelled(line.mode));
    p.drawLine(QPointF(track.left(), y), QPointF(now, y));
    if (line.mode == Mode::Loop && line.last() > 0) { // the ends are joined
        const double end = axis.x(line.last());
        QPainterPath arc(QPointF(track.left(), y - px(6)));
        arc.cubicTo(QPointF(track.left() + (end - track.left()) * 0.12, y - px(22)),
                    QPointF(end - (end - track.left()) * 0.12, y - px(22)), QPointF(end, y - px(6)));
        p.setBrush(Qt::NoBrush);
        auto pen = travelled(line.mode);
        pen.setWidthF(px(1.8));
        p.setPen(pen);
        p.drawPath(arc);
    }
    for (const auto& branch : line.branches) paintTwig(p, {axis.x(branch.at), y}, tip(line, branch, track));
    const bool played = line.mode != Mode::BestPlay && line.mode != Mode::Loop;
    for (int place = 0; place <= line.last(); ++place) {
        const auto& point = line.points[static_cast<std::size_t>(place)];
        const QPointF at(axis.x(place), y);
        if (point.turning) paintRing(p, at, 8.5);
        if (place == 0)
            paintPoint(p, at, {}, 4, true, {});
        else if (point.turning || line.pointed())
            paintPoint(p, at, point, 4.2, !played || place > line.at, {});
    }
    p.setPen(QPen(ink(line.mode), px(3)));
    p.setBrush(theme().color(Hue::Surface));
    p.drawEllipse(QPointF(now, y), px(10), px(10));
    p.setPen(Qt::NoPen);
    p.setBrush(ink(line.mode));
    p.drawEllipse(QPointF(now, y), px(4), px(4));
}

Axis axis(const Line& line, const Lanes& lanes) {
    return {line, lanes.area.left() + px(inset), lanes.area.right() - px(inset), true};
}

namespace {

// What has no height stands in the middle of all lanes.
QPointF place(const Line& line, const Lanes& lanes, const Axis& axis, int at) {
    const auto& point = line.points[static_cast<std::size_t>(at)];
    const double up = point.half ? 0 : depth(line, point.height.value_or(0));
    return {axis.x(at), lanes.area.center().y() - up * lanes.area.height() / 2};
}

QRectF upperLane(const Line& line, const QRectF& area) {
    const double tall =
        line.draws ? area.height() * (1 - drawLane) / 2 - px(gap) : (area.height() - px(gap)) / 2;
    return {area.left(), area.top(), area.width(), tall};
}

QRectF lowerLane(const Line& line, const QRectF& area) {
    const auto upper = upperLane(line, area);
    return {area.left(), area.bottom() - upper.height(), area.width(), upper.height()};
}

void paintCaption(QPainter& p, Player who, const QString& name, const QRectF& lane) {
    const auto colour = theme().color(hueOf(who));
    const double left = px(20), side = px(crest);
    p.drawPixmap(QPointF(left, lane.center().y() - side / 2),
                 art::crest(who, true, side, p.device()->devicePixelRatioF(), colour));
    p.setFont(theme().font(Type::Bold));
    p.setPen(colour);
    const QRectF box(left + px(beside), lane.top(), lane.left() - px(8) - left - px(beside), lane.height());
    p.drawText(box, Qt::AlignVCenter | Qt::AlignLeft | Qt::TextDontClip,
               p.fontMetrics().elidedText(name, Qt::ElideMiddle, qRound(box.width()) + 1));
}

void paintLanes(QPainter& p, const Line& line, const Lanes& lanes, const Axis& axis) {
    const auto& t = theme();
    auto area = lanes.area;
    const double rounding = px(4);
    const auto upper = upperLane(line, area), lower = lowerLane(line, area);
    if (axis.halves() > 0) {
        const bool whole = axis.border() >= area.right() - px(inset) - 1;
        QRectF half(area.left(), area.top(), (whole ? area.right() : axis.border()) - area.left(),
                    area.height());
        const double cut = area.height() * (1 - halfLane) / 2;
        paint::box(p, half.adjusted(0, cut, 0, -cut), rounding, t.color(Hue::Sunk));
        p.setFont(t.font(Type::Body));
        p.setPen(t.color(Hue::Ink2));
        p.drawText(QRectF(half.left() - px(8), half.top(), half.width() + px(16), cut), Qt::AlignCenter,
                   lanes.half);
        area.setLeft(half.right() + px(4));
        if (whole) return;
    }
    for (const auto* lane : {&upper, &lower})
        paint::box(p, {area.left(), lane->top(), area.width(), lane->height()}, rounding,
                   t.color(lane == &upper ? Hue::FirstWash : Hue::SecondWash));
    if (!line.draws) return;
    const QRectF even(area.left(), upper.bottom() + px(gap), area.width(),
                      lower.top() - upper.bottom() - 2 * px(gap));
    paint::box(p, even, px(2), t.color(Hue::Sunk));
    p.setFont(t.font(Type::Body));
    p.setPen(t.color(Hue::Ink2));
    p.drawText(QRectF(px(20) + px(beside), even.center().y() - px(11), lanes.area.left(), px(22)),
               Qt::AlignVCenter | Qt::AlignLeft, lanes.even);
}

// A number below every so many places, those of turning points in bold.
void paintNumbers(QPainter& p, const Line& line, const Lanes& lanes, const Axis& axis) {
    const double bottom = lanes.area.bottom(), room = px(24);
    auto font = theme().font(Type::Tick);
    double free = -room;
    for (int at = 0; at <= axis.span(); ++at) {
        const double x = axis.x(at);
        const bool turning = at <= line.last() && line.points[static_cast<std::size_t>(at)].turning;
        const bool strong = turning || at == line.at;
        if (x < free || (at != line.at && std::abs(axis.x(line.at) - x) < room)) continue;
        free = x + room;
        p.setPen(QPen(theme().color(Hue::Line2), 1));
        p.drawLine(QPointF(x, bottom + 1), QPointF(x, bottom + px(4)));
        font.setBold(strong);
        p.setFont(font);
        p.setPen(theme().color(strong ? Hue::Ink : Hue::Ink2));
        p.drawText(QRectF(x - px(20), bottom + px(3), px(40), px(16)), Qt::AlignCenter, QString::number(at));
    }
}

void paintBetter(QPainter& p, const Line& line, const Lanes& lanes, const Axis& axis) {
    if (line.better.empty()) return;
    auto other = line;
    other.points.resize(static_cast<std::size_t>(line.betterFrom) + 1);
    other.points.insert(other.points.end(), line.better.begin(), line.better.end());
    QPen pen(theme().color(Hue::Win), px(2.4), Qt::SolidLine, Qt::FlatCap);
    pen.setDashPattern({2.5, 2});
    for (int at = line.betterFrom; at < other.last(); ++at) {
        p.setPen(pen);
        p.drawLine(place(other, lanes, axis, at), place(other, lanes, axis, at + 1));
    }
    for (int at = line.betterFrom + 1; at <= other.last(); ++at)
        paintPoint(p, place(other, lanes, axis, at), other.points[static_cast<std::size_t>(at)], 4.4, true,
                   {});
}

} // namespace

double captionWidth(const Line& line, const Lanes& lanes) {
    const QFontMetricsF strong(theme().font(Type::Bold)), plain(theme().font(Type::Body));
    double widest =
        std::max(strong.horizontalAdvance(lanes.names[0]), strong.horizontalAdvance(lanes.names[1]));
    if (line.draws) widest = std::max(widest, plain.horizontalAdvance(lanes.even));
    return px(20) + px(beside) + std::clamp(widest, px(52), px(130)) + px(8);
}

QPointF tip(const Line& line, const Branch& branch, const Lanes& lanes) {
    const auto axis = transport::axis(line, lanes);
    const auto root = place(line, lanes, axis, branch.at);
    const double down = root.y() < lanes.area.center().y() ? px(14) : -px(14);
    return root + QPointF(std::min(0.6 * axis.step(), px(14)), down);
}

void paintCurve(QPainter& p, const Line& line, const Lanes& lanes) {
    p.setRenderHint(QPainter::Antialiasing);
    const auto axis = transport::axis(line, lanes);
    paintCaption(p, Player::First, lanes.names[0], upperLane(line, lanes.area));
    paintCaption(p, Player::Second, lanes.names[1], lowerLane(line, lanes.area));
    paintLanes(p, line, lanes, axis);
    paintNumbers(p, line, lanes, axis);
    const auto point = [&](int at) -> const Point& { return line.points[static_cast<std::size_t>(at)]; };
    for (int at = 0; at < line.last(); ++at) {
        const auto &from = point(at), &to = point(at + 1);
        if ((!from.height && !from.half) || (!to.height && !to.half)) continue; // a gap
        QPen pen(theme().color(at >= line.at ? Hue::Ink3
                               : to.half     ? Hue::Ink2
                                             : Hue::Ink),
                 px(2), Qt::SolidLine, Qt::RoundCap);
        if (from.half != to.half) pen.setDashPattern({1.5, 1.5});
        p.setPen(pen);
        p.drawLine(place(line, lanes, axis, at), place(line, lanes, axis, at + 1));
    }
    QPen cursor(theme().color(Hue::Ink), px(1.8), Qt::SolidLine, Qt::FlatCap);
    cursor.setDashPattern({1.67, 1.67});
    p.setPen(cursor);
    const double now = axis.x(line.at);
    p.drawLine(QPointF(now, lanes.area.top() - px(4)), QPointF(now, lanes.area.bottom() + px(4)));
    paintBetter(p, line, lanes, axis);
    for (const auto& branch : line.branches)
        paintTwig(p, place(line, lanes, axis, branch.at), tip(line, branch, lanes));
    for (int at = 0; at <= line.last(); ++at) {
        const auto where = place(line, lanes, axis, at);
        if (point(at).turning) paintRing(p, where, line.pointed() ? lanes.point + 5.5 : lanes.point + 3);
        if (!point(at).turning && !line.pointed() && at != line.at) continue;
        const auto pale = at > line.at ? theme().color(Hue::Ink3) : QColor();
        paintPoint(p, where, point(at), point(at).half ? 2.6 : lanes.point,
                   !point(at).height && !point(at).half, pale);
    }
}

} // namespace transport
