#pragma once

#include "core/games/fmurs/onesheephunt.h"
#include "core/games/fmurs/payoff.h"

namespace core::fmurs {

// In how many turns the dogs are likely to clear the field: a weighted sum of what can be seen of a
// placement, with weights that tests/bench/fmursfit.cpp has fitted to endgame tables
// and to play.
class Estimate {
public:
    Estimate(const Chase& chase, const OneSheepHunt& hunt);

    // What is seen of a placement, in the order of the weights.
    enum Feature : std::uint8_t {
        One,
        Sheep,
        Lonely,
        LonelyTimesSheep,
        Hunt,
        Near,
        Spread,
        SheepToMove,
        Field,
        FieldTimesSheep,
        FieldTimesLonely,
        Tree
    };
    static constexpr std::size_t features = 12;
    using Seen = std::array<float, features>;
    Seen see(const Herd& h, bool dogsToMove) const;

    // A payoff; at least one turn.
    int turns(const Herd& h, bool dogsToMove) const;
    // The same until all but so many are caught, where only so many turns are left: in the end by the sheep
    // that will be left.
    int within(int turnsLeft, int goal, const Herd& h, bool dogsToMove) const;
    // There the sheep escape, as far as can be seen: the law of the last pair (turn=either).
    bool escapes(const CellSet& sheep) const;
    // A lone sheep escapes from most places, so that the last pair must not be broken up.
    void lastPairMatters(bool matters) { m_lastPairMatters = matters; }

private:
    const Seen& weights() const;
    float tree(const CellSet& sheep) const;
    CellSet prey(const CellSet& sheep, const CellSet& lonely) const;
    CellSet somePair(const CellSet& sheep) const;

    const Chase& m_chase;
    const OneSheepHunt& m_hunt;
    bool m_lastPairMatters = false;
    std::array<std::array<std::uint8_t, maxCells>, maxCells> m_apart{}; // steps between two cells
};

} // namespace core::fmurs
