#include "core/games/fmurs/estimate.h"

namespace core::fmurs {

namespace {

constexpr int escapeTurns = 1000; // so many more are expected where the sheep seem to escape
// Fitted to tables of three and four sheep on cylinders: off by 1.4 and 1.6 turns (root mean square) on 8 ×
// 7, 7 × 7 and 6 × 6, where these are spread by 2.8 and 3.2, and with three sheep on 10 × 9 by 2.7 of 5.2.
// Each sheep's distance counts, not their mean, which fits the small flocks a little better: ten sheep on 10
// × 9 that know it hold out 30 turns instead of 26 against dogs that do not.
constexpr Estimate::Seen both{-0.982F, -0.501F, -1.024F, 0.042F, 0.286F, 0.361F,
                              0.116F,  1.137F,  -1.197F, 0.375F, 0.379F};
// The same where a lone sheep is caught: off by 2.4 and 2.9 turns of 5.0 and 5.3 on 6 × 6 and 7 × 6.
constexpr Estimate::Seen either{2.887F, -1.740F, -2.617F, -0.124F, 0.487F, 0.539F,
                                0.098F, 0.844F,  -1.321F, 0.559F,  0.569F};
// As an independent program has found for 10 × 9, three to five sheep, off by 4 turns; but with less weight
// on how near the dogs are, for the hunt leads them away now and then.
constexpr Estimate::Seen eitherWithPairs{-29, 12.5F, 19.2F, -0.83F, 0.45F, 0.05F, 0.02F, 0, 0, 0, 0};

} // namespace

Estimate::Estimate(const Chase& chase, const OneSheepHunt& hunt, int dogs)
    : m_chase(chase), m_hunt(hunt), m_dogs(dogs) {
    const auto& field = chase.field();
    for (Cell a = 0; a < field.cells(); ++a) {
        m_apart[a].fill(maxSide * 2);
        CellSet reached = CellSet::of(a), edge = reached;
        for (std::uint8_t steps = 0; !edge.empty(); ++steps) {
            CellSet next;
            edge.each([&](Cell c) {
                m_apart[a][c] = steps;
                next |= field.beside(c) & field.ground();
            });
            edge = next - reached;
            reached |= next;
        }
    }
}

Estimate::Seen Estimate::see(const Herd& h, bool dogsToMove) const {
    CellSet lonely;
    float spread = 0, near = 0;
    const int sheep = h.sheep.count();
    h.sheep.each([&](Cell one) {
        if (!m_chase.hasMate(h.sheep, one)) lonely.add(one);
    });
    for (const auto dog : h.dogs) {
        if (dog == noCell) continue;
        std::uint8_t least = maxSide * 2;
        h.sheep.each([&](Cell one) {
            least = std::min(least, m_apart[dog][one]);
            spread += m_apart[dog][one];
        });
        near += least;
    }
    const auto n = static_cast<float>(sheep), alone = static_cast<float>(lonely.count());
    const int turns = m_hunt.turns(h.dogs, prey(h.sheep, lonely), dogsToMove);
    const auto mean = static_cast<float>(m_hunt.mean());
    const auto hunt = m_hunt.built() ? static_cast<float>(std::min(turns, OneSheepHunt::unseen)) : mean;
    return {1,    n,        alone,       alone * n, hunt, near, spread, dogsToMove ? 0.0F : 1.0F,
            mean, mean * n, mean * alone};
}

const Estimate::Seen& Estimate::weights() const {
    return m_chase.variation().stepThenJump ? both : m_lastPairMatters ? eitherWithPairs : either;
}

int Estimate::turns(const Herd& h, bool dogsToMove) const {
    const auto seen = see(h, dogsToMove);
    float sum = 0;
    for (std::size_t i = 0; i < features; ++i) sum += seen[i] * weights()[i];
    if (escapes(h.sheep)) sum += escapeTurns;
    return std::max(static_cast<int>(sum * Payoff::perTurn), Payoff::perTurn);
}

// As if the sheep were caught one after the other, at even intervals.
int Estimate::within(int turnsLeft, int goal, const Herd& h, bool dogsToMove) const {
    const int sheep = h.sheep.count(), all = turns(h, dogsToMove), caught = sheep - goal;
    const int needed = std::max(all * caught / sheep, Payoff::perTurn);
    if (needed <= Payoff::clearIn(turnsLeft)) return needed;
    return Payoff::uncleared + sheep * Payoff::perSheep -
           std::min(Payoff::clearIn(turnsLeft) * sheep / std::max(all, 1), caught - 1) * Payoff::perSheep;
}

// Where most single sheep escape, a flock without a pair does so too.
bool Estimate::escapes(const CellSet& sheep) const {
    return m_lastPairMatters && somePair(sheep).empty();
}

// Two sheep next to each other; none if there are no such.
CellSet Estimate::somePair(const CellSet& sheep) const {
    for (auto rest = sheep; !rest.empty();) {
        const auto one = rest.first();
        rest.remove(one);
        if (const auto mates = m_chase.field().around(one) & rest; !mates.empty())
            return CellSet::of(one) | CellSet::of(mates.first());
    }
    return {};
}

// The sheep that the dogs are after: where the last pair must not be broken up, those on their own; else
// those without whom a pair is left.
CellSet Estimate::prey(const CellSet& sheep, const CellSet& lonely) const {
    if (!m_lastPairMatters) return sheep;
    if (!lonely.empty()) return lonely;
    const auto pair = somePair(sheep);
    auto free = sheep - pair;
    pair.each([&](Cell one) {
        if (!somePair(sheep - CellSet::of(one)).empty()) free.add(one);
    });
    return free;
}

} // namespace core::fmurs
