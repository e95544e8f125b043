#pragma once

#include "core/games/bao/loops/loops.h"

namespace core::bao {

// Undoes a lay that ended in this pit and went on: back from it each pit gives up one stone, and the first
// one found empty gets them all. Returns that one's slot. The pit must hold a stone.
int layBack(const Ring& ring, Stones& s, int slot);

// What Inahata and Takahashi say stops a rollback, found anywhere on the ring of pits. A pattern has x for
// one stone or more:
//     1   x n x … x 0 x   with n−2 pits between n and 0, n at least 3; or x 2 0 x
//     2   n 0 x … x 0 x   with n−1 pits between the empty ones, n at least 2
struct StopSigns {
    // Where the first of a kind is: pits side by side, the hand being pit 0. No pits: there is none.
    struct Place {
        int from = 0, pits = 0;
        explicit(false) operator bool() const { return pits > 0; }
    };
    Place emptyPair; // two empty pits side by side
    Place equalPair; // two pits side by side with the same count
    Place first, second;
};
StopSigns stopSigns(const HandBoard& board);

// How many lays can be undone from the first pit; nothing if without end, for then the board is on a loop.
std::optional<int> rollbackLength(const Ring& ring, const HandBoard& board);

} // namespace core::bao
