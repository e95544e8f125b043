#pragma once

#include "core/census.h"
#include "core/game.h"

namespace core {

// Walks the reachable positions one by one and values them by backward induction: slow and sure, for any
// game small enough to be listed.
Census census(const Game& game, const Position& start, const std::stop_token& stop);

// The number of move sequences of exactly `depth` plies from a position (those that end sooner not counted).
std::uint64_t perft(const Game& game, const Position& p, int depth, const std::stop_token& stop);

} // namespace core
