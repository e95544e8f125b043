#pragma once

#include "core/games/fmurs/field.h"

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
    int cells() const { return m_cells; }

private:
    void addParts(std::size_t lane, std::size_t width);

    Permutation m_order;
    int m_cells;
    std::vector<Part> m_parts;
    std::vector<std::uint32_t> m_first; // part of each sixteen
    std::array<Block, blocks * blocks> m_blocks{};
};

// out = the bytes of a row as they are shuffled.
using Rearrange = void (*)(std::uint8_t* out, const std::uint8_t* row, const Shuffle& shuffle,
                           std::size_t width);

// The ways to do it that this processor knows, the plain one first, the quickest last.
std::span<const Rearrange> rearrangeWays();

} // namespace core::fmurs
