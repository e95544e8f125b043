#pragma once

#include "core/board.h"

#include <optional>
#include <vector>

enum class Direction { Left, Right, Up, Down };

// Which of some spots an arrow key leads to: the nearest one that way in the same row, else the nearest
// that way at all. Nothing: none lies that way.
std::optional<core::SpotId> neighbour(const core::Layout& layout, core::SpotId from, Direction direction,
                                      const std::vector<core::SpotId>& among);
