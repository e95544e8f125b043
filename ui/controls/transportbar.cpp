#include "ui/controls/transportbar.h"

#include <QHelpEvent>
#include <QMouseEvent>
#include <QPainter>
#include <QToolTip>

#include "ui/controls/announcer.h"
#include "ui/controls/button.h"
#include "ui/controls/says.h"
#include "ui/controls/touch.h"
#include "ui/look/settings.h"

#include <algorithm>
#include <utility>

namespace {
constexpr std::size_t playButton = 2;
constexpr double perStep = 800; // ms
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
    connect(&m_clock, &QTimer::timeout, this, [this] {
        if (ready()) travel(m_line.at + 1);
    });
    connect(&theme(), &Theme::changed, this, [this] {
        m_face.endFade();
        m_face.arrange();
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
    if (other) m_face.fadeFrom(150);
    m_line = std::move(line);
    if (other) play(false);
    refresh();
}

void TransportBar::setWords(const QString& words) {
    m_face.said = words;
    refresh();
}

void TransportBar::setPlayers(const std::array<QString, 2>& names) {
    if (names == m_face.names) return;
    m_face.names = names;
    update();
}

void TransportBar::setCompact(bool on) {
    if (std::exchange(m_face.compact, on) != on) refresh();
}

void TransportBar::setCurve(bool curve) {
    if (std::exchange(m_face.curve, curve) != curve) refresh();
}

QSize TransportBar::sizeHint() const {
    return {qMax(theme().px(420), 6 * theme().leastTarget()), wantedHeight()};
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
    if (m_face.follow()) emit heightChanged();
    m_face.arrange();
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
    m_face.arrange();
}

// On a twig into its line, else to the nearest place.
void TransportBar::mousePressEvent(QMouseEvent* event) {
    if (event->button() != Qt::LeftButton) return QWidget::mousePressEvent(event);
    if (const auto line = m_face.twigAt(event->position())) {
        play(false);
        return emit branched(*line);
    }
    mouseMoveEvent(event);
}

void TransportBar::mouseMoveEvent(QMouseEvent* event) {
    if (!(event->buttons() & Qt::LeftButton)) return;
    const int beside = curved() ? 0 : theme().px(14);
    const auto area = m_face.area().adjusted(-beside, 0, beside, 0);
    const auto at = event->position();
    if (at.x() < area.left() || at.x() > area.right()) return;
    play(false);
    travel(m_face.axis().place(at.x()));
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
    if (m_face.area().contains(help->pos()))
        QToolTip::showText(help->globalPos(), tipOf(m_face.axis().place(help->pos().x())));
    return true;
}

void TransportBar::paintEvent(QPaintEvent*) {
    QPainter p(this);
    m_face.paint(p);
}
