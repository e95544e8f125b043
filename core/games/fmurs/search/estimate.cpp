#include "core/games/fmurs/search/estimate.h"

#include <algorithm>
#include <bit>

namespace core::fmurs {

namespace {

constexpr int escapeTurns = 1000; // so many more are expected where the sheep seem to escape
// Fitted to tables of three and four sheep and, with up to ten, to the turns that play took, on cylinders of
// 10 × 9, 8 × 7, 7 × 8 and 6 × 6: off by 1.7 turns (root mean square) with 3 and 4 sheep, where these are
// spread by 4.2 and 4.9, and by 2.2 to 5.5 of 5 to 6 with more.
constexpr Estimate::Seen both{-3.018F, -0.138F, -0.1440F, -1.278F, -0.1170F, 0.533F, 0.342F, 0.834F, -0.214F,
                              0.356F,  -1.280F, 0.337F,   0.365F,  0.093F,   0.526F, 0.453F, 0.477F};
// The same where a lone sheep is caught, on 8 × 6, 7 × 7 and 6 × 6: off by 2.0 and 2.4 turns of 5.3 and 5.9
// with 3 and 4 sheep, by 3.9 to 6.4 of 6 to 7 with more.
constexpr Estimate::Seen either{-7.130F, 2.505F, -0.3969F, -2.072F, -0.4749F, 0.846F,
                                0.336F,  2.627F, -0.654F,  0.364F,  -0.848F,  0.369F,
                                0.432F,  0.254F, 0.761F,   0.225F,  -0.269F};
// As an independent program has found for 10 × 9, three to five sheep, off by 4 turns; but with more weight
// on the hunt, which then goes on where nothing better is seen, and less on how near the dogs are, for it
// leads them away now and then. The first weight makes up for that: on average the turns are those of tables
// and of play, on 8 × 9 to 10 × 9.
constexpr Estimate::Seen eitherWithPairs{-41, 12.5F, 0, 19.2F, -0.83F, 0.5F,  0,     0, 0,
                                         0,   0,     0, 0,     1,      0.05F, 0.15F, 0};

constexpr std::uint8_t farAway = maxSide * 4, atACorner = 3; // half steps

} // namespace

Estimate::Estimate(const Chase& chase, const OneSheepHunt& hunt) : m_chase(chase), m_hunt(hunt) {
    const auto& field = chase.field();
    const auto closed = field.ground() - field.pasture(); // to sheep
    for (const Cell a : field.everyCell()) {
        if (field.pasture().has(a) && field.beside(a).meets(closed)) m_atEdge.add(a);
        m_apart[a].fill(farAway);
        CellSet reached = CellSet::of(a), edge = reached;
        for (std::uint8_t steps = 0; !edge.empty(); ++steps) {
            CellSet next;
            edge.each([&](Cell c) {
                const bool corner = steps == 2 && field.around(a).has(c);
                m_apart[a][c] = corner ? atACorner : static_cast<std::uint8_t>(2 * steps);
                next |= field.beside(c) & field.ground();
            });
            edge = next - reached;
            reached |= next;
        }
    }
}

// A shortest tree that joins all the sheep: its length, and how many of its branches join sheep side by side
// or such that are no neighbours.
void Estimate::seeTree(const CellSet& sheep, Seen& seen) const {
    std::array<Cell, maxSheep> out{};
    std::array<std::uint8_t, maxSheep> away{};
    std::size_t n = 0;
    sheep.each([&](Cell one) { out[n++] = one; });
    if (n == 0) return;
    Cell joined = out[--n];
    away.fill(farAway);
    int sum = 0, beside = 0, gaps = 0;
    while (n > 0) {
        std::size_t nearest = 0;
        for (std::size_t i = 0; i < n; ++i) {
            away[i] = std::min(away[i], m_apart[joined][out[i]]);
            if (away[i] < away[nearest]) nearest = i;
        }
        sum += away[nearest];
        beside += away[nearest] < atACorner ? 1 : 0;
        gaps += away[nearest] > atACorner ? 1 : 0;
        joined = out[nearest];
        out[nearest] = out[--n];
        away[nearest] = away[n];
    }
    seen[Tree] = static_cast<float>(sum) / 2;
    seen[Beside] = static_cast<float>(beside);
    seen[Gaps] = static_cast<float>(gaps);
}

void Estimate::seeFlock(const CellSet& sheep, Seen& seen) const {
    const auto& field = m_chase.field();
    int lonely = 0, edge = 0;
    unsigned rows = 0;
    sheep.each([&](Cell one) {
        lonely += m_chase.hasMate(sheep, one) ? 0 : 1;
        edge += m_atEdge.has(one) ? 1 : 0;
        rows |= 1U << static_cast<unsigned>(field.row(one));
    });
    const auto n = static_cast<float>(sheep.count()), alone = static_cast<float>(lonely);
    const auto mean = static_cast<float>(m_hunt.mean());
    seen[One] = 1;
    seen[Sheep] = n;
    seen[SheepSquared] = n * n;
    seen[Lonely] = alone;
    seen[LonelyTimesSheep] = alone * n;
    seen[Edge] = static_cast<float>(edge);
    seen[Rows] = static_cast<float>(std::popcount(rows));
    seen[Field] = mean;
    seen[FieldTimesSheep] = mean * n;
    seen[FieldTimesLonely] = mean * alone;
    seeTree(sheep, seen);
}

// How near the nearest sheep is to each dog, and how far the sheep are on average.
void Estimate::seeDogs(const Placement& h, bool dogsToMove, Seen& seen) const {
    int near = 0, away = 0;
    for (const auto dog : h.dogs) {
        if (dog == noCell) break;
        std::uint8_t least = farAway;
        h.sheep.each([&](Cell one) {
            least = std::min(least, m_apart[dog][one]);
            away += m_apart[dog][one];
        });
        near += least;
    }
    seen[Near] = static_cast<float>(near) / 2;
    seen[Away] = static_cast<float>(away) / 2 / static_cast<float>(h.sheep.count());
    seen[SheepToMove] = dogsToMove ? 0 : 1;
}

float Estimate::hunt(const Placement& h, bool dogsToMove) const {
    if (!m_hunt.built()) return static_cast<float>(m_hunt.mean());
    const int turns = m_hunt.turns(h.dogs, prey(h.sheep), dogsToMove);
    return static_cast<float>(std::min(turns, OneSheepHunt::unseen));
}

Estimate::Seen Estimate::see(const Placement& h, bool dogsToMove) const {
    Seen seen{};
    seeFlock(h.sheep, seen);
    seeDogs(h, dogsToMove, seen);
    seen[Hunt] = hunt(h, dogsToMove);
    return seen;
}

const Estimate::Seen& Estimate::weights() const {
    return m_chase.variation().stepThenJump ? both : m_lastPairMatters ? eitherWithPairs : either;
}

float Estimate::weigh(const Seen& seen) const {
    float sum = 0;
    for (std::size_t i = 0; i < features; ++i) sum += seen[i] * weights()[i];
    return sum;
}

float Estimate::ofFlock(const CellSet& sheep) const {
    Seen seen{};
    seeFlock(sheep, seen);
    return weigh(seen) + (escapes(sheep) ? escapeTurns : 0);
}

int Estimate::turns(const Placement& h, bool dogsToMove, float flock) const {
    Seen seen{};
    seeDogs(h, dogsToMove, seen);
    if (weights()[Hunt] != 0) seen[Hunt] = hunt(h, dogsToMove);
    return std::max(static_cast<int>((flock + weigh(seen)) * Payoff::perTurn), Payoff::perTurn);
}

// As if the sheep were caught one after the other, at even intervals.
int Estimate::within(int turnsLeft, int goal, int sheep, int all) {
    const int caught = sheep - goal, needed = std::max(all * caught / sheep, Payoff::perTurn);
    if (needed <= Payoff::clearIn(turnsLeft)) return needed;
    return Payoff::uncleared + sheep * Payoff::perSheep -
           std::min(Payoff::clearIn(turnsLeft) * sheep / all, caught - 1) * Payoff::perSheep;
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
CellSet Estimate::prey(const CellSet& sheep) const {
    if (!m_lastPairMatters) return sheep;
    CellSet lonely;
    sheep.each([&](Cell one) {
        if (!m_chase.hasMate(sheep, one)) lonely.add(one);
    });
    if (!lonely.empty()) return lonely;
    const auto pair = somePair(sheep);
    auto free = sheep - pair;
    pair.each([&](Cell one) {
        if (!somePair(sheep - CellSet::of(one)).empty()) free.add(one);
    });
    return free;
}

} // namespace core::fmurs
