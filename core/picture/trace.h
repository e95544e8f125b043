#pragma once

#include "core/picture/colours.h"
#include "core/play/match.h"

#include <optional>
#include <vector>

namespace core {

// The spots that a move touches and how they are framed: before it is made, and after as the last move.
struct Trace {
    enum class Look {
        Ring, // one ring around neighbours (pieces lifted together)
        Cut,  // falls off below a cut line
        Ends  // each spot by itself: where a piece comes from and goes to
    };
    Look look = Look::Ends;
    Path spots;
};

Trace traceOf(const Game& game, const Position& start, const Position& p, Move m);

// What was played last, and by whom, on a board laid out from `start`: that of the match, or of the one that
// a line of play leaves.
struct LastMove {
    Trace trace;
    Player player;
};
std::optional<LastMove> lastMoveOf(const Match& match, const Position& start);

constexpr float ringGap = 8; // from the pieces to the ring round them

// How frames are drawn.
struct Framing {
    Colour colour;
    bool past = false;  // dotted, on a wash
    bool marks = false; // with room for the value marks of the spots
    float px = 1;       // a pixel at scale 1, in board units
};
// The frames of a trace: all that is filled or stroked. A Cut has a dotted upper edge.
std::vector<Shape> frames(const Layout& layout, const Trace& trace, const Framing& framing);

} // namespace core
