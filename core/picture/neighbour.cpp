#include "core/picture/neighbour.h"

#include <cmath>

namespace core {

namespace {

// How far a spot lies along a direction, and beside it.
struct Offset {
    float along, beside;
};

Offset offset(Point from, Point to, Direction direction) {
    const float dx = to.x - from.x, dy = to.y - from.y;
    switch (direction) {
    case Direction::Left:
        return {-dx, std::abs(dy)};
    case Direction::Right:
        return {dx, std::abs(dy)};
    case Direction::Up:
        return {-dy, std::abs(dx)};
    case Direction::Down:
        break;
    }
    return {dy, std::abs(dx)};
}

} // namespace

std::optional<SpotId> neighbour(const Layout& layout, SpotId from, Direction direction,
                                const std::vector<SpotId>& among) {
    const auto& here = layout.spots[static_cast<std::size_t>(from)];
    std::optional<SpotId> nearest;
    std::pair<bool, float> least; // another row, then the distance
    for (const auto id : among) {
        const auto& spot = layout.spots[static_cast<std::size_t>(id)];
        const auto [along, beside] = offset(here.centre, spot.centre, direction);
        if (id == from || along <= 0.5F) continue;
        const bool sameRow = spot.row == here.row && beside <= along;
        const std::pair rank(!sameRow, along + 2 * beside);
        if (nearest && rank >= least) continue;
        nearest = id;
        least = rank;
    }
    return nearest;
}

} // namespace core
