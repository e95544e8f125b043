#pragma once

// The room of parts that any page is made of. A part follows the scale and the language where it is made:
// keep() in scaled.h, says() and named() in says.h. What a form is made of is in forms/.

#include <QPainter>
#include <QWidget>

#include "ui/look/theme.h"

// Small strokes that several controls share.
namespace paint {

// A rounded box with a line of `width` px inside its edge (0: none).
inline void box(QPainter& p, QRectF r, double radius, const QColor& fill, const QColor& line = {},
                double width = 0) {
    p.setRenderHint(QPainter::Antialiasing);
    p.setBrush(fill.isValid() ? QBrush(fill) : QBrush(Qt::NoBrush));
    p.setPen(width > 0 ? QPen(line, width) : QPen(Qt::NoPen));
    const double inset = width / 2;
    p.drawRoundedRect(r.adjusted(inset, inset, -inset, -inset), radius, radius);
}

// What is painted from now on stands upside down about a point.
inline void turnAbout(QPainter& p, QPointF centre) {
    p.translate(centre);
    p.rotate(180);
    p.translate(-centre);
}

// The keyboard focus: an ink ring, 3 px at scale 1, with a surface gap, inside `r`.
inline void focusRing(QPainter& p, QRectF r, double radius) {
    box(p, r, radius, {}, theme().color(Hue::Ink), 3 * theme().scale());
}

// Where a control paints what it is: all of its place, or with the focus what the ring around it and a gap
// leave, so that focus and choice can be seen together. Paints the ring.
inline QRectF focusable(QPainter& p, const QWidget& control, double roundness = 0.28) {
    const QRectF whole(control.rect());
    if (!control.hasFocus()) return whole;
    const double gap = theme().px(5);
    const auto frame = whole.adjusted(gap, gap, -gap, -gap);
    focusRing(p, whole, frame.height() * roundness + gap);
    return frame;
}

} // namespace paint
