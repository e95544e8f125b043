#include "core/games/fmurs/rules/placing.h"

#include <algorithm>
#include <span>

namespace core::fmurs {

namespace {

CellSet nextTo(const Field& field, const CellSet& flock) {
    CellSet near;
    flock.each([&](Cell c) { near |= field.around(c); });
    return near;
}

// Lonely sheep without a common free neighbour need a mate each: so many more sheep at the least.
int matesNeeded(const Field& field, const CellSet& lonely, const CellSet& free) {
    int mates = 0;
    CellSet shared;
    lonely.each([&](Cell c) {
        const auto near = field.around(c) & free;
        if (near.meets(shared)) return;
        shared |= near;
        ++mates;
    });
    return mates;
}

// A pair of sheep on free cells that are neighbours, and the rest of the flock after it.
bool canAddPair(const Field& field, const CellSet& dogs, const CellSet& flock, int count) {
    bool can = false;
    const auto free = field.pasture() - dogs - flock;
    free.each([&](Cell one) {
        (free & field.around(one)).each([&](Cell two) {
            if (two < one || can) return;
            auto more = flock;
            more.add(one);
            more.add(two);
            can = canComplete(field, dogs, more, count - 2);
        });
    });
    return can;
}

} // namespace

bool canComplete(const Field& field, const CellSet& dogs, const CellSet& flock, int count) {
    const auto free = field.pasture() - dogs - flock;
    if (flock.count() + count == 1) return count == 0 || !free.empty();
    CellSet lonely;
    flock.each([&](Cell c) {
        if (!field.around(c).meets(flock)) lonely.add(c);
    });
    if (matesNeeded(field, lonely, free) > count) return false;
    if (count == 0) return true;
    if (free.count() < count) return false;
    auto near = lonely.empty() ? nextTo(field, flock) & free : field.around(lonely.first()) & free;
    bool can = false;
    near.each([&](Cell c) {
        if (can) return;
        auto more = flock;
        more.add(c);
        can = canComplete(field, dogs, more, count - 1);
        if (lonely.empty()) near = {};
    });
    return can || (lonely.empty() && count >= 2 && canAddPair(field, dogs, flock, count));
}

CellSet placings(const Rules& rules, const Rules::Position& p) {
    const auto& field = rules.field();
    const auto dogs = setOf(p.dogs);
    CellSet good;
    if (p.phase == Rules::Phase::PlaceDogs)
        (field.ground() - dogs).each([&](Cell c) {
            if (canComplete(field, dogs | CellSet::of(c), {}, rules.sheep())) good.add(c);
        });
    if (p.phase == Rules::Phase::PlaceSheep)
        (field.pasture() - dogs - p.sheep).each([&](Cell c) {
            if (canComplete(field, dogs, p.sheep | CellSet::of(c), rules.sheep() - p.sheep.count() - 1))
                good.add(c);
        });
    return good;
}

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
        const auto good = cellsOf(placings(rules, p));
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
