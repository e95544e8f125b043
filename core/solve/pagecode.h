#pragma once

#include "core/solve/pagelayout.h"

#include <array>
#include <functional>
#include <optional>

namespace core {

// The bytes of a table from one on: where they lie, or brought into `room`, which has place for as many.
using TableBytes =
    std::function<std::span<const std::uint8_t>(std::uint64_t from, std::span<std::uint8_t> room)>;
inline TableBytes tableBytes(std::span<const std::uint8_t> table) {
    return [table](std::uint64_t from, std::span<std::uint8_t> room) {
        return table.subspan(from, room.size());
    };
}

// Packs pages of values into few bits: each value given the five that lie to its left and above, by range
// asymmetric numeral systems (J. Duda, arXiv 1311.2540), four of them by turns. What is likely is learnt from
// the table itself and kept with it.
class PageCode {
public:
    using Bytes = std::vector<std::uint8_t>;

    // Learnt from a table of so many bytes.
    PageCode(const TableShape& shape, std::uint64_t size, const TableBytes& table);
    // As it was kept; nothing if these bytes are none. `size`: of the table.
    static std::optional<PageCode> read(const TableShape& shape, std::uint64_t size,
                                        std::span<const std::uint8_t> kept);
    Bytes kept() const;
    static constexpr std::size_t mostKept = 48'000; // bytes

    const PageLayout& layout() const { return m_layout; }
    Bytes pack(std::uint64_t page, std::span<const std::uint8_t> values) const;
    // False if these bytes are not what pack() made.
    bool unpack(std::uint64_t page, std::span<const std::uint8_t> packed,
                std::span<std::uint8_t> values) const;

private:
    static constexpr unsigned scaleBits = 10; // the shares of a distribution add up to 1 << scaleBits
    static constexpr std::uint32_t scale = 1U << scaleBits;
    static constexpr std::size_t maxDistributions = 64;
    struct Share {
        std::uint16_t many = 0, before = 0;
    };
    using Counts = std::vector<std::vector<std::uint32_t>>;

    PageCode(const TableShape& shape, std::uint64_t size);
    void setUp(std::span<const std::uint8_t> values);
    Counts count(const TableBytes& table) const;
    void gather(const Counts& all);
    void share(const std::vector<double>& counts);
    void fillSlots();
    std::size_t between() const; // values that are neither the least nor the most
    std::size_t symbols() const { return between() + 2; }
    std::size_t symbolOf(std::uint16_t cell, std::size_t forecast) const;
    template <class Decide, class Finish>
    void walk(std::uint64_t page, std::size_t count, Decide decide, Finish finish) const;

    std::size_t m_step;
    PageLayout m_layout;
    Bytes m_values;                             // that occur, rising
    std::array<std::uint8_t, 256> m_rank{};     // of each
    Bytes m_distributionOf;                     // by context
    std::array<std::uint8_t, 1024> m_heights{}; // classes of forecasts, by the cell above
    std::vector<Share> m_shares;                // by distribution and symbol
    std::vector<std::uint32_t> m_slots;         // by distribution and remainder
    std::vector<std::uint16_t> m_cells;         // by forecast and symbol
};

} // namespace core
