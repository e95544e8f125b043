#pragma once

#include "core/kind.h"

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <string_view>

// What the fuzz targets share. A target gives whatever bytes come to one parser; the parser must take them
// or throw InputError. Anything else that is thrown ends the run with the bytes that did it.
namespace fuzz {

// The bytes as text: the id of a game on a line of its own, then what is to be parsed. Whatever stands in
// place of an id picks one of the games.
struct Input {
    std::string_view text;
    const core::Kind& kind;

    Input(const std::uint8_t* bytes, std::size_t size)
        : Input(std::string_view(reinterpret_cast<const char*>(bytes), size)) {}
    explicit Input(std::string_view all)
        : text(all.substr(std::min(all.size(), all.find('\n') + 1))), kind(kindIn(all)) {}

private:
    static const core::Kind& kindIn(std::string_view all) {
        const auto& kinds = core::catalogue();
        const auto id = all.substr(0, all.find('\n'));
        const auto named = std::ranges::find(kinds, id, &core::Kind::id);
        if (named != kinds.end()) return **named;
        return *kinds[id.empty() ? 0 : static_cast<unsigned char>(id.front()) % kinds.size()];
    }
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
