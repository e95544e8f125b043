#include "ui/controls/forms/stepper.h"

#include <QKeyEvent>
#include <QMouseEvent>
#include <QWheelEvent>

#include "ui/controls/announcer.h"
#include "ui/controls/paint.h"

#include <algorithm>

Stepper::Stepper(int min, int max, int value, QWidget* parent)
    : QWidget(parent), m_min(min), m_max(max), m_value(std::clamp(value, min, max)) {
    setRole(this, QAccessible::SpinBox);
    setFocusPolicy(Qt::TabFocus);
    setSizePolicy(QSizePolicy::Preferred, QSizePolicy::Fixed);
    connect(&theme(), &Theme::changed, this, [this] { updateGeometry(), update(); });
}

void Stepper::setValue(int value) {
    m_value = std::clamp(value, m_min, m_max);
    setAccessibleDescription(QString::number(m_value));
    update();
}

QSize Stepper::sizeHint() const {
    const int side = theme().target(36);
    const QFontMetrics metrics(theme().font(Type::Bold));
    const auto wide = [&](int value) { return metrics.horizontalAdvance(QString::number(value)); };
    const int number = std::max({theme().px(30), wide(m_min), wide(m_max)});
    return {std::max(theme().px(110), 2 * side + number + theme().px(8)), side};
}

void Stepper::paintEvent(QPaintEvent*) {
    QPainter p(this);
    const auto frame = paint::focusable(p, *this);
    paint::box(p, frame, frame.height() * 0.28, theme().color(Hue::Surface), theme().color(Hue::Line2), 1);
    const double y = height() / 2.0, arm = theme().px(5);
    const auto sign = [&](double x, bool plus, bool enabled) {
        p.setPen(QPen(theme().color(enabled ? Hue::Ink : Hue::Ink3), 1.8 * theme().scale(), Qt::SolidLine,
                      Qt::RoundCap));
        p.drawLine(QPointF(x - arm, y), QPointF(x + arm, y));
        if (plus) p.drawLine(QPointF(x, y - arm), QPointF(x, y + arm));
    };
    sign(height() / 2.0, false, m_value > m_min);
    sign(width() - height() / 2.0, true, m_value < m_max);
    p.setFont(theme().font(Type::Bold));
    p.setPen(theme().color(Hue::Ink));
    p.drawText(rect(), Qt::AlignCenter, QString::number(m_value));
}

void Stepper::mousePressEvent(QMouseEvent* event) {
    if (event->position().x() < height()) step(-1);
    if (event->position().x() > width() - height()) step(1);
}

void Stepper::wheelEvent(QWheelEvent* event) {
    if (hasFocus())
        step(event->angleDelta().y() > 0 ? 1 : -1);
    else
        event->ignore();
}

void Stepper::keyPressEvent(QKeyEvent* event) {
    const int key = event->key();
    if (key >= Qt::Key_0 && key <= Qt::Key_9) {
        m_typed += QChar('0' + key - Qt::Key_0);
        if (m_typed.toInt() > m_max) m_typed = m_typed.right(1);
        step(std::clamp(m_typed.toInt(), m_min, m_max) - m_value);
        return;
    }
    m_typed.clear();
    if (key == Qt::Key_Up || key == Qt::Key_Right || key == Qt::Key_Plus)
        step(1);
    else if (key == Qt::Key_Down || key == Qt::Key_Left || key == Qt::Key_Minus)
        step(-1);
    else
        QWidget::keyPressEvent(event);
}

void Stepper::step(int by) {
    const int before = m_value;
    setValue(m_value + by);
    if (m_value != before) emit changed(m_value);
}
