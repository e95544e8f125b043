#pragma once

#include "core/kind.h"

namespace core {

// For a lab: every combination of a game's choices, for a range of one of its numbers: who wins from the
// start, and in how many moves. `values` has the range under the key of that number; what the game refuses is
// left out. For games small enough to be listed.
Table ruleSweep(const Kind& kind, std::string_view key, const Values& values, const StopToken& stop,
                const Lab::Progress& progress);

} // namespace core
