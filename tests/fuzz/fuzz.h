#pragma once

#include "core/kind.h"

#include <cstddef>
#include <cstdint>
#include <string_view>

// What the fuzz targets share. A target gives whatever bytes come to one parser; the parser must take them
// or throw InputError. Anything else that is thrown ends the run with the bytes that did it.
namespace fuzz {

// The bytes as text, the first of which picks one of the games.
struct Input {
    const core::Kind& kind;
    std::string_view text;

    Input(const std::uint8_t* bytes, std::size_t size)
        : kind(*core::catalogue()[size == 0 ? 0 : bytes[0] % core::catalogue().size()]),
          text(reinterpret_cast<const char*>(bytes) + (size == 0 ? 0 : 1), size == 0 ? 0 : size - 1) {}
};

// Parses; an InputError is a good answer.
void refusable(const auto& parse) {
    try {
        parse();
    } catch (const core::InputError&) {
    }
}

// What must hold of anything that was taken.
inline void require(bool holds) {
    if (!holds) __builtin_trap();
}

} // namespace fuzz
