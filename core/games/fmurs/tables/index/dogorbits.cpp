#include "core/games/fmurs/tables/index/dogorbits.h"

#include <algorithm>

namespace core::fmurs {

namespace {

constexpr std::uint32_t unknown = UINT32_MAX; // in place of a block

} // namespace

DogOrbits::DogOrbits(const Field& field, int dogs, const std::vector<Permutation>& symmetries)
    : m_cells(static_cast<std::size_t>(field.cells())), m_sets(field.ground(), dogs),
      m_symmetries(symmetries), m_inverses(symmetries.size()) {
    for (std::uint32_t s = 0; s < symmetries.size(); ++s)
        for (std::uint32_t t = 0; t < symmetries.size(); ++t)
            if (undoes(symmetries[t], symmetries[s], m_cells)) m_inverses[s] = t;
}

bool DogOrbits::sort(const StopToken& stop) {
    if (m_places.empty()) m_places.assign(inMemory(m_sets.count()), {unknown, 0});
    for (; m_sorted < m_places.size(); ++m_sorted) {
        if (stop.stop_requested()) return false;
        if (m_places[indexOf(m_sorted)].block == unknown) sortFrom(m_sorted);
    }
    return true;
}

// A new class with all that the symmetries make of this placement.
void DogOrbits::sortFrom(std::uint64_t placement) {
    Dogs standing{noCell, noCell, noCell, noCell};
    std::size_t n = 0;
    m_sets.cells(m_sets.members(placement)).each([&](Cell c) { standing[n++] = c; });
    m_stabilisers.emplace_back();
    for (std::uint32_t s = 0; s < m_symmetries.size(); ++s) {
        const auto there = rank(image(standing, m_symmetries[s]));
        if (there == placement) m_stabilisers.back().push_back(s);
        if (m_places[indexOf(there)].block == unknown) m_places[indexOf(there)] = {blocks(), m_inverses[s]};
    }
    m_dogs.push_back(standing);
}

Dogs DogOrbits::image(const Dogs& dogs, const Permutation& symmetry) const {
    auto there = dogs;
    for (auto& dog : there)
        if (dog != noCell) dog = symmetry[dog];
    std::ranges::sort(there);
    return there;
}

std::uint64_t DogOrbits::rank(const Dogs& dogs) const {
    Members members{};
    for (std::size_t i = 0; i < maxDogs && dogs[i] != noCell; ++i) members[i] = m_sets.number(dogs[i]);
    return m_sets.rank(members);
}

} // namespace core::fmurs
