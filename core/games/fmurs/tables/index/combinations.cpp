#include "core/games/fmurs/tables/index/combinations.h"

#include <algorithm>

namespace core::fmurs {

Combinations::Combinations(const CellSet& cells, int size) : m_size(size) {
    cells.each([&](Cell c) {
        m_numbers[c] = static_cast<std::uint8_t>(m_cells.size());
        m_cells.push_back(c);
    });
    for (std::size_t n = 0; n <= maxCells; ++n) {
        m_binomials[0][n] = 1;
        for (std::size_t k = 1; k <= maxSheep && n > 0; ++k)
            m_binomials[k][n] = m_binomials[k][n - 1] + m_binomials[k - 1][n - 1];
    }
}

std::uint64_t Combinations::rank(Members members) const {
    const auto size = static_cast<std::size_t>(m_size);
    for (std::size_t i = 1; i < size; ++i)
        for (auto k = i; k > 0 && members[k - 1] > members[k]; --k) std::swap(members[k - 1], members[k]);
    std::uint64_t rank = 0;
    for (std::size_t i = 0; i < size; ++i) rank += m_binomials[i + 1][members[i]];
    return rank;
}

Members Combinations::members(const CellSet& cells) const {
    Members all{};
    std::size_t i = 0;
    cells.each([&](Cell c) { all[i++] = m_numbers[c]; });
    return all;
}

Members Combinations::members(std::uint64_t rank) const {
    Members all{};
    int n = static_cast<int>(m_cells.size());
    for (int i = m_size; i > 0; --i) {
        do --n;
        while (binomial(n, i) > rank);
        rank -= binomial(n, i);
        all[static_cast<std::size_t>(i) - 1] = static_cast<std::uint8_t>(n);
    }
    return all;
}

CellSet Combinations::cells(const Members& members) const {
    CellSet all;
    for (int i = 0; i < m_size; ++i) all.add(m_cells[members[static_cast<std::size_t>(i)]]);
    return all;
}

Permutation Combinations::onNumbers(const Permutation& onCells) const {
    Permutation p{};
    for (std::size_t i = 0; i < m_cells.size(); ++i) p[i] = m_numbers[onCells[m_cells[i]]];
    return p;
}

} // namespace core::fmurs
