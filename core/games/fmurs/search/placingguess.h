#pragma once

#include "core/games/fmurs/search/lookahead.h"

#include <random>

namespace core::fmurs {

// What the cells for the next dog or sheep look like where no table knows: the rest of the set-up is tried
// out in many ways, and glanced at.
class PlacingGuess {
public:
    PlacingGuess(const Rules& rules, const Lookahead& lookahead) : m_rules(rules), m_lookahead(lookahead) {}

    // One prospect for each of the moves, on which every round improves. Nothing if stopped.
    using Prospects = std::vector<Prospect>;
    std::optional<Prospects> begin(const Rules::Position& root, const StopToken& stop);
    std::optional<Prospects> goOn(const StopToken& stop);

private:
    bool placeDogs(const StopToken& stop);
    bool placeSheep(const StopToken& stop);
    int expected(const CellSet& dogs, const CellSet& sheep) const;
    CellSet randomFlockFor(const Rules::Position& p);
    Prospects prospects() const;

    const Rules& m_rules;
    const Lookahead& m_lookahead;
    Rules::Position m_root;
    std::vector<Rules::Move> m_moves;
    std::vector<int> m_expected; // by move
    struct Completion {
        CellSet cells;
        int worst = 0; // of the flocks tried so far
    };
    std::vector<Completion> m_dogs;
    std::mt19937_64 m_random;
};

} // namespace core::fmurs
