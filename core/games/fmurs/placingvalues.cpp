#include "core/games/fmurs/placingvalues.h"

#include "core/games/fmurs/combinationwalk.h"

#include <algorithm>

namespace core::fmurs {

namespace {

constexpr std::uint64_t chunk = 4096; // sets between two looks at the stop token

} // namespace

PlacingValues::PlacingValues(const Rules& rules, const Endgames& endgames)
    : m_rules(rules), m_endgames(endgames), m_sets(rules.field().pasture(), rules.sheep()) {}

std::optional<PlacingValues::ByCell> PlacingValues::turns(const Rules::Position& p,
                                                          const std::stop_token& stop, int left) {
    if (!sortFlocks(stop)) return {};
    if (p.phase == Rules::Phase::PlaceSheep) return ofSheep(p.dogs, p.sheep, stop, left);
    auto& bestFlock = m_bestFlocks[static_cast<std::size_t>(left)];
    return weighDogs(bestFlock, stop, left) ? ofDogs(bestFlock, setOf(p.dogs), stop) : std::nullopt;
}

bool PlacingValues::sortFlocks(const std::stop_token& stop) {
    for (CombinationWalk flock(m_sets, m_together.size()); !flock.done(); flock.next()) {
        if (flock.number() % chunk == 0 && stop.stop_requested()) return false;
        m_together.push_back(m_rules.chase().together(flock.cells()));
    }
    return true;
}

bool PlacingValues::weighDogs(ByBlock& bestFlock, const std::stop_token& stop, int left) const {
    const auto& kennel = m_endgames.kennel();
    while (bestFlock.size() < kennel.blocks()) {
        const auto block = static_cast<std::uint32_t>(bestFlock.size());
        const auto byCell = ofSheep(kennel.dogs(block), {}, stop, left);
        if (!byCell) return false;
        bestFlock.push_back(std::ranges::max(*byCell));
    }
    return true;
}

// The dogs' player completes the dogs so that the best flock is caught soonest.
std::optional<PlacingValues::ByCell> PlacingValues::ofDogs(const ByBlock& bestFlock, const CellSet& dogs,
                                                           const std::stop_token& stop) const {
    const auto& kennel = m_endgames.kennel();
    const Combinations completions(m_rules.field().ground() - dogs, m_rules.dogs() - dogs.count());
    ByCell least{};
    for (CombinationWalk more(completions); !more.done(); more.next()) {
        if (more.number() % chunk == 0 && stop.stop_requested()) return {};
        const auto value = bestFlock[kennel.place(dogsOf(dogs | more.cells())).block];
        if (value == 0) continue;
        more.cells().each([&](Cell c) { least[c] = least[c] == 0 ? value : std::min(least[c], value); });
    }
    return least;
}

// The sheep's player completes the flock so that it holds out longest. The table knows the dogs' block in one
// of its turns and mirror images: the flocks are gone through as seen from there.
std::optional<PlacingValues::ByCell> PlacingValues::ofSheep(const Dogs& dogs, const CellSet& sheep,
                                                            const std::stop_token& stop, int left) const {
    const auto& kennel = m_endgames.kennel();
    const auto place = kennel.place(dogs);
    const auto& image = kennel.symmetries()[place.symmetry];
    const auto* const values = m_endgames.table(m_rules.sheep(), left).view(dogs, true).values;
    const auto closed = setOf(kennel.dogs(place.block));
    CellSet placed;
    sheep.each([&](Cell c) { placed.add(image[c]); });
    ByCell there{}, most{};
    for (CombinationWalk flock(m_sets); !flock.done(); flock.next()) {
        if (flock.number() % chunk == 0 && stop.stop_requested()) return {};
        const auto& cells = flock.cells();
        if (!m_together[flock.number()] || cells.meets(closed) || !(placed - cells).empty()) continue;
        const auto value = values[flock.number()];
        (cells - placed).each([&](Cell c) { there[c] = std::max(there[c], value); });
    }
    for (Cell c = 0; c < m_rules.field().cells(); ++c) most[c] = there[image[c]];
    return most;
}

} // namespace core::fmurs
