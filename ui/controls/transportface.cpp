#include "ui/controls/transportface.h"

#include <QPainter>
#include <QWidget>

#include "ui/controls/button.h"
#include "ui/controls/paint.h"
#include "ui/look/art.h"
#include "ui/look/phrases.h"
#include "ui/look/settings.h"

#include <algorithm>

using transport::Mode;

namespace {
constexpr int barFlat = 56, barCompact = 48, barTall = 114;
constexpr double laneTop = 12, laneHeight = 74, barRadius = 14;
constexpr double rightOfWords = 22, leftOfWords = 24;
} // namespace

TransportFace::TransportFace(QWidget& bar, const transport::Line& line, const Buttons& buttons)
    : m_bar(bar), m_line(line), m_buttons(buttons) {
    m_fade.setStartValue(0.0);
    m_fade.setEndValue(1.0);
    QObject::connect(&m_fade, &QVariantAnimation::valueChanged, &bar, [this] { m_bar.update(); });
    QObject::connect(&m_fade, &QVariantAnimation::finished, &bar, [this] { m_before = {}, m_bar.update(); });
}

bool TransportFace::follow() {
    const bool played = m_line.mode == Mode::Match || m_line.mode == Mode::Looking;
    const bool wanted = curve && !compact && played && m_line.valued();
    if (wanted == curved) return false;
    fadeFrom(300); // from how it is painted now
    curved = wanted;
    return true;
}

QString TransportFace::words() const {
    if (!said.isEmpty()) return said;
    const int at = m_line.at, last = m_line.last();
    if (at == 0 && last > 0 && m_line.mode != Mode::Loop) return tr("start, %n to come", nullptr, last);
    switch (m_line.mode) {
    case Mode::Match:
        if (last == 0) return tr("start");
        return at == last ? tr("move %1").arg(at) : tr("move %1 of %2").arg(at).arg(last);
    case Mode::Looking:
        return tr("move %1 of %2").arg(at).arg(last);
    case Mode::BestPlay:
        return tr("best play %1 of %2").arg(at).arg(last);
    case Mode::Loop:
        return tr("lap %1, back after %2").arg(std::min(at + 1, last)).arg(last);
    default:
        return tr("step %1 of %2").arg(at).arg(last);
    }
}

int TransportFace::wantedHeight() const {
    return curved ? theme().px(barTall) : theme().target(compact ? barCompact : barFlat);
}

void TransportFace::fadeFrom(int ms) {
    if (!m_bar.isVisible()) return;
    m_fade.stop();
    // Painted here: a picture of the widget would lay out the whole window first, in the middle of a change.
    m_before = QPixmap(m_bar.size() * m_bar.devicePixelRatioF());
    m_before.setDevicePixelRatio(m_bar.devicePixelRatioF());
    m_before.fill(Qt::transparent);
    QPainter p(&m_before);
    paintLine(p);
    p.end();
    m_fade.setDuration(settings::reduceMotion() ? 120 : ms);
    m_fade.start();
}

void TransportFace::endFade() {
    m_fade.stop();
    m_before = {};
}

// On a step of 44 at the left; beside a curve at its right, in the middle of what is left there.
void TransportFace::arrange() {
    const auto& t = theme();
    const int step = qMax(t.px(compact ? 42 : 44), t.leastTarget()),
              all = step * static_cast<int>(m_buttons.size());
    const int high = curved ? t.target(44) : m_bar.height() - 2;
    int x = t.px(8), y = 1;
    if (curved) {
        const int left = qRound(lanes().area.right());
        x = left + (m_bar.width() - left - all) / 2;
        y = t.px(14);
    }
    for (auto* button : m_buttons) {
        button->setGeometry(x, y, step, high);
        x += step;
    }
    m_bar.update();
}

QRectF TransportFace::wordsRoom() const {
    if (curved) {
        const double left = lanes().area.right() + theme().px(12);
        const double top = m_buttons[0]->geometry().bottom() + theme().px(2);
        return {left, top, m_bar.width() - left - theme().px(12),
                theme().px(laneTop + laneHeight + 18) - top};
    }
    const double from = m_buttons.back()->geometry().right() + theme().px(leftOfWords) * 2.0;
    const double right = m_bar.width() - theme().px(rightOfWords),
                 most = std::max(0.0, (right - from) * 0.75);
    const double needed = QFontMetricsF(theme().font(Type::Bold)).horizontalAdvance(words()) + 2;
    const double wide = std::min(needed, most);
    return {right - wide, 0, wide, static_cast<double>(m_bar.height())};
}

QRectF TransportFace::track() const {
    const double left = m_buttons.back()->geometry().right() + theme().px(leftOfWords);
    double right = wordsRoom().left() - theme().px(leftOfWords);
    if (m_line.mode == Mode::Lab) right -= theme().px(26);
    return {left, 0, std::max(1.0, right - left), static_cast<double>(m_bar.height())};
}

transport::Lanes TransportFace::lanes() const {
    const auto& t = theme();
    transport::Lanes lanes{.area = {}, .names = names, .even = tr("draw"), .half = tr("first half")};
    const double left = transport::captionWidth(m_line, lanes);
    const double buttons = std::max(0.305 * m_bar.width(), 5.0 * qMax(t.px(44), t.leastTarget()) + t.px(32));
    lanes.area = {left, t.px(laneTop) * 1.0, m_bar.width() - buttons - left, t.px(laneHeight) * 1.0};
    return lanes;
}

transport::Axis TransportFace::axis() const {
    return curved ? transport::axis(m_line, lanes()) : transport::axis(m_line, track());
}

QPointF TransportFace::placeAt(int place) const {
    return {axis().x(place), curved ? lanes().area.center().y() : m_bar.height() / 2.0};
}

QRectF TransportFace::area() const {
    return curved ? lanes().area : track();
}

std::optional<int> TransportFace::twigAt(QPointF at) const {
    const double near = qMax(theme().px(9), theme().leastTarget() / 3);
    for (const auto& branch : m_line.branches) {
        const auto tip =
            curved ? transport::tip(m_line, branch, lanes()) : transport::tip(m_line, branch, track());
        if (QLineF(tip, at).length() <= near) return branch.line;
    }
    return {};
}

void TransportFace::paint(QPainter& p) const {
    paintLine(p);
    if (m_before.isNull()) return;
    p.setOpacity(1 - m_fade.currentValue().toDouble());
    p.drawPixmap(QPointF(0, m_bar.height() - m_before.height() / m_before.devicePixelRatio()), m_before);
}

// All but the buttons.
void TransportFace::paintLine(QPainter& p) const {
    p.setRenderHint(QPainter::Antialiasing);
    paintCard(p);
    if (m_line.points.empty()) return; // nothing is gone along
    if (curved)
        transport::paintCurve(p, m_line, lanes());
    else
        transport::paintTrack(p, m_line, track());
    paintWords(p);
}

void TransportFace::paintCard(QPainter& p) const {
    const auto& t = theme();
    const double r = t.px(barRadius);
    const bool dashed = m_line.mode == Mode::BestPlay || m_line.mode == Mode::Loop;
    paint::box(p, m_bar.rect(), r, t.color(Hue::Surface), t.color(Hue::Line), dashed ? 0 : 1);
    if (dashed) {
        QPen pen(transport::ink(m_line.mode), t.px(1.5), Qt::SolidLine, Qt::FlatCap);
        pen.setDashPattern({6 / 1.5, 5 / 1.5});
        p.setPen(pen);
        p.setBrush(Qt::NoBrush);
        p.drawRoundedRect(QRectF(m_bar.rect()).adjusted(0.75, 0.75, -0.75, -0.75), r, r);
    }
    if (m_bar.hasFocus()) paint::focusRing(p, QRectF(m_bar.rect()).adjusted(1.5, 1.5, -1.5, -1.5), r);
}

void TransportFace::paintWords(QPainter& p) const {
    const auto& t = theme();
    auto room = wordsRoom();
    p.setFont(t.font(Type::Bold));
    p.setPen(transport::ink(m_line.mode));
    if (!curved) {
        if (phrases::bounds(p.font(), room, words()).width() > room.width() + 1)
            return; // the buttons need all
        phrases::draw(p, room, Qt::AlignVCenter | Qt::AlignRight, words());
        if (m_line.mode == Mode::Lab)
            p.drawPixmap(QPointF(room.left() - t.px(26), (m_bar.height() - t.px(20)) / 2.0),
                         art::icon("flask", t.px(20), m_bar.devicePixelRatioF(), t.color(Hue::Ink)));
        return;
    }
    const bool turned = std::ranges::any_of(m_line.points, &transport::Point::turning);
    const double tall = turned ? room.height() / 2 : room.height();
    phrases::draw(p, {room.left(), room.top(), room.width(), tall}, Qt::AlignCenter, words());
    if (!turned) return;
    const auto caption = tr("gave something away");
    p.setFont(t.font(Type::Body));
    p.setPen(t.color(Hue::Ink2));
    const double wide = p.fontMetrics().horizontalAdvance(caption), ring = t.px(6);
    const double left = room.center().x() - (wide + t.px(20)) / 2, y = room.top() + room.height() * 0.75;
    p.drawText(QPointF(left + t.px(20), y + p.fontMetrics().ascent() * 0.38), caption);
    p.setPen(QPen(t.color(Hue::Loss), t.px(2.4)));
    p.setBrush(t.color(Hue::Surface));
    p.drawEllipse(QPointF(left + ring, y), ring, ring);
}
