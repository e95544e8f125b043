#pragma once

#include "core/solve/census.h"

namespace core::bao {

// Counts boards with their mover, whatever has been captured, and values them at equal score.
Census census(const Game& game, const Position& start, const StopToken& stop);

} // namespace core::bao
