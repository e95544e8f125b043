#include "core/games/fmurs/estimate.h"

namespace core::fmurs {

namespace {

constexpr int escapeTurns = 1000; // so many more are expected where the sheep seem to escape
// Fitted to tables of three to five sheep and, with up to ten, to the turns that play took, on cylinders of
// 10 × 9, 8 × 7, 7 × 6 and 6 × 6: off by 1.7, 1.7 and 1.9 turns (root mean square) with 3, 4 and 5 sheep,
// where these are spread by 3.8, 4.7 and 5.2, and by 3 to 7 of 6 to 7 with more.
constexpr Estimate::Seen both{2.257F, -1.646F, -3.085F, 0.345F, 0.089F, 0.287F,
                              0.108F, 0.222F,  -0.599F, 0.217F, 0.401F, 0.572F};
// The same where a lone sheep is caught, on 8 × 6, 7 × 7 and 6 × 6: off by 2.4, 2.6 and 2.9 turns of 5.5, 6.1
// and 6.2.
constexpr Estimate::Seen either{-5.929F, 0.012F,  -1.785F, -0.004F, 0.277F, 0.648F,
                                0.084F,  -0.011F, -0.126F, 0.248F,  0.371F, 0.862F};
// As an independent program has found for 10 × 9, three to five sheep, off by 4 turns; but with more weight
// on the hunt, which then goes on where nothing better is seen, and less on how near the dogs are, for it
// leads them away now and then.
constexpr Estimate::Seen eitherWithPairs{-29, 12.5F, 19.2F, -0.83F, 1, 0.05F, 0.02F, 0, 0, 0, 0, 0.5F};

} // namespace

Estimate::Estimate(const Chase& chase, const OneSheepHunt& hunt) : m_chase(chase), m_hunt(hunt) {
    const auto& field = chase.field();
    for (const Cell a : field.everyCell()) {
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

// The steps in a shortest tree that joins all the sheep.
float Estimate::tree(const CellSet& sheep) const {
    std::array<Cell, maxSheep> out{};
    std::array<std::uint8_t, maxSheep> away{};
    std::size_t n = 0;
    sheep.each([&](Cell one) { out[n++] = one; });
    if (n == 0) return 0;
    Cell joined = out[--n];
    away.fill(maxSide * 2);
    int sum = 0;
    while (n > 0) {
        std::size_t nearest = 0;
        for (std::size_t i = 0; i < n; ++i) {
            away[i] = std::min(away[i], m_apart[joined][out[i]]);
            if (away[i] < away[nearest]) nearest = i;
        }
        sum += away[nearest];
        joined = out[nearest];
        out[nearest] = out[--n];
        away[nearest] = away[n];
    }
    return static_cast<float>(sum);
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
    return {1,    n,        alone,        alone * n,    hunt, near, spread, dogsToMove ? 0.0F : 1.0F,
            mean, mean * n, mean * alone, tree(h.sheep)};
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
