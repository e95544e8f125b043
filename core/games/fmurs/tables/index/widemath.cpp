#include "core/games/fmurs/tables/index/rowmath.h"

#include <algorithm>
#include <bit>

#if defined(__x86_64__)
#include <immintrin.h>
#endif

namespace core::fmurs {

#if defined(__x86_64__)
namespace {

// --- 16 bytes at once ---

// NOLINTBEGIN(cppcoreguidelines-pro-type-reinterpret-cast)
const __m128i* at128(const std::uint8_t* bytes) {
    return reinterpret_cast<const __m128i*>(bytes);
}
__m128i* at128(std::uint8_t* bytes) {
    return reinterpret_cast<__m128i*>(bytes);
}
// NOLINTEND(cppcoreguidelines-pro-type-reinterpret-cast)

[[gnu::target("ssse3")]] void rearrangeSixteen(std::span<std::uint8_t> out, const std::uint8_t* row,
                                               const Shuffle& shuffle) {
    for (std::size_t i = 0; i < out.size(); i += 16) {
        auto moved = _mm_setzero_si128();
        for (const auto& part : shuffle.parts(i / 16))
            moved = _mm_or_si128(moved, _mm_shuffle_epi8(_mm_loadu_si128(at128(row + part.offset)),
                                                         _mm_loadu_si128(at128(part.from.data()))));
        _mm_storeu_si128(at128(&out[i]), moved);
    }
}

void findEqualSixteen(std::span<const std::uint8_t> bytes, std::uint8_t value, std::uint64_t* bits) {
    const auto wanted = _mm_set1_epi8(static_cast<char>(value));
    for (; bytes.size() >= 64; bytes = bytes.subspan(64)) {
        std::uint64_t equal = 0;
        for (unsigned i = 0; i < 64; i += 16) {
            const auto same = _mm_cmpeq_epi8(_mm_loadu_si128(at128(bytes.data() + i)), wanted);
            equal |= std::uint64_t{static_cast<unsigned>(_mm_movemask_epi8(same))} << i;
        }
        *bits++ = equal;
    }
    rowMathWays().front().findEqual(bytes, value, bits);
}

// Each bit becomes a byte: eight copies of eight bits, of which each keeps one.
bool lowerSixteen(std::span<std::uint8_t> bytes, const std::uint64_t* bits, std::uint8_t value) {
    const auto limit = _mm_set1_epi8(static_cast<char>(value));
    const auto ofEach = _mm_set1_epi64x(static_cast<long long>(0x8040201008040201U));
    const auto copies = [](std::uint64_t byte) {
        const std::uint64_t eight = (byte & 0xFFU) * 0x0101010101010101U;
        return static_cast<long long>(eight);
    };
    auto same = _mm_set1_epi8(-1);
    for (; bytes.size() >= 64; bytes = bytes.subspan(64), ++bits)
        for (unsigned i = 0; i < 64 && *bits != 0; i += 16) {
            const auto both = _mm_set_epi64x(copies(*bits >> (i + 8)), copies(*bits >> i));
            const auto out = _mm_cmpeq_epi8(_mm_and_si128(both, ofEach), _mm_setzero_si128());
            auto* const at = at128(bytes.data() + i);
            const auto old = _mm_loadu_si128(at), now = _mm_min_epu8(old, _mm_or_si128(out, limit));
            same = _mm_and_si128(same, _mm_cmpeq_epi8(old, now));
            _mm_storeu_si128(at, now);
        }
    return rowMathWays().front().lower(bytes, bits, value) || _mm_movemask_epi8(same) != 0xFFFF;
}

// --- 64 bytes at once ---

// The first `size` of so many, or all.
template <class Mask>
Mask firstOf(std::size_t size) {
    return size >= sizeof(Mask) * 8 ? static_cast<Mask>(-1)
                                    : static_cast<Mask>((std::uint64_t{1} << size) - 1);
}

[[gnu::target("avx512f,avx512bw,avx512vbmi")]] void
rearrangeWide(std::span<std::uint8_t> out, const std::uint8_t* row, const Shuffle& shuffle) {
    const auto width = shuffle.width();
    for (std::size_t to = 0; to * 64 < out.size(); ++to) {
        auto moved = _mm512_setzero_si512();
        for (std::size_t from = 0; from * 64 < width; ++from) {
            const auto& block = shuffle.block(to, from);
            if (block.some == 0) continue;
            const auto there = firstOf<__mmask64>(width - from * 64);
            moved = _mm512_mask_permutexvar_epi8(moved, block.some, _mm512_loadu_si512(block.from.data()),
                                                 _mm512_maskz_loadu_epi8(there, row + from * 64));
        }
        _mm512_mask_storeu_epi8(&out[to * 64], firstOf<__mmask64>(out.size() - to * 64), moved);
    }
}

[[gnu::target("avx512f,avx512bw")]] void findEqualWide(std::span<const std::uint8_t> bytes,
                                                       std::uint8_t value, std::uint64_t* bits) {
    const auto wanted = _mm512_set1_epi8(static_cast<char>(value));
    std::size_t i = 0;
    for (; i + 64 <= bytes.size(); i += 64)
        *bits++ = _mm512_cmpeq_epi8_mask(_mm512_loadu_si512(&bytes[i]), wanted);
    if (i < bytes.size()) {
        const auto there = firstOf<__mmask64>(bytes.size() - i);
        *bits = _mm512_mask_cmpeq_epi8_mask(there, _mm512_maskz_loadu_epi8(there, &bytes[i]), wanted);
    }
}

[[gnu::target("avx512f,avx512bw")]] bool lowerWide(std::span<std::uint8_t> bytes, const std::uint64_t* bits,
                                                   std::uint8_t value) {
    const auto limit = _mm512_set1_epi8(static_cast<char>(value));
    __mmask64 any = 0;
    for (std::size_t i = 0; i < bytes.size(); i += 64, ++bits) {
        if (bytes.size() - i < 64) { // what is masked takes its time
            const auto more =
                _mm512_mask_cmpgt_epu8_mask(*bits, _mm512_maskz_loadu_epi8(*bits, &bytes[i]), limit);
            _mm512_mask_storeu_epi8(&bytes[i], more, limit);
            any |= more;
            break;
        }
        const auto old = _mm512_loadu_si512(&bytes[i]);
        any |= _mm512_mask_cmpgt_epu8_mask(*bits, old, limit);
        _mm512_storeu_si512(&bytes[i], _mm512_mask_min_epu8(old, *bits, old, limit));
    }
    return any != 0;
}

// Where no mask is needed the header of GCC 12 warns of what it leaves open.
constexpr __mmask8 allOf = 0xFF;
constexpr __mmask16 allOf16 = 0xFFFF;

constexpr auto countedUp = [] {
    std::array<std::uint8_t, 64> all{};
    for (std::size_t i = 0; i < all.size(); ++i) all[i] = static_cast<std::uint8_t>(i);
    return all;
}();

[[gnu::target("avx512f,avx512bw,avx512vbmi2,popcnt")]] std::size_t
listWide(std::span<const std::uint64_t> bits, std::uint32_t* out) {
    auto* next = out;
    for (std::size_t i = 0; i < bits.size(); ++i) {
        const auto first = _mm512_set1_epi32(static_cast<int>(i * 64));
        auto numbers = _mm512_maskz_compress_epi8(bits[i], _mm512_loadu_si512(countedUp.data()));
        const auto count = static_cast<std::size_t>(_mm_popcnt_u64(bits[i]));
        for (std::size_t done = 0;;) { // most words have no more than sixteen, which needs no guess
            const auto sixteen = _mm512_maskz_extracti32x4_epi32(allOf, numbers, 0);
            _mm512_storeu_si512(next + done,
                                _mm512_add_epi32(first, _mm512_maskz_cvtepu8_epi32(allOf16, sixteen)));
            if ((done += 16) >= count) break;
            numbers = _mm512_maskz_alignr_epi64(allOf, numbers, numbers, 2);
        }
        next += count;
    }
    return static_cast<std::size_t>(next - out);
}

[[gnu::target("avx512f,popcnt")]] std::size_t findLostWide(std::span<const Escape> escapes, std::size_t block,
                                                           std::span<const std::uint64_t> sheep,
                                                           std::uint64_t* lost) {
    std::size_t words = 0;
    for (std::size_t first = 0, which = 0; first < sheep.size(); first += block, ++which)
        for (std::size_t i = 0; i < block; i += 8) {
            const auto there = firstOf<__mmask8>(block - i);
            auto left = _mm512_maskz_loadu_epi64(there, &sheep[first + i]);
            auto some = _mm512_test_epi64_mask(left, left);
            for (const auto& escape : escapes) {
                if (some == 0) break;
                auto open = _mm512_maskz_loadu_epi64(there, escape.there + escape.blocks[which] * block + i);
                if (escape.closed != nullptr)
                    open = _mm512_maskz_andnot_epi64(
                        there, _mm512_maskz_loadu_epi64(there, escape.closed + first + i), open);
                left = _mm512_maskz_andnot_epi64(there, open, left);
                some = _mm512_test_epi64_mask(left, left);
            }
            _mm512_mask_storeu_epi64(lost + first + i, there, left);
            words += static_cast<std::size_t>(_mm_popcnt_u32(some));
        }
    return words;
}

// So many times eight words at once, as long as their sources are at hand.
struct Eight {
    __m512i words;
};
template <std::size_t Eights>
[[gnu::target("avx512f")]] void joinEights(std::span<const WordSource> sources,
                                           std::span<const std::ptrdiff_t> ways, const std::uint64_t* words,
                                           std::size_t from, std::uint64_t* out) {
    std::array<Eight, Eights> all{};
    for (const auto& s : sources) {
        const auto by = _mm512_set1_epi64(s.by);
        const auto *at = words + from + s.from, *goals = s.goals.data() + from;
        for (std::size_t i = 0; i < Eights; ++i)
            all[i].words |= _mm512_maskz_rolv_epi64(allOf, _mm512_loadu_si512(at + i * 8), by) &
                            _mm512_loadu_si512(goals + i * 8);
    }
    for (const auto way : ways)
        for (std::size_t i = 0; i < Eights; ++i)
            all[i].words |= _mm512_loadu_si512(words + from + way + i * 8);
    for (std::size_t i = 0; i < Eights; ++i) _mm512_storeu_si512(out + from + i * 8, all[i].words);
}

[[gnu::target("avx512f")]] void joinWide(std::span<const WordSource> sources,
                                         std::span<const std::ptrdiff_t> ways, const std::uint64_t* words,
                                         std::size_t from, std::span<std::uint64_t> out) {
    for (; from + 32 <= out.size(); from += 32) joinEights<4>(sources, ways, words, from, out.data());
    for (; from < out.size(); from += 8) joinEights<1>(sources, ways, words, from, out.data());
}

} // namespace

void addWideWays(std::vector<RowMath>& known) {
    auto more = known.back();
    if (__builtin_cpu_supports("ssse3")) {
        more.rearrange = rearrangeSixteen;
        more.findEqual = findEqualSixteen;
        more.lower = lowerSixteen;
        known.push_back(more);
    }
    if (__builtin_cpu_supports("avx512vbmi2") && __builtin_cpu_supports("avx512bw"))
        known.push_back({rearrangeWide, findEqualWide, lowerWide, listWide, findLostWide, joinWide});
}

#else
void addWideWays(std::vector<RowMath>&) {}
#endif

} // namespace core::fmurs
