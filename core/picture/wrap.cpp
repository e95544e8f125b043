#include "core/picture/wrap.h"

namespace core::wrapped {

namespace {

bool between(float x, float from, float length) {
    return x >= from && x < from + length;
}

bool goesAcross(const Wrap& w, Point p) {
    return w.across && between(p.x, w.corner.x, w.size.width);
}

bool goesDown(const Wrap& w, Point p) {
    return w.down && between(p.y, w.corner.y, w.size.height);
}

float around(float x, float from, float length, double by) {
    const double moved = std::fmod(double(x) - double(from) + by, double(length));
    return static_cast<float>(double(from) + (moved < 0 ? moved + double(length) : moved));
}

// By how much a point at `home` moves when the field turns.
Point shift(const Wrap& w, Point home, Point cells) {
    Point by;
    if (goesAcross(w, home))
        by.x = around(home.x, w.corner.x, w.size.width, double(cells.x) * double(w.cell.width)) - home.x;
    if (goesDown(w, home))
        by.y = around(home.y, w.corner.y, w.size.height, double(cells.y) * double(w.cell.height)) - home.y;
    return by;
}

Point middle(const Shape& shape) {
    Point sum;
    const auto share = 1.0F / static_cast<float>(shape.points.size());
    for (const auto p : shape.points) sum = sum + p * share;
    return sum;
}

// How opaque things are outside the field, by their distance from it in cells, of so many.
float faded(float beyond, int ghosts) {
    return beyond <= 0                           ? 1
           : beyond > static_cast<float>(ghosts) ? 0
                                                 : std::clamp(0.62F - 0.27F * beyond, 0.0F, 1.0F);
}

float beyond(float x, float from, float length, float cell) {
    return std::max(from - x, x - from - length) / cell;
}

} // namespace

Layout turned(Layout layout, Point cells) {
    if (!layout.wrap || cells == Point{}) return layout;
    auto& wrap = *layout.wrap;
    for (auto& spot : layout.spots) {
        const auto by = shift(wrap, spot.centre, cells);
        spot.centre = spot.centre + by;
        spot.mark = spot.mark + by;
    }
    for (auto& tile : wrap.tiles) {
        const auto by = shift(wrap, middle(tile), cells);
        for (auto& p : tile.points) p = p + by;
        if (tile.tall) tile.tall = *tile.tall + by;
    }
    return layout;
}

std::vector<Copy> copies(const Wrap& wrap, Point home, Point at) {
    std::vector<Copy> all;
    const bool across = goesAcross(wrap, home), down = goesDown(wrap, home);
    for (const int y : {0, -1, 1})
        for (const int x : {0, -1, 1}) {
            if ((x != 0 && !across) || (y != 0 && !down)) continue;
            const Point offset{static_cast<float>(x) * wrap.size.width,
                               static_cast<float>(y) * wrap.size.height};
            const auto there = at + offset;
            float opacity = 1;
            if (across)
                opacity *= faded(beyond(there.x, wrap.corner.x, wrap.size.width, wrap.cell.width),
                                 wrap.ghostsAcross);
            if (down)
                opacity *= faded(beyond(there.y, wrap.corner.y, wrap.size.height, wrap.cell.height),
                                 wrap.ghostsDown);
            if (opacity > 0) all.push_back({offset, opacity});
        }
    return all;
}

std::vector<Copy> copies(const std::optional<Wrap>& wrap, Point home, Point at) {
    return wrap ? copies(*wrap, home, at) : std::vector<Copy>{{}};
}

std::vector<Copy> copies(const Wrap& wrap, const Shape& tile) {
    const auto home = middle(tile);
    return copies(wrap, home, home);
}

Box field(const Wrap& wrap) {
    return {wrap.corner, wrap.corner + Point{wrap.size.width, wrap.size.height}};
}

Box band(const Wrap& wrap) {
    return field(wrap).grown(wrap.across ? static_cast<float>(wrap.ghostsAcross) * wrap.cell.width : 0,
                             wrap.down ? static_cast<float>(wrap.ghostsDown) * wrap.cell.height : 0);
}

} // namespace core::wrapped
