#pragma once

#include "core/board.h"

#include <array>
#include <optional>
#include <string>
#include <vector>

// Value marks: colour, shape and number say the same thing, on boards, in lists, on cards and in print.
namespace core {

// How much help is shown. Best once (H) is an action of the views, not a level.
enum class Help : std::uint8_t { Off, VerdictOnly, Marks, Numbers };

// What may be seen of a value: who wins, and only with numbers also when, or by how much.
Verdict seen(const Verdict& verdict, Help help);

// How a verdict is to be shown.
struct Mark {
    enum class Glyph : std::uint8_t { Win, Draw, Loss, Unknown, AtLeastDraw, AtMostDraw };
    Glyph glyph = Glyph::Unknown;
    bool filled = false;     // proven
    bool best = false;       // shares the first place
    std::string number = {}; // what the game counts; empty: none
    friend bool operator==(const Mark&, const Mark&) = default;
};
std::string_view nameOf(Mark::Glyph glyph); // on pages

// The mark of a verdict; `numbers` off leaves the distance out.
Mark markOf(const Verdict& verdict, bool best, bool numbers);

// The colour that a line to the mark takes, and that of its edge.
Colour colourOf(const Mark& mark);
Colour edgeOf(const Mark& mark);

// Sizes and shapes of marks are in pixels at scale 1. Sign: as small as S, and without a number, which is
// left to the tooltip; Bare: no more than the sign's disc, triangle or cross.
enum class MarkSize : std::uint8_t { Bare, Sign, S, M, L };
inline constexpr std::array markSizes{MarkSize::L, MarkSize::M, MarkSize::S, MarkSize::Sign, MarkSize::Bare};

// How large a mark is, the best move's ring included.
Size extentOf(const Mark& mark, MarkSize size);
// How high all marks of a size are, with the ring of the best.
float heightOf(MarkSize size);
// The mark round the origin; on boards with a `rim` in the colour of the surface.
std::vector<Shape> shapesOf(const Mark& mark, MarkSize size, bool rim);
constexpr float rimWidth = 2;

} // namespace core
