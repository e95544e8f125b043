#pragma once

#include "core/games/bao/loops/conditions.h"
#include "core/games/bao/rules/sowingtrace.h"
#include "core/threads.h"

#include <functional>
#include <optional>
#include <string_view>
#include <vector>

// Sowings that never end, studied as Inahata and Takahashi do. A board is seen from the hand: the
// counts in the order of sowing, beginning with the pit that is to be sown.
namespace core::bao {

// The board whose pit in hand is slot 0.
Stones stonesOf(const Ring& ring, const HandBoard& board);

// The ring of boards that a never-ending sowing goes through. Let s be the stones sown until the first board
// is back and m the number of pits: the period is s / m, the shift what is left of s.
struct Loop {
    std::vector<HandBoard> boards; // in the order of sowing, the lexicographically largest first
    int period = 0, shift = 0;
    int starts = 0; // of its boards, those that the game's play leads to
    friend bool operator==(const Loop&, const Loop&) = default;
};

// The loop that the first pit's sowing is in; nothing if that sowing ends, or goes through more boards than
// anyone wants to see.
std::optional<Loop> loopOf(const Ring& ring, const HandBoard& board);

// The name that their table, which is about four pits a row, has for a loop; empty: none.
inline constexpr int pitsInTable = 4;
std::string_view nameInTable(const Loop& loop);
// The board of a loop that they list; of one that they do not have, the first.
const HandBoard& boardInTable(const Loop& loop);

// All loops that play from a board can run into; seen by the player to move, who is the first.
struct LoopSearch {
    std::vector<Loop> loops;
    std::uint64_t boards = 0; // looked at, each with its mover
    bool complete = false;    // false: stopped
};
LoopSearch findLoops(const Ring& ring, const Stones& start, const StopToken& stop,
                     const std::function<void(double)>& progress);

} // namespace core::bao
