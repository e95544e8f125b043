#pragma once

#include "core/games/bao/rules/sowing.h"

#include <vector>

namespace core::bao {

// One round of a sowing.
struct Lay {
    int from = 0, to = 0; // slots
    int stones = 0;
    Stones after{};
};

// A whole sowing, for showing and telling it. A never-ending one is followed until the board, seen from the
// hand, is the first one again.
struct SowingTrace {
    std::vector<Lay> lays; // the first ones
    std::size_t count = 0; // of all lays
    std::uint64_t sown = 0;
    bool endless = false;
    bool open = false; // given up before it ended or the loop closed
    int last = 0;      // the slot in which it ends, or the loop closes
    int captured = 0;  // from the pit that faces it
};

// Keeps no more than `kept` lays and follows no more than `most`.
SowingTrace trace(const Ring& ring, const Stones& stones, int slot, std::size_t kept, std::size_t most);

// The counts in the order of sowing, from the pit in hand on.
std::vector<int> seenFromHand(const Ring& ring, const Stones& stones, int slot);

} // namespace core::bao
