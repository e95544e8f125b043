#include "ui/controls/forms/chip.h"

#include "ui/controls/paint.h"
#include "ui/look/art.h"

Chip::Chip(const QString& text, QWidget* parent) : QAbstractButton(parent) {
    setText(text);
    setCheckable(true);
    setFocusPolicy(Qt::TabFocus);
    setCursor(Qt::PointingHandCursor);
    setAttribute(Qt::WA_Hover);
    connect(&theme(), &Theme::changed, this, [this] { updateGeometry(), update(); });
}

void Chip::setTicked(bool ticked, bool faint) {
    m_ticked = ticked;
    m_faint = faint;
    update();
}

void Chip::setSquare(bool square) {
    m_square = square;
    updateGeometry();
}

QSize Chip::sizeHint() const {
    const int side = theme().target(36);
    const int width = QFontMetrics(theme().font(Type::Bold)).horizontalAdvance(text());
    return {m_square ? side : qMax(width + theme().px(28), side), side};
}

void Chip::paintEvent(QPaintEvent*) {
    QPainter p(this);
    const double gap = hasFocus() ? theme().px(5) : 0;
    const auto frame = QRectF(rect()).adjusted(gap, gap, -gap, -gap);
    const double radius = frame.height() * (m_square ? 0.28 : 0.42);
    const auto ground = isChecked() ? Hue::Ink : underMouse() ? Hue::Sunk : Hue::Surface;
    paint::box(p, frame, radius, theme().color(ground), theme().color(isChecked() ? Hue::Ink : Hue::Line2),
               1);
    if (hasFocus()) paint::focusRing(p, rect(), radius + gap);
    const auto ink = theme().color(isChecked() ? Hue::Paper : Hue::Ink);
    p.setPen(ink);
    p.setFont(theme().font(isChecked() ? Type::Bold : Type::Body));
    p.drawText(rect(), Qt::AlignCenter, text());
    if (!m_ticked) return;
    const double side = theme().px(12);
    if (m_faint) p.setOpacity(0.42);
    p.drawPixmap(frame.bottomRight() - QPointF(side + 2, side + 2),
                 art::icon("check", side, devicePixelRatioF(), ink));
}
