#pragma once

#include "ui/board/stage.h"

#include "core/play/match.h"

#include <optional>
#include <vector>

// The spots that a move touches and how they are framed: before it is made, and after as the last move.
struct Trace {
    enum class Look {
        Ring, // one ring around neighbours (pieces lifted together)
        Cut,  // falls off below a cut line
        Ends  // each spot by itself: where a piece comes from and goes to
    };
    Look look = Look::Ends;
    core::Path spots;
};

Trace traceOf(const core::Game& game, const core::Position& start, const core::Position& p, core::Move m);

// What was played last, and by whom.
struct LastMove {
    Trace trace;
    core::Player player;
};
std::optional<LastMove> lastMoveOf(const core::Match& match);

constexpr double ringGap = 8; // board units from the pieces to the ring round them

// The frames of a trace. `marks`: leave room for the value marks of the spots.
std::vector<QPainterPath> frames(const Stage& stage, const core::Layout& layout, const Trace& trace,
                                 bool marks);

// Paints frames in a player's colour. A Cut has a dotted upper edge; `past` dots everything.
void paintFrames(QPainter& painter, const std::vector<QPainterPath>& frames, const Trace& trace,
                 const QColor& colour, bool past);
