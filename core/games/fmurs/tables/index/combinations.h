#pragma once

// The lowest room of the tables: how sets of cells, flocks and placements of the dogs are numbered, and laid
// out so that whole rows are reckoned at once. It knows nothing of what they are worth.
//
// Numbers of sets: the combinatorial number system (D. E. Knuth, The Art of Computer Programming 4A, 7.2.1.3,
// theorem L).

#include "core/games/fmurs/rules/chase.h"
#include "core/solve/counted.h"

#include <vector>

namespace core::fmurs {

// Up to twelve cells by their numbers among the cells of some set.
using Members = std::array<std::uint8_t, maxSheep>;

// All sets of `size` of the given cells, numbered by the combinatorial number system: the set of the cells
// number c1 < c2 < … has the number C(c1,1) + C(c2,2) + …
class Combinations {
public:
    Combinations(const CellSet& cells, int size);

    int size() const { return m_size; }
    std::uint64_t count() const { return binomial(static_cast<int>(m_cells.size()), m_size); }
    // The number of a set, in whatever order its members are given.
    std::uint64_t rank(Members members) const;
    std::uint64_t rank(const CellSet& cells) const {
        std::uint64_t rank = 0;
        std::size_t i = 0;
        cells.each([&](Cell c) { rank += m_binomials[++i][m_numbers[c]]; });
        return rank;
    }
    Members members(const CellSet& cells) const;
    Members members(std::uint64_t rank) const; // in rising order
    CellSet cells(const Members& members) const;

    std::uint8_t number(Cell c) const { return m_numbers[c]; }
    Cell cell(std::uint8_t number) const { return m_cells[number]; }
    // A permutation of cells as one of numbers.
    Permutation onNumbers(const Permutation& onCells) const;

private:
    std::uint64_t binomial(int n, int k) const {
        return m_binomials[static_cast<std::size_t>(k)][static_cast<std::size_t>(n)];
    }

    int m_size;
    std::vector<Cell> m_cells;
    std::array<std::uint8_t, maxCells> m_numbers{};
    std::array<std::array<std::uint64_t, maxCells + 1>, maxSheep + 1> m_binomials{};
};

} // namespace core::fmurs
