#include "ui/controls/transportbar.h"

#include <QHelpEvent>
#include <QMouseEvent>
#include <QPainter>
#include <QToolTip>

#include "ui/controls/announcer.h"
#include "ui/controls/button.h"
#include "ui/controls/paint.h"
#include "ui/controls/says.h"
#include "ui/controls/touch.h"
#include "ui/look/art.h"
#include "ui/look/phrases.h"
#include "ui/look/settings.h"

#include <algorithm>
#include <utility>

using transport::Mode;

namespace {
constexpr std::size_t playButton = 2;
constexpr double perStep = 800; // ms
constexpr int barFlat = 56, barCompact = 48, barTall = 114;
constexpr double laneTop = 12, laneHeight = 74, barRadius = 14;
constexpr double rightOfWords = 22, leftOfWords = 24;
} // namespace

TransportBar::TransportBar(QWidget* parent) : QWidget(parent) {
    setRole(this, QAccessible::Slider);
    setFocusPolicy(Qt::TabFocus);
    setProperty(Touch::takesDrags, true);
    constexpr std::array icons{"first", "prev", "play", "next", "last"};
    for (std::size_t i = 0; i < icons.size(); ++i) {
        m_buttons[i] = new Button(Button::Style::Icon, {}, this);
        m_buttons[i]->setGlyph(icons[i]);
    }
    const auto by = [this](auto place) { return [this, place] { play(false), travel(place()); }; };
    connect(m_buttons[0], &Button::clicked, this, by([] { return 0; }));
    connect(m_buttons[1], &Button::clicked, this, by([this] { return m_line.at - 1; }));
    connect(m_buttons[2], &Button::clicked, this, [this] { play(!playing()); });
    connect(m_buttons[3], &Button::clicked, this, by([this] { return m_line.at + 1; }));
    connect(m_buttons[4], &Button::clicked, this, by([this] { return m_line.last(); }));
    connect(&m_clock, &QTimer::timeout, this, &TransportBar::tick);
    m_fade.setStartValue(0.0);
    m_fade.setEndValue(1.0);
    connect(&m_fade, &QVariantAnimation::valueChanged, this, [this] { update(); });
    connect(&m_fade, &QVariantAnimation::finished, this, [this] { m_before = {}, update(); });
    connect(&theme(), &Theme::changed, this, [this] {
        m_fade.stop();
        m_before = {};
        arrange();
        emit heightChanged();
    });
    named(m_buttons[0], [] { return tr("To the beginning"); });
    named(m_buttons[1], [] { return tr("One step back"); });
    named(m_buttons[2], [] { return tr("Play"); });
    named(m_buttons[3], [] { return tr("One step on"); });
    named(m_buttons[4], [] { return tr("To the end"); });
    named(this, [] { return tr("Steps"); });
    inAnyLanguage(this, [this] { refresh(); });
}

void TransportBar::setLine(transport::Line line) {
    if (line == m_line) return;
    const bool other = line.mode != m_line.mode;
    if (other) fadeFrom(150);
    m_line = std::move(line);
    if (other) play(false);
    refresh();
}

void TransportBar::setWords(const QString& words) {
    m_words = words;
    refresh();
}

void TransportBar::setPlayers(const std::array<QString, 2>& names) {
    if (names == m_names) return;
    m_names = names;
    update();
}

void TransportBar::setCompact(bool on) {
    if (std::exchange(m_compact, on) != on) refresh();
}

void TransportBar::setCurve(bool curve) {
    if (std::exchange(m_curve, curve) != curve) refresh();
}

int TransportBar::wantedHeight() const {
    return m_curved ? theme().px(barTall) : theme().target(m_compact ? barCompact : barFlat);
}

QSize TransportBar::sizeHint() const {
    return {qMax(theme().px(420), 6 * theme().leastTarget()), wantedHeight()};
}

QString TransportBar::words() const {
    if (!m_words.isEmpty()) return m_words;
    const int at = m_line.at, last = m_line.last();
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

// Another form of it, or another thing that is gone along, comes as a fade.
void TransportBar::refresh() {
    const bool more = m_line.at < m_line.last();
    if (!more && playing()) play(false);
    for (std::size_t i = 0; i < m_buttons.size(); ++i)
        m_buttons[i]->setEnabled(i == playButton  ? more || m_line.replays()
                                 : i < playButton ? m_line.at > 0
                                                  : more);
    setAccessibleDescription(words());
    const bool played = m_line.mode == Mode::Match || m_line.mode == Mode::Looking;
    const bool curved = m_curve && !m_compact && played && m_line.valued();
    if (curved != m_curved) {
        fadeFrom(300); // from how it is painted now
        m_curved = curved;
        emit heightChanged();
    }
    arrange();
}

void TransportBar::fadeFrom(int ms) {
    if (!isVisible()) return;
    m_fade.stop();
    // Painted here: a picture of the widget would lay out the whole window first, in the middle of a change.
    m_before = QPixmap(size() * devicePixelRatioF());
    m_before.setDevicePixelRatio(devicePixelRatioF());
    m_before.fill(Qt::transparent);
    QPainter p(&m_before);
    paintLine(p);
    p.end();
    m_fade.setDuration(settings::reduceMotion() ? 120 : ms);
    m_fade.start();
}

void TransportBar::play(bool on) {
    m_buttons[playButton]->setGlyph(on ? "pause" : "play");
    if (!on) return m_clock.stop();
    if (m_line.at >= m_line.last()) {
        if (!m_line.replays()) return play(false);
        travel(0);
    }
    m_clock.start(qRound(perStep / settings::animationSpeed()));
}

void TransportBar::tick() {
    if (ready()) travel(m_line.at + 1);
}

void TransportBar::travel(int place) {
    const int to = std::clamp(place, 0, m_line.last());
    if (to != m_line.at) go(to);
}

void TransportBar::go(int place) {
    m_line.at = place;
    refresh();
    emit stepped(place);
}

void TransportBar::hideEvent(QHideEvent* event) {
    play(false);
    QWidget::hideEvent(event);
}

void TransportBar::resizeEvent(QResizeEvent*) {
    arrange();
}

// On a step of 44 at the left; beside a curve at its right, in the middle of what is left there.
void TransportBar::arrange() {
    const auto& t = theme();
    const int step = qMax(t.px(m_compact ? 42 : 44), t.leastTarget()),
              all = step * static_cast<int>(m_buttons.size());
    const bool curve = m_curved;
    const int high = curve ? t.target(44) : height() - 2;
    int x = t.px(8), y = 1;
    if (curve) {
        const int left = qRound(lanes().area.right());
        x = left + (width() - left - all) / 2;
        y = t.px(14);
    }
    for (auto* button : m_buttons) {
        button->setGeometry(x, y, step, high);
        x += step;
    }
    update();
}

QRectF TransportBar::wordsRoom() const {
    if (m_curved) {
        const double left = lanes().area.right() + theme().px(12);
        const double top = m_buttons[0]->geometry().bottom() + theme().px(2);
        return {left, top, width() - left - theme().px(12), theme().px(laneTop + laneHeight + 18) - top};
    }
    const double from = m_buttons.back()->geometry().right() + theme().px(leftOfWords) * 2.0;
    const double right = width() - theme().px(rightOfWords), most = std::max(0.0, (right - from) * 0.75);
    const double needed = QFontMetricsF(theme().font(Type::Bold)).horizontalAdvance(words()) + 2;
    const double wide = std::min(needed, most);
    return {right - wide, 0, wide, static_cast<double>(height())};
}

QRectF TransportBar::track() const {
    const double left = m_buttons.back()->geometry().right() + theme().px(leftOfWords);
    double right = wordsRoom().left() - theme().px(leftOfWords);
    if (m_line.mode == Mode::Lab) right -= theme().px(26);
    return {left, 0, std::max(1.0, right - left), static_cast<double>(height())};
}

transport::Lanes TransportBar::lanesOf(const std::array<QString, 2>& names) {
    transport::Lanes lanes;
    lanes.names = names;
    lanes.even = tr("draw");
    lanes.half = tr("first half");
    return lanes;
}

transport::Lanes TransportBar::lanes() const {
    const auto& t = theme();
    auto lanes = lanesOf(m_names);
    const double left = transport::captionWidth(m_line, lanes);
    const double buttons = std::max(0.305 * width(), 5.0 * qMax(t.px(44), t.leastTarget()) + t.px(32));
    lanes.area = {left, t.px(laneTop) * 1.0, width() - buttons - left, t.px(laneHeight) * 1.0};
    return lanes;
}

transport::Axis TransportBar::axis() const {
    return m_curved ? transport::axis(m_line, lanes()) : transport::axis(m_line, track());
}

QPointF TransportBar::placeAt(int place) const {
    return {axis().x(place), m_curved ? lanes().area.center().y() : height() / 2.0};
}

// On a twig into its line, else to the nearest place.
void TransportBar::mousePressEvent(QMouseEvent* event) {
    if (event->button() != Qt::LeftButton) return QWidget::mousePressEvent(event);
    const auto at = event->position();
    const double near = qMax(theme().px(9), theme().leastTarget() / 3);
    for (const auto& branch : m_line.branches) {
        const auto tip =
            m_curved ? transport::tip(m_line, branch, lanes()) : transport::tip(m_line, branch, track());
        if (QLineF(tip, at).length() > near) continue;
        play(false);
        return emit branched(branch.line);
    }
    mouseMoveEvent(event);
}

void TransportBar::mouseMoveEvent(QMouseEvent* event) {
    if (!(event->buttons() & Qt::LeftButton)) return;
    const auto area = m_curved ? lanes().area : track().adjusted(-theme().px(14), 0, theme().px(14), 0);
    const auto at = event->position();
    if (at.x() < area.left() || at.x() > area.right()) return;
    play(false);
    travel(axis().place(at.x()));
}

void TransportBar::wheelEvent(QWheelEvent* event) {
    turn(*event);
}

// A step at a time: away from oneself is back.
void TransportBar::turn(const QWheelEvent& event) {
    constexpr int notch = 120;
    m_wheel += event.angleDelta().y();
    const int steps = m_wheel / notch;
    m_wheel -= steps * notch;
    if (steps == 0) return;
    play(false);
    travel(m_line.at - steps);
}

bool TransportBar::takes(const QKeyEvent& event) {
    if ((event.modifiers() & ~Qt::KeyboardModifiers(Qt::KeypadModifier)) != Qt::NoModifier) return false;
    const auto to = [this](int place) {
        play(false);
        travel(place);
        return true;
    };
    switch (event.key()) {
    case Qt::Key_Left:
        return to(m_line.at - 1);
    case Qt::Key_Right:
        return to(m_line.at + 1);
    case Qt::Key_Home:
        return to(0);
    case Qt::Key_End:
        return to(m_line.last());
    case Qt::Key_Space:
        play(!playing());
        return true;
    default:
        return false;
    }
}

void TransportBar::keyPressEvent(QKeyEvent* event) {
    if (!takes(*event)) QWidget::keyPressEvent(event);
}

QString TransportBar::tipOf(int) const {
    return {};
}

bool TransportBar::event(QEvent* event) {
    if (event->type() != QEvent::ToolTip) return QWidget::event(event);
    const auto* help = static_cast<QHelpEvent*>(event);
    const auto area = m_curved ? lanes().area : track();
    if (area.contains(help->pos()))
        QToolTip::showText(help->globalPos(), tipOf(axis().place(help->pos().x())));
    return true;
}

void TransportBar::paintEvent(QPaintEvent*) {
    QPainter p(this);
    paintLine(p);
    if (m_before.isNull()) return;
    p.setOpacity(1 - m_fade.currentValue().toDouble());
    p.drawPixmap(QPointF(0, height() - m_before.height() / m_before.devicePixelRatio()), m_before);
}

// All but the buttons.
void TransportBar::paintLine(QPainter& p) const {
    p.setRenderHint(QPainter::Antialiasing);
    paintCard(p);
    if (m_line.points.empty()) return; // nothing is gone along
    if (m_curved)
        transport::paintCurve(p, m_line, lanes());
    else
        transport::paintTrack(p, m_line, track());
    paintWords(p);
}

void TransportBar::paintCard(QPainter& p) const {
    const auto& t = theme();
    const double r = t.px(barRadius);
    const bool dashed = m_line.mode == Mode::BestPlay || m_line.mode == Mode::Loop;
    paint::box(p, rect(), r, t.color(Hue::Surface), t.color(Hue::Line), dashed ? 0 : 1);
    if (dashed) {
        QPen pen(transport::ink(m_line.mode), t.px(1.5), Qt::SolidLine, Qt::FlatCap);
        pen.setDashPattern({6 / 1.5, 5 / 1.5});
        p.setPen(pen);
        p.setBrush(Qt::NoBrush);
        p.drawRoundedRect(QRectF(rect()).adjusted(0.75, 0.75, -0.75, -0.75), r, r);
    }
    if (hasFocus()) paint::focusRing(p, QRectF(rect()).adjusted(1.5, 1.5, -1.5, -1.5), r);
}

void TransportBar::paintWords(QPainter& p) const {
    const auto& t = theme();
    auto room = wordsRoom();
    p.setFont(t.font(Type::Bold));
    p.setPen(transport::ink(m_line.mode));
    if (!m_curved) {
        if (phrases::bounds(p.font(), room, words()).width() > room.width() + 1)
            return; // the buttons need all
        phrases::draw(p, room, Qt::AlignVCenter | Qt::AlignRight, words());
        if (m_line.mode == Mode::Lab)
            p.drawPixmap(QPointF(room.left() - t.px(26), (height() - t.px(20)) / 2.0),
                         art::icon("flask", t.px(20), devicePixelRatioF(), t.color(Hue::Ink)));
        return;
    }
    const bool turned = std::ranges::any_of(m_line.points, &transport::Point::turning);
    const double tall = turned ? room.height() / 2 : room.height();
    phrases::draw(p, {room.left(), room.top(), room.width(), tall}, Qt::AlignCenter, words());
    if (!turned) return;
    const auto said = tr("gave something away");
    p.setFont(t.font(Type::Body));
    p.setPen(t.color(Hue::Ink2));
    const double wide = p.fontMetrics().horizontalAdvance(said), ring = t.px(6);
    const double left = room.center().x() - (wide + t.px(20)) / 2, y = room.top() + room.height() * 0.75;
    p.drawText(QPointF(left + t.px(20), y + p.fontMetrics().ascent() * 0.38), said);
    p.setPen(QPen(t.color(Hue::Loss), t.px(2.4)));
    p.setBrush(t.color(Hue::Surface));
    p.drawEllipse(QPointF(left + ring, y), ring, ring);
}
