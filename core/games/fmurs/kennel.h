#pragma once

#include "core/games/fmurs/combinations.h"

namespace core::fmurs {

// All placements of the dogs, sorted into classes that the field's symmetries make of each other. A table
// has a block for each class.
class Kennel {
public:
    Kennel(const Field& field, int dogs, const std::vector<Permutation>& symmetries);

    struct Place {
        std::uint32_t block = 0;
        std::uint32_t symmetry = 0; // leads from the dogs to those that stand for the block
    };
    Place place(const Dogs& dogs) const { return m_places[rank(dogs)]; }
    std::uint32_t blocks() const { return static_cast<std::uint32_t>(m_dogs.size()); }
    const Dogs& dogs(std::uint32_t block) const { return m_dogs[block]; }
    // The symmetries that keep the block's dogs where they are, the identity first.
    const std::vector<std::uint32_t>& stabiliser(std::uint32_t block) const { return m_stabilisers[block]; }
    const std::vector<Permutation>& symmetries() const { return m_symmetries; }

private:
    std::uint64_t rank(const Dogs& dogs) const;
    Dogs image(const Dogs& dogs, const Permutation& symmetry) const;

    Combinations m_sets;
    std::vector<Permutation> m_symmetries;
    std::vector<Place> m_places;
    std::vector<Dogs> m_dogs;
    std::vector<std::vector<std::uint32_t>> m_stabilisers;
};

} // namespace core::fmurs
