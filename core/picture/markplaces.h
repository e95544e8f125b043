#pragma once

#include "core/picture/boardstate.h"

#include <optional>
#include <vector>

// Where the marks of a board stand. Each keeps 4 px of air to its piece, none lies on a piece, a count or
// another mark, and all are of one size: the largest that finds room at every place.
namespace core {

// One of them: on a spot, on an arrow, or on the ring round a run.
struct PlacedMark {
    Mark mark;
    Box box; // its ring included
    SpotId spot = -1;
    std::optional<Move> move = {}; // of an arrow or a run
    bool open = true;              // still possible after what has been pointed at
    bool run = false;
};

struct MarkPlaces {
    MarkSize size = MarkSize::L;
    std::vector<PlacedMark> all; // the best lie on top
};
// `px`: a pixel at scale 1, in board units.
MarkPlaces markPlaces(const BoardState& board, float px);
// The same in a size given, whether it fits or not, and whether it does. `standing`: the board is on its
// side, and they are not.
std::vector<PlacedMark> marksOf(const BoardState& board, MarkSize size, float px, bool standing = false);
bool fits(const BoardState& board, const std::vector<PlacedMark>& marks);

// Where the mark of a move of several spots stands: on the ring round them, in the middle, clear of the marks
// that hang below its spots.
Point runMark(const BoardState& board, const Path& spots, float px);
// Where a mark of a spot stands that is so large, in px.
Point markCentre(const BoardState& board, SpotId id, Size extent, float px);

} // namespace core
