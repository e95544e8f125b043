#include "core/games/fmurs/guarantee.h"

#include <algorithm>

namespace core::fmurs {

// Sorted by the number of sheep: a table knows the longest chase; above it the hunt leads to one with fewer.
void Guarantee::update() {
    const int solved = m_endgames.goals(2) == 1 ? m_endgames.solved() : 0; // tables of the whole chase
    if (solved == m_solved && m_hunt.built() == m_hunted) return;
    for (int n = m_solved + 1; n <= maxSheep; ++n) {
        auto& longest = m_longest[static_cast<std::size_t>(n)];
        const int fewer = turns(n - 1);
        if (n <= solved) {
            const int alone = m_endgames.longest(n);
            longest = alone == Endgame::never ? never : std::max(alone, fewer);
        } else {
            longest = m_hunt.proves(n) && fewer < never ? m_hunt.longest(n) + fewer : never;
        }
    }
    m_solved = solved;
    m_hunted = m_hunt.built();
}

int Guarantee::turns(const Herd& h, bool dogsToMove) const {
    const int sheep = h.sheep.count(), rest = turns(std::max(sheep - 1, 0));
    if (rest >= never || !m_hunt.proves(sheep)) return never;
    return m_hunt.turns(h.dogs, h.sheep, dogsToMove) + rest;
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
