#pragma once

#include "core/graph.h"
#include "core/threads.h"

namespace core {

// More positions than anybody can look at.
inline constexpr std::uint32_t mostListed = 1'000'000;

// Every position that play from `start` can reach, with its value; symmetric ones once, the start first.
// Throws InputError where there are more than mostListed.
struct Listing {
    struct Entry {
        Position position;
        Player mover = Player::First;
        Verdict verdict;
    };
    std::vector<Entry> entries;
    bool complete = true; // false: stopped
};
Listing everyPosition(const Game& game, const Position& start, const StopToken& stop);

// The part of the position graph that is asked for, from `start`. For a game small enough to be listed, as
// above.
PositionGraph positionGraph(const Game& game, const Position& start, const GraphQuery& query,
                            const StopToken& stop);

} // namespace core
