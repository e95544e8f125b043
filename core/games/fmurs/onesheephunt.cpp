#include "core/games/fmurs/onesheephunt.h"

#include <algorithm>
#include <functional>

// Why the hunt is a proof, on a cylinder without rocks, for two dogs that step at least up, down, left and
// right, and three sheep or more (n of them) under turn=both.
//
// Every other sheep may stand anywhere, and move while x stands still. They can spoil a plan in two ways: by
// standing where a dog means to step, and by making a line behind x longer. A line of sheep that runs up or
// down ends before a row next to a wall, where no sheep stands, or at the other dog; one that runs left or
// right ends at a free cell, at the other dog, or at the jumping dog itself once round. So a sheep that
// stands in the way can be jumped at once, unless
//
//  1. a, one sheep, b: dog a cannot go there. The hunt does without that step.
//  2. a, two or more sheep, b: a jump can be forced on the second turn, but for case 3.
//     a steps out of the line to a side. (If a sheep stands there a jumps over it: b is elsewhere, so only
//     case 3 forbids that.) One sheep moves. If the sheep next to b is still there, b jumps: the line ends at
//     the cell that a has left or, if it was filled, behind it; where it closes on b itself, a jumps across
//     it over the filled cell. If that sheep is gone, b steps after it and jumps over the next one, behind
//     which the cell that a has left is empty.
//  3. A row full of sheep but for dog a: a jump can be forced within q + 1 turns, where q = n / (columns − 1)
//     is how many rows can be full like that.
//     b is above or below this row; a goes away from it, up or down, so that b is nowhere on that side. A
//     sheep on the way a jumps over. Where a comes to another row that is full but for it, it goes on; if a
//     sheep leaves such a row before, a jumps along it to the hole. After q steps at the most a has the last
//     full row beside it and stands in one that is not full: it jumps over a sheep left or right of it. If
//     there is none, one sheep moves.
//      - It left the full row: a steps back and jumps along the row to the hole.
//      - It filled the cell that a has left: a jumps over it; if b forbids that, b is in this column, and on
//        one side of a the sheep of the full row is still there: a steps to that side and jumps across.
//      - Else a steps left or right and jumps across the full row: b can forbid it in one of these columns
//        only. If the sheep has come there a jumps over it, for two would have to come to fill a's row.
//
// And a dog that steps to a free cell in order to jump over x at once can be forbidden to
//
//  4. by a line from x to b: then b jumps over that line before, onto the free cell.
//  5. by a row that is full but for the cell it steps to from above or below: it steps there and waits, and
//     then case 3 follows.
//
// Restrictions of the sheep's moves (★, distance) only help the dogs. Shelter, fighting, diagonal moves,
// pieces that cannot step like a dog, rocks, torus and box would each need an argument of their own: there is
// no proof then, nor with one dog or more than two.
namespace core::fmurs {

OneSheepHunt::OneSheepHunt(const Chase& chase, int dogs, int sheep)
    : m_chase(chase), m_field(chase.field()), m_dogs(dogs), m_sheep(sheep),
      m_noHurry(1 + std::max(sheep / (m_field.columns() - 1), 1)),
      m_cells(static_cast<std::size_t>(m_field.cells())), m_argumentHolds(argumentHolds()),
      m_mean(m_field.cells() / (chase.variation().stepThenJump ? 9.0 : 4.0)) {}

// Visits the places of two dogs, or twice of the only one.
template <class Visit>
void OneSheepHunt::eachPair(Visit visit) const {
    m_field.ground().each([&](Cell a) {
        m_field.ground().each([&](Cell b) {
            if (m_dogs == 1 ? a == b : a < b) visit(a, b);
        });
    });
}

// All turns start at never and fall as long as some pair of dogs finds a shorter hunt.
bool OneSheepHunt::build(const std::stop_token& stop) {
    if (m_built) return true;
    Row unknown;
    unknown.fill(never);
    m_toDogs.assign(m_cells * m_cells, unknown);
    m_toSheep = m_toDogs;
    for (bool falling = true; falling;) {
        falling = false;
        eachPair([&](Cell a, Cell b) {
            if (!stop.stop_requested()) falling = improve(a, b) || falling;
        });
        if (stop.stop_requested()) return false;
    }
    findLongest();
    double sum = 0, count = 0;
    eachPair([&](Cell a, Cell b) {
        (m_field.pasture() - CellSet::of(a) - CellSet::of(b)).each([&](Cell sheep) {
            sum += std::min<int>(m_toDogs[pair(a, b)][sheep], unseen);
            ++count;
        });
    });
    m_mean = sum / std::max(count, 1.0);
    m_built = true;
    return true;
}

// At worst all the sheep stand where they are caught latest: the first of n where the hunt is the n-th
// longest.
void OneSheepHunt::findLongest() {
    m_longest.fill(0);
    eachPair([&](Cell a, Cell b) {
        std::vector<std::uint8_t> turns;
        (m_field.pasture() - CellSet::of(a) - CellSet::of(b)).each([&](Cell sheep) {
            turns.push_back(m_toDogs[pair(a, b)][sheep]);
        });
        std::ranges::sort(turns, std::greater());
        for (std::size_t n = 1; n <= std::min<std::size_t>(maxSheep, turns.size()); ++n)
            m_longest[n] = std::max<int>(m_longest[n], turns[n - 1]);
    });
}

// Hunts for all places of x at once. True if one got shorter.
bool OneSheepHunt::improve(Cell a, Cell b) {
    auto least = m_toDogs[pair(a, b)];
    hunt(a, b, least);
    if (a != b) hunt(b, a, least);
    if (least == m_toDogs[pair(a, b)]) return false;
    m_toDogs[pair(a, b)] = m_toDogs[pair(b, a)] = least;
    m_toSheep[pair(a, b)] = m_toSheep[pair(b, a)] = asSheepMove(least, CellSet::of(a) | CellSet::of(b));
    return true;
}

// x goes where it is safe longest, or stands still.
OneSheepHunt::Row OneSheepHunt::asSheepMove(const Row& dogs, const CellSet& standing) const {
    Row most;
    most.fill(never);
    const auto free = m_field.pasture() - standing;
    free.each([&](Cell sheep) {
        most[sheep] = dogs[sheep];
        (m_field.beside(sheep) & free).each([&](Cell to) { most[sheep] = std::max(most[sheep], dogs[to]); });
    });
    return most;
}

OneSheepHunt::Bar OneSheepHunt::barred(Cell dog, Direction d, Cell other) const {
    int sheep = 0;
    for (auto c = m_field.next(dog, d);; c = m_field.next(c, d), ++sheep) {
        if (c == noCell) return Bar::None;
        if (c == other || c == dog) return sheep == 1 ? Bar::OneSheep : Bar::Line;
        if (!m_field.pasture().has(c)) return Bar::None;
    }
}

// A line can go all round from the dog to itself, with `without` free of sheep.
bool OneSheepHunt::closes(Cell dog, Direction d, Cell without) const {
    auto c = m_field.next(dog, d);
    while (c != noCell && c != dog && c != without && m_field.pasture().has(c)) c = m_field.next(c, d);
    return c == dog;
}

// Turns until the jump over x by a dog that has stepped beside it, or never.
int OneSheepHunt::jumpAfterStep(Cell from, Cell to, Cell other, Cell sheep) const {
    int least = never;
    for (int i = 0; i < orthogonal; ++i) {
        const auto d = static_cast<Direction>(i);
        if (m_field.next(to, d) != sheep) continue;
        const auto behind = m_field.next(sheep, d);
        if (behind == noCell || behind == other || !m_field.ground().has(behind)) continue;
        least = std::min(least, closes(to, d, from) ? 1 + m_noHurry : 1);
    }
    return least;
}

// Lowers the turns to what the steps and jumps of this dog lead to.
void OneSheepHunt::hunt(Cell dog, Cell other, Row& least) const {
    const bool both = m_chase.variation().stepThenJump;
    for (int i = 0; i < orthogonal; ++i) {
        const auto d = static_cast<Direction>(i);
        const auto to = m_field.next(dog, d);
        if (to == noCell || to == other || !m_field.ground().has(to)) continue;
        const auto bar =
            m_field.pasture().has(to) ? barred(dog, d, other == dog ? noCell : other) : Bar::None;
        if (bar == Bar::OneSheep) continue;
        const auto soonest = static_cast<std::uint8_t>(bar == Bar::None ? 1
                                                       : both           ? m_noHurry
                                                                        : m_noHurry + 1);
        auto turns = m_toSheep[pair(to, other == dog ? to : other)];
        for (auto& one : turns) one = static_cast<std::uint8_t>(std::min<int>(one, never - 1) + 1);
        const auto behind = m_field.next(to, d);
        turns[to] = behind != noCell && m_field.ground().has(behind) ? 1 : never;
        for (int j = 0; both && j < orthogonal; ++j) {
            const auto x = m_field.next(to, static_cast<Direction>(j));
            if (x == noCell) continue;
            turns[x] = static_cast<std::uint8_t>(std::min<int>(turns[x], jumpAfterStep(dog, to, other, x)));
        }
        for (std::size_t x = 0; x < maxCells; ++x) least[x] = std::min(least[x], std::max(turns[x], soonest));
    }
}

bool OneSheepHunt::argumentHolds() const {
    const auto& v = m_chase.variation();
    if (!v.stepThenJump || v.diagonal || v.shelter || v.fighting || v.partial) return false;
    if (m_dogs != 2 || m_field.topology() != Topology::Cylinder || !m_field.rocks().empty()) return false;
    Herd alone;
    bool steps = true;
    m_field.ground().each([&](Cell c) {
        alone.dogs[0] = c;
        steps = steps && (m_field.beside(c) - m_chase.steps(alone, c, maxSheep)).empty();
    });
    return steps;
}

bool OneSheepHunt::proves(int sheep) const {
    return m_built && longest(sheep) != never && sheep >= 3 && sheep <= m_sheep && m_argumentHolds;
}

int OneSheepHunt::turns(const Dogs& dogs, const CellSet& sheep, bool dogsToMove) const {
    if (!m_built) return never;
    const auto& table = dogsToMove ? m_toDogs : m_toSheep;
    std::uint8_t least = never;
    for (std::size_t a = 0; a < maxDogs && dogs[a] != noCell; ++a)
        for (std::size_t b = m_dogs == 1 ? a : a + 1; b < maxDogs && dogs[b] != noCell; ++b) {
            const auto& row = table[pair(dogs[a], dogs[b])];
            sheep.each([&](Cell c) { least = std::min(least, row[c]); });
        }
    return least;
}

} // namespace core::fmurs
