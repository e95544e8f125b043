#pragma once

#include "core/picture/boardstate.h"
#include "core/picture/colours.h"

#include <vector>

// What is drawn of the moves on a board besides their marks. `px`: a pixel at scale 1, in board units.
namespace core {

// Where the chosen piece can go step by step: every way that is still possible, each part of it once; and the
// best way on from what has been pointed at, where it is a chain of jumps and marks are shown.
std::vector<Shape> openWays(const BoardState& board, float px);
// The way of a move, where it has one.
std::vector<Shape> wayOf(const BoardState& board, Move move, Colour colour, float px);

// A move's arrow; `thick`: it is the best, or pointed at.
std::vector<Shape> arrowShapes(const BoardState& board, const BoardState::MoveArrow& arrow, bool thick,
                               float px);
// The ring round a move of several spots.
std::vector<Shape> runShapes(const BoardState& board, const Choice& run, float px);

// A dot where something can be put: at rest only on empty places, while choosing on all that can come next.
// Nothing where the spot has a mark, or cannot be pointed at.
std::optional<Point> targetDot(const BoardState& board, SpotId spot, float px);
std::vector<Shape> dotShapes(const BoardState& board, Point at, float px);

} // namespace core
