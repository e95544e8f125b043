#pragma once

#include <concepts>
#include <cstdint>

namespace core {

// A hash of words, even in all of its bits. By hand, for searches ask at every position: as even as XXH3 and
// boost's hashes, in half their time for sixteen bytes.
class Mixed {
public:
    template <std::unsigned_integral... Words>
    explicit Mixed(Words... words) {
        (add(words), ...);
    }
    void add(std::uint64_t word) {
        m_hash = (m_hash ^ word) * 0xD6E8FEB86659FD93U;
        m_hash ^= m_hash >> 32U;
    }
    std::uint64_t hash() const { return m_hash; }
    // As long as an index of this machine.
    std::size_t sized() const { return static_cast<std::size_t>(m_hash); }

private:
    std::uint64_t m_hash = 0x9E3779B97F4A7C15U;
};

} // namespace core
