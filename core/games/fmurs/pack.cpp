#include "core/games/fmurs/pack.h"

#include "core/games/fmurs/combinationwalk.h"

#include <algorithm>

namespace core::fmurs {

namespace {

constexpr std::uint64_t chunk = 4096; // placements between two looks at the stop token

Permutation identity() {
    Permutation same{};
    for (std::size_t i = 0; i < same.size(); ++i) same[i] = static_cast<Cell>(i);
    return same;
}

} // namespace

Pack::Pack(const Field& field, int dogs, const std::vector<Permutation>& symmetries)
    : m_cells(static_cast<std::size_t>(field.cells())), m_width(dogs == 1 ? 16 : (m_cells + 15) / 16 * 16),
      m_alone(dogs == 1), m_single(dogs <= 2), m_sets(field.ground(), dogs),
      m_prefixes(field.ground(), std::max(1, dogs - 1)), m_symmetries(symmetries),
      m_kennel(field, dogs, symmetries) {
    for (std::uint32_t s = 0; s < symmetries.size(); ++s) {
        m_shuffles.emplace_back(m_alone ? identity() : symmetries[s], static_cast<int>(cells()), m_width);
    }
}

bool Pack::list(const std::stop_token& stop) {
    if (!m_kennel.sort(stop)) return false;
    if (!m_bits) m_bits.emplace(m_kennel);
    if (m_rows.empty())
        for (CombinationWalk walk(m_prefixes); !walk.done(); walk.next()) {
            walk.cells().each(
                [&](Cell c) { m_rowsWith[c].push_back(static_cast<std::uint32_t>(m_rows.size())); });
            m_rows.push_back(walk.cells());
        }
    for (CombinationWalk walk(m_sets, m_places.size() / static_cast<std::size_t>(dogs())); !walk.done();
         walk.next()) {
        if (walk.number() % chunk == 0 && stop.stop_requested()) return false;
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

std::uint64_t Pack::number(const Dogs& dogs) const {
    Members members{};
    for (std::size_t i = 0; i < maxDogs && dogs[i] != noCell; ++i) members[i] = m_sets.number(dogs[i]);
    return m_sets.rank(members);
}

std::uint64_t Pack::number(const Dogs& dogs, std::uint32_t symmetry) const {
    const auto& images = m_symmetries[symmetry];
    Members members{};
    for (std::size_t i = 0; i < maxDogs && dogs[i] != noCell; ++i)
        members[i] = m_sets.number(images[dogs[i]]);
    return m_sets.rank(members);
}

} // namespace core::fmurs
