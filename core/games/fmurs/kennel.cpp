#include "core/games/fmurs/kennel.h"

#include <algorithm>

namespace core::fmurs {

Kennel::Kennel(const Field& field, int dogs, const std::vector<Permutation>& symmetries)
    : m_sets(field.ground(), dogs), m_symmetries(symmetries) {
    constexpr std::uint32_t open = UINT32_MAX;
    m_places.assign(m_sets.count(), {open, 0});
    std::vector<std::uint32_t> inverse(symmetries.size());
    for (std::uint32_t s = 0; s < symmetries.size(); ++s)
        for (std::uint32_t t = 0; t < symmetries.size(); ++t) {
            bool identity = true;
            for (Cell c = 0; c < field.cells(); ++c) identity &= symmetries[t][symmetries[s][c]] == c;
            if (identity) inverse[s] = t;
        }
    for (std::uint64_t i = 0; i < m_places.size(); ++i) {
        if (m_places[i].block != open) continue;
        Dogs standing{noCell, noCell, noCell, noCell};
        std::size_t n = 0;
        m_sets.cells(m_sets.members(i)).each([&](Cell c) { standing[n++] = c; });
        m_stabilisers.emplace_back();
        for (std::uint32_t s = 0; s < symmetries.size(); ++s) {
            const auto there = rank(image(standing, symmetries[s]));
            if (there == i) m_stabilisers.back().push_back(s);
            if (m_places[there].block == open) m_places[there] = {blocks(), inverse[s]};
        }
        m_dogs.push_back(standing);
    }
}

Dogs Kennel::image(const Dogs& dogs, const Permutation& symmetry) const {
    auto there = dogs;
    for (auto& dog : there)
        if (dog != noCell) dog = symmetry[dog];
    std::ranges::sort(there);
    return there;
}

std::uint64_t Kennel::rank(const Dogs& dogs) const {
    Members members{};
    for (std::size_t i = 0; i < maxDogs && dogs[i] != noCell; ++i) members[i] = m_sets.number(dogs[i]);
    return m_sets.rank(members);
}

} // namespace core::fmurs
