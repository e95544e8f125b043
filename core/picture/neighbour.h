#pragma once

#include "core/board.h"

#include <optional>
#include <vector>

namespace core {

enum class Direction { Left, Right, Up, Down };

// Which of some spots an arrow key leads to: the nearest one that way in the same row, else the nearest
// that way at all. Nothing: none lies that way.
std::optional<SpotId> neighbour(const Layout& layout, SpotId from, Direction direction,
                                const std::vector<SpotId>& among);

} // namespace core
