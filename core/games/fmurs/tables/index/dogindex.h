#pragma once

#include "core/games/fmurs/tables/index/dogbits.h"
#include "core/games/fmurs/tables/index/rowmath.h"
#include "core/threads.h"

#include <optional>

namespace core::fmurs {

// How the placements of the dogs are numbered, and how they lie on a page while tables are built: a row for
// each set of all dogs but one, whoever that is, and in it a byte for each cell of that one. So a placement
// is found in as many rows as there are dogs. A single dog has a row for each cell, and one byte in it.
class DogIndex {
public:
    DogIndex(const Field& field, int dogs, const std::vector<Permutation>& symmetries);
    // Lists the rows; only placements() and number() may be asked before. False if stopped.
    bool list(const StopToken& stop);

    int dogs() const { return m_sets.size(); }
    const std::vector<Permutation>& symmetries() const { return m_symmetries; }
    std::uint32_t inverse(std::uint32_t symmetry) const { return m_orbits.inverse(symmetry); }

    const Combinations& sets() const { return m_sets; } // of the dogs
    std::uint64_t placements() const { return m_sets.count(); }
    std::uint64_t number(const Dogs& dogs) const;
    // As the symmetry makes them.
    std::uint64_t number(const Dogs& dogs, std::uint32_t symmetry) const;
    Dogs placement(std::uint64_t number) const { return dogsOf(m_sets.cells(m_sets.members(number))); }

    std::uint32_t rows() const { return static_cast<std::uint32_t>(m_prefixes.count()); }
    std::size_t width() const { return m_width; }
    std::size_t page() const { return rows() * m_width; } // bytes
    const CellSet& dogs(std::uint32_t row) const { return m_rows[row]; }
    std::uint32_t row(const CellSet& dogs) const { return static_cast<std::uint32_t>(m_prefixes.rank(dogs)); }
    const std::vector<std::uint32_t>& rowsWith(Cell dog) const { return m_rowsWith[dog]; }
    // The row with one dog elsewhere.
    std::uint32_t row(std::uint32_t row, Cell from, Cell to) const {
        if (m_single) return m_prefixes.number(to);
        auto dogs = m_rows[row];
        dogs.remove(from);
        dogs.add(to);
        return this->row(dogs);
    }
    std::uint32_t image(std::uint32_t row, std::uint32_t symmetry) const {
        return m_images[std::size_t{symmetry} * rows() + row];
    }
    const Shuffle& shuffle(std::uint32_t symmetry) const { return m_shuffles[symmetry]; }
    // Where a placement lies on a page: one place for each dog.
    std::span<const std::uint32_t> places(std::uint64_t placement) const {
        const auto each = static_cast<std::size_t>(dogs());
        return std::span(m_places).subspan(indexOf(placement) * each, each);
    }
    // The least of what a page has at the first two places of each placement, by number.
    void takeLeast(const std::uint8_t* page, std::uint8_t* out) const;
    // How they lie in bits instead.
    const DogOrbits& orbits() const { return m_orbits; }
    const DogBits& bits() const { return *m_bits; }
    // The bytes of a row that are in use, and whether they stand for a dog at all.
    std::size_t cells() const { return m_alone ? 1 : m_cells; }
    bool alone() const { return m_alone; }

private:
    std::size_t m_cells, m_width;
    bool m_alone, m_single; // one dog; one dog a row
    Combinations m_sets, m_prefixes;
    std::vector<Permutation> m_symmetries;
    Permutation m_ground{}; // its cells by number
    std::vector<CellSet> m_rows;
    std::array<std::vector<std::uint32_t>, maxCells> m_rowsWith;
    std::vector<std::uint32_t> m_images;
    std::vector<std::uint32_t> m_places;
    // By row: that in which the lowest of its dogs gives way to the first cell.
    std::vector<std::uint32_t> m_secondRows;
    std::vector<Shuffle> m_shuffles;
    DogOrbits m_orbits;
    std::optional<DogBits> m_bits;
};

} // namespace core::fmurs
