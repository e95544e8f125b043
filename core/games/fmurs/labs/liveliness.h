#pragma once

#include "core/games/fmurs/rules/rules.h"

namespace core::fmurs {

// How matches of simple players go, on average: the dogs catch as many as they can, or come nearer; the sheep
// make any move.
struct Liveliness {
    double turns = 0;   // of the dogs, until the field is clear
    double caught = 0;  // sheep a turn in which some are caught
    double choices = 0; // of the dogs, each turn
    double changes = 0; // of who has caught more, turn by turn, in a match of two halves
};

// Over so many matches under these rules for one half. Nothing: stopped.
std::optional<Liveliness> liveliness(const Rules& rules, int matches, const StopToken& stop);

} // namespace core::fmurs
