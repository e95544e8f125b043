#pragma once

#include "core/games/fmurs/endgame.h"

#include <atomic>

namespace core::fmurs {

// In how many of their turns the dogs catch the next sheep if they go after up to three of a larger flock,
// whatever these do; the others may move in their stead. What guesses above the endgame tables rest on.
class Hunts {
public:
    explicit Hunts(const Chase& chase);

    static constexpr int most = 3; // sheep hunted at once
    // Goes on building the tables of up to so many sheep. False if stopped. Meanwhile another thread may use
    // those that are built.
    bool build(const Kennel& kennel, int sheep, const std::stop_token& stop);
    int built() const { return m_built; }
    // The fewest turns in which one of the prey can be caught, `outOfSight` at most.
    int turns(const Dogs& dogs, const CellSet& prey, bool dogsToMove) const;
    static constexpr int outOfSight = 40;

private:
    using Numbers = std::span<const std::uint32_t>;
    static std::uint8_t singles(const Endgame::View& view, Numbers prey);
    static std::uint8_t pairs(const Endgame::View& view, Numbers prey);
    static std::uint8_t triples(const Endgame::View& view, Numbers prey);

    Chase m_chase;
    std::array<std::unique_ptr<Endgame>, most> m_tables;
    std::atomic<int> m_built = 0;
};

} // namespace core::fmurs
