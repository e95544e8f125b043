#pragma once

#include "core/games/fmurs/tables/endgames.h"

namespace core::fmurs {

// What is true of all placements of so many sheep on a field, the dogs to move: dogs are not told apart, ★
// is not asked for.
struct StageCount {
    std::uint64_t positions = 0;
    std::uint64_t escapes = 0; // from these the dogs cannot force the last capture
    int longest = 0;           // turns of the dogs, the most among the others
    Placement longestCatch;    // one of those
};

StageCount countStage(const Endgames& endgames, int sheep);

// The law of the last pair, over all placements with the sheep to move: with two sheep or more they escape
// for ever exactly when none of them has another one next to it.
struct LawCount {
    std::uint64_t pairs = 0, pairsEscape = 0;   // some sheep has another one next to it
    std::uint64_t strays = 0, straysEscape = 0; // none has
    Placement longestCatch, escape;             // of a flock with a pair, of one without
    int longest = 0;                            // turns of the dogs
    bool holds() const { return pairsEscape == 0 && straysEscape == strays; }
};

// False if stopped.
bool countLaw(const Chase& chase, const Endgames& endgames, int sheep, LawCount& count,
              const StopToken& stop);

} // namespace core::fmurs
