#pragma once

#include <QPointF>
#include <QRectF>

#include "core/board.h"

#include <vector>

// How a field with joined edges is drawn unrolled. Points are in board units.
namespace wrapped {

// The layout with its field turned by so many cells, right and down.
core::Layout turned(core::Layout layout, QPointF cells);

// Where else something is seen that stands at a point: how far away, and how opaque. The place itself comes
// first. `home`: where it stands at rest, which decides along which edges it is repeated.
struct Copy {
    QPointF offset;
    double opacity = 1;
};
std::vector<Copy> copies(const core::Wrap& wrap, core::Point home, QPointF at);
// Those of something drawn on the field.
std::vector<Copy> copies(const core::Wrap& wrap, const core::Shape& tile);

// The field, and the field with the cells beyond its edges.
QRectF field(const core::Wrap& wrap);
QRectF band(const core::Wrap& wrap);

} // namespace wrapped
