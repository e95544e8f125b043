#pragma once

#include "core/games/fmurs/pack.h"

namespace core::fmurs {

// Where dogs can have stepped from, for all placements of a page at once, if nothing can be in the way of a
// step: a row of bits for each set of all dogs but one, and in it a bit for each cell of that one. So the
// steps of this dog are shifts within a row, those of another one lead from row to row.
class DogSteps {
public:
    DogSteps(const Chase& chase, const Pack& pack, const RowMath& math, int sheep);

    // From so many marks on, one at least, it is worth it to go through all rows.
    std::size_t worthIt() const { return m_lowest.size() / 5 + 1; }

    // Placements that are marked; for one thread.
    class Marks {
    public:
        explicit Marks(const DogSteps& all);
        // One by its class in a block of DogBits: in the row of each of its dogs.
        void add(std::size_t block, std::size_t of) {
            const auto* const places = m_all.places(block, of);
            for (std::size_t i = 0; i < m_all.m_dogs; ++i)
                m_rows[places[i] / 64] |= std::uint64_t{1} << places[i] % 64;
        }
        // Lists all from which a step leads to one that is marked.
        void stepBack();
        // Lowers their values, one for each placement. True if any was more.
        bool lower(std::uint8_t* values, std::uint8_t value) const;
        void clear();

    private:
        const DogSteps& m_all;
        DogBits::Words m_rows, m_shifted; // the first words of all rows, then the second …
        DogBits::Words m_before;          // by number
    };

private:
    void listRows(const Combinations& rows, const std::vector<CellSet>& steps);
    void listShifts(const Combinations& rows, const std::vector<CellSet>& steps);
    void listPlaces(const Combinations& rows);
    const std::uint32_t* places(std::size_t block, std::size_t of) const {
        return &m_places[(block * m_pack.bits().blockWords() * 64 + of) * m_dogs];
    }

    const Pack& m_pack;
    RowMath m_math;
    std::size_t m_dogs, m_rowWords, m_stride = 0;
    std::vector<std::uint8_t> m_lowest;     // number of the first dog of each row
    std::vector<std::uint32_t> m_next;      // rows to which a dog of a row can step,
    std::vector<std::uint32_t> m_firstNext; // by row
    std::array<std::vector<WordShift>, 3> m_shifts;
    std::vector<std::uint32_t> m_places; // of the bits of DogBits
};

} // namespace core::fmurs
