#include "core/picture/colours.h"

#include <array>

namespace core {

namespace {

struct Shades {
    std::string_view name;
    std::uint32_t light, dark, sharpLight, sharpDark; // sharp: high contrast
};

// In the order of Hue, from Paper on. tst_colours says what must be true of them.
constexpr std::array<Shades, 26> palette{{
    {"paper", 0xF7F2E8, 0x1D1A17, 0xFFFFFF, 0x000000},
    {"surface", 0xFFFDF8, 0x282420, 0xFFFFFF, 0x000000},
    {"sunk", 0xEFE8DA, 0x332E28, 0xE8E8E8, 0x2A2A2A},
    {"line", 0xDED4C2, 0x443D35, 0x595959, 0xA6A6A6},
    {"line2", 0x8F8371, 0x8C8172, 0x000000, 0xFFFFFF},
    {"ink", 0x2A2520, 0xF3ECDF, 0x000000, 0xFFFFFF},
    {"ink2", 0x5F564B, 0xC0B5A5, 0x262626, 0xE6E6E6},
    {"ink3", 0xA0968A, 0x7A7165, 0x5E5E5E, 0xA0A0A0},
    {"win", 0x00728C, 0x45C4D6, 0x004D68, 0x54DDF2},
    {"draw", 0xF0E442, 0xF0E442, 0xF0E442, 0xFFF04A},
    {"drawLine", 0x2A2400, 0xFFF73E, 0x171100, 0xFFF908},
    {"loss", 0xCC4E00, 0xE8602C, 0xA53F03, 0xEA7442},
    {"lossLine", 0xB54400, 0xF26F34, 0x7B3402, 0xE8A785},
    {"unknown", 0x878076, 0x948D87, 0x6F6761, 0x969096},
    {"first", 0xA81A4A, 0xF27A9B, 0x8C0F3C, 0xFD99AA},
    {"second", 0x2A3D98, 0x9AA8FF, 0x052A8D, 0xA8B8FF},
    {"firstFill", 0xA81A4A, 0xA93560, 0x8D103B, 0x9C254F},
    {"secondFill", 0x2A3D98, 0x4959C9, 0x0D2780, 0x3A49B0},
    {"onFill", 0xFFFDF8, 0xFFFDF8, 0xFFFFFF, 0xFFFFFF},
    {"onMark", 0xFFFFFF, 0x1D1A17, 0xFFFFFF, 0x000000},
    {"onDraw", 0x2A2520, 0x2A2520, 0x000000, 0x000000},
    {"winWash", 0xDAECEF, 0x1E373E, 0xE2F3F6, 0x062A33},
    {"drawWash", 0xFAF6C9, 0x3A3719, 0xFFFBD0, 0x2E2B00},
    {"lossWash", 0xFAE4D4, 0x432A1B, 0xFFE9DC, 0x3A1A08},
    {"firstWash", 0xF6E1E4, 0x3F2630, 0xFBE6EB, 0x3A1622},
    {"secondWash", 0xE2E5F3, 0x2B2E4B, 0xE4E8F8, 0x1A2048},
}};

const Shades& shadesOf(Hue hue) {
    return palette[static_cast<std::size_t>(hue) - static_cast<std::size_t>(Hue::Paper)];
}

} // namespace

std::uint32_t shade(Hue hue, Look look) {
    const auto& shades = shadesOf(hue);
    if (look.contrast) return look.dark ? shades.sharpDark : shades.sharpLight;
    return look.dark ? shades.dark : shades.light;
}

std::uint32_t shade(const Colour& colour, Look look) {
    if (colour.role == Hue::Own) return look.dark ? colour.dark : colour.light;
    return shade(colour.role, look);
}

const std::vector<Hue>& hues() {
    static const auto all = [] {
        std::vector<Hue> each;
        for (std::size_t i = 0; i < palette.size(); ++i)
            each.push_back(static_cast<Hue>(i + static_cast<std::size_t>(Hue::Paper)));
        return each;
    }();
    return all;
}

std::string_view nameOf(Hue hue) {
    return shadesOf(hue).name;
}

std::string hex(std::uint32_t shade) {
    constexpr std::string_view digits = "0123456789abcdef";
    std::string text = "#000000";
    for (std::size_t i = 0; i < 6; ++i) text[6 - i] = digits[(shade >> (4 * i)) & 15U];
    return text;
}

} // namespace core
