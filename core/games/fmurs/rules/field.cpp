#include "core/games/fmurs/rules/field.h"

#include "core/options.h"

namespace core::fmurs {

namespace {

struct Offset {
    int down, right;
};
constexpr std::array<Offset, allDirections> offsets{
    {{-1, 0}, {0, 1}, {1, 0}, {0, -1}, {-1, 1}, {1, 1}, {1, -1}, {-1, -1}}};

} // namespace

// Sheep stay off the rows next to the upper and the lower wall, where no dog could jump over them.
Field::Field(int rows, int columns, Topology topology, const CellSet& rocks)
    : m_rows(rows), m_columns(columns), m_topology(topology), m_rocks(rocks) {
    const bool walls = topology != Topology::Torus;
    for (const Cell c : everyCell()) {
        for (std::size_t d = 0; d < allDirections; ++d) {
            const auto next = m_next[d][c] = step(c, offsets[d].down, offsets[d].right);
            if (next == noCell) continue;
            m_around[c].add(next);
            if (d < orthogonal) m_beside[c].add(next);
        }
        if (m_rocks.has(c)) continue;
        m_ground.add(c);
        if (!walls || (row(c) > 0 && row(c) < rows - 1)) m_pasture.add(c);
    }
}

Cell Field::step(Cell c, int down, int right) const {
    int r = row(c) + down, k = column(c) + right;
    if (m_topology == Topology::Torus) r = (r + m_rows) % m_rows;
    if (m_topology != Topology::Box) k = (k + m_columns) % m_columns;
    if (r < 0 || r >= m_rows || k < 0 || k >= m_columns) return noCell;
    return at(r, k);
}

std::string Field::name(Cell c) const {
    return static_cast<char>('a' + column(c)) + std::to_string(row(c) + 1);
}

std::optional<Cell> Field::cell(std::string_view name) const {
    if (name.size() < 2 || name[1] == '0' || name[1] == '-') return {};
    const int column = name[0] - 'a';
    const auto row = wholeNumber(name.substr(1));
    if (!row || *row > m_rows || column < 0 || column >= m_columns) return {};
    return at(*row - 1, column);
}

std::vector<Permutation> Field::symmetries(bool upsideDown) const {
    std::vector<Permutation> all;
    const int downs = m_topology == Topology::Torus ? m_rows : 1;
    const int rights = m_topology == Topology::Box ? 1 : m_columns;
    for (int flips = 0; flips < (upsideDown ? 4 : 2); ++flips)
        for (int down = 0; down < downs; ++down)
            for (int right = 0; right < rights; ++right) {
                Permutation p{};
                CellSet rocks;
                for (const Cell c : everyCell()) {
                    const int k = (flips & 1) != 0 ? m_columns - 1 - column(c) : column(c);
                    const int r = (flips & 2) != 0 ? m_rows - 1 - row(c) : row(c);
                    p[c] = at((r + down) % m_rows, (k + right) % m_columns);
                    if (m_rocks.has(c)) rocks.add(p[c]);
                }
                if (rocks == m_rocks) all.push_back(p);
            }
    return all;
}

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

} // namespace core::fmurs
