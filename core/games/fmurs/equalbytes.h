#pragma once

#include <bit>
#include <cstdint>
#include <cstring>
#include <span>

#if defined(__SSE2__)
#include <emmintrin.h>
#endif

namespace core::fmurs {

// Which of 64 bytes are equal to a value, the first of them the lowest bit.
inline std::uint64_t equalBytes(const std::uint8_t* bytes, std::uint8_t value) {
    std::uint64_t equal = 0;
#if defined(__SSE2__)
    const auto wanted = _mm_set1_epi8(static_cast<char>(value));
    for (unsigned i = 0; i < 64; i += 16) {
        const auto some = _mm_loadu_si128(reinterpret_cast<const __m128i*>(bytes + i)); // NOLINT
        const auto found = static_cast<unsigned>(_mm_movemask_epi8(_mm_cmpeq_epi8(some, wanted)));
        equal |= std::uint64_t{found} << i;
    }
#else
    for (unsigned i = 0; i < 64; ++i) equal |= std::uint64_t{bytes[i] == value} << i;
#endif
    return equal;
}

// Visits the bytes that are equal to a value by their numbers.
template <class Visit>
void eachEqual(std::span<const std::uint8_t> bytes, std::uint8_t value, Visit visit) {
    std::size_t i = 0;
    for (; i + 64 <= bytes.size(); i += 64)
        for (auto rest = equalBytes(bytes.data() + i, value); rest != 0; rest &= rest - 1)
            visit(i + static_cast<unsigned>(std::countr_zero(rest)));
    for (; i < bytes.size(); ++i)
        if (bytes[i] == value) visit(i);
}

} // namespace core::fmurs
