#pragma once

#include "core/game.h"

namespace core {

// All positions reachable from a start, counted by verdict; symmetric ones once.
struct Census {
    std::uint64_t positions = 0, wins = 0, draws = 0, losses = 0;
    std::uint64_t finished = 0; // counted among wins, draws and losses too
    std::uint64_t unknown() const { return positions - wins - draws - losses; }
    Verdict start;
    bool complete = false; // false: stopped, only `positions` says how far
};

// Walks the reachable positions one by one and values them by backward induction: slow and sure, for any
// game small enough to be listed.
Census census(const Game& game, const Position& start, const std::stop_token& stop);

// The number of move sequences of exactly `depth` plies from a position (those that end sooner not counted).
std::uint64_t perft(const Game& game, const Position& p, int depth, const std::stop_token& stop);

} // namespace core
