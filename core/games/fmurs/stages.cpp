#include "core/games/fmurs/stages.h"

namespace core::fmurs {

namespace {

// Visits a placement of each symmetry class of dogs: visit(herd, value, how many the class has).
template <class Visit>
void eachPlacement(const Endgames& endgames, int sheep, Visit visit) {
    const auto& table = endgames.table(sheep);
    const auto& kennel = endgames.kennel();
    const auto entries = table.values().size() / kennel.blocks();
    for (std::uint32_t block = 0; block < kennel.blocks(); ++block) {
        const auto dogs = setOf(kennel.dogs(block));
        const auto weight = kennel.symmetries().size() / kennel.stabiliser(block).size();
        for (auto i = block * entries; i < (block + 1) * entries; ++i) {
            const auto herd = table.herd(i);
            if (herd.sheltered == noCell && !herd.sheep.meets(dogs) &&
                !visit(herd, table.values()[i], weight))
                return;
        }
    }
}

} // namespace

StageCount countStage(const Endgames& endgames, int sheep) {
    StageCount count;
    eachPlacement(endgames, sheep, [&](const Herd& herd, std::uint8_t value, std::size_t weight) {
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
    eachPlacement(endgames, sheep, [&](const Herd& herd, std::uint8_t, std::size_t weight) {
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
