#pragma once

#include "core/games/fmurs/rules/cells.h"

#include <array>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace core::fmurs {

enum class Topology : std::uint8_t { Cylinder, Torus, Box };

// The eight directions; the first four are orthogonal.
enum class Direction : std::uint8_t { Up, Right, Down, Left, UpRight, DownRight, DownLeft, UpLeft };
inline constexpr int orthogonal = 4, allDirections = 8;
inline constexpr std::array straight{Direction::Up, Direction::Right, Direction::Down, Direction::Left};
constexpr Direction opposite(Direction d) {
    const auto n = static_cast<unsigned>(d);
    return static_cast<Direction>((n & 4U) | ((n + 2) & 3U));
}

// Where a cell goes under a symmetry of the field.
using Permutation = std::array<Cell, maxCells>;

inline constexpr auto allCells = [] {
    std::array<Cell, maxCells> all{};
    for (std::size_t c = 0; c < all.size(); ++c) all[c] = static_cast<Cell>(c);
    return all;
}();

// The one leads back from where the other has led to, on a field of so many cells.
inline bool undoes(const Permutation& t, const Permutation& s, std::size_t cells) {
    for (std::size_t c = 0; c < cells; ++c)
        if (t[s[c]] != c) return false;
    return true;
}

// The field of play with its joined edges, walls and rocks. Everything that is asked often is a table.
class Field {
public:
    Field(int rows, int columns, Topology topology, const CellSet& rocks);

    int rows() const { return m_rows; }
    int columns() const { return m_columns; }
    int cells() const { return m_rows * m_columns; }
    std::span<const Cell> everyCell() const {
        return std::span(allCells).first(static_cast<std::size_t>(cells()));
    }
    Topology topology() const { return m_topology; }
    const CellSet& rocks() const { return m_rocks; }
    const CellSet& ground() const { return m_ground; }   // every cell without a rock
    const CellSet& pasture() const { return m_pasture; } // where sheep may stand

    int row(Cell c) const { return c / m_columns; }
    int column(Cell c) const { return c % m_columns; }
    Cell at(int row, int column) const { return static_cast<Cell>(row * m_columns + column); }
    // The neighbour that way, be there a rock on it; noCell behind a wall.
    Cell next(Cell c, Direction d) const { return m_next[static_cast<std::size_t>(d)][c]; }
    const CellSet& beside(Cell c) const { return m_beside[c]; } // its 4 orthogonal neighbours
    const CellSet& around(Cell c) const { return m_around[c]; } // its 8 neighbours

    // "c4": the column's letter from the left, the row's number from the top.
    std::string name(Cell c) const;
    std::optional<Cell> cell(std::string_view name) const;

    // The turns and mirror images that leave walls and rocks in their places, the identity first. Without
    // `upsideDown` only those that keep up where it is.
    std::vector<Permutation> symmetries(bool upsideDown) const;

private:
    Cell step(Cell c, int down, int right) const;

    int m_rows, m_columns;
    Topology m_topology;
    CellSet m_rocks, m_ground, m_pasture;
    std::array<std::array<Cell, maxCells>, allDirections> m_next{};
    std::array<CellSet, maxCells> m_beside, m_around;
};

// Whether `count` more sheep can join a flock on free cells so that in the end ★ holds.
bool canComplete(const Field& field, const CellSet& dogs, const CellSet& flock, int count);

} // namespace core::fmurs
