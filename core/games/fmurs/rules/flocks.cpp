#include "core/games/fmurs/rules/flocks.h"

#include "core/games/fmurs/rules/field.h"

#include <algorithm>
#include <span>

namespace core::fmurs {

namespace {

std::vector<Cell> cellsOf(const CellSet& s) {
    std::vector<Cell> all;
    s.each([&](Cell c) { all.push_back(c); });
    return all;
}

// The flock that grows by the free cell of least `cost` that can still be completed.
template <class Cost>
std::vector<Cell> grownFlock(const Field& field, const CellSet& dogs, int sheep, Cost cost) {
    std::vector<Cell> order;
    CellSet flock;
    while (static_cast<int>(order.size()) < sheep) {
        auto free = cellsOf(field.pasture() - dogs - flock);
        std::ranges::stable_sort(free, {}, [&](Cell c) { return cost(order, c); });
        const auto left = sheep - static_cast<int>(order.size()) - 1;
        const auto found = std::ranges::find_if(
            free, [&](Cell c) { return canComplete(field, dogs, flock | CellSet::of(c), left); });
        if (found == free.end()) return {};
        order.push_back(*found);
        flock.add(*found);
    }
    return order;
}

// The square of the shortest way between two cells.
int apart(const Field& field, Cell a, Cell b) {
    int rows = std::abs(field.row(a) - field.row(b)), columns = std::abs(field.column(a) - field.column(b));
    if (field.topology() == Topology::Torus) rows = std::min(rows, field.rows() - rows);
    if (field.topology() != Topology::Box) columns = std::min(columns, field.columns() - columns);
    return rows * rows + columns * columns;
}

// Any of the cells where the next animal may be placed, one after the other until `done`.
template <class Done>
std::vector<Cell> randomPlacings(const Rules& rules, Rules::Position p, std::mt19937_64& random, Done done) {
    std::vector<Cell> order;
    while (!done(p)) {
        const auto good = cellsOf(rules.placings(p));
        if (good.empty()) break;
        order.push_back(good[random() % good.size()]);
        p = rules.play(p, Rules::Move::of(Rules::Move::Kind::Place, noCell, order.back()));
    }
    return order;
}

} // namespace

std::vector<Cell> symmetricDogs(const Field& field, int dogs) {
    const int k = std::max(field.rows() / 3, 1) - 1;
    std::vector<Cell> order;
    const auto add = [&](int row, int column) {
        const auto c = field.at(row, column);
        const bool fresh = std::ranges::find(order, c) == order.end();
        if (field.ground().has(c) && fresh && static_cast<int>(order.size()) < dogs) order.push_back(c);
    };
    add(k, field.columns() - 2);
    add(field.rows() - 1 - k, 1);
    add(0, 0);
    add(field.rows() - 1, field.columns() - 1);
    field.ground().each([&](Cell c) { add(field.row(c), field.column(c)); });
    return order;
}

std::vector<Cell> roundFlock(const Field& field, const CellSet& dogs, int sheep) {
    return grownFlock(field, dogs, sheep, [&](const std::vector<Cell>&, Cell c) {
        const int down = 2 * field.row(c) - field.rows() + 1,
                  right = 2 * field.column(c) - field.columns() + 1;
        return down * down + right * right;
    });
}

// The first of a pair as far as can be from all others, the second beside it.
std::vector<Cell> scatteredFlock(const Field& field, const CellSet& dogs, int sheep) {
    return grownFlock(field, dogs, sheep, [&](const std::vector<Cell>& order, Cell c) {
        const bool second = order.size() % 2 == 1;
        const auto others = std::span(order).first(order.size() - (second ? 1 : 0));
        int nearest = maxCells * maxCells;
        for (const auto one : others) nearest = std::min(nearest, apart(field, one, c));
        return std::pair(second ? apart(field, order.back(), c) : 0, -nearest);
    });
}

std::vector<Cell> randomDogs(const Rules& rules, std::mt19937_64& random) {
    return randomPlacings(rules, rules.start(), random,
                          [](const auto& p) { return p.phase != Rules::Phase::PlaceDogs; });
}

std::vector<Cell> randomFlock(const Rules& rules, const Rules::Position& p, std::mt19937_64& random) {
    return randomPlacings(rules, p, random,
                          [](const auto& now) { return now.phase == Rules::Phase::MoveDogs; });
}

} // namespace core::fmurs
