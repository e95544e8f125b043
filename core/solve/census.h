#pragma once

#include "core/census.h"
#include "core/game.h"
#include "core/solve/freememory.h"

namespace core {

// How far counting may go: to half of the memory that is free when it begins. It has gone that far with a
// quarter taken, for what grows by doubling holds three times as much while it moves.
class CountingRoom {
public:
    // To be asked before each position.
    bool spent(std::size_t positions) const {
        constexpr std::size_t between = 1U << 16U;
        return positions % between == between - 1 && freeMemory() < m_least;
    }

private:
    double m_least = freeMemory() * 3 / 4;
};

// Walks the reachable positions one by one and values them by backward induction: slow and sure, for any
// game small enough to be listed. Of a larger one it is counted what there was time and memory for.
Census census(const Game& game, const Position& start, const StopToken& stop);

// The number of move sequences of exactly `depth` plies from a position (those that end sooner not counted).
std::uint64_t perft(const Game& game, const Position& p, int depth, const StopToken& stop);

} // namespace core
