#pragma once

#include "core/kind.h"

#include <initializer_list>

namespace core {

// For a lab: every combination of a game's choices, for ranges of one or more of its numbers, as rows ×
// columns: who wins from the start, and in how many moves. `values` has each range under the number's key;
// what the game refuses is left out. For games small enough to be listed.
Table ruleSweep(const Kind& kind, std::initializer_list<std::string_view> keys, const Values& values,
                const StopToken& stop, const Lab::Progress& progress);

// Rules in words, as a match is told: its parts beside each other.
Message rulesInWords(const Game& game);
// The start under these rules, to be played from.
Picture startPicture(const Game& game, const std::string& rules);

} // namespace core
