#pragma once

#include <boost/unordered/unordered_flat_map.hpp>

#include <algorithm>
#include <cstdint>
#include <utility>
#include <vector>

// Fmurs by its rules page alone: rules and solver of their own that share nothing with the core, for small
// fields (up to 31 cells).
namespace fmursplain {

using Cells = std::uint32_t; // a bit each, row by row from the top

struct Field {
    enum class Edges : std::uint8_t { Cylinder, Torus, Box };
    int rows = 0, columns = 0, dogs = 2;
    Edges edges = Edges::Cylinder;
    bool stepThenJump = true;    // a dogs' turn is a step and then jumps, otherwise one or the other
    bool diagonalAlways = false; // else with two sheep or fewer, and jumps never
    bool distance = false;       // sheep do not step beside a dog
    Cells rocks = 0;
};

struct Placement {
    Cells dogs = 0, sheep = 0;
    bool dogsToMove = true;
    // A number of its own for each.
    std::uint64_t key() const { return std::uint64_t{dogs} << 32U | sheep << 1U | (dogsToMove ? 1U : 0U); }
};

class Moves {
public:
    explicit Moves(const Field& field) : m_field(field) {}

    std::vector<Placement> after(const Placement& p) const {
        std::vector<Placement> all;
        for (int c = 0; c < cells(); ++c) {
            if (p.dogsToMove && has(p.dogs, c)) addTurns(p, c, all);
            if (!p.dogsToMove && has(p.sheep, c)) addSteps(p, c, all);
        }
        if (all.empty()) all.push_back({p.dogs, p.sheep, !p.dogsToMove}); // who cannot move passes
        return all;
    }
    int cells() const { return m_field.rows * m_field.columns; }
    bool ground(int c) const { return !has(m_field.rocks, c); }
    // Sheep keep off the rows at the walls.
    bool pasture(int c) const {
        const int row = c / m_field.columns;
        const bool wall = m_field.edges != Field::Edges::Torus && (row == 0 || row == m_field.rows - 1);
        return ground(c) && !wall;
    }
    static bool has(Cells cells, int c) { return c >= 0 && (cells >> c & 1U) != 0; }

private:
    using Way = std::pair<int, int>; // rows down, columns to the right
    static std::vector<Way> ways(bool diagonal) {
        std::vector<Way> all{{1, 0}, {-1, 0}, {0, 1}, {0, -1}};
        if (diagonal) all.insert(all.end(), {{1, 1}, {1, -1}, {-1, 1}, {-1, -1}});
        return all;
    }
    static int count(Cells cells) { return cells == 0 ? 0 : 1 + count(cells & (cells - 1)); }
    bool diagonal(const Placement& p) const { return m_field.diagonalAlways || count(p.sheep) <= 2; }
    bool free(const Placement& p, int c) const { return c >= 0 && ground(c) && !has(p.dogs | p.sheep, c); }

    // -1 behind a wall.
    int next(int c, const Way& way) const {
        int row = c / m_field.columns + way.first, column = c % m_field.columns + way.second;
        if (m_field.edges == Field::Edges::Torus) row = (row + m_field.rows) % m_field.rows;
        if (m_field.edges != Field::Edges::Box) column = (column + m_field.columns) % m_field.columns;
        const bool inside = row >= 0 && row < m_field.rows && column >= 0 && column < m_field.columns;
        return inside ? row * m_field.columns + column : -1;
    }
    static Placement moved(Placement p, int from, int to) {
        p.dogs = (p.dogs & ~(Cells{1} << from)) | Cells{1} << to;
        return p;
    }

    void addTurns(const Placement& p, int dog, std::vector<Placement>& all) const {
        addJumps(p, dog, all);
        for (const auto& way : ways(diagonal(p))) {
            const int to = next(dog, way);
            if (!free(p, to)) continue;
            const auto there = moved(p, dog, to);
            all.push_back({there.dogs, there.sheep, false});
            if (m_field.stepThenJump) addJumps(there, to, all);
        }
    }
    void addJumps(const Placement& p, int dog, std::vector<Placement>& all) const {
        for (const auto& way : ways(m_field.diagonalAlways && count(p.sheep) <= 2)) {
            Cells line = 0;
            int to = next(dog, way);
            for (; has(p.sheep, to) && !has(line, to); to = next(to, way)) line |= Cells{1} << to;
            if (line == 0 || !free(p, to)) continue;
            auto there = moved(p, dog, to);
            there.sheep &= ~line;
            all.push_back({there.dogs, there.sheep, false});
            addJumps(there, to, all);
        }
    }

    bool hasMate(Cells sheep, int one) const {
        return std::ranges::any_of(ways(true), [&](const Way& way) {
            const int there = next(one, way);
            return there != one && has(sheep, there);
        });
    }
    void addSteps(const Placement& p, int from, std::vector<Placement>& all) const {
        for (const auto& way : ways(diagonal(p))) {
            const int to = next(from, way);
            if (!free(p, to) || !pasture(to) || (m_field.distance && besideDog(p, to))) continue;
            const auto sheep = (p.sheep & ~(Cells{1} << from)) | Cells{1} << to;
            bool kept = true; // ★ by all who had it
            for (int c = 0; c < cells(); ++c)
                if (has(p.sheep, c) && hasMate(p.sheep, c)) kept = kept && hasMate(sheep, c == from ? to : c);
            if (kept) all.push_back({p.dogs, sheep, true});
        }
    }
    bool besideDog(const Placement& p, int c) const {
        return std::ranges::any_of(ways(false), [&](const Way& way) { return has(p.dogs, next(c, way)); });
    }

    Field m_field;
};

// Turns of the dogs until the field is clear, for all placements: looked at again and again until nothing
// changes any more.
class Solved {
public:
    static constexpr int never = 9999;

    Solved(const Field& field, int sheep) : m_moves(field) {
        for (int n = 1; n <= sheep; ++n) add(0, 0, field.dogs, n, 0);
        for (const auto& p : m_all) {
            m_first.push_back(m_after.size());
            for (const auto& q : m_moves.after(p))
                m_after.push_back(q.sheep == 0 ? end : m_numbers.at(q.key()));
        }
        m_first.push_back(m_after.size());
        m_values.assign(m_all.size(), never);
        for (bool changed = true; changed;) {
            changed = false;
            for (std::size_t i = 0; i < m_all.size(); ++i) {
                const int value = valueOf(i);
                changed = changed || value != m_values[i];
                m_values[i] = value;
            }
        }
    }
    const std::vector<Placement>& all() const { return m_all; }
    int value(std::size_t i) const { return m_values[i]; }

private:
    static constexpr auto end = UINT32_MAX;

    // Puts dogs and sheep on the cells from this one on.
    void add(Cells dogs, Cells sheep, int moreDogs, int moreSheep, int cell) {
        if (moreDogs == 0 && moreSheep == 0) {
            for (const bool dogsToMove : {true, false}) {
                m_all.push_back({dogs, sheep, dogsToMove});
                m_numbers.emplace(m_all.back().key(), static_cast<std::uint32_t>(m_all.size() - 1));
            }
            return;
        }
        if (cell == m_moves.cells()) return;
        add(dogs, sheep, moreDogs, moreSheep, cell + 1);
        const auto here = Cells{1} << cell;
        if (moreDogs > 0 && m_moves.ground(cell)) add(dogs | here, sheep, moreDogs - 1, moreSheep, cell + 1);
        if (moreSheep > 0 && m_moves.pasture(cell))
            add(dogs, sheep | here, moreDogs, moreSheep - 1, cell + 1);
    }
    int valueOf(std::size_t i) const {
        const bool dogs = m_all[i].dogsToMove;
        int best = dogs ? never : 0;
        for (auto k = m_first[i]; k < m_first[i + 1]; ++k) {
            const int value = m_after[k] == end ? 0 : m_values[m_after[k]];
            best = dogs ? std::min(best, value) : std::max(best, value);
        }
        return std::min(best + (dogs ? 1 : 0), never);
    }

    Moves m_moves;
    std::vector<Placement> m_all;
    boost::unordered_flat_map<std::uint64_t, std::uint32_t> m_numbers;
    std::vector<std::size_t> m_first; // of what can follow each
    std::vector<std::uint32_t> m_after;
    std::vector<int> m_values;
};

} // namespace fmursplain
