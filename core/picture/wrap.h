#pragma once

#include "core/picture/geometry.h"

#include <vector>

// How a field with joined edges is drawn unrolled.
namespace core::wrapped {

// The layout with its field turned by so many cells, right and down.
Layout turned(Layout layout, Point cells);

// Where else something is seen that stands at a point: how far away, and how opaque. The place itself comes
// first. `home`: where it stands at rest, which decides along which edges it is repeated.
struct Copy {
    Point offset;
    float opacity = 1;
};
std::vector<Copy> copies(const Wrap& wrap, Point home, Point at);
// The same where edges may not be joined: then there is the thing itself alone.
std::vector<Copy> copies(const std::optional<Wrap>& wrap, Point home, Point at);
// Those of something drawn on the field.
std::vector<Copy> copies(const Wrap& wrap, const Shape& tile);

// The field, and the field with the cells beyond its edges.
Box field(const Wrap& wrap);
Box band(const Wrap& wrap);

} // namespace core::wrapped
