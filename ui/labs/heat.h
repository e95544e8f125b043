#pragma once

#include <QPainter>
#include <QWidget>

#include "core/lab.h"

class FlowLayout;

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

// What the cells of a heat map show: the number, the hatching, the sign.
class HeatLegend final : public QWidget {
    Q_OBJECT
public:
    explicit HeatLegend(QWidget* parent = nullptr);

    void setTable(const core::Table& table); // hidden where it is no heat map

private:
    FlowLayout* m_entries;
};
