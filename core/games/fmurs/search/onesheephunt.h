#pragma once

#include "core/games/fmurs/rules/chase.h"
#include "core/threads.h"

#include <algorithm>
#include <atomic>
#include <vector>

namespace core::fmurs {

// The places of two dogs, whichever comes first, or of one twice: numbered from 0 on.
constexpr std::size_t pairOf(std::size_t a, std::size_t b) {
    const auto high = std::max(a, b);
    return high * (high + 1) / 2 + std::min(a, b);
}

// How long the dogs still need at most when they have caught something: by how many sheep are left and where
// the two dogs stand, the sheep to move, wherever these are.
class Afterwards {
public:
    static constexpr int never = 10'000;

    explicit Afterwards(int cells);
    int turns(int sheep, Cell a, Cell b) const {
        return m_turns[static_cast<std::size_t>(sheep)][pairOf(a, b)];
    }
    void set(int sheep, Cell a, Cell b, int turns);
    // With up to so many sheep left, one dog here, wherever the other stands.
    int worst(int sheep, Cell one) const;

private:
    std::array<std::vector<std::uint16_t>, maxSheep + 1> m_turns;
    std::array<std::array<int, maxCells>, maxSheep + 1> m_worst{}; // of just so many sheep
};

// In how many of their turns two dogs force some jump if they go after one sheep x of a larger flock,
// whatever x and all the others do: retrograde analysis over the places of the dogs and of x, which steps or
// stands still. Where proves() holds this is a proof for turn=both (onesheephunt.cpp has the argument);
// elsewhere it is what estimates rest on.
class OneSheepHunt {
public:
    static constexpr int never = Afterwards::never;

    // The flock has up to `sheep` sheep.
    OneSheepHunt(const Chase& chase, int dogs, int sheep) : OneSheepHunt(chase, dogs, sheep, nullptr) {}
    // The flock has just so many, and the hunt does not end with the jump but with what follows: turns are
    // those until the field is clear.
    OneSheepHunt(const Chase& chase, int dogs, int sheep, const Afterwards& afterwards)
        : OneSheepHunt(chase, dogs, sheep, &afterwards) {}

    // False if stopped; the next call begins anew.
    bool build(const StopToken& stop);
    bool built() const { return m_built; }
    // The argument holds for flocks of so many sheep, and the hunt succeeds from everywhere.
    bool proves(int sheep) const;
    // The longest hunt for whichever of so many sheep is soonest, from any placement, the dogs to move.
    int longest(int sheep) const { return m_longest[static_cast<std::size_t>(sheep)]; }
    // The same from one placement of the dogs.
    int longest(int sheep, Cell a, Cell b, bool dogsToMove) const;
    // How long hunts are on this field on average, none counted longer than `unseen`. Until they are known,
    // about what it is on other cylinders of this size.
    double mean() const { return m_mean; }
    static constexpr int unseen = 40;
    // The turns of the hunt for whichever sheep is soonest.
    int turns(const Dogs& dogs, const CellSet& sheep, bool dogsToMove) const;

    const Chase& chase() const { return m_chase; }
    int dogs() const { return m_dogs; }
    // Visits the places of two dogs, or twice of the only one.
    template <class Visit>
    void eachPair(Visit visit) const {
        m_field.ground().each([&](Cell a) {
            m_field.ground().each([&](Cell b) {
                if (m_dogs == 1 ? a == b : a < b) visit(a, b);
            });
        });
    }

private:
    // How a line of sheep can forbid a dog to go or jump some way: it ends at the other dog or goes round the
    // field to the dog itself.
    enum class Bar : std::uint8_t { None, OneSheep, Line };

    using Row = std::array<std::uint16_t, maxCells>; // turns, by the place of x
    using Table = std::vector<Row>;                  // one for each class of pairs

    OneSheepHunt(const Chase& chase, int dogs, int sheep, const Afterwards* afterwards);
    Bar barred(Cell dog, Direction d, Cell other) const;
    bool closes(Cell dog, Direction d, Cell without) const;
    int jump(Cell dog, Direction d, Cell other) const;
    int noHurry(Cell dog, Cell other) const;
    int jumpAfterStep(Cell from, Cell to, Cell other, Cell sheep) const;
    int jumpBefore(Cell from, Cell to, Direction d, Cell other) const;
    void hunt(Cell dog, Cell other, Row& least) const;
    Row asSheepMove(const Row& dogs, const CellSet& standing) const;
    CellSet pasture(Cell a, Cell b) const { return m_field.pasture() - CellSet::of(a) - CellSet::of(b); }
    static int soonest(int sheep, const Row& row, const CellSet& cells);
    void sortPairs();
    Row row(const Table& table, Cell a, Cell b) const;
    bool improve(std::size_t of);
    void findLongest();
    bool argumentHolds() const;

    const Chase& m_chase;
    const Field& m_field;
    int m_dogs, m_sheep;
    const Afterwards* m_afterwards; // none: the hunt ends with the jump
    int m_noHurry;                  // turns to some jump if a line bars the way (cases 2 and 3)
    std::size_t m_cells;
    // Pairs that symmetries make of each other share a row, that of the first of them.
    struct Place {
        std::uint32_t row = 0;
        std::uint32_t symmetry = 0; // leads from the pair to the first one
    };
    std::vector<Permutation> m_symmetries;
    std::vector<Place> m_places;                // by pairOf()
    std::vector<std::pair<Cell, Cell>> m_pairs; // by row
    Table m_toDogs, m_toSheep;                  // the dogs, the sheep to move
    bool m_argumentHolds;
    std::array<int, maxSheep + 1> m_longest{}; // by the number of sheep
    double m_mean;
    std::atomic<bool> m_built = false;
};

} // namespace core::fmurs
