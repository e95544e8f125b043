#include "ui/controls/forms/segmented.h"

#include <QAccessible>
#include <QKeyEvent>
#include <QMouseEvent>

#include "ui/controls/announcer.h"
#include "ui/controls/paint.h"

#include <algorithm>
#include <numeric>

Segmented::Segmented(QWidget* parent) : QWidget(parent) {
    setRole(this, QAccessible::ComboBox);
    setFocusPolicy(Qt::TabFocus);
    setCursor(Qt::PointingHandCursor);
    setSizePolicy(QSizePolicy::Preferred, QSizePolicy::Fixed);
    connect(&theme(), &Theme::changed, this, [this] { updateGeometry(), update(); });
}

void Segmented::setChoices(const QStringList& texts) {
    m_texts = texts;
    m_enabled.resize(static_cast<std::size_t>(texts.size()), true);
    m_current = std::clamp(m_current, 0, std::max(0, static_cast<int>(texts.size()) - 1));
    updateGeometry();
    update();
}

void Segmented::setCurrent(int index) {
    if (index < 0 || index >= m_texts.size()) return;
    m_current = index;
    setAccessibleDescription(m_texts[index]);
    update();
}

void Segmented::setBaseHeight(int height) {
    m_height = height;
    updateGeometry();
}

void Segmented::setChoiceEnabled(int index, bool enabled) {
    m_enabled[static_cast<std::size_t>(index)] = enabled;
    update();
}

QSize Segmented::sizeWith(int padding) const {
    const QFontMetrics metrics(theme().font(Type::Bold));
    int width = theme().px(4);
    for (const auto& text : m_texts)
        width += qMax(metrics.horizontalAdvance(text) + theme().px(padding), theme().leastTarget());
    return {width, theme().target(m_height)};
}

QSize Segmented::sizeHint() const {
    return sizeWith(28);
}

QSize Segmented::minimumSizeHint() const {
    return sizeWith(10);
}

int Segmented::rowHeight() {
    return std::max(theme().px(52), theme().target(32) + theme().px(20));
}

// Segments share the spare width evenly, whatever their texts' lengths.
QRectF Segmented::segment(int index) const {
    const QFontMetricsF metrics(theme().font(Type::Bold));
    double total = 0, before = 0, own = 0;
    for (int i = 0; i < m_texts.size(); ++i) {
        const double width =
            std::max(metrics.horizontalAdvance(m_texts[i]), theme().leastTarget() - 10 * theme().scale());
        total += width;
        if (i < index) before += width;
        if (i == index) own = width;
    }
    const double spare = (width() - 2 - total) / static_cast<double>(std::max<qsizetype>(1, m_texts.size()));
    const double gap = hasFocus() ? theme().px(5) : 0; // for the ring
    const double left = 1 + before + spare * index, right = left + own + spare, last = width() - 1.0;
    const double inside = (last - 1 - 2 * gap) / std::max(1.0, last - 1);
    return {1 + gap + (left - 1) * inside, 1 + gap, (right - left) * inside, height() - 2.0 - 2 * gap};
}

void Segmented::paintEvent(QPaintEvent*) {
    QPainter p(this);
    const auto frame = paint::focusable(p, *this);
    const double radius = frame.height() * 0.28;
    if (!isEnabled()) p.setOpacity(0.42);
    paint::box(p, frame, radius, theme().color(Hue::Sunk), theme().color(Hue::Line), 1);
    for (int i = 0; i < m_texts.size(); ++i) {
        const auto r = segment(i);
        const bool on = i == m_current;
        const bool enabled = m_enabled[static_cast<std::size_t>(i)];
        if (on) paint::box(p, r, radius, theme().color(Hue::Surface), theme().color(Hue::Ink), 1.6);
        p.setFont(theme().font(on ? Type::Bold : Type::Body));
        p.setPen(theme().color(on ? Hue::Ink : enabled ? Hue::Ink2 : Hue::Ink3));
        p.drawText(r, Qt::AlignCenter, m_texts[i]);
    }
}

void Segmented::mousePressEvent(QMouseEvent* event) {
    for (int i = 0; i < m_texts.size(); ++i)
        if (segment(i).contains(event->position())) choose(i);
}

void Segmented::keyPressEvent(QKeyEvent* event) {
    if (event->key() == Qt::Key_Left)
        step(-1);
    else if (event->key() == Qt::Key_Right)
        step(1);
    else
        QWidget::keyPressEvent(event);
}

// Over those that cannot be chosen.
void Segmented::step(int by) {
    int to = m_current + by;
    while (to >= 0 && to < m_texts.size() && !m_enabled[static_cast<std::size_t>(to)]) to += by;
    choose(to);
}

void Segmented::choose(int index) {
    if (index < 0 || index >= m_texts.size() || index == m_current) return;
    if (!m_enabled[static_cast<std::size_t>(index)]) return;
    setCurrent(index);
    emit chosen(index);
}
