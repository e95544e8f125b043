#pragma once

#include "core/games/fmurs/rules/chase.h"
#include "core/threads.h"

#include <functional>

namespace core {
class Crew;
}

namespace core::fmurs {

// The hunt behind the law of the last pair (turn=either, two dogs, a cylinder without rocks): in how many of
// their turns the dogs can force a capture that leaves a pair, or a lonely sheep x to join the others, where
// u and v are next to each other. Other sheep may stand and go anywhere, but not next to x, or it has joined.
//   - A jump over x takes x alone, which leaves u and v.
//   - A dog steps where no sheep can stand, or where it can jump over the line of those that stand in its
//     way: the line must not reach u, v or the other dog. So many sheep that it goes all round are too many.
//   - x steps or stands still. u and v keep together, or part: then each has another neighbour, who may
//     stand anywhere beside it, and the dogs choose which of these two pairs they keep in mind.
class LastPairHunt {
public:
    LastPairHunt(const Chase& chase, const std::vector<Permutation>& symmetries);

    static constexpr std::uint8_t never = 255;
    // False if stopped.
    bool solve(Crew& crew, const StopToken& stop, const std::function<void(double)>& progress);
    struct Placing {
        Cell a, b, x, u, v;
    };
    // Dogs to move; x is not next to u or v, who are next to each other.
    std::uint8_t turns(const Placing& p) const { return m_dogsMove[at(p)]; }
    int longest() const { return m_longest; }
    // Placements up to symmetry, and from how many of them nothing can be forced.
    std::uint64_t placements() const { return m_placements; }
    std::uint64_t unforced() const { return m_unforced; }
    std::uint64_t bytes() const { return 2 * m_pairs.size() * m_cells * m_cells * m_cells; } // of memory
    // True of flocks of up to so many sheep: more could fill a row without x, u and v.
    int mostSheep() const { return m_field.columns() + 1; }

private:
    using Pair = std::pair<Cell, Cell>;
    struct Place {
        std::uint32_t kind = 0, symmetry = 0; // leads from the pair to the one that stands for its kind
    };
    using Values = std::vector<std::uint8_t>;

    std::size_t at(const Placing& p) const;
    bool lonely(Cell x, Cell u, Cell v) const;
    std::size_t jobs() const { return m_pairs.size() * m_cells; }
    // Visits the placements of a job: of a kind of pair and a cell of x.
    template <class Visit>
    void eachOf(std::size_t job, Visit visit) const;
    bool spread(Values& values, int turn, Crew& crew, const StopToken& stop) const;
    bool dogForces(const Placing& p, int turn) const;
    bool free(const Placing& p, Direction d) const;
    bool sheepGiveIn(const Placing& p) const;
    bool partingForced(const Placing& p, Cell goal) const;
    void count();

    const Field& m_field;
    std::size_t m_cells;
    const std::vector<Permutation>& m_symmetries;
    std::vector<Pair> m_pairs;   // one of each kind
    std::vector<Place> m_places; // of pairs, by their cells
    Values m_dogsMove, m_sheepMove;
    int m_longest = 0;
    std::uint64_t m_placements = 0, m_unforced = 0;
};

} // namespace core::fmurs
