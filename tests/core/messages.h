#pragma once

#include "core/game.h"
#include "core/options.h"

#include <algorithm>
#include <cstdlib>
#include <string>

// What is true of every message that a game tells.
namespace messages {

// Each place of the phrase has its argument and each argument its place, down to the innermost; numbers are
// such as a game has.
inline bool sound(const core::Message& message) {
    const std::string_view english = message.phrase.english;
    if (message.n > 10'000'000) return false;
    if ((message.n < 0) != (english.find("%n") == std::string_view::npos)) return false;
    for (std::size_t i = 1; i <= 9; ++i) {
        const auto place = "%" + std::to_string(i);
        if ((i <= message.arguments.size()) != (english.find(place) != std::string_view::npos)) return false;
    }
    return std::ranges::all_of(message.arguments, [](const core::Message::Argument& argument) {
        const auto number = argument.message.empty() ? core::wholeNumber(argument.plain) : std::nullopt;
        return number ? std::abs(*number) < 10'000'000 : std::ranges::all_of(argument.message, sound);
    });
}

inline std::string about(const core::Game& game, const core::Position& p, core::Move m = {}) {
    return game.rules() + " | " + game.text(p) + " | " + (m == core::Move{} ? "" : game.text(p, m));
}

} // namespace messages
