#include "core/games/fmurs/tables/captures.h"

#include <algorithm>

namespace core::fmurs {

Captures::Captures(const Chase& chase, const DogIndex& dogIndex, const Flocks& flocks,
                   std::vector<Fewer> fewer, const RowMath& math)
    : m_chase(chase), m_dogIndex(dogIndex), m_flocks(flocks), m_fewer(std::move(fewer)), m_math(math) {}

Placement Captures::placement(std::uint32_t page, std::size_t part) const {
    Placement h;
    h.sheep = m_flocks.flock(page);
    std::size_t i = 0;
    h.sheep.each([&](Cell c) {
        if (++i == part) h.sheltered = c;
    });
    return h;
}

void Captures::write(std::uint32_t page, std::size_t part, std::uint8_t* bytes) const {
    const auto h = placement(page, part);
    clear(h.sheep, bytes);
    const auto ground = m_chase.field().ground() - h.sheep;
    const auto near = h.sheltered == noCell ? CellSet() : m_chase.field().around(h.sheltered);
    auto open = h;
    open.sheltered = noCell;
    ground.each([&](Cell dog) {
        if (!m_chase.field().around(dog).meets(h.sheep)) return;
        jumpFrom(dog, h.sheep, ground - near, jumps(open, dog), bytes);
        if (!near.empty()) jumpFrom(dog, h.sheep, near, jumps(h, dog), bytes);
    });
    if (!m_chase.variation().fighting) return;
    ground.each([&](Cell dog) { // an enclosed dog has lost, whatever it can do
        auto alone = h;
        alone.dogs[0] = dog;
        if (m_chase.enclosed(alone)) lose(dog, bytes);
    });
}

// Nothing is known yet of any placement that can be.
void Captures::clear(const CellSet& sheep, std::uint8_t* bytes) const {
    RowBytes open;
    open.fill(0);
    if (m_dogIndex.alone())
        open[0] = neverEnds;
    else
        (m_chase.field().ground() - sheep).each([&](Cell c) { open[c] = neverEnds; });
    for (std::uint32_t row = 0; row < m_dogIndex.rows(); ++row) {
        auto* const mine = bytes + row * m_dogIndex.width();
        if (m_dogIndex.dogs(row).meets(sheep)) {
            std::fill_n(mine, m_dogIndex.width(), std::uint8_t{0});
            continue;
        }
        std::copy_n(open.data(), m_dogIndex.width(), mine);
        if (!m_dogIndex.alone()) m_dogIndex.dogs(row).each([&](Cell c) { mine[c] = 0; });
    }
}

void Captures::lose(Cell dog, std::uint8_t* bytes) const {
    for (std::uint32_t row = 0; row < m_dogIndex.rows(); ++row) {
        auto* const mine = bytes + row * m_dogIndex.width();
        if (m_dogIndex.dogs(row).has(dog))
            for (std::size_t i = 0; i < m_dogIndex.width(); ++i) mine[i] = mine[i] > 0 ? neverEnds : 0;
        else if (!m_dogIndex.alone() && mine[dog] > 0)
            mine[dog] = neverEnds;
    }
}

std::vector<Captures::Jump> Captures::jumps(const Placement& h, Cell dog) const {
    std::vector<Jump> all;
    auto placed = h;
    placed.dogs[0] = dog;
    m_chase.jumps(placed, dog, [&](Cell, const Chain& chain, const Placement& after) {
        auto& jump = all.emplace_back();
        auto way = placed;
        auto at = dog;
        for (int i = 0; i < chain.length; ++i) {
            Leap leap;
            m_chase.leap(way, at, chain.leaps[static_cast<std::size_t>(i)], leap);
            way = m_chase.after(way, at, leap);
            at = leap.to;
            jump.landings.add(at);
        }
        jump.to = at;
        jump.closed.fill(0);
        if (!m_dogIndex.alone()) jump.landings.each([&](Cell c) { jump.closed[c] = neverEnds; });
        const auto caught = static_cast<std::size_t>(h.sheep.count() - after.sheep.count());
        if (caught > m_fewer.size()) return;
        const auto& table = m_fewer[m_fewer.size() - caught];
        const auto place = table.flocks.place(after.sheep);
        jump.page = table.values.page(place.page);
        jump.symmetry = place.symmetry;
    });
    return all;
}

// The dog jumps from where it stands, or from where it has stepped to. It does so in the row in which the
// lowest of the others has a byte of its own, the first or the second place of a placement.
void Captures::jumpFrom(Cell dog, const CellSet& sheep, const CellSet& origins,
                        const std::vector<Jump>& jumps, std::uint8_t* bytes) const {
    if (jumps.empty()) return;
    RowBytes value, none, closed;
    none.fill(0);
    for (const auto row : m_dogIndex.rowsWith(dog)) {
        const auto& dogs = m_dogIndex.dogs(row);
        const auto others = dogs - CellSet::of(dog);
        const auto width = others.empty() ? m_dogIndex.width() : (others.first() + std::size_t{15}) / 16 * 16;
        const auto best = std::span(value).first(width);
        if (dogs.meets(sheep) || !findBest(row, dog, jumps, best)) continue;
        if (origins.has(dog)) lower(row, best, none, bytes);
        if (!m_chase.variation().stepThenJump) continue;
        m_chase.stepsBack(dogs, dog, sheep.count(), [&](Cell from, const CellSet& way) {
            if (!origins.has(from) || way.meets(sheep)) return;
            const auto before = m_dogIndex.row(row, dog, from);
            if (way.count() == 1) return lower(before, best, none, bytes); // where the dog stands is 0 anyway
            closed.fill(0);
            if (!m_dogIndex.alone()) way.each([&](Cell c) { closed[c] = neverEnds; });
            lower(before, best, closed, bytes);
        });
    }
}

// Lowers a row to `news` where that is less, but not in `closed` bytes.
void Captures::lower(std::uint32_t row, std::span<const std::uint8_t> news, const RowBytes& closed,
                     std::uint8_t* bytes) const {
    auto* const mine = bytes + row * m_dogIndex.width();
    eachByte(news.size(), [&](std::size_t i) {
        mine[i] = std::min(mine[i], static_cast<std::uint8_t>(news[i] | closed[i]));
    });
}

// The best of the jumps of one of a row's dogs. False if others stand in the way of each.
bool Captures::findBest(std::uint32_t row, Cell dog, const std::vector<Jump>& jumps,
                        std::span<std::uint8_t> out) const {
    std::ranges::fill(out, neverEnds);
    auto others = m_dogIndex.dogs(row);
    others.remove(dog);
    bool any = false;
    RowBytes after;
    for (const auto& jump : jumps) {
        if (jump.landings.meets(others)) continue;
        any = true;
        if (jump.page == nullptr) {
            after.fill(0);
        } else {
            const auto there = m_dogIndex.image(m_dogIndex.row(row, dog, jump.to), jump.symmetry);
            m_math.rearrange(std::span(after).first(out.size()), jump.page + there * m_dogIndex.width(),
                             m_dogIndex.shuffle(jump.symmetry));
        }
        eachByte(out.size(), [&](std::size_t i) {
            out[i] = std::min(out[i], static_cast<std::uint8_t>(after[i] | jump.closed[i]));
        });
    }
    nextTurn(out);
    if (!m_dogIndex.alone() && dog < out.size()) out[dog] = neverEnds;
    return any;
}

// Cells with so few steps that other dogs can block them all.
CellSet Captures::confined(const CellSet& sheep) const {
    CellSet cells;
    const bool leaps = m_chase.variation().piece == Piece::Knight;
    Placement h;
    h.sheep = sheep;
    (m_chase.field().ground() - sheep).each([&](Cell c) {
        h.dogs[0] = c;
        auto steps = m_chase.steps(h, c);
        if (!leaps) steps &= m_chase.field().around(c);
        if (steps.count() < m_dogIndex.dogs()) cells.add(c);
    });
    return cells;
}

} // namespace core::fmurs
