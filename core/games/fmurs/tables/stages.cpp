#include "core/games/fmurs/tables/stages.h"

#include <algorithm>
#include <span>

namespace core::fmurs {

namespace {

// Visits a placement of each symmetry class of flocks: visit(placement, value, how many the class has).
template <class Visit>
void eachPlacement(const Endgames& endgames, int sheep, Visit visit) {
    const auto& table = endgames.table(sheep);
    UnsetBytes room;
    const auto values = table.values(room);
    for (std::size_t i = 0; i < values.size(); ++i) {
        const auto placement = table.placement(i);
        if (placement.sheltered == noCell && !placement.sheep.meets(setOf(placement.dogs)) &&
            !visit(placement, values[i], table.weight(i)))
            return;
    }
}

} // namespace

// A dog on a sheep has the value 0 and is no placement; every other value is more.
StageCount countStage(const Endgames& endgames, int sheep) {
    const auto& table = endgames.table(sheep);
    const auto placements = indexOf(table.dogIndex().placements());
    StageCount count;
    auto pass = table.pass();
    for (std::uint32_t page = 0; page < table.flocks().pages(); ++page) {
        const auto values = std::span(table.entries(page, pass), placements);
        const auto counted = [&](std::uint8_t value) {
            return static_cast<std::uint64_t>(std::ranges::count(values, value));
        };
        const std::uint64_t weight = table.flocks().weight(page);
        count.positions += weight * (placements - counted(0));
        count.escapes += weight * counted(Endgame::never);
        std::uint8_t longest = 0;
        for (const auto value : values)
            longest = std::max(longest, value == Endgame::never ? std::uint8_t{0} : value);
        if (longest <= count.longest) continue;
        count.longest = longest;
        const auto number = static_cast<std::uint64_t>(std::ranges::find(values, longest) - values.begin());
        count.longestCatch = {table.dogIndex().placement(number), table.flocks().flock(page)};
    }
    return count;
}

bool countLaw(const Chase& chase, const Endgames& endgames, int sheep, LawCount& count,
              const StopToken& stop) {
    eachPlacement(endgames, sheep, [&](const Placement& placement, std::uint8_t, std::uint32_t weight) {
        bool pair = false;
        placement.sheep.each([&](Cell one) { pair = pair || chase.hasMate(placement.sheep, one); });
        const auto value = endgames.sheepToMove(placement, false);
        const bool escapes = value == Endgame::never;
        (pair ? count.pairs : count.strays) += weight;
        if (escapes) (pair ? count.pairsEscape : count.straysEscape) += weight;
        if (escapes && !pair) count.escape = placement;
        if (!escapes && pair && value > count.longest) {
            count.longest = value;
            count.longestCatch = placement;
        }
        return !stop.stop_requested();
    });
    return !stop.stop_requested();
}

} // namespace core::fmurs
