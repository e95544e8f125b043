#include "ui/look/shapepainter.h"

#include "core/picture/pencil.h"
#include "core/picture/shapes.h"
#include "ui/look/language.h"
#include "ui/look/theme.h"

#include <algorithm>
#include <cmath>

namespace {

// A smooth curve in pieces of a few points each: what Qt takes for a line grows with the square of its
// length. They overlap by their round ends.
template <class Place>
void paintCurve(QPainter& painter, const std::vector<core::Point>& points, std::size_t perPiece, Place at) {
    const auto bends = core::smooth(points);
    for (std::size_t i = 0; i + 3 < bends.size();) {
        QPainterPath piece(at(bends[i]));
        for (std::size_t k = 0; k < perPiece && i + 3 < bends.size(); ++k, i += 3)
            piece.cubicTo(at(bends[i + 1]), at(bends[i + 2]), at(bends[i + 3]));
        painter.drawPath(piece);
    }
}

QPen penOf(const core::Shape& shape, double scale, bool crisp) {
    const auto stroke = theme().color(shape.stroke);
    if (!stroke.isValid() || shape.width <= 0) return {Qt::NoPen};
    const double plain = double(shape.width) * scale;
    const double width = crisp && shape.width <= 1.5F ? std::max(1.0, std::round(plain)) : plain;
    QPen pen(stroke, width, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin);
    if (shape.dash[0] > 0) pen.setDashPattern({double(shape.dash[0]), double(shape.dash[1])});
    return pen;
}

void paintPlainly(QPainter& painter, const core::Shape& shape, QPointF origin, double scale, bool crisp) {
    if (shape.points.empty()) return;
    const auto at = [&](core::Point p) { return origin + QPointF(double(p.x), double(p.y)) * scale; };
    const auto fill = theme().color(shape.fill);
    const double opacity = painter.opacity();
    if (shape.opacity < 1) painter.setOpacity(opacity * double(shape.opacity));
    const auto pen = penOf(shape, scale, crisp);
    painter.setPen(pen);
    painter.setBrush(fill.isValid() ? QBrush(fill) : QBrush(Qt::NoBrush));
    QPolygonF points;
    points.reserve(static_cast<qsizetype>(shape.points.size()));
    for (const auto p : shape.points) points << at(p);
    switch (shape.form) {
    case core::Shape::Form::Line:
        painter.drawPolyline(points);
        break;
    case core::Shape::Form::Curve: {
        const bool covers = painter.opacity() == 1 && !fill.isValid() && pen.style() == Qt::SolidLine;
        paintCurve(painter, shape.points, covers ? 3 : shape.points.size(), at);
        break;
    }
    case core::Shape::Form::Polygon:
        painter.drawPolygon(points);
        break;
    case core::Shape::Form::Rect: {
        const double radius = double(shape.radius) * scale;
        painter.drawRoundedRect(QRectF(points.front(), points.back()), radius, radius);
        break;
    }
    case core::Shape::Form::Ellipse:
        painter.drawEllipse(points.front(), double(shape.points.back().x) * scale,
                            double(shape.points.back().y) * scale);
        break;
    case core::Shape::Form::Text:
        painter.setPen(fill.isValid() ? fill : theme().color(Hue::Ink));
        painter.setFont(theme().boardFont(double(shape.textSize) * scale, shape.bold));
        painter.drawText(QRectF(points.front() - QPointF(1000, 1000), QSizeF(2000, 2000)), Qt::AlignCenter,
                         language::spoken(shape.text));
        break;
    }
    painter.setOpacity(opacity);
}

} // namespace

void paintShape(QPainter& painter, const core::Shape& shape, QPointF origin, double scale, bool crisp) {
    if (theme().pencil()) return paintPlainly(painter, core::pencilled(shape), origin, scale, crisp);
    paintPlainly(painter, shape, origin, scale, crisp);
}
