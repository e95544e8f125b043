#pragma once

#include "core/verdict.h"

namespace core {

// All positions reachable from a start, counted by verdict; symmetric ones once.
struct Census {
    std::uint64_t positions = 0, wins = 0, draws = 0, losses = 0;
    std::uint64_t finished = 0; // counted among wins, draws and losses too
    std::uint64_t unknown() const { return positions - wins - draws - losses; }
    Verdict start;
    bool complete = false; // false: stopped, only `positions` says how far
};

} // namespace core
