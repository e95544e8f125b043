#pragma once

#include "core/board.h"

#include <string>
#include <string_view>
#include <vector>

// The colours of all that is seen, in the window, on paper and on a page.
namespace core {

// How the theme is worn: light or dark, and with high contrast black on white or white on black.
struct Look {
    bool dark = false, contrast = false;
};

// 0xRRGGBB. None has no shade: ask before.
std::uint32_t shade(Hue hue, Look look);
std::uint32_t shade(const Colour& colour, Look look);

// All hues of the theme, and their names on pages.
const std::vector<Hue>& hues();
std::string_view nameOf(Hue hue);
std::string hex(std::uint32_t shade); // "#2a2520"

// The hues that belong to a player.
constexpr Hue hueOf(Player p) {
    return p == Player::First ? Hue::First : Hue::Second;
}
constexpr Hue fillOf(Player p) {
    return p == Player::First ? Hue::FirstFill : Hue::SecondFill;
}
constexpr Hue washOf(Player p) {
    return p == Player::First ? Hue::FirstWash : Hue::SecondWash;
}

} // namespace core
