#pragma once

#include "core/game.h"
#include "core/picture/geometry.h"

// How a board fills a frame, by one rule: what is occupied at the start of a match, with a mark below the
// lowest piece, takes 85 % of the frame's width or height, whichever binds; but a step is at most 120 px.
namespace core {

// What is occupied on a board: its places, cords, fences and captions; not its ground.
struct Occupied {
    Box all;
    Box pieces; // without captions
    Box whole;  // with what it lies on, as a board of wood
    Point before,
        behind; // what marks beyond it need besides, left and above, right and below, in px at scale 1
};
Occupied occupied(const Layout& layout, const Scene& scene);

constexpr float filling = 0.85F;   // of a frame
constexpr float wholly = 0.9F;     // the most of one that all of it takes, with what it lies on
constexpr float smallestStep = 30; // below it a picture has neither marks nor captions

// Where a board stands in a frame: a point p of it at origin + p · scale.
struct Fit {
    float scale = 1;
    Point origin;
    bool captions = true;

    Point at(Point p) const { return origin + p * scale; }
    Box seen(Size frame) const { // of the board
        return {origin * (-1 / scale), (Point{frame.width, frame.height} - origin) * (1 / scale)};
    }
};
// `px`: a pixel at scale 1. `picture`: it is only looked at, so that small ones are without marks and
// captions.
Fit fitted(const Layout& layout, const Occupied& what, Size frame, float px, bool picture = false);

// The ground of a board as far as a part of it is seen: what reaches the canvas' edges goes on to those of
// the part, what is repeated is, and the tiles of a field with joined edges go on beyond them. What hangs
// above does so from the part's upper edge, or from another.
std::vector<Shape> groundOf(const Layout& layout, const Box& seen, std::optional<float> edge = {});

} // namespace core
