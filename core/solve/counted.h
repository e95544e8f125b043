#pragma once

#include <cstddef>
#include <cstdint>
#include <new>

// Things are counted in 64 bits on every machine; not every memory has room for so many.
namespace core {

// So many, as memory counts them, for room to be made. Throws std::bad_alloc where it cannot.
inline std::size_t inMemory(std::uint64_t count) {
    if (count > SIZE_MAX) throw std::bad_alloc();
    return static_cast<std::size_t>(count);
}

// The number of one of things that are in memory.
constexpr std::size_t indexOf(std::uint64_t number) {
    return static_cast<std::size_t>(number);
}

} // namespace core
