#pragma once

#include "core/games/fmurs/endgame.h"
#include "core/games/fmurs/kennel.h"

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
    // A table laid out by where the dogs stand, with either side to move; a block of all flocks for each
    // class of their placements. Many flocks are looked up for the same dogs.
    struct Table {
        std::unique_ptr<Endgame> endgame; // while it is built
        Combinations flocks;
        std::array<std::vector<std::uint8_t>, 2> values;
    };
    // The values of all flocks for where the dogs stand, and the numbers of the sheep's cells in them.
    struct View {
        const std::uint8_t* values;
        const Permutation* onNumbers;
    };
    bool build(Table& table, int sheep, const std::stop_token& stop);
    bool layOut(Table& table, const std::stop_token& stop) const;
    using Numbers = std::span<const std::uint32_t>;
    static std::uint8_t singles(const View& view, Numbers prey);
    static std::uint8_t pairs(const View& view, Numbers prey);
    static std::uint8_t triples(const View& view, Numbers prey);

    Chase m_chase;
    const Kennel* m_kennel = nullptr;
    std::unique_ptr<Pack> m_pack;
    std::vector<Permutation> m_symmetries; // on the numbers of pasture cells
    std::vector<Table> m_tables;
    std::atomic<int> m_built = 0;
};

} // namespace core::fmurs
