#include "core/games/fmurs/search/onesheephunt.h"

#include <algorithm>
#include <functional>

namespace core::fmurs {

Afterwards::Afterwards(int cells) {
    const auto pairs = pairOf(0, static_cast<std::size_t>(cells));
    m_turns.fill(std::vector<std::uint16_t>(pairs, never));
    m_turns[0].assign(pairs, 0);
}

void Afterwards::set(int sheep, Cell a, Cell b, int turns) {
    const auto n = static_cast<std::size_t>(sheep);
    m_turns[n][pairOf(a, b)] = static_cast<std::uint16_t>(std::min(turns, never));
    for (const auto c : {a, b}) m_worst[n][c] = std::max(m_worst[n][c], turns);
}

int Afterwards::worst(int sheep, Cell one) const {
    int worst = 0;
    for (int n = 0; n <= sheep; ++n) worst = std::max(worst, m_worst[static_cast<std::size_t>(n)][one]);
    return worst;
}

} // namespace core::fmurs

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
// Where the hunt goes on until the field is clear (Afterwards), a jump counts with what follows from where it
// leads: over one sheep or over more, as far as the line can go, whichever is worst. In cases 3 and 5 only a
// goes and jumps, wherever to; so b stands where it stood. In case 2 a may have jumped, with b where it
// stood, or a is one cell from where it stood, with b anywhere. And as the flock has n sheep, the dogs may go
// after another whenever that is better: of n sheep one stands where the hunt is at most the n-th longest.
//
// Restrictions of the sheep's moves (★, distance) only help the dogs. Shelter, fighting, diagonal moves,
// pieces that cannot step like a dog, rocks, torus and box would each need an argument of their own: there is
// no proof then, nor with one dog or more than two.
namespace core::fmurs {

OneSheepHunt::OneSheepHunt(const Chase& chase, int dogs, int sheep, const Afterwards* afterwards)
    : m_chase(chase), m_field(chase.field()), m_dogs(dogs), m_sheep(sheep), m_afterwards(afterwards),
      m_noHurry(1 + std::max(sheep / (m_field.columns() - 1), 1)),
      m_cells(static_cast<std::size_t>(m_field.cells())), m_symmetries(m_field.symmetries(false)),
      m_argumentHolds(argumentHolds()),
      m_mean(m_field.cells() / (chase.variation().stepThenJump ? 9.0 : 4.0)) {}

void OneSheepHunt::sortPairs() {
    constexpr std::uint32_t nowhere = UINT32_MAX;
    m_places.assign(pairOf(0, m_cells), {nowhere, 0});
    m_pairs.clear();
    std::vector<std::uint32_t> inverses;
    for (const auto& s : m_symmetries)
        for (std::uint32_t t = 0; t < m_symmetries.size(); ++t)
            if (undoes(m_symmetries[t], s, m_cells)) inverses.push_back(t);
    eachPair([&](Cell a, Cell b) {
        if (m_places[pairOf(a, b)].row != nowhere) return;
        const auto row = static_cast<std::uint32_t>(m_pairs.size());
        m_pairs.emplace_back(a, b);
        for (std::size_t i = 0; i < m_symmetries.size(); ++i) {
            const auto& s = m_symmetries[i];
            m_places[pairOf(s[a], s[b])] = {row, inverses[i]};
        }
    });
}

OneSheepHunt::Row OneSheepHunt::row(const Table& table, Cell a, Cell b) const {
    const auto place = m_places[pairOf(a, b)];
    const auto& symmetry = m_symmetries[place.symmetry];
    Row all;
    all.fill(never);
    for (std::size_t c = 0; c < m_cells; ++c) all[c] = table[place.row][symmetry[c]];
    return all;
}

// All turns start at never and fall as long as some pair of dogs finds a shorter hunt.
bool OneSheepHunt::build(const StopToken& stop) {
    if (m_built) return true;
    sortPairs();
    Row unknown;
    unknown.fill(never);
    m_toDogs.assign(m_pairs.size(), unknown);
    m_toSheep = m_toDogs;
    for (bool falling = true; falling;) {
        falling = false;
        for (std::size_t i = 0; i < m_pairs.size(); ++i) {
            if (stop.stop_requested()) return false;
            falling = improve(i) || falling;
        }
    }
    findLongest();
    double sum = 0, count = 0;
    eachPair([&](Cell a, Cell b) {
        const auto turns = row(m_toDogs, a, b);
        pasture(a, b).each([&](Cell sheep) {
            sum += std::min<int>(turns[sheep], unseen);
            ++count;
        });
    });
    m_mean = sum / std::max(count, 1.0);
    m_built = true;
    return true;
}

// At worst all the sheep stand where they are caught latest: the first of n where the hunt is the n-th
// longest. Nothing if there is no room for so many.
int OneSheepHunt::soonest(int sheep, const Row& row, const CellSet& cells) {
    std::array<std::uint16_t, maxCells> turns{};
    std::size_t n = 0;
    cells.each([&](Cell c) { turns[n++] = row[c]; });
    const auto last = static_cast<std::size_t>(sheep) - 1;
    if (last >= n) return 0;
    std::ranges::nth_element(turns.begin(), turns.begin() + static_cast<std::ptrdiff_t>(last),
                             turns.begin() + static_cast<std::ptrdiff_t>(n), std::greater());
    return turns[last];
}

int OneSheepHunt::longest(int sheep, Cell a, Cell b, bool dogsToMove) const {
    return soonest(sheep, row(dogsToMove ? m_toDogs : m_toSheep, a, b), pasture(a, b));
}

void OneSheepHunt::findLongest() {
    m_longest.fill(0);
    for (const auto& [a, b] : m_pairs)
        for (int n = 1; n <= maxSheep; ++n) {
            auto& most = m_longest[static_cast<std::size_t>(n)];
            most = std::max(most, longest(n, a, b, true));
        }
}

// Hunts for all places of x at once. True if one got shorter.
bool OneSheepHunt::improve(std::size_t of) {
    const auto [a, b] = m_pairs[of];
    auto least = m_toDogs[of];
    hunt(a, b, least);
    if (a != b) hunt(b, a, least);
    if (m_afterwards != nullptr) {
        const auto most = static_cast<std::uint16_t>(soonest(m_sheep, least, pasture(a, b)));
        for (auto& turns : std::span(least).first(m_cells)) turns = std::min(turns, most);
    }
    if (least == m_toDogs[of]) return false;
    m_toDogs[of] = least;
    m_toSheep[of] = asSheepMove(least, CellSet::of(a) | CellSet::of(b));
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
        if (c == noCell || sheep > m_sheep) return Bar::None;
        if (c == other || c == dog) return sheep == 1 ? Bar::OneSheep : Bar::Line;
        if (!m_field.pasture().has(c)) return Bar::None;
    }
}

// A line can go all round from the dog to itself, with `without` free of sheep.
bool OneSheepHunt::closes(Cell dog, Direction d, Cell without) const {
    auto c = m_field.next(dog, d);
    int sheep = 0;
    for (; c != noCell && c != dog && c != without && m_field.pasture().has(c); ++sheep)
        c = m_field.next(c, d);
    return c == dog && sheep <= m_sheep;
}

// The turns if a line bars the way, which is jumped after some, and what follows from wherever that is worst
// (case 2; without a dog 3 and 5).
int OneSheepHunt::noHurry(Cell dog, Cell other) const {
    if (m_afterwards == nullptr) return m_noHurry;
    int worst = m_afterwards->worst(m_sheep - 1, other);
    if (dog != noCell)
        m_field.beside(dog).each(
            [&](Cell c) { worst = std::max(worst, m_afterwards->worst(m_sheep - 1, c)); });
    return m_noHurry + worst;
}

// What a jump that way is worth, over one sheep or more: its own turn and what follows from the worst cell it
// may lead to.
int OneSheepHunt::jump(Cell dog, Direction d, Cell other) const {
    int worst = 0;
    auto to = m_field.next(dog, d);
    for (int left = m_sheep - 1; m_afterwards != nullptr && left >= 0; --left) {
        if (to == noCell || !m_field.pasture().has(to)) break;
        to = m_field.next(to, d);
        if (to == noCell || to == other || to == dog || !m_field.ground().has(to)) break;
        worst = std::max(worst, m_afterwards->turns(left, to, other));
    }
    return 1 + worst;
}

// The same where the dog has stepped beside x, or never.
int OneSheepHunt::jumpAfterStep(Cell from, Cell to, Cell other, Cell sheep) const {
    int least = never;
    for (int i = 0; i < orthogonal; ++i) {
        const auto d = static_cast<Direction>(i);
        if (m_field.next(to, d) != sheep) continue;
        const auto behind = m_field.next(sheep, d);
        if (behind == noCell || behind == other || !m_field.ground().has(behind)) continue;
        const int turns = closes(to, d, from) ? 1 + noHurry(noCell, other)
                                              : std::max(jump(to, d, other), jumpBefore(from, to, d, other));
        least = std::min(least, turns);
    }
    return least;
}

// The other dog's jump onto `to`, where a line from there may reach it (case 4).
int OneSheepHunt::jumpBefore(Cell from, Cell to, Direction d, Cell other) const {
    if (m_afterwards == nullptr) return 1;
    int line = 0;
    auto c = m_field.next(to, d);
    for (; c != noCell && c != from && m_field.pasture().has(c) && c != other && line < m_sheep; ++line)
        c = m_field.next(c, d);
    return c == other ? 1 + m_afterwards->turns(m_sheep - line, from, to) : 1;
}

// Lowers the turns to what the steps and jumps of this dog lead to.
void OneSheepHunt::hunt(Cell dog, Cell other, Row& least) const {
    const bool both = m_chase.variation().stepThenJump;
    for (int i = 0; i < orthogonal; ++i) {
        const auto d = static_cast<Direction>(i);
        const auto to = m_field.next(dog, d);
        if (to == noCell || to == other || !m_field.ground().has(to)) continue;
        const bool open = m_field.pasture().has(to);
        const auto bar = open ? barred(dog, d, other == dog ? noCell : other) : Bar::None;
        if (bar == Bar::OneSheep) continue;
        const int inTheWay = !open              ? 1
                             : bar == Bar::None ? jump(dog, d, other)
                                                : noHurry(dog, other) + (both ? 0 : 1);
        auto turns = row(m_toSheep, to, other == dog ? to : other);
        for (auto& one : turns) one = static_cast<std::uint16_t>(std::min(one + 1, never));
        const auto behind = m_field.next(to, d);
        const bool over = behind != noCell && m_field.ground().has(behind);
        turns[to] = static_cast<std::uint16_t>(over ? 1 : never); // or longer: it is in the way
        for (int j = 0; both && j < orthogonal; ++j) {
            const auto x = m_field.next(to, static_cast<Direction>(j));
            if (x == noCell) continue;
            turns[x] = static_cast<std::uint16_t>(std::min<int>(turns[x], jumpAfterStep(dog, to, other, x)));
        }
        for (std::size_t x = 0; x < m_cells; ++x)
            least[x] =
                std::min(least[x], std::max(turns[x], static_cast<std::uint16_t>(std::min(inTheWay, never))));
    }
}

bool OneSheepHunt::argumentHolds() const {
    const auto& v = m_chase.variation();
    if (!v.stepThenJump || v.diagonal || v.shelter || v.fighting || v.partial) return false;
    if (m_dogs != 2 || m_field.topology() != Topology::Cylinder || !m_field.rocks().empty()) return false;
    Placement alone;
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
    std::uint16_t least = never;
    for (std::size_t a = 0; a < maxDogs && dogs[a] != noCell; ++a)
        for (std::size_t b = m_dogs == 1 ? a : a + 1; b < maxDogs && dogs[b] != noCell; ++b) {
            const auto place = m_places[pairOf(dogs[a], dogs[b])];
            const auto& row = table[place.row];
            const auto& symmetry = m_symmetries[place.symmetry];
            sheep.each([&](Cell c) { least = std::min(least, row[symmetry[c]]); });
        }
    return least;
}

} // namespace core::fmurs
