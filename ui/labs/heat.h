#pragma once

#include <QPainter>

// How heat maps look: one hue, the darker the more; hatched as far as there is no number.
namespace heat {

// `part`: how much of the range, 0 to 1. `never`: which part of the cell is hatched, from below.
void paintGround(QPainter& painter, const QRectF& cell, double part, double never);
// The number, legible on its ground.
void paintFigure(QPainter& painter, const QRectF& cell, double part, bool hatched, const QString& figure);
// ✓, or a dot, in the upper right corner.
void paintSign(QPainter& painter, const QRectF& cell, double part);
void paintDot(QPainter& painter, const QRectF& cell, double part);

} // namespace heat
