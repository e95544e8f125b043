#include "ui/board/boardview.h"

#include <QPaintEvent>

#include "ui/art.h"
#include "ui/language.h"
#include "ui/theme.h"

#include <algorithm>
#include <array>
#include <cmath>

// How BoardView paints itself, from the ground up.

void BoardView::refit() {
    if (!m_model.empty()) {
        m_stage.fit(m_model.layout().size, size());
        m_stage.setWrap(m_model.layout().wrap);
    }
    m_ground = {};
    update();
}

void BoardView::resizeEvent(QResizeEvent*) {
    refit();
}

void BoardView::changeEvent(QEvent* event) {
    if (event->type() == QEvent::LanguageChange) refit();
    QWidget::changeEvent(event);
}

QColor BoardView::moverColour() const {
    return theme().color(hueOf(m_model.game().mover(m_model.position())));
}

// Inside the edge.
QRectF BoardView::inner() const {
    const int thin = theme().px(3), thick = theme().px(10);
    const auto width = [&](core::Player side) { return m_lit == side ? thick : thin; };
    const int first = width(core::Player::First), second = width(core::Player::Second);
    const QRectF all(rect());
    switch (m_model.layout().first) {
    case core::Layout::Side::Above:
        return all.adjusted(thin, first, -thin, -second);
    case core::Layout::Side::Below:
        return all.adjusted(thin, second, -thin, -first);
    case core::Layout::Side::Left:
        break;
    }
    return all.adjusted(first, thin, -second, -thin);
}

void BoardView::paintEvent(QPaintEvent*) {
    if (m_model.empty()) return;
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    QPainterPath clip; // its jagged edge lies under the painted one
    clip.addRoundedRect(QRectF(rect()).adjusted(1, 1, -1, -1), theme().px(13), theme().px(13));
    painter.setClipPath(clip);
    paintGround(painter);
    paintNames(painter);
    if (m_motion) {
        paintMotion(painter, m_clock.currentValue().toDouble());
    } else {
        paintScene(painter);
    }
    painter.setClipping(false);
    paintEdge(painter);
}

void BoardView::paintGround(QPainter& painter) {
    const auto ratio = devicePixelRatioF();
    if (m_ground.isNull() || m_ground.devicePixelRatio() != ratio) {
        m_ground = QPixmap((QSizeF(size()) * ratio).toSize());
        m_ground.setDevicePixelRatio(ratio);
        m_ground.fill(theme().color(Hue::Surface));
        QPainter ground(&m_ground);
        ground.setRenderHint(QPainter::Antialiasing);
        m_stage.paintGround(ground, m_model.layout());
    }
    painter.drawPixmap(0, 0, m_ground);
}

// The mover's crest is filled.
void BoardView::paintNames(QPainter& painter) {
    const auto& t = theme();
    for (const auto player : {core::Player::First, core::Player::Second}) {
        const auto seat = static_cast<std::size_t>(player);
        const auto place = m_model.layout().names[seat];
        if (!place || m_names[seat].isEmpty()) continue;
        const auto at = m_stage.at(*place);
        const double side = t.px(22);
        const bool filled = m_lit == player;
        painter.drawPixmap(at - QPointF(0, side / 2),
                           art::crest(player, filled, side, devicePixelRatioF(), t.color(hueOf(player)),
                                      t.color(washOf(player))));
        painter.setFont(t.font(Type::Bold));
        painter.setPen(t.color(hueOf(player)));
        const QRectF room(at.x() + side + t.px(6), at.y() - side, m_stage.length(70), 2 * side);
        painter.drawText(
            room, Qt::AlignVCenter,
            painter.fontMetrics().elidedText(m_names[seat], Qt::ElideRight, static_cast<int>(room.width())));
    }
}

void BoardView::paintScene(QPainter& painter) {
    const auto& scene = m_model.scene();
    if (m_last)
        paintFrames(painter, frames(m_stage, m_model.layout(), m_last->trace, false), m_last->trace,
                    theme().color(hueOf(m_last->player)), true);
    m_stage.paint(painter, scene.below);
    paintStates(painter);
    for (const auto& token : scene.tokens) {
        const bool raised = canPoint() && token.spot == current() &&
                            (m_model.cell(token.spot).state & BoardModel::Target) != 0;
        m_stage.paint(painter, m_model.game().kind().id, m_model.spot(token.spot), token,
                      {{0, raised ? -2.0 : 0.0}, 1});
    }
    m_stage.paint(painter, scene.above);
    paintSeam(painter);
    paintFocus(painter);
    paintLine(painter);
    paintBestWay(painter);
    paintFramed(painter);
    paintArrows(painter);
    paintMarks(painter);
    paintStopChip(painter);
}

void BoardView::paintMotion(QPainter& painter, double time) {
    if (const auto picture = m_motion->picture(time)) {
        m_stage.paint(painter, picture->below);
        for (const auto& token : picture->tokens)
            m_stage.paint(painter, m_model.game().kind().id, m_model.spot(token.spot), token);
        m_stage.paint(painter, picture->above);
        return;
    }
    const auto& before = m_motion->before();
    const double change = m_motion->change(time);
    m_stage.crossFade(painter, before.below, m_motion->after().below, change);
    for (const auto& token : before.tokens)
        m_stage.paint(painter, m_model.game().kind().id, m_model.spot(token.spot), token,
                      m_motion->pose(token.spot, time));
    for (const auto& token : m_motion->after().tokens)
        if (std::ranges::find(m_motion->appearing(), token.spot) != m_motion->appearing().end())
            m_stage.paint(painter, m_model.game().kind().id, m_model.spot(token.spot), token,
                          m_motion->pose(token.spot, time));
    m_stage.crossFade(painter, before.above, m_motion->after().above, change);
    paintSeam(painter);
    if (!m_motion->turning().empty()) paintTurning(painter, time);
}

// Paints the turning spots once more, narrowed, over their ground; their other side in the second half.
void BoardView::paintTurning(QPainter& painter, double time) {
    const auto& scene = m_motion->turned(time) ? m_motion->after() : m_motion->before();
    for (const auto spot : m_motion->turning()) {
        const auto place = m_stage.rect(m_model.spot(spot)).adjusted(-3, -3, 3, 3);
        painter.save();
        painter.setClipRect(place, Qt::IntersectClip);
        paintGround(painter);
        painter.translate(place.center());
        painter.scale(std::max(0.01, m_motion->turn(time)), 1);
        painter.translate(-place.center());
        painter.setClipRect(place, Qt::IntersectClip);
        m_stage.paint(painter, scene.below);
        m_stage.paint(painter, scene.above);
        painter.restore();
    }
}

// What lies under the pieces: the spot pointed at, the spots chosen.
void BoardView::paintStates(QPainter& painter) {
    const auto& layout = m_model.layout();
    if (!canPoint()) return;
    const auto colour = moverColour();
    const auto ring = [&](core::SpotId spot, double width, float wash) {
        auto fill = colour;
        fill.setAlphaF(wash);
        painter.setBrush(fill);
        painter.setPen(QPen(colour, width * theme().scale()));
        painter.drawPath(m_stage.around(m_model.spot(spot), theme().px(3)));
    };
    if (layout.gesture == core::Gesture::Steps)
        if (const auto& trail = m_model.selection().trail(); !trail.empty()) ring(trail.back(), 4.5, 0);
    const auto spot = current();
    const bool target = spot >= 0 && (m_model.cell(spot).state & BoardModel::Target) != 0;
    if (target && !framedMove()) ring(spot, 2.5, 0.14F);
}

// The move about to be made, or the one looked at in the list.
void BoardView::paintFramed(QPainter& painter) {
    const auto& selection = m_model.selection();
    const bool span = m_model.layout().gesture == core::Gesture::Span && selection.choosing();
    const auto move = framedMove();
    if (!move) return;
    m_stage.paint(painter, m_model.game().preview(m_model.start(), m_model.position(), *move));
    paintWay(painter, *move, moverColour());
    const auto trace = traceOf(m_model.game(), m_model.start(), m_model.position(), *move);
    const auto paths = frames(m_stage, m_model.layout(), trace, m_model.marksShown());
    if (paths.empty()) return;
    paintFrames(painter, paths, trace, moverColour(), false);
    const auto frame = paths.front().boundingRect();
    if (span && !m_highlight) paintPressed(painter, frame);
    // A chain that may stop here says so on its chip.
    const bool stops = !stopChip().box.isEmpty() && *move == selection.chosen()->move;
    if (m_highlight || (selection.choosing() && !stops)) paintLabel(painter, frame, *move);
}

// An arrow at the stone pressed first, on the frame's upper edge.
void BoardView::paintPressed(QPainter& painter, const QRectF& frame) {
    const auto& spot = m_model.spot(m_model.selection().trail().front());
    const auto& t = theme();
    const auto at = m_stage.at(spot.centre);
    const double reach = m_stage.length(double(spot.size.height) / 2 + 8);
    const QPointF tip(at.x(), std::max(frame.top(), at.y() - reach) - t.px(2));
    painter.setPen(Qt::NoPen);
    painter.setBrush(moverColour());
    painter.drawPolygon(
        QPolygonF{tip, tip + QPointF(-t.px(9), -t.px(10)), tip + QPointF(t.px(9), -t.px(10))});
    painter.setPen(moverColour());
    painter.setFont(t.font(Type::Bold));
    painter.drawText(QRectF(tip - QPointF(t.px(100), t.px(32)), QSizeF(t.px(200), t.px(20))), Qt::AlignCenter,
                     tr("pressed"));
}

// What the framed move does, in words: beside the frame where there is room, above the pressed stone's name.
void BoardView::paintLabel(QPainter& painter, const QRectF& frame, core::Move move) {
    const auto& t = theme();
    const auto text = language::spoken(m_model.game().phrase(m_model.position(), move));
    painter.setFont(t.font(Type::Bold));
    const double width = painter.fontMetrics().horizontalAdvance(text) + t.px(30), height = t.px(30);
    const auto& trail = m_model.selection().trail();
    const bool pressed = !m_highlight && !trail.empty();
    const auto from = pressed ? m_stage.at(m_model.spot(trail.front()).centre) : QPointF(-width, 0);
    const auto to = pressed ? m_stage.at(m_model.spot(trail.back()).centre) : frame.center();
    const bool meets = std::abs(to.x() - from.x()) < width / 2 + t.px(30);
    const double above = frame.top() - height - t.px(meets ? 36 : 12);
    const std::array places{QPointF(to.x() - width / 2, above),
                            QPointF(to.x() - width / 2, frame.bottom() + t.px(8)),
                            QPointF(frame.right() + t.px(8), to.y() - height / 2),
                            QPointF(frame.left() - t.px(8) - width, to.y() - height / 2)};
    const auto area = inner().adjusted(t.px(6), t.px(6), -t.px(6), -t.px(6));
    QRectF pill;
    for (const auto& place : places) {
        pill = QRectF(place, QSizeF(width, height));
        const bool beside = place.y() == to.y() - height / 2;
        if (!beside)
            pill.moveLeft(std::clamp(pill.left(), area.left(), std::max(area.left(), area.right() - width)));
        if (area.contains(pill)) break;
    }
    painter.setPen(Qt::NoPen);
    painter.setBrush(t.color(Hue::Ink));
    painter.drawRoundedRect(pill, height / 2, height / 2);
    painter.setPen(t.color(Hue::Paper));
    painter.drawText(pill, Qt::AlignCenter, text);
}

void BoardView::paintFocus(QPainter& painter) {
    if (!hasFocus() || !m_byKeyboard || m_focus < 0) return;
    const auto path = m_stage.around(m_model.spot(m_focus), theme().px(6));
    painter.setBrush(Qt::NoBrush);
    painter.setPen(QPen(theme().color(Hue::Surface), theme().px(3) + 4));
    painter.drawPath(path);
    painter.setPen(QPen(theme().color(Hue::Ink), theme().px(3)));
    painter.drawPath(path);
}

void BoardView::paintEdge(QPainter& painter) {
    const double radius = theme().px(14);
    QPainterPath edge;
    edge.addRoundedRect(rect(), radius, radius);
    edge.addRoundedRect(inner(), radius - 3, radius - 3);
    painter.setPen(Qt::NoPen);
    painter.setBrush(theme().color(m_lit ? fillOf(*m_lit) : Hue::Line2));
    painter.drawPath(edge);
    if (!m_preview) return;
    // Broken all round, as wide as the lit side.
    QPen gaps(theme().color(Hue::Surface), theme().px(24), Qt::CustomDashLine, Qt::FlatCap);
    gaps.setDashPattern({0.8, 0.8});
    painter.setClipPath(edge);
    painter.setBrush(Qt::NoBrush);
    painter.setPen(gaps);
    painter.drawRoundedRect(rect(), radius, radius);
    painter.setClipping(false);
}
