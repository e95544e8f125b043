#pragma once

#include "core/games/fmurs/rules/field.h"

#include <span>
#include <vector>

namespace core::fmurs {

// A permutation of the bytes of a row, made ready for whatever the processor does best: out[i] = in[order[i]]
// for the cells of a field, zero behind them.
class Shuffle {
public:
    // `width`: bytes of a row, a multiple of 16. The first `cells` are in use.
    Shuffle(const Permutation& order, int cells, std::size_t width);

    // Sixteen neighbouring bytes of a row and where they go among sixteen of the other, 0x80: nowhere.
    struct Part {
        std::uint32_t offset = 0;
        std::array<std::uint8_t, 16> from{};
    };
    std::span<const Part> parts(std::size_t lane) const {
        return std::span(m_parts).subspan(m_first[lane], m_first[lane + 1] - m_first[lane]);
    }
    // The same for 64 bytes: which of them come from a block of 64, and from where.
    struct Block {
        std::array<std::uint8_t, 64> from{};
        std::uint64_t some = 0;
    };
    static constexpr std::size_t blocks = 3;
    const Block& block(std::size_t to, std::size_t from) const { return m_blocks[to * blocks + from]; }
    const Permutation& order() const { return m_order; }
    std::size_t width() const { return m_width; }
    int cells() const { return m_cells; }

private:
    void addParts(std::size_t lane, std::size_t width);

    Permutation m_order;
    int m_cells;
    std::size_t m_width;
    std::vector<Part> m_parts;
    std::vector<std::uint32_t> m_first; // part of each sixteen
    std::array<Block, blocks * blocks> m_blocks{};
};

// What sheep can do, for blocks of words of bits: where it does not leave them lost, but where it is closed
// (if at all).
struct Escape {
    const std::uint64_t* there = nullptr;
    const std::uint16_t* blocks = nullptr; // which of its blocks each leads to
    const std::uint64_t* closed = nullptr;
};

// Words so far off, whose bits are turned by so many; `goals`: those that they reach, by word.
struct WordSource {
    std::ptrdiff_t from = 0;
    int by = 0;
    std::vector<std::uint64_t> goals;
};

// A way to deal with many bytes or bits at once. Bytes have a bit each, 64 to a word, the lowest for the
// first.
struct RowMath {
    // out = the first bytes of a row as it is shuffled, a multiple of 16.
    void (*rearrange)(std::span<std::uint8_t> out, const std::uint8_t* row, const Shuffle& shuffle);
    // Sets the bits of the bytes that are equal to a value, and clears the others.
    void (*findEqual)(std::span<const std::uint8_t> bytes, std::uint8_t value, std::uint64_t* bits);
    // Lowers the bytes whose bits are set to a value. True if any was more. Bits behind the last byte must be
    // clear.
    bool (*lower)(std::span<std::uint8_t> bytes, const std::uint64_t* bits, std::uint8_t value);
    // The numbers of the bits that are set, one after the other; there must be room for sixteen more. How
    // many there are.
    std::size_t (*list)(std::span<const std::uint64_t> bits, std::uint32_t* out);
    // lost = the sheep for which there is no escape, in blocks of so many words. How many words have any.
    std::size_t (*findLost)(std::span<const Escape> escapes, std::size_t block,
                            std::span<const std::uint64_t> sheep, std::uint64_t* lost);
    // out = what comes from the sources, and from words so far off as they are, where `words` lie there. From
    // one on, both it and all of them being multiples of eight.
    void (*join)(std::span<const WordSource> sources, std::span<const std::ptrdiff_t> ways,
                 const std::uint64_t* words, std::size_t from, std::span<std::uint64_t> out);
};

// The ways that this processor knows, the plain one first, the quickest last.
std::span<const RowMath> rowMathWays();
// Adds those for which this processor has instructions of its own (widemath.cpp).
void addWideWays(std::vector<RowMath>& known);

} // namespace core::fmurs
