#include "core/games/fmurs/tables/index/dogindex.h"

#include "core/games/fmurs/tables/index/combinationwalk.h"

#include <algorithm>

namespace core::fmurs {

namespace {

Permutation identity() {
    Permutation same{};
    for (std::size_t i = 0; i < same.size(); ++i) same[i] = static_cast<Cell>(i);
    return same;
}

} // namespace

DogIndex::DogIndex(const Field& field, int dogs, const std::vector<Permutation>& symmetries)
    : m_cells(static_cast<std::size_t>(field.cells())), m_width(dogs == 1 ? 16 : (m_cells + 15) / 16 * 16),
      m_alone(dogs == 1), m_single(dogs <= 2), m_sets(field.ground(), dogs),
      m_prefixes(field.ground(), std::max(1, dogs - 1)), m_symmetries(symmetries),
      m_orbits(field, dogs, symmetries) {
    field.ground().each([&](Cell c) { m_ground[m_sets.number(c)] = c; });
    for (const auto& symmetry : symmetries)
        m_shuffles.emplace_back(m_alone ? identity() : symmetry, static_cast<int>(cells()), m_width);
}

bool DogIndex::list(const StopToken& stop) {
    if (!m_orbits.sort(stop)) return false;
    if (!m_bits) m_bits.emplace(m_orbits);
    if (m_rows.empty())
        for (CombinationWalk walk(m_prefixes); !walk.done(); walk.next()) {
            walk.cells().each(
                [&](Cell c) { m_rowsWith[c].push_back(static_cast<std::uint32_t>(m_rows.size())); });
            m_rows.push_back(walk.cells());
            m_secondRows.push_back(
                row(static_cast<std::uint32_t>(walk.number()), walk.cells().first(), m_sets.cell(0)));
        }
    for (CombinationWalk walk(m_sets, m_places.size() / static_cast<std::size_t>(dogs())); !walk.done();
         walk.next()) {
        if (stop.stop_requested()) return false;
        walk.cells().each([&](Cell c) {
            auto others = walk.cells();
            if (!m_alone) others.remove(c);
            m_places.push_back(static_cast<std::uint32_t>(row(others) * m_width + (m_alone ? 0 : c)));
        });
    }
    while (m_images.size() < m_symmetries.size() * rows()) {
        if (stop.stop_requested()) return false;
        const auto& symmetry = m_symmetries[m_images.size() / rows()];
        for (const auto& dogs : m_rows) {
            CellSet there;
            dogs.each([&](Cell c) { there.add(symmetry[c]); });
            m_images.push_back(row(there));
        }
    }
    return true;
}

// Numbers follow the rows of the dogs but the lowest, which has a byte of each; without the second lowest,
// rows follow each other instead.
void DogIndex::takeLeast(const std::uint8_t* page, std::uint8_t* out) const {
    if (m_alone) {
        for (std::uint32_t row = 0; row < rows(); ++row) *out++ = page[row * m_width];
        return;
    }
    const auto width = m_width; // what is written could be anything, so the members would be read each time
    const auto cells = m_ground;
    for (std::uint32_t row = 0; row < rows(); ++row) {
        const auto second = m_rows[row].first();
        const std::size_t lower = m_sets.number(second);
        const auto* const first = page + row * width;
        const auto* const other = page + m_secondRows[row] * width + second;
        for (std::size_t lowest = 0; lowest < lower; ++lowest)
            out[lowest] = std::min(first[cells[lowest]], other[lowest * width]);
        out += lower;
    }
}

std::uint64_t DogIndex::number(const Dogs& dogs) const {
    Members members{};
    for (std::size_t i = 0; i < maxDogs && dogs[i] != noCell; ++i) members[i] = m_sets.number(dogs[i]);
    return m_sets.rank(members);
}

std::uint64_t DogIndex::number(const Dogs& dogs, std::uint32_t symmetry) const {
    const auto& images = m_symmetries[symmetry];
    Members members{};
    for (std::size_t i = 0; i < maxDogs && dogs[i] != noCell; ++i)
        members[i] = m_sets.number(images[dogs[i]]);
    return m_sets.rank(members);
}

} // namespace core::fmurs
