#pragma once

#include "core/games/fmurs/endgame.h"

namespace core::fmurs {

// In how many of their turns the dogs catch the next sheep if they go after one or two of a larger flock,
// whatever these do; the others may move in their stead. What guesses above the endgame tables rest on.
class Hunts {
public:
    explicit Hunts(const Chase& chase);

    // Goes on building the tables. False if stopped.
    bool build(const Kennel& kennel, const std::stop_token& stop);
    // A sheep the dogs are after, and how many turns of hunting it spares them later to have caught it.
    struct Prey {
        Cell cell = noCell;
        int worth = 0;
    };
    // The fewest turns in which one of the prey can be caught (outOfSight at most), less what it is worth.
    // `dogs`: they are to move.
    int cost(const Dogs& dogs, std::span<const Prey> prey, bool dogsToMove) const;
    static constexpr int outOfSight = 40;

private:
    Chase m_chase;
    const Kennel* m_kennel = nullptr;
    static constexpr int most = 2; // sheep hunted at once
    std::array<std::unique_ptr<Endgame>, most> m_tables;
    int m_built = 0;
};

} // namespace core::fmurs
