#include "core/games/fmurs/guarantee.h"

#include <algorithm>

namespace core::fmurs {

// By the number of sheep: a table knows the longest chase; above it the hunt leads to one with fewer.
void Guarantee::update() {
    const int solved = m_endgames.goals(2) == 1 ? m_endgames.solvedWholly() : 0; // tables of the whole chase
    if (solved == m_solved && m_hunt.built() == m_hunted) return;
    m_solved = solved;
    m_hunted = m_hunt.built();
    Afterwards afterwards(m_hunt.chase().field().cells());
    for (int n = 1; n <= maxSheep; ++n) {
        auto& longest = m_longest[static_cast<std::size_t>(n)];
        longest = never;
        m_hunts[static_cast<std::size_t>(n)].reset();
        if (n <= solved) {
            const int alone = m_endgames.longest(n);
            longest = alone == Endgame::never ? never : std::max(alone, turns(n - 1));
            takeTable(n, afterwards);
        } else if (m_hunt.proves(n) && turns(n - 1) < never) {
            goOn(n, afterwards);
        }
    }
}

// Where the dogs stand matters; a table of which most lies on disk is not read for that.
void Guarantee::takeTable(int sheep, Afterwards& afterwards) try {
    constexpr double mostRead = 200e6; // bytes
    const auto& pack = m_endgames.pack();
    Endgame::Values byDogs(pack.placements(), m_endgames.longest(sheep));
    if (m_hunt.dogs() == 2 && m_endgames.size(sheep) <= mostRead)
        byDogs = *m_endgames.table(sheep).longestByDogs(Flock::Any, {});
    m_hunt.eachPair([&](Cell a, Cell b) {
        const auto turns = byDogs[pack.number(dogsOf(CellSet::of(a) | CellSet::of(b)))];
        afterwards.set(sheep, a, b, turns == Endgame::never ? never : turns);
    });
} catch (const DamagedTable&) {
    m_endgames.distrust(sheep);
    throw;
}

void Guarantee::goOn(int sheep, Afterwards& afterwards) {
    auto& hunt = m_hunts[static_cast<std::size_t>(sheep)];
    hunt = std::make_unique<OneSheepHunt>(m_hunt.chase(), m_hunt.dogs(), sheep, afterwards);
    hunt->build({});
    m_hunt.eachPair([&](Cell a, Cell b) { afterwards.set(sheep, a, b, hunt->longest(sheep, a, b, false)); });
    m_longest[static_cast<std::size_t>(sheep)] = std::max(hunt->longest(sheep), turns(sheep - 1));
}

int Guarantee::turns(const Herd& h, bool dogsToMove) const {
    const auto& hunt = m_hunts[static_cast<std::size_t>(h.sheep.count())];
    return hunt ? hunt->turns(h.dogs, h.sheep, dogsToMove) : never;
}

int Guarantee::caughtWithin(int turns, const Herd& h, bool dogsToMove) const {
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
