#include "core/games/fmurs/search/placingguess.h"

#include "core/games/fmurs/rules/flocks.h"
#include "core/games/fmurs/tables/index/combinationwalk.h"

#include <algorithm>

namespace core::fmurs {

namespace {

constexpr std::size_t mostCompletions = 6000; // of the dogs
constexpr int flocksARound = 4;

} // namespace

std::optional<PlacingGuess::Prospects> PlacingGuess::begin(const Rules::Position& root,
                                                           const StopToken& stop) {
    m_root = root;
    m_moves = m_rules.moves(root);
    m_expected.assign(m_moves.size(), 0);
    m_random.seed(1);
    m_dogs.clear();
    if (root.phase == Rules::Phase::PlaceDogs) {
        const auto placed = setOf(root.dogs);
        const Combinations sets(m_rules.field().ground() - placed, m_rules.dogs() - placed.count());
        const auto every = sets.count() / mostCompletions + 1;
        for (std::uint64_t n = 0; n < sets.count(); n += every)
            m_dogs.push_back({placed | sets.cells(sets.members(n))});
    }
    return goOn(stop);
}

std::optional<PlacingGuess::Prospects> PlacingGuess::goOn(const StopToken& stop) {
    const bool dogs = m_root.phase == Rules::Phase::PlaceDogs;
    if (!(dogs ? placeDogs(stop) : placeSheep(stop))) return {};
    return prospects();
}

// The dogs' player completes the dogs so that the worst of the flocks tried is caught soonest.
bool PlacingGuess::placeDogs(const StopToken& stop) {
    std::vector<CellSet> flocks;
    auto p = m_root;
    p.dogs = dogsOf({});
    p.phase = Rules::Phase::PlaceSheep;
    flocks.reserve(flocksARound);
    for (int i = 0; i < flocksARound; ++i) flocks.push_back(randomFlockFor(p));
    for (auto& dogs : m_dogs) {
        if (stop.stop_requested()) return false;
        for (const auto& flock : flocks)
            if (!flock.meets(dogs.cells)) dogs.worst = std::max(dogs.worst, expected(dogs.cells, flock));
    }
    std::array<int, maxCells> least{};
    least.fill(Payoff::never);
    for (const auto& dogs : m_dogs) {
        if (dogs.worst == 0) continue;
        (dogs.cells - setOf(m_root.dogs)).each([&](Cell c) { least[c] = std::min(least[c], dogs.worst); });
    }
    for (std::size_t i = 0; i < m_moves.size(); ++i) m_expected[i] = least[m_moves[i].to()];
    return true;
}

// The sheep's player completes the flock so that it holds out longest.
bool PlacingGuess::placeSheep(const StopToken& stop) {
    for (std::size_t i = 0; i < m_moves.size(); ++i) {
        if (stop.stop_requested()) return false;
        const auto p = m_rules.play(m_root, m_moves[i]);
        const auto flock = p.phase == Rules::Phase::MoveDogs ? p.sheep : randomFlockFor(p);
        m_expected[i] = std::max(m_expected[i], expected(setOf(m_root.dogs), flock));
    }
    return true;
}

int PlacingGuess::expected(const CellSet& dogs, const CellSet& sheep) const {
    auto p = m_root;
    p.dogs = dogsOf(dogs);
    p.sheep = sheep;
    p.phase = Rules::Phase::MoveDogs;
    return m_lookahead.glance(p).expected;
}

CellSet PlacingGuess::randomFlockFor(const Rules::Position& p) {
    auto flock = p.sheep;
    for (const auto c : randomFlock(m_rules, p, m_random)) flock.add(c);
    return flock;
}

PlacingGuess::Prospects PlacingGuess::prospects() const {
    const auto widest = m_lookahead.anyFlock(m_root);
    Prospects all;
    for (const int one : m_expected) all.push_back(Prospect::between(widest.least, widest.most, one));
    return all;
}

} // namespace core::fmurs
