#pragma once

#include "core/games/fmurs/endgames.h"

namespace core::fmurs {

// What is true of all placements of so many sheep on a field, the dogs to move: dogs are not told apart, ★
// is not asked for.
struct StageCount {
    std::uint64_t positions = 0;
    std::uint64_t escapes = 0; // from these the dogs cannot force the last capture
    int longest = 0;           // turns of the dogs, the most among the others
    Herd longestCatch;         // one of those
    // The law of the last pair, with the sheep to move: with two sheep or more they escape for ever exactly
    // when none of them has another one next to it.
    std::uint64_t lawHolds = 0, lawFails = 0;
};

StageCount countStage(const Endgames& endgames, int sheep);
// Counts the law too: slower. False if stopped.
bool checkLaw(const Chase& chase, const Endgames& endgames, int sheep, StageCount& count,
              const std::stop_token& stop);

} // namespace core::fmurs
