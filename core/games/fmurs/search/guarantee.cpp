#include "core/games/fmurs/search/guarantee.h"

#include <algorithm>
#include <utility>

namespace core::fmurs {

Guarantee::Guarantee(const Endgames& endgames, const OneSheepHunt& hunt)
    : m_endgames(endgames), m_hunt(hunt), m_afterwards(hunt.chase().field().cells()) {}

// By the number of sheep: a table knows the longest chase; above it the hunt leads to one with fewer.
bool Guarantee::update(const StopToken& stop) {
    const int solved = m_endgames.goals(2) == 1 ? m_endgames.solvedWholly() : 0; // tables of the whole chase
    if (solved != m_solved || m_hunt.built() != m_hunted) beginAgain(solved);
    const int before = m_next;
    for (; m_next <= maxSheep; ++m_next)
        if (!(m_next <= m_solved ? takeTable(m_next, stop) : goOn(m_next, stop))) break;
    return m_next > before;
}

// What rests on a table that is damaged is forgotten.
void Guarantee::beginAgain(int solved) {
    if (solved < m_solved) {
        m_longest.fill(never);
        for (auto& hunt : m_hunts) hunt.reset();
    }
    m_afterwards = Afterwards(m_hunt.chase().field().cells());
    m_solved = solved;
    m_hunted = m_hunt.built();
    m_next = 1;
}

// Where the dogs stand matters.
bool Guarantee::takeTable(int sheep, const StopToken& stop) try {
    const auto& dogIndex = m_endgames.dogIndex();
    const int alone = m_endgames.longest(sheep);
    std::optional<Endgame::Values> byDogs(std::in_place, inMemory(dogIndex.placements()),
                                          m_endgames.longest(sheep));
    if (m_hunt.dogs() == 2) byDogs = m_endgames.table(sheep).longestByDogs(Flock::Any, stop);
    if (!byDogs) return false;
    m_hunt.eachPair([&](Cell a, Cell b) {
        const auto turns = (*byDogs)[indexOf(dogIndex.number(dogsOf(CellSet::of(a) | CellSet::of(b))))];
        m_afterwards.set(sheep, a, b, turns == Endgame::never ? never : turns);
    });
    longest(sheep) = alone == Endgame::never ? never : std::max(alone, turns(sheep - 1));
    m_hunts[static_cast<std::size_t>(sheep)].reset();
    return true;
} catch (const DamagedTable&) {
    m_endgames.distrust(sheep);
    throw;
}

bool Guarantee::goOn(int sheep, const StopToken& stop) {
    if (!m_hunt.proves(sheep) || turns(sheep - 1) == never) return true;
    auto hunt = std::make_unique<OneSheepHunt>(m_hunt.chase(), m_hunt.dogs(), sheep, m_afterwards);
    if (!hunt->build(stop)) return false;
    m_hunt.eachPair(
        [&](Cell a, Cell b) { m_afterwards.set(sheep, a, b, hunt->longest(sheep, a, b, false)); });
    longest(sheep) = std::max(hunt->longest(sheep), turns(sheep - 1));
    m_hunts[static_cast<std::size_t>(sheep)] = std::move(hunt);
    return true;
}

int Guarantee::turns(const Placement& h, bool dogsToMove) const {
    const auto& hunt = m_hunts[static_cast<std::size_t>(h.sheep.count())];
    return hunt ? hunt->turns(h.dogs, h.sheep, dogsToMove) : never;
}

int Guarantee::caughtWithin(int turns, const Placement& h, bool dogsToMove) const {
    const int sheep = h.sheep.count();
    if (!m_hunt.proves(sheep)) return 0;
    int caught = 0;
    for (int needed = m_hunt.turns(h.dogs, h.sheep, dogsToMove); needed <= turns;) {
        if (!m_hunt.proves(sheep - ++caught)) break;
        needed += m_hunt.longest(sheep - caught);
    }
    return caught;
}

} // namespace core::fmurs
