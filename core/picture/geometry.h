#pragma once

#include "core/board.h"

#include <algorithm>
#include <cmath>

// A board told once, as something to draw: whoever draws one (the window, a sheet of paper, a thumbnail, a
// page) fills shapes and pictures of pieces, and knows no rule of how a board looks. This room has the
// layout's geometry (wrap, neighbour), what a person points at (selection), marks, arrows, ways and frames as
// shapes (mark, trace, ways), moves as motion, and colours by theme; beside/ has small drawings that stand
// beside a board. Lengths are in board units, as in
// core/board.h.
namespace core {

constexpr Point operator+(Point a, Point b) {
    return {a.x + b.x, a.y + b.y};
}
constexpr Point operator-(Point a, Point b) {
    return {a.x - b.x, a.y - b.y};
}
constexpr Point operator*(Point p, float by) {
    return {p.x * by, p.y * by};
}
inline float length(Point p) {
    return std::hypot(p.x, p.y);
}

// An upright rectangle.
struct Box {
    Point low, high;

    static constexpr Box around(Point centre, Size size) {
        const Point half{size.width / 2, size.height / 2};
        return {centre - half, centre + half};
    }
    constexpr float width() const { return high.x - low.x; }
    constexpr float height() const { return high.y - low.y; }
    constexpr Point centre() const { return (low + high) * 0.5F; }
    constexpr Box grown(float across, float down) const {
        return {low - Point{across, down}, high + Point{across, down}};
    }
    constexpr Box grown(float by) const { return grown(by, by); }
    // With another one.
    constexpr Box with(const Box& other) const {
        return {{std::min(low.x, other.low.x), std::min(low.y, other.low.y)},
                {std::max(high.x, other.high.x), std::max(high.y, other.high.y)}};
    }
    friend bool operator==(const Box&, const Box&) = default;
};

inline const Spot& spotOf(const Layout& layout, SpotId spot) {
    return layout.spots[static_cast<std::size_t>(spot)];
}
inline Box placeOf(const Spot& spot) {
    return Box::around(spot.centre, spot.size);
}

} // namespace core
