#pragma once

#include "core/games/fmurs/pack.h"

#include <stop_token>

namespace core::fmurs {

// All flocks of so many sheep, sorted into classes that the field's symmetries make of each other. A table
// has a page for each class.
class Flocks {
public:
    Flocks(const Chase& chase, const Pack& pack, int sheep);
    // False if stopped; the next call goes on from there, and only what is said of numbers may be asked
    // before.
    bool sort(const std::stop_token& stop);
    bool sorted() const { return m_sorted == m_sets.count(); }

    static constexpr double most = 4e9; // flocks: places are packed into 32 bits
    // How many classes there will be.
    std::uint64_t classes() const;

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
        return {m_places[number] / symmetries, m_places[number] % symmetries};
    }
    const CellSet& flock(std::uint32_t page) const { return m_flocks[page]; }
    // How many flocks the class has, and how many sheep of each satisfy ★.
    std::uint32_t weight(std::uint32_t page) const { return m_weights[page]; }
    int starred(std::uint32_t page) const { return m_starred[page]; }

private:
    void sortFrom(std::uint64_t number);

    const Chase& m_chase;
    const Pack& m_pack;
    Combinations m_sets;
    std::vector<Permutation> m_onNumbers; // the symmetries on numbers of pasture cells
    std::uint64_t m_sorted = 0;
    std::vector<std::uint32_t> m_places;
    std::vector<CellSet> m_flocks;
    std::vector<std::uint16_t> m_weights;
    std::vector<std::uint8_t> m_starred;
};

} // namespace core::fmurs
