#pragma once

#include <array>
#include <bit>
#include <cstddef>
#include <cstdint>

namespace core::fmurs {

inline constexpr int maxSide = 12, maxCells = maxSide * maxSide;

// A cell of the field by its number: row × columns + column, from the upper left corner.
using Cell = std::uint8_t;
inline constexpr Cell noCell = 255;

// A set of cells.
class CellSet {
public:
    CellSet() = default;
    static CellSet of(Cell c) {
        CellSet s;
        s.add(c);
        return s;
    }

    bool has(Cell c) const { return (m_words[c >> 6U] >> (c & 63U) & 1U) != 0; }
    void add(Cell c) { m_words[c >> 6U] |= std::uint64_t{1} << (c & 63U); }
    void remove(Cell c) { m_words[c >> 6U] &= ~(std::uint64_t{1} << (c & 63U)); }

    bool empty() const { return (m_words[0] | m_words[1] | m_words[2]) == 0; }
    int count() const {
        return std::popcount(m_words[0]) + std::popcount(m_words[1]) + std::popcount(m_words[2]);
    }
    bool meets(const CellSet& o) const { return !(*this & o).empty(); }
    // The cell with the lowest number; the set must not be empty.
    Cell first() const {
        std::size_t w = 0;
        while (m_words[w] == 0) ++w;
        return static_cast<Cell>(w * 64 + static_cast<unsigned>(std::countr_zero(m_words[w])));
    }
    // Visits the cells from the lowest number on.
    template <class Visit>
    void each(Visit visit) const {
        for (std::size_t w = 0; w < m_words.size(); ++w)
            for (auto rest = m_words[w]; rest != 0; rest &= rest - 1)
                visit(static_cast<Cell>(w * 64 + static_cast<unsigned>(std::countr_zero(rest))));
    }
    const std::array<std::uint64_t, 3>& words() const { return m_words; }

    CellSet& operator|=(const CellSet& o) { return *this = *this | o; }
    CellSet& operator&=(const CellSet& o) { return *this = *this & o; }
    CellSet& operator-=(const CellSet& o) { return *this = *this - o; }
    friend CellSet operator|(const CellSet& a, const CellSet& b) {
        return {a.m_words[0] | b.m_words[0], a.m_words[1] | b.m_words[1], a.m_words[2] | b.m_words[2]};
    }
    friend CellSet operator&(const CellSet& a, const CellSet& b) {
        return {a.m_words[0] & b.m_words[0], a.m_words[1] & b.m_words[1], a.m_words[2] & b.m_words[2]};
    }
    friend CellSet operator-(const CellSet& a, const CellSet& b) {
        return {a.m_words[0] & ~b.m_words[0], a.m_words[1] & ~b.m_words[1], a.m_words[2] & ~b.m_words[2]};
    }
    friend bool operator==(const CellSet&, const CellSet&) = default;

private:
    CellSet(std::uint64_t a, std::uint64_t b, std::uint64_t c) : m_words{a, b, c} {}
    std::array<std::uint64_t, 3> m_words{};
};

} // namespace core::fmurs
