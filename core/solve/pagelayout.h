#pragma once

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <span>
#include <vector>

namespace core {

// How the values of a table lie beside each other: rows of these lengths, over and over, in which neighbours
// are alike, and so are those `step` apart, along a row as well as from row to row.
struct TableShape {
    std::vector<std::uint16_t> rows{4096};
    std::size_t step = 1;
};

// The pages of a table, each of which is packed alone: some 4,000 values. The rows are cut where it must be.
class PageLayout {
public:
    static constexpr std::size_t mostValues = 6000;

    PageLayout(const TableShape& shape, std::uint64_t size) : m_size(size) {
        std::uint64_t round = 0;
        for (const auto row : shape.rows) round += row;
        m_round = round * std::max<std::uint64_t>(1, usual / round);
        m_parts = m_round <= mostValues ? 1 : (m_round + usual - 1) / usual;
        m_page = (m_round + m_parts - 1) / m_parts;
        m_rows.resize(m_parts);
        for (std::uint64_t at = 0; at < m_round;)
            for (const auto row : shape.rows)
                for (std::uint64_t left = row; left > 0;) {
                    const auto some = std::min(left, m_page - at % m_page);
                    m_rows[at / m_page].push_back(static_cast<std::uint16_t>(some));
                    at += some;
                    left -= some;
                }
    }

    std::uint64_t size() const { return m_size; }
    std::uint64_t pages() const {
        if (m_size == 0) return 0;
        return page(m_size - 1).number + 1;
    }
    struct Place {
        std::uint64_t number = 0; // of the page
        std::size_t at = 0;       // in it
    };
    Place page(std::uint64_t i) const {
        const auto in = static_cast<std::uint32_t>(i % m_round), page = static_cast<std::uint32_t>(m_page);
        return {i / m_round * m_parts + in / page, in % page};
    }
    std::uint64_t begin(std::uint64_t page) const {
        return page / m_parts * m_round + page % m_parts * m_page;
    }
    std::size_t values(std::uint64_t page) const {
        const auto part = page % m_parts;
        const auto whole = std::min(m_page, m_round - part * m_page);
        return static_cast<std::size_t>(std::min(whole, m_size - begin(page)));
    }
    std::size_t valuesAtMost() const { return static_cast<std::size_t>(m_page); }
    std::span<const std::uint16_t> rows(std::uint64_t page) const { return m_rows[page % m_parts]; }

private:
    static constexpr std::uint64_t usual = 4096; // values

    std::uint64_t m_size, m_round = 1, m_parts = 1, m_page = 1;
    std::vector<std::vector<std::uint16_t>> m_rows; // of the parts of a round
};

} // namespace core
