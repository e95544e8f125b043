#include "core/games/fmurs/stages.h"

namespace core::fmurs {

namespace {

// Visits a placement of each symmetry class of flocks: visit(herd, value, how many the class has).
template <class Visit>
void eachPlacement(const Endgames& endgames, int sheep, Visit visit) {
    const auto& table = endgames.table(sheep);
    const auto values = table.values();
    for (std::uint64_t i = 0; i < values.size(); ++i) {
        const auto herd = table.herd(i);
        if (herd.sheltered == noCell && !herd.sheep.meets(setOf(herd.dogs)) &&
            !visit(herd, values[i], table.weight(i)))
            return;
    }
}

} // namespace

StageCount countStage(const Endgames& endgames, int sheep) {
    StageCount count;
    eachPlacement(endgames, sheep, [&](const Herd& herd, std::uint8_t value, std::uint32_t weight) {
        count.positions += weight;
        if (value == Endgame::never) {
            count.escapes += weight;
        } else if (value > count.longest) {
            count.longest = value;
            count.longestCatch = herd;
        }
        return true;
    });
    return count;
}

bool countLaw(const Chase& chase, const Endgames& endgames, int sheep, LawCount& count,
              const std::stop_token& stop) {
    eachPlacement(endgames, sheep, [&](const Herd& herd, std::uint8_t, std::uint32_t weight) {
        bool pair = false;
        herd.sheep.each([&](Cell one) { pair = pair || chase.hasMate(herd.sheep, one); });
        const auto value = endgames.sheepToMove(herd, false);
        const bool escapes = value == Endgame::never;
        (pair ? count.pairs : count.strays) += weight;
        if (escapes) (pair ? count.pairsEscape : count.straysEscape) += weight;
        if (escapes && !pair) count.escape = herd;
        if (!escapes && pair && value > count.longest) {
            count.longest = value;
            count.longestCatch = herd;
        }
        return !stop.stop_requested();
    });
    return !stop.stop_requested();
}

} // namespace core::fmurs
