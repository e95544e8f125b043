#include "core/games/fmurs/rowmath.h"

#include <algorithm>

#if defined(__x86_64__)
#include <immintrin.h>
#endif

namespace core::fmurs {

Shuffle::Shuffle(const Permutation& order, int cells, std::size_t width) : m_order(order), m_cells(cells) {
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

void rearrangePlain(std::uint8_t* out, const std::uint8_t* row, const Shuffle& shuffle, std::size_t width) {
    std::fill_n(out, width, std::uint8_t{0});
    for (std::size_t i = 0; i < static_cast<std::size_t>(shuffle.cells()); ++i)
        out[i] = row[shuffle.order()[i]];
}

#if defined(__x86_64__)
const __m128i* at128(const std::uint8_t* bytes) {
    return reinterpret_cast<const __m128i*>(bytes); // NOLINT(cppcoreguidelines-pro-type-reinterpret-cast)
}

[[gnu::target("ssse3")]] void rearrangeSixteen(std::uint8_t* out, const std::uint8_t* row,
                                               const Shuffle& shuffle, std::size_t width) {
    for (std::size_t i = 0; i < width; i += 16) {
        auto moved = _mm_setzero_si128();
        for (const auto& part : shuffle.parts(i / 16))
            moved = _mm_or_si128(moved, _mm_shuffle_epi8(_mm_loadu_si128(at128(row + part.offset)),
                                                         _mm_loadu_si128(at128(part.from.data()))));
        _mm_storeu_si128(reinterpret_cast<__m128i*>(out + i), moved); // NOLINT
    }
}

// Which bytes of a block of 64 a row has.
std::uint64_t ofBlock(std::size_t block, std::size_t width) {
    const auto rest = width - block * 64;
    return rest >= 64 ? ~std::uint64_t{0} : (std::uint64_t{1} << rest) - 1;
}

[[gnu::target("avx512f,avx512bw,avx512vbmi")]] void rearrangeWide(std::uint8_t* out, const std::uint8_t* row,
                                                                  const Shuffle& shuffle, std::size_t width) {
    for (std::size_t to = 0; to * 64 < width; ++to) {
        auto moved = _mm512_setzero_si512();
        for (std::size_t from = 0; from * 64 < width; ++from) {
            const auto& block = shuffle.block(to, from);
            if (block.some == 0) continue;
            moved =
                _mm512_mask_permutexvar_epi8(moved, block.some, _mm512_loadu_si512(block.from.data()),
                                             _mm512_maskz_loadu_epi8(ofBlock(from, width), row + from * 64));
        }
        _mm512_mask_storeu_epi8(out + to * 64, ofBlock(to, width), moved);
    }
}
#endif

} // namespace

std::span<const Rearrange> rearrangeWays() {
    static const auto ways = [] {
        std::vector<Rearrange> known{rearrangePlain};
#if defined(__x86_64__)
        if (__builtin_cpu_supports("ssse3")) known.push_back(rearrangeSixteen);
        if (__builtin_cpu_supports("avx512vbmi") && __builtin_cpu_supports("avx512bw"))
            known.push_back(rearrangeWide);
#endif
        return known;
    }();
    return ways;
}

} // namespace core::fmurs
