#include "ui/controls/stepbar.h"

#include <QMouseEvent>
#include <QPainter>

#include "ui/controls/announcer.h"
#include "ui/controls/button.h"
#include "ui/controls/paint.h"
#include "ui/controls/says.h"
#include "ui/look/settings.h"

#include <algorithm>

namespace {
constexpr int trackHeight = 30, buttonSide = 34, buttonPitch = 44;
constexpr std::size_t playButton = 2;
constexpr double perStep = 800; // ms
} // namespace

StepBar::StepBar(QWidget* parent, Look look) : QWidget(parent), m_look(look) {
    setRole(this, QAccessible::Slider);
    constexpr std::array icons{"first", "prev", "play", "next", "last"};
    for (std::size_t i = 0; i < icons.size(); ++i) {
        m_buttons[i] = new Button(Button::Style::Icon, {}, this);
        m_buttons[i]->setGlyph(icons[i]);
    }
    const bool tracked = m_look == Look::Track;
    setFocusPolicy(tracked ? Qt::TabFocus : Qt::NoFocus);
    for (auto* button : {m_buttons.front(), m_buttons.back()}) button->setVisible(tracked);
    connect(m_buttons[0], &Button::clicked, this, [this] { play(false), go(0); });
    connect(m_buttons[1], &Button::clicked, this, [this] { play(false), go(m_current - 1); });
    connect(m_buttons[2], &Button::clicked, this, [this] { play(!m_clock.isActive()); });
    connect(m_buttons[3], &Button::clicked, this, [this] { play(false), go(m_current + 1); });
    connect(m_buttons[4], &Button::clicked, this, [this] { play(false), go(m_steps - 1); });
    connect(&m_clock, &QTimer::timeout, this, [this] { go(m_current + 1); });
    connect(&theme(), &Theme::changed, this, [this] { arrange(), update(); });
    named(m_buttons[0], [] { return tr("To the beginning"); });
    named(m_buttons[1], [] { return tr("One step back"); });
    named(m_buttons[2], [] { return tr("Play"); });
    named(m_buttons[3], [] { return tr("One step on"); });
    named(m_buttons[4], [] { return tr("To the end"); });
    named(this, [] { return tr("Steps"); });
}

void StepBar::setSteps(int steps, int current) {
    m_steps = steps;
    m_current = current;
    if (m_current == 0 || m_current + 1 >= m_steps) play(false); // left, or at the end
    for (std::size_t i = 0; i < m_buttons.size(); ++i)
        m_buttons[i]->setEnabled(i < playButton ? current > 0 : current + 1 < steps);
    setAccessibleDescription(tr("step %1 of %2").arg(current).arg(std::max(0, steps - 1)));
    update();
}

QSize StepBar::sizeHint() const {
    const int side = theme().target(buttonSide);
    if (m_look == Look::Buttons) return {3 * side, side};
    return {qMax(theme().px(260), 5 * theme().leastTarget()), theme().target(trackHeight) + side};
}

void StepBar::play(bool on) {
    m_buttons[playButton]->setGlyph(on ? "pause" : "play");
    if (on)
        m_clock.start(qRound(perStep / settings::animationSpeed()));
    else
        m_clock.stop();
}

void StepBar::go(int step) {
    const int to = std::clamp(step, 0, std::max(0, m_steps - 1));
    if (to == m_current) return;
    setSteps(m_steps, to);
    emit stepped(to);
}

void StepBar::arrange() {
    const int side = theme().target(buttonSide), pitch = qMax(theme().px(buttonPitch), side);
    const bool tracked = m_look == Look::Track;
    int x = tracked ? width() / 2 - 2 * pitch - side / 2 : -side; // the first is not seen
    for (auto* button : m_buttons) {
        button->setGeometry(x, tracked ? theme().target(trackHeight) : 0, side, side);
        x += tracked ? pitch : side;
    }
}

void StepBar::resizeEvent(QResizeEvent*) {
    arrange();
}

QRectF StepBar::track() const {
    const double inset = theme().px(14);
    return {inset, 0, width() - 2 * inset, static_cast<double>(theme().target(trackHeight))};
}

double StepBar::xOf(int step) const {
    return track().left() + track().width() * step / std::max(1, m_steps - 1);
}

void StepBar::mousePressEvent(QMouseEvent* event) {
    if (m_look != Look::Track || m_steps < 2 || !track().adjusted(-14, 0, 14, 0).contains(event->position()))
        return;
    play(false);
    go(qRound((event->position().x() - track().left()) / track().width() * (m_steps - 1)));
}

void StepBar::mouseMoveEvent(QMouseEvent* event) {
    mousePressEvent(event);
}

void StepBar::keyPressEvent(QKeyEvent* event) {
    switch (event->key()) {
    case Qt::Key_Left:
        return go(m_current - 1);
    case Qt::Key_Right:
        return go(m_current + 1);
    case Qt::Key_Home:
        return go(0);
    case Qt::Key_End:
        return go(m_steps - 1);
    case Qt::Key_Space:
        return play(!m_clock.isActive());
    default:
        QWidget::keyPressEvent(event);
    }
}

// A dot for each step where they have room.
void StepBar::paintEvent(QPaintEvent*) {
    if (m_look != Look::Track) return;
    QPainter p(this);
    p.setRenderHint(QPainter::Antialiasing);
    const auto& t = theme();
    const double y = track().center().y();
    p.setPen(QPen(t.color(Hue::Line2), t.px(3)));
    p.drawLine(QPointF(track().left(), y), QPointF(track().right(), y));
    p.setPen(QPen(t.color(Hue::Ink), t.px(3)));
    p.drawLine(QPointF(track().left(), y), QPointF(xOf(m_current), y));
    const bool dots = m_steps > 1 && track().width() / (m_steps - 1) >= t.px(10);
    for (int step = 0; dots && step < m_steps; ++step) {
        p.setPen(QPen(t.color(step <= m_current ? Hue::Ink : Hue::Line2), 2));
        p.setBrush(t.color(Hue::Surface));
        p.drawEllipse(QPointF(xOf(step), y), t.px(5), t.px(5));
    }
    p.setPen(Qt::NoPen);
    p.setBrush(t.color(Hue::Ink));
    p.drawEllipse(QPointF(xOf(m_current), y), t.px(8.5), t.px(8.5));
    if (hasFocus()) paint::focusRing(p, track().adjusted(-12, 2, 12, -2), t.px(10));
}
