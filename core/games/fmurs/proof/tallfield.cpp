#include "core/games/fmurs/proof/tallfield.h"

#include "core/games/fmurs/rules/field.h"

#include <algorithm>
#include <array>

namespace core::fmurs {

namespace {

struct Way {
    int down, right;
};
constexpr std::array<Way, allDirections> ways{
    {{-1, 0}, {0, 1}, {1, 0}, {0, -1}, {-1, 1}, {1, 1}, {1, -1}, {-1, -1}}}; // as Direction

std::size_t pairsOf(int cells) {
    return static_cast<std::size_t>(cells) * static_cast<std::size_t>(cells - 1) / 2;
}

} // namespace

TallField::TallField(int rows, int columns, bool stepThenJump)
    : m_rows(rows), m_columns(columns), m_stepThenJump(stepThenJump) {
    m_next.reserve(static_cast<std::size_t>(cells()));
    for (int cell = 0; cell < cells(); ++cell) {
        auto& beside = m_next.emplace_back();
        for (std::size_t d = 0; d < ways.size(); ++d)
            beside[d] = static_cast<std::int16_t>(shifted(cell, ways[d].down, ways[d].right));
    }
    m_pairs.reserve(pairsOf(cells()));
    for (int b = 1; b < cells(); ++b)
        for (int a = 0; a < b; ++a)
            m_pairs.emplace_back(static_cast<std::uint16_t>(a), static_cast<std::uint16_t>(b));
}

double TallField::memory(int rows, int columns) {
    const auto pairs = static_cast<double>(pairsOf(rows * columns));
    // Its values, and at worst as many numbers in the lists of one turn and the next.
    return pairs * sizeof(m_pairs[0]) + pairs * (rows - 2) * (sizeof(Turns) + 1 + 2 * sizeof(Number));
}

int TallField::shifted(int cell, int down, int right) const {
    const int row = cell / m_columns + down;
    if (row < 0 || row >= m_rows) return -1;
    return row * m_columns + (cell % m_columns + right + m_columns) % m_columns;
}

TallField::Number TallField::number(const State& z) const {
    const auto [a, b] = std::minmax(z.a, z.b);
    return static_cast<Number>(static_cast<std::size_t>(z.row - 1) * m_pairs.size() + pairsOf(b) +
                               static_cast<std::size_t>(a));
}

TallField::State TallField::state(Number i) const {
    const auto& [a, b] = m_pairs[i % m_pairs.size()];
    return {static_cast<int>(i / m_pairs.size()) + 1, a, b};
}

// Over the sheep to the cell behind it.
bool TallField::jumps(int dog, int other, int sheep) const {
    for (std::size_t d = 0; d < orthogonal; ++d) {
        if (around(dog)[d] != sheep) continue;
        const int landing = around(sheep)[d];
        if (landing >= 0 && landing != other) return true;
    }
    return false;
}

bool TallField::catches(const State& z) const {
    const int sheep = sheepOf(z);
    for (const auto& [dog, other] : {std::pair(z.a, z.b), std::pair(z.b, z.a)}) {
        if (std::abs(dog / m_columns - z.row) > 2) continue; // too far off
        if (jumps(dog, other, sheep)) return true;
        if (!m_stepThenJump) continue;
        for (const int to : around(dog)) {
            if (to >= 0 && to != other && to != sheep && jumps(to, other, sheep)) return true;
        }
    }
    return false;
}

std::vector<TallField::Number> TallField::caughtAtOnce() {
    std::vector<Number> all;
    for (Number i = 0; i < m_turns.size(); ++i) {
        const auto z = state(i);
        if (z.a == sheepOf(z) || z.b == sheepOf(z) || !catches(z)) continue;
        m_turns[i] = 1;
        all.push_back(i);
    }
    return all;
}

int TallField::answers(const State& z) const {
    return static_cast<int>(std::ranges::count_if(around(sheepOf(z)), [&](int to) {
        return to >= m_columns && to < cells() - m_columns && to != z.a && to != z.b; // never at a wall
    }));
}

// Where the sheep can go nowhere it passes.
template <class Visit>
void TallField::beforeSheep(const State& z, Visit visit) const {
    if (answers(z) == 0) visit(z);
    for (const auto& way : ways) {
        // It has come that way, and stood in column 0 as well.
        const State before{z.row - way.down, sideways(z.a, way.right), sideways(z.b, way.right)};
        const int from = before.row * m_columns;
        if (before.row > 0 && before.row < m_rows - 1 && before.a != from && before.b != from) visit(before);
    }
}

template <class Visit>
void TallField::beforeDogs(const State& z, Visit visit) const {
    const int sheep = sheepOf(z);
    for (const auto& [dog, other] : {std::pair(z.a, z.b), std::pair(z.b, z.a)})
        for (const int from : around(dog)) {
            if (from >= 0 && from != other && from != sheep) visit(number({z.row, from, other}));
        }
}

bool TallField::lastAnswer(Number i) {
    auto& open = m_open[i];
    if (open == notCounted) open = static_cast<std::uint8_t>(std::max(answers(state(i)), 1));
    return --open == 0;
}

bool TallField::solve(const StopToken& stop) {
    const auto all = m_pairs.size() * static_cast<std::size_t>(m_rows - 2);
    m_turns.assign(all, never);
    m_open.assign(all, notCounted);
    auto now = caughtAtOnce();
    for (Turns turns = 2; !now.empty(); ++turns) {
        std::vector<Number> later;
        for (const auto i : now) {
            if (stop.stop_requested()) return false;
            beforeSheep(state(i), [&](const State& before) {
                if (!lastAnswer(number(before))) return;
                beforeDogs(before, [&](Number j) {
                    if (m_turns[j] != never) return;
                    m_turns[j] = turns;
                    later.push_back(j);
                });
            });
        }
        now = std::move(later);
    }
    return true;
}

// A placement stands for its turns round the cylinder.
TallField::Count TallField::count() const {
    Count all;
    for (Number i = 0; i < m_turns.size(); ++i) {
        const auto z = state(i);
        if (z.a == sheepOf(z) || z.b == sheepOf(z)) continue;
        ++all.placements;
        if (m_turns[i] == never)
            ++all.escapes;
        else
            all.longest = std::max(all.longest, int{m_turns[i]});
    }
    all.placements *= static_cast<std::uint64_t>(m_columns);
    all.escapes *= static_cast<std::uint64_t>(m_columns);
    return all;
}

std::optional<int> TallField::fromTheorem() const {
    const int k = std::max(m_rows / 3, 1) - 1;
    const int a = k * m_columns + m_columns - 2, b = (m_rows - 1 - k) * m_columns + 1;
    int longest = 0;
    for (int row = 1; row < m_rows - 1; ++row)
        for (int column = 0; column < m_columns; ++column) {
            const State z{row, shifted(a, 0, -column), shifted(b, 0, -column)};
            if (z.a == sheepOf(z) || z.b == sheepOf(z)) continue;
            const auto turns = m_turns[number(z)];
            if (turns == never) return {};
            longest = std::max(longest, int{turns});
        }
    return longest;
}

} // namespace core::fmurs
