#pragma once

#include "core/games/fmurs/tables/index/combinations.h"

namespace core::fmurs {

// Goes through all sets of some combinations by their numbers, keeping members and cells up to date: much
// quicker than asking for each set by its number.
class CombinationWalk {
public:
    explicit CombinationWalk(const Combinations& sets, std::uint64_t from = 0)
        : m_sets(sets), m_count(sets.count()), m_number(from) {
        if (done()) return;
        m_members = sets.members(from);
        m_cells = sets.cells(m_members);
    }

    bool done() const { return m_number >= m_count; }
    std::uint64_t number() const { return m_number; }
    const CellSet& cells() const { return m_cells; }

    // The next set: the lowest member that has room to the next one moves up, those below it start anew.
    void next() {
        if (++m_number >= m_count) return;
        const auto size = static_cast<std::size_t>(m_sets.size());
        std::size_t i = 0;
        while (i + 1 < size && m_members[i] + 1 == m_members[i + 1]) ++i;
        moveTo(i, static_cast<std::uint8_t>(m_members[i] + 1));
        for (std::size_t below = 0; below < i; ++below) moveTo(below, static_cast<std::uint8_t>(below));
    }

private:
    void moveTo(std::size_t i, std::uint8_t member) {
        m_cells.remove(m_sets.cell(m_members[i]));
        m_members[i] = member;
        m_cells.add(m_sets.cell(member));
    }

    const Combinations& m_sets;
    std::uint64_t m_count, m_number;
    Members m_members{};
    CellSet m_cells;
};

} // namespace core::fmurs
