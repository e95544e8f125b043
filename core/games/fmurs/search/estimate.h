#pragma once

#include "core/games/fmurs/rules/payoff.h"
#include "core/games/fmurs/search/onesheephunt.h"

namespace core::fmurs {

// In how many turns the dogs are likely to clear the field: a weighted sum of what can be seen of a
// placement, with weights that tests/bench/fmursfit.cpp has fitted to endgame tables
// and to play.
class Estimate {
public:
    Estimate(const Chase& chase, const OneSheepHunt& hunt);

    // What is seen of a placement, in the order of the weights: of the flock alone, then of the dogs too.
    enum Feature : std::uint8_t {
        One,
        Sheep,
        SheepSquared,
        Lonely,
        LonelyTimesSheep,
        Tree, // that joins all the sheep
        Beside,
        Gaps,
        Edge,
        Rows,
        Field,
        FieldTimesSheep,
        FieldTimesLonely,
        Hunt,
        Near,
        Away,
        SheepToMove
    };
    static constexpr std::size_t features = 17;
    using Seen = std::array<float, features>;
    Seen see(const Placement& h, bool dogsToMove) const;

    // A payoff; at least one turn.
    int turns(const Placement& h, bool dogsToMove) const { return turns(h, dogsToMove, ofFlock(h.sheep)); }
    // The same with what the flock alone is worth known, wherever the dogs are.
    int turns(const Placement& h, bool dogsToMove, float flock) const;
    float ofFlock(const CellSet& sheep) const;
    // Where `all`, a turn at least, is expected of so many sheep: until all but `goal` are caught, where only
    // so many turns are left; in the end by the sheep that will be left.
    static int within(int turnsLeft, int goal, int sheep, int all);
    // There the sheep escape, as far as can be seen: the law of the last pair (turn=either).
    bool escapes(const CellSet& sheep) const;
    // A lone sheep escapes from most places, so that the last pair must not be broken up.
    void lastPairMatters(bool matters) { m_lastPairMatters = matters; }

private:
    const Seen& weights() const;
    void seeFlock(const CellSet& sheep, Seen& seen) const;
    void seeTree(const CellSet& sheep, Seen& seen) const;
    void seeDogs(const Placement& h, bool dogsToMove, Seen& seen) const;
    float hunt(const Placement& h, bool dogsToMove) const;
    float weigh(const Seen& seen) const;
    CellSet prey(const CellSet& sheep) const;
    CellSet somePair(const CellSet& sheep) const;

    const Chase& m_chase;
    const OneSheepHunt& m_hunt;
    bool m_lastPairMatters = false;
    CellSet m_atEdge; // pasture next to where sheep may not stand
    // Half steps between two cells; cells that touch at a corner are nearer than others two steps apart.
    std::array<std::array<std::uint8_t, maxCells>, maxCells> m_apart{};
};

} // namespace core::fmurs
