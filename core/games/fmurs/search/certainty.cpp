#include "core/games/fmurs/search/certainty.h"

#include <algorithm>

namespace core::fmurs {

int Certainty::turns(const Placement& h, bool dogsToMove, int dogTurns, int positions) {
    m_left = positions;
    return dogsToMove ? dogs(h, dogTurns, 0, never) : sheep(h, dogTurns, 0, never);
}

int Certainty::atOnce(const Placement& h, bool dogsToMove) const {
    if (!m_endgames.knows(h.sheep) || m_endgames.goals(2) > 1) return m_guarantee.turns(h, dogsToMove);
    const int turns = dogsToMove ? m_endgames.dogsToMove(h) : m_endgames.sheepToMove(h, false);
    return turns == Endgame::never ? never : turns;
}

bool Certainty::ends(const Placement& h, int dogTurns) {
    return dogTurns == 0 || m_endgames.knows(h.sheep) || --m_left < 0;
}

// The dogs take what is surest; any of their turns that is left out could only be better. `least`: no less is
// asked for. `most`: something more is of no use.
int Certainty::dogs(const Placement& h, int dogTurns, int least, int most) {
    int best = atOnce(h, true);
    if (best <= least || ends(h, dogTurns)) return best;
    std::vector<Next> all;
    for (const auto dog : h.dogs)
        if (dog != noCell)
            m_chase.turns(h, dog, [&](Cell, const Chain&, const Placement& next) {
                all.push_back({next, atOnce(next, false)});
            });
    std::ranges::stable_sort(all, {}, &Next::sure);
    for (const auto& next : all) {
        const int limit = std::min(best, most) - 1;
        best = std::min(best, 1 + sheep(next.placement, dogTurns - 1, least - 1, limit));
        if (best <= least) break;
    }
    return best;
}

// The sheep take what is least sure: all their moves count, unless one of them is of no use to the dogs
// already.
int Certainty::sheep(const Placement& h, int dogTurns, int least, int most) {
    const int sure = atOnce(h, false);
    if (sure <= least || ends(h, dogTurns)) return sure;
    std::vector<Next> all;
    h.sheep.each([&](Cell from) {
        m_chase.pastures(h, from).each([&](Cell to) {
            const auto next = m_chase.afterSheep(h, from, to);
            all.push_back({next, atOnce(next, true)});
        });
    });
    if (all.empty()) all.push_back({h, atOnce(h, true)});
    std::ranges::stable_sort(all, std::ranges::greater(), &Next::sure);
    int worst = 0;
    const int limit = std::min(sure, most);
    for (const auto& next : all) {
        worst = std::max(worst, dogs(next.placement, dogTurns, std::max(worst, least), limit));
        if (worst >= limit) return sure;
    }
    return std::min(sure, worst);
}

} // namespace core::fmurs
