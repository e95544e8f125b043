#include "ui/board/wrap.h"

#include <algorithm>
#include <cmath>

namespace wrapped {

namespace {

bool between(double x, double from, double length) {
    return x >= from && x < from + length;
}

bool goesAcross(const core::Wrap& w, core::Point p) {
    return w.across && between(double(p.x), double(w.corner.x), double(w.size.width));
}

bool goesDown(const core::Wrap& w, core::Point p) {
    return w.down && between(double(p.y), double(w.corner.y), double(w.size.height));
}

float around(float x, float from, float length, double by) {
    const double moved = std::fmod(double(x) - double(from) + by, double(length));
    return static_cast<float>(double(from) + (moved < 0 ? moved + double(length) : moved));
}

// By how much a point at `home` moves when the field turns.
core::Point shift(const core::Wrap& w, core::Point home, QPointF cells) {
    core::Point by;
    if (goesAcross(w, home))
        by.x = around(home.x, w.corner.x, w.size.width, cells.x() * double(w.cell.width)) - home.x;
    if (goesDown(w, home))
        by.y = around(home.y, w.corner.y, w.size.height, cells.y() * double(w.cell.height)) - home.y;
    return by;
}

core::Point plus(core::Point p, core::Point by) {
    return {p.x + by.x, p.y + by.y};
}

core::Point middle(const core::Shape& shape) {
    core::Point sum;
    const auto share = 1.0F / static_cast<float>(shape.points.size());
    for (const auto p : shape.points) sum = plus(sum, {p.x * share, p.y * share});
    return sum;
}

// How opaque things are outside the field, by their distance from it in cells, of so many.
double faded(double beyond, int ghosts) {
    return beyond <= 0 ? 1 : beyond > ghosts ? 0 : std::clamp(0.62 - 0.27 * beyond, 0.0, 1.0);
}

double beyond(double x, double from, double length, double cell) {
    return std::max(from - x, x - from - length) / cell;
}

} // namespace

core::Layout turned(core::Layout layout, QPointF cells) {
    if (!layout.wrap || cells.isNull()) return layout;
    auto& wrap = *layout.wrap;
    for (auto& spot : layout.spots) {
        const auto by = shift(wrap, spot.centre, cells);
        spot.centre = plus(spot.centre, by);
        spot.mark = plus(spot.mark, by);
        if (spot.bare) spot.bare->centre = plus(spot.bare->centre, by);
    }
    for (auto& tile : wrap.tiles) {
        const auto by = shift(wrap, middle(tile), cells);
        for (auto& p : tile.points) p = plus(p, by);
    }
    return layout;
}

std::vector<Copy> copies(const core::Wrap& wrap, core::Point home, QPointF at) {
    std::vector<Copy> all;
    const bool across = goesAcross(wrap, home), down = goesDown(wrap, home);
    for (const int y : {0, -1, 1})
        for (const int x : {0, -1, 1}) {
            if ((x != 0 && !across) || (y != 0 && !down)) continue;
            const QPointF offset(x * double(wrap.size.width), y * double(wrap.size.height));
            const auto there = at + offset;
            double opacity = 1;
            if (across)
                opacity *= faded(beyond(there.x(), double(wrap.corner.x), double(wrap.size.width),
                                        double(wrap.cell.width)),
                                 wrap.ghostsAcross);
            if (down)
                opacity *= faded(beyond(there.y(), double(wrap.corner.y), double(wrap.size.height),
                                        double(wrap.cell.height)),
                                 wrap.ghostsDown);
            if (opacity > 0) all.push_back({offset, opacity});
        }
    return all;
}

std::vector<Copy> copies(const core::Wrap& wrap, const core::Shape& tile) {
    const auto home = middle(tile);
    return copies(wrap, home, QPointF(double(home.x), double(home.y)));
}

QRectF field(const core::Wrap& wrap) {
    return {double(wrap.corner.x), double(wrap.corner.y), double(wrap.size.width), double(wrap.size.height)};
}

QRectF band(const core::Wrap& wrap) {
    const double x = wrap.across ? wrap.ghostsAcross * double(wrap.cell.width) : 0;
    const double y = wrap.down ? wrap.ghostsDown * double(wrap.cell.height) : 0;
    return field(wrap).adjusted(-x, -y, x, y);
}

} // namespace wrapped
