#include "core/games/fmurs/tables/index/rowmath.h"

#include <algorithm>
#include <bit>

namespace core::fmurs {

Shuffle::Shuffle(const Permutation& order, int cells, std::size_t width)
    : m_order(order), m_cells(cells), m_width(width) {
    for (std::size_t lane = 0; lane < width / 16; ++lane) {
        m_first.push_back(static_cast<std::uint32_t>(m_parts.size()));
        addParts(lane, width);
    }
    m_first.push_back(static_cast<std::uint32_t>(m_parts.size()));
    for (std::size_t i = 0; i < static_cast<std::size_t>(cells); ++i) {
        auto& block = m_blocks[i / 64 * blocks + order[i] / 64U];
        block.from[i % 64] = order[i] % 64U;
        block.some |= std::uint64_t{1} << i % 64;
    }
}

// Bytes that lie within sixteen of each other are moved together.
void Shuffle::addParts(std::size_t lane, std::size_t width) {
    constexpr unsigned none = 0x80;
    std::array<bool, 16> done{};
    const auto size =
        std::min<std::size_t>(16, static_cast<std::size_t>(m_cells) -
                                      std::min<std::size_t>(static_cast<std::size_t>(m_cells), lane * 16));
    const auto from = [&](std::size_t i) { return m_order[lane * 16 + i]; };
    while (true) {
        auto lowest = static_cast<std::uint32_t>(width);
        for (std::size_t i = 0; i < size; ++i)
            if (!done[i]) lowest = std::min<std::uint32_t>(lowest, from(i));
        if (lowest == width) return;
        Part part{std::min(lowest, static_cast<std::uint32_t>(width) - 16), {}};
        part.from.fill(none);
        for (std::size_t i = 0; i < size; ++i)
            if (!done[i] && from(i) < part.offset + 16) {
                part.from[i] = static_cast<std::uint8_t>(from(i) - part.offset);
                done[i] = true;
            }
        m_parts.push_back(part);
    }
}

namespace {

void rearrangePlain(std::span<std::uint8_t> out, const std::uint8_t* row, const Shuffle& shuffle) {
    const auto cells = static_cast<std::size_t>(shuffle.cells());
    for (std::size_t i = 0; i < out.size(); ++i) out[i] = i < cells ? row[shuffle.order()[i]] : 0;
}

void findEqualPlain(std::span<const std::uint8_t> bytes, std::uint8_t value, std::uint64_t* bits) {
    for (std::size_t i = 0; i < bytes.size(); ++i) {
        if (i % 64 == 0) bits[i / 64] = 0;
        bits[i / 64] |= std::uint64_t{bytes[i] == value} << i % 64;
    }
}

bool lowerPlain(std::span<std::uint8_t> bytes, const std::uint64_t* bits, std::uint8_t value) {
    bool any = false;
    for (std::size_t first = 0; first < bytes.size(); first += 64, ++bits)
        for (auto rest = *bits; rest != 0; rest &= rest - 1) {
            auto& byte = bytes[first + static_cast<unsigned>(std::countr_zero(rest))];
            any = any || byte > value;
            byte = std::min(byte, value);
        }
    return any;
}

std::size_t listPlain(std::span<const std::uint64_t> bits, std::uint32_t* out) {
    std::size_t count = 0;
    for (std::size_t i = 0; i < bits.size(); ++i)
        for (auto rest = bits[i]; rest != 0; rest &= rest - 1)
            out[count++] = static_cast<std::uint32_t>(i * 64 + static_cast<unsigned>(std::countr_zero(rest)));
    return count;
}

std::size_t findLostPlain(std::span<const Escape> escapes, std::size_t block,
                          std::span<const std::uint64_t> sheep, std::uint64_t* lost) {
    std::size_t words = 0;
    for (std::size_t first = 0, which = 0; first < sheep.size(); first += block, ++which)
        for (auto i = first; i < first + block; ++i) {
            auto left = sheep[i];
            for (const auto& escape : escapes) {
                if (left == 0) break;
                const auto there = escape.there[escape.blocks[which] * block + i - first];
                left &= ~(escape.closed == nullptr ? there : there & ~escape.closed[i]);
            }
            lost[i] = left;
            words += left != 0 ? 1 : 0;
        }
    return words;
}

void joinPlain(std::span<const WordSource> sources, std::span<const std::ptrdiff_t> ways,
               const std::uint64_t* words, std::size_t from, std::span<std::uint64_t> out) {
    for (auto i = from; i < out.size(); ++i) {
        const auto* const at = words + i;
        std::uint64_t all = 0;
        for (const auto& s : sources) all |= std::rotl(at[s.from], s.by) & s.goals[i];
        for (const auto way : ways) all |= at[way];
        out[i] = all;
    }
}

} // namespace

std::span<const RowMath> rowMathWays() {
    static const auto ways = [] {
        std::vector<RowMath> known{
            {rearrangePlain, findEqualPlain, lowerPlain, listPlain, findLostPlain, joinPlain}};
        addWideWays(known);
        return known;
    }();
    return ways;
}

} // namespace core::fmurs
