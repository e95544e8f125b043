#include "core/games/fmurs/tables/placingvalues.h"

#include "core/games/fmurs/tables/index/combinationwalk.h"

#include <algorithm>

namespace core::fmurs {

PlacingValues::PlacingValues(const Rules& rules, const Endgames& endgames)
    : m_rules(rules), m_endgames(endgames) {}

std::optional<PlacingValues::ByCell> PlacingValues::turns(const Rules::Position& p, const StopToken& stop,
                                                          int left) try {
    if (p.phase == Rules::Phase::PlaceSheep) return ofSheep(p.dogs, p.sheep, stop, left);
    auto& bestFlock = m_bestFlocks[static_cast<std::size_t>(left)];
    if (bestFlock.empty()) {
        auto longest = m_endgames.table(m_rules.sheep(), left).longestByDogs(Flock::Starred, stop);
        if (!longest) return {};
        bestFlock = std::move(*longest);
    }
    return ofDogs(bestFlock, setOf(p.dogs), stop);
} catch (const DamagedTable&) {
    m_endgames.distrust(m_rules.sheep());
    throw;
}

// Visits the classes of flocks that satisfy ★: visit(page). False if stopped.
template <class Visit>
bool PlacingValues::eachClass(const StopToken& stop, Visit visit) const {
    const auto& flocks = m_endgames.table(m_rules.sheep()).flocks();
    for (std::uint32_t page = 0; page < flocks.pages(); ++page) {
        if (stop.stop_requested()) return false;
        if (flocks.sheep() == 1 || flocks.starred(page) == flocks.sheep()) visit(page);
    }
    return true;
}

// The dogs' player completes the dogs so that the best flock is caught soonest.
std::optional<PlacingValues::ByCell> PlacingValues::ofDogs(const ByPlacement& bestFlock, const CellSet& dogs,
                                                           const StopToken& stop) const {
    const Combinations completions(m_rules.field().ground() - dogs, m_rules.dogs() - dogs.count());
    ByCell least{};
    for (CombinationWalk more(completions); !more.done(); more.next()) {
        if (stop.stop_requested()) return {};
        const auto value = bestFlock[indexOf(m_endgames.dogIndex().number(dogsOf(dogs | more.cells())))];
        if (value == 0) continue;
        more.cells().each([&](Cell c) { least[c] = least[c] == 0 ? value : std::min(least[c], value); });
    }
    return least;
}

// The sheep's player completes the flock so that it holds out longest. The table knows one flock of a class:
// its turns and mirror images face these dogs as it faces theirs.
std::optional<PlacingValues::ByCell> PlacingValues::ofSheep(const Dogs& dogs, const CellSet& sheep,
                                                            const StopToken& stop, int left) const {
    const auto& table = m_endgames.table(m_rules.sheep(), left);
    const auto& dogIndex = m_endgames.dogIndex();
    struct View {
        const Permutation* image;
        std::uint64_t dogs;
        CellSet placed;
    };
    std::vector<View> views;
    for (std::uint32_t s = 0; s < dogIndex.symmetries().size(); ++s) {
        auto& view = views.emplace_back(
            View{&dogIndex.symmetries()[dogIndex.inverse(s)], dogIndex.number(dogs, s), {}});
        sheep.each([&](Cell c) { view.placed.add(dogIndex.symmetries()[s][c]); });
    }
    ByCell most{};
    const bool done = eachClass(stop, [&](std::uint32_t page) {
        const auto& flock = table.flocks().flock(page);
        for (const auto& view : views) {
            const auto value = table.entry(page, view.dogs);
            if (value == 0 || !(view.placed - flock).empty()) continue;
            (flock - view.placed).each([&](Cell c) {
                auto& here = most[(*view.image)[c]];
                here = std::max(here, value);
            });
        }
    });
    return done ? std::optional(most) : std::nullopt;
}

} // namespace core::fmurs
