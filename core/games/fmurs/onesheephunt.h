#pragma once

#include "core/games/fmurs/chase.h"

#include <atomic>
#include <stop_token>
#include <vector>

namespace core::fmurs {

// In how many of their turns two dogs force some jump if they go after one sheep x of a larger flock,
// whatever x and all the others do: retrograde analysis over the places of the dogs and of x, which steps or
// stands still. Where proves() holds this is a proof for turn=both (onesheephunt.cpp has the argument);
// elsewhere it is what estimates rest on.
class OneSheepHunt {
public:
    static constexpr std::uint8_t never = 255;

    // The flock has up to `sheep` sheep.
    OneSheepHunt(const Chase& chase, int dogs, int sheep);

    // False if stopped; the next call begins anew.
    bool build(const std::stop_token& stop);
    bool built() const { return m_built; }
    // The argument holds for flocks of so many sheep, and the hunt succeeds from everywhere.
    bool proves(int sheep) const;
    // The longest hunt for whichever of so many sheep is soonest, from any placement, the dogs to move.
    int longest(int sheep) const { return m_longest[static_cast<std::size_t>(sheep)]; }
    // How long hunts are on this field on average, none counted longer than `unseen`. Until they are known,
    // about what it is on other cylinders of this size.
    double mean() const { return m_mean; }
    static constexpr int unseen = 40;
    // The turns of the hunt for whichever sheep is soonest.
    int turns(const Dogs& dogs, const CellSet& sheep, bool dogsToMove) const;

private:
    // How a line of sheep can forbid a dog to go or jump some way: it ends at the other dog or goes round the
    // field to the dog itself.
    enum class Bar : std::uint8_t { None, OneSheep, Line };

    using Row = std::array<std::uint8_t, maxCells>; // turns, by the place of x
    using Table = std::vector<Row>;                 // by pair()
    std::size_t pair(std::size_t a, std::size_t b) const { return a * m_cells + b; }
    Bar barred(Cell dog, Direction d, Cell other) const;
    bool closes(Cell dog, Direction d, Cell without) const;
    int jumpAfterStep(Cell from, Cell to, Cell other, Cell sheep) const;
    void hunt(Cell dog, Cell other, Row& least) const;
    Row asSheepMove(const Row& dogs, const CellSet& standing) const;
    bool improve(Cell a, Cell b);
    void findLongest();
    bool argumentHolds() const;
    template <class Visit>
    void eachPair(Visit visit) const;

    const Chase& m_chase;
    const Field& m_field;
    int m_dogs, m_sheep;
    int m_noHurry; // turns until a line that bars the way is jumped (cases 2 and 3)
    std::size_t m_cells;
    Table m_toDogs, m_toSheep; // the dogs, the sheep to move
    bool m_argumentHolds;
    std::array<int, maxSheep + 1> m_longest{}; // by the number of sheep
    double m_mean;
    std::atomic<bool> m_built = false;
};

} // namespace core::fmurs
