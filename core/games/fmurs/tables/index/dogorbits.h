#pragma once

#include "core/games/fmurs/tables/index/combinations.h"
#include "core/threads.h"

namespace core::fmurs {

// All placements of the dogs, sorted into classes that the field's symmetries make of each other.
class DogOrbits {
public:
    DogOrbits(const Field& field, int dogs, const std::vector<Permutation>& symmetries);
    // With many dogs there are millions of placements. False if stopped; the next call goes on from there,
    // and nothing else may be asked before it is done.
    bool sort(const StopToken& stop);
    bool sorted() const { return m_sorted > 0 && m_sorted == m_places.size(); }

    struct Place {
        std::uint32_t block = 0;
        std::uint32_t symmetry = 0; // leads from the dogs to those that stand for the block
    };
    Place place(const Dogs& dogs) const { return place(rank(dogs)); }
    Place place(std::uint64_t number) const { return m_places[indexOf(number)]; }
    std::uint64_t placements() const { return m_places.size(); }
    std::uint32_t blocks() const { return static_cast<std::uint32_t>(m_dogs.size()); }
    const Dogs& dogs(std::uint32_t block) const { return m_dogs[block]; }
    // The symmetries that keep the block's dogs where they are, the identity first.
    const std::vector<std::uint32_t>& stabiliser(std::uint32_t block) const { return m_stabilisers[block]; }
    const std::vector<Permutation>& symmetries() const { return m_symmetries; }
    std::uint32_t inverse(std::uint32_t symmetry) const { return m_inverses[symmetry]; }
    std::size_t cells() const { return m_cells; } // of the field

private:
    void sortFrom(std::uint64_t placement);
    std::uint64_t rank(const Dogs& dogs) const;
    Dogs image(const Dogs& dogs, const Permutation& symmetry) const;

    std::size_t m_cells;
    Combinations m_sets;
    std::vector<Permutation> m_symmetries;
    std::vector<std::uint32_t> m_inverses; // of the symmetries, by number
    std::uint64_t m_sorted = 0;            // placements
    std::vector<Place> m_places;
    std::vector<Dogs> m_dogs;
    std::vector<std::vector<std::uint32_t>> m_stabilisers;
};

} // namespace core::fmurs
