#pragma once

#include <QPainter>
#include <QPainterPath>

#include "core/board.h"

// Paints the figures of boards and marks. `origin`: where the point 0, 0 is; hairlines that are `crisp` are
// whole pixels.
void paintShape(QPainter& painter, const core::Shape& shape, QPointF origin, double scale,
                bool crisp = false);
