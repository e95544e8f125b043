#include "core/picture/pencil.h"

#include "core/picture/colours.h"
#include "core/picture/shapes.h"

#include <algorithm>
#include <charconv>

namespace core {

namespace {

constexpr double light = 0.6;
constexpr float edge = 1;     // of what was filled without a line round it
constexpr float ground = 200; // so wide and so high: no figure on it

// 0 to 1, as bright as the eye finds it (Rec. 709 without gamma).
double brightness(std::uint32_t shade) {
    const auto part = [shade](int shift) { return double(shade >> shift & 0xFF) / 255; };
    return 0.2126 * part(16) + 0.7152 * part(8) + 0.0722 * part(0);
}

bool isLight(const Colour& colour) {
    return brightness(shade(colour, {})) >= light;
}

} // namespace

Shape pencilled(Shape shape) {
    constexpr auto white = Colour::of(Hue::Surface), ink = Colour::of(Hue::Ink);
    if (shape.form == Shape::Form::Text) {
        shape.fill = ink;
        return shape;
    }
    const bool drawn = shape.stroke.role != Hue::None && shape.width > 0;
    if (drawn) shape.stroke = isLight(shape.stroke) ? Colour() : ink;
    if (shape.fill.role == Hue::None) return shape;
    shape.fill = white;
    const auto box = boundsOf(shape);
    if (!drawn && std::min(box.width(), box.height()) < ground) {
        shape.stroke = Colour::of(Hue::Line);
        shape.width = edge;
    }
    return shape;
}

std::string pencilled(std::string svg) {
    constexpr std::size_t digits = 6;
    for (auto at = svg.find('#'); at != std::string::npos; at = svg.find('#', at + 1)) {
        std::uint32_t colour = 0;
        const char* from = svg.data() + at + 1;
        const char* const to = svg.data() + std::min(svg.size(), at + 1 + digits);
        if (std::from_chars(from, to, colour, 16).ptr != from + digits) continue;
        svg.replace(at + 1, digits, brightness(colour) >= light ? "FFFFFF" : "000000");
    }
    return svg;
}

} // namespace core
