#pragma once

#include "core/games/fmurs/tables/index/dogindex.h"
#include "core/threads.h"

#include <algorithm>

namespace core::fmurs {

// Which flocks: all, or only those in which every sheep satisfies ★, from two sheep on. No move of the sheep
// leads out of these.
enum class Flock : std::uint8_t { Any, Starred };

// The flocks of so many sheep, sorted into classes that the field's symmetries make of each other. A table
// has a page for each class.
class Flocks {
public:
    Flocks(const Chase& chase, const DogIndex& dogIndex, int sheep, Flock which = Flock::Any);
    // False if stopped; the next call goes on from there, and only what is said of numbers may be asked
    // before.
    bool sort(const StopToken& stop);
    bool sorted() const { return m_sorted == m_places.size() && m_sorted > 0; }

    static constexpr double most = 4e9; // flocks: places are packed into 32 bits
    // How many classes there will be; of some flocks only this is known before they are sorted: so many at
    // most, if there are so many flocks.
    std::uint64_t classes() const;
    std::uint64_t classesAtMost(std::uint64_t flocks) const;

    int sheep() const { return m_sets.size(); }
    const Combinations& sets() const { return m_sets; }
    std::uint32_t pages() const { return static_cast<std::uint32_t>(m_flocks.size()); }
    struct Place {
        std::uint32_t page = 0;
        std::uint32_t symmetry = 0; // leads from the flock to the one that stands for the class
    };
    Place place(const CellSet& flock) const { return place(m_sets.rank(flock)); }
    Place place(std::uint64_t number) const {
        const auto symmetries = static_cast<std::uint32_t>(m_onNumbers.size());
        const auto place = m_places[index(number)];
        return {place / symmetries, place % symmetries};
    }
    const CellSet& flock(std::uint32_t page) const { return m_flocks[page]; }
    // How many flocks the class has, and how many sheep of each satisfy ★.
    std::uint32_t weight(std::uint32_t page) const { return m_weights[page]; }
    int starred(std::uint32_t page) const { return m_starred[page]; }

private:
    bool list(const StopToken& stop);
    std::uint64_t allClasses() const;
    std::size_t index(std::uint64_t number) const {
        if (m_which == Flock::Any) return indexOf(number);
        return static_cast<std::size_t>(std::ranges::lower_bound(m_numbers, number) - m_numbers.begin());
    }
    void sortFrom(std::uint64_t number);

    const Chase& m_chase;
    const DogIndex& m_dogIndex;
    Combinations m_sets;
    Flock m_which;
    std::vector<std::uint64_t> m_numbers; // of the flocks, where not all
    std::vector<Permutation> m_onNumbers; // the symmetries on numbers of pasture cells
    std::uint64_t m_sorted = 0;
    std::vector<std::uint32_t> m_places;
    std::vector<CellSet> m_flocks;
    std::vector<std::uint16_t> m_weights;
    std::vector<std::uint8_t> m_starred;
};

} // namespace core::fmurs
