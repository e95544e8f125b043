#include "ui/controls/button.h"

#include <QPainter>

#include "ui/controls/paint.h"
#include "ui/look/art.h"

#include <utility>

namespace {
constexpr int largeButton = 48; // a height at scale 1
}

Button::Button(Style style, const QString& text, QWidget* parent) : QAbstractButton(parent), m_style(style) {
    setText(text);
    setFocusPolicy(Qt::TabFocus);
    setCursor(Qt::PointingHandCursor);
    setAttribute(Qt::WA_Hover);
    connect(&theme(), &Theme::changed, this, [this] { updateGeometry(), update(); });
}

void Button::setStyle(Style style) {
    if (std::exchange(m_style, style) == style) return;
    updateGeometry();
    update();
}

void Button::setName(const QString& name) {
    setText(name);
    setToolTip(name);
    setAccessibleName(name);
}

void Button::setGlyph(const char* icon) {
    m_glyph = icon;
    updateGeometry();
    update();
}

void Button::setBaseHeight(int height) {
    m_height = height;
    updateGeometry();
}

// A large button says it larger.
Type Button::type() const {
    if (m_height >= largeButton) return Type::Verdict;
    return m_style == Style::Link || m_style == Style::Outline ? Type::Body : Type::Bold;
}

QSize Button::sizeHint() const {
    const int height = theme().target(m_height);
    if (m_style == Style::Icon || text().isEmpty()) return {height, height};
    const QFontMetrics metrics(theme().font(m_height >= largeButton ? Type::Verdict : Type::Bold));
    const int padding = m_style == Style::Link ? theme().px(8) : qRound(theme().px(m_height) * 0.5);
    const int glyph = m_glyph != nullptr ? theme().px(28) : 0;
    const int wide = metrics.horizontalAdvance(text()) + glyph + padding * 2;
    return {qMax(wide, theme().leastTarget()), height};
}

QColor Button::ink() const {
    if (m_style == Style::Primary) return theme().color(Hue::Paper);
    if (m_style == Style::Light) return {0x2A, 0x25, 0x20};
    return theme().color(isEnabled() ? Hue::Ink : Hue::Ink3);
}

void Button::paintEvent(QPaintEvent*) {
    QPainter p(this);
    const double gap = hasFocus() ? theme().px(5) : 0;
    const QRectF frame = QRectF(rect()).adjusted(gap, gap, -gap, -gap);
    const double radius = frame.height() * 0.28;
    if (!isEnabled() && m_style == Style::Primary) p.setOpacity(0.42);
    const bool lit = underMouse() || isDown() || isChecked();
    if (m_style == Style::Primary) {
        paint::box(p, frame, radius, lit ? theme().color(Hue::Ink2) : theme().color(Hue::Ink));
    } else if (m_style == Style::Outline) {
        paint::box(p, frame, radius, theme().color(lit ? Hue::Sunk : Hue::Surface), theme().color(Hue::Line2),
                   1);
    } else if (m_style == Style::Light) {
        paint::box(p, frame, radius, theme().color(Hue::OnFill).darker(lit ? 108 : 100));
    } else if (lit && isEnabled()) {
        paint::box(p, frame, radius, theme().color(Hue::Sunk));
    }
    if (hasFocus()) paint::focusRing(p, rect(), radius + gap);

    p.setFont(theme().font(type()));
    const bool alone = m_style == Style::Icon || text().isEmpty();
    const double side = theme().px(20);
    const double width = p.fontMetrics().horizontalAdvance(text());
    double x = frame.center().x() - (alone                ? side
                                     : m_glyph != nullptr ? width + side + theme().px(8)
                                                          : width) /
                                        2;
    if (m_glyph != nullptr) {
        const auto icon = art::icon(m_glyph, side, devicePixelRatioF(), ink());
        p.drawPixmap(QPointF(x, frame.center().y() - side / 2), icon);
        x += side + theme().px(8);
    }
    if (alone) return;
    p.setPen(ink());
    p.drawText(QRectF(x, frame.top(), width + 2, frame.height()), Qt::AlignVCenter | Qt::AlignLeft, text());
}
