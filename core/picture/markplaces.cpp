#include "core/picture/markplaces.h"

#include "core/picture/shapes.h"
#include "core/picture/trace.h"
#include "core/picture/wrap.h"

#include <algorithm>
#include <array>

namespace core {

namespace {

constexpr float air = 4; // px, from a piece

bool meet(const Box& a, const Box& b) {
    constexpr float hair = 0.01F;
    return a.low.x + hair < b.high.x && b.low.x + hair < a.high.x && a.low.y + hair < b.high.y &&
           b.low.y + hair < a.high.y;
}

// What a box hides of a place, which is as round as it is drawn.
bool meet(const Spot& spot, const Box& box) {
    if (!meet(placeOf(spot), box)) return false;
    if (spot.form != Spot::Form::Round) return true;
    const Point nearest{std::clamp(spot.centre.x, box.low.x, box.high.x),
                        std::clamp(spot.centre.y, box.low.y, box.high.y)};
    const auto away = nearest - spot.centre;
    return std::hypot(away.x / spot.size.width, away.y / spot.size.height) < 0.499F;
}

bool occupied(const BoardState& board, SpotId spot) {
    return (board.cell(spot).state & BoardState::Occupied) != 0;
}

bool onPiece(const BoardState& board, const Box& box, SpotId own) {
    for (SpotId spot = 0; spot < board.spots(); ++spot)
        if (spot != own && occupied(board, spot) && meet(board.spot(spot), box)) return true;
    return false;
}

// Counts stand in discs over the pieces.
bool onCount(const BoardState& board, const Box& box) {
    return std::ranges::any_of(board.scene().above, [&](const Shape& shape) {
        return shape.form == Shape::Form::Ellipse && !shape.points.empty() && meet(boundsOf(shape), box);
    });
}

// Of a place on a piece's edge, the same on another side of it.
Point edgeOf(const Spot& spot, Point away) {
    if (away == spot.away) return spot.mark;
    if (away == spot.away * -1) return spot.centre * 2 - spot.mark;
    return spot.centre + Point{away.x * spot.size.width / 2, away.y * spot.size.height / 2};
}

Point standing(const Spot& spot, Point away, Size extent, float px) {
    const float far = air + std::abs(away.x) * extent.width / 2 + std::abs(away.y) * extent.height / 2;
    return edgeOf(spot, away) + away * (far * px);
}

// Of a field whose edge is not joined: there fences stand, and names.
bool overEdge(const BoardState& board, const Box& box) {
    const auto& wrap = board.layout().wrap;
    if (!wrap || wrap->down) return false;
    const auto field = wrapped::field(*wrap);
    return box.low.y < field.low.y || box.high.y > field.high.y;
}

// That of the layout; on a field of cells another side of the piece, where only that cell is free, and above
// the piece where it would stand beyond the field.
Point awayOf(const BoardState& board, SpotId id, float px) {
    const auto& spot = board.spot(id);
    if (!spot.bare) return spot.away;
    const auto side = heightOf(MarkSize::Bare);
    const auto boxOn = [&](Point away) {
        return Box::around(standing(spot, away, {side, side}, px), {side * px, side * px});
    };
    const Point aside{spot.away.y, spot.away.x};
    std::array sides{spot.away, aside, aside * -1, spot.away * -1};
    if (overEdge(board, boxOn(spot.away))) std::swap(sides.front(), sides.back());
    for (const auto away : sides)
        if (const auto box = boxOn(away); !onPiece(board, box, -1) && !overEdge(board, box)) return away;
    return sides.front();
}

} // namespace

// As high as with the ring of the best: all stand in one line.
Point markCentre(const BoardState& board, SpotId id, Size extent, float px) {
    const auto& spot = board.spot(id);
    if (board.bare(id)) return spot.centre;
    if (spot.away == Point{}) return spot.mark;
    return standing(spot, awayOf(board, id, px), extent, px);
}

namespace {

// Up from a row; out of a circle.
Point awayFromRow(const BoardState& board, int row, Point from) {
    std::optional<Box> box;
    for (const auto& spot : board.layout().spots)
        if (const Box at{spot.centre, spot.centre}; spot.row == row) box = box ? box->with(at) : at;
    const auto out = from - box->centre();
    return box->height() < 1 || length(out) < 1 ? Point{0, -1} : out * (1 / length(out));
}

} // namespace

Point runMark(const BoardState& board, const Path& spots, float px) {
    constexpr float margin = 36; // that a mark keeps from the board's edge
    const auto& spot = board.spot(spots[(spots.size() - 1) / 2]);
    const auto middle = (spot.centre + board.spot(spots[spots.size() / 2]).centre) * 0.5F;
    const auto away = awayFromRow(board, spot.row, middle);
    const float hanging = away.y > 0.3F ? 20 * px : 0;
    const auto at = middle + away * (std::max(spot.size.width, spot.size.height) / 2 + ringGap + hanging);
    const auto size = board.layout().size;
    return {std::clamp(at.x, margin, size.width - margin), std::clamp(at.y, margin, size.height - margin)};
}

std::vector<PlacedMark> marksOf(const BoardState& board, MarkSize size, float px, bool standing) {
    std::vector<PlacedMark> all;
    const auto lying = [&](Size extent) { return standing ? Size{extent.height, extent.width} : extent; };
    const auto sized = [&](const Mark& mark, Point at, PlacedMark placed) {
        const auto extent = lying(extentOf(mark, size));
        placed.mark = mark;
        placed.box = Box::around(at, {extent.width * px, extent.height * px});
        all.push_back(std::move(placed));
    };
    for (SpotId spot = 0; spot < board.spots(); ++spot) {
        const auto& cell = board.cell(spot);
        if (!cell.mark || cell.onArrow) continue;
        const auto extent = lying({extentOf(*cell.mark, size).width, heightOf(size)});
        sized(*cell.mark, markCentre(board, spot, extent, px), {{}, {}, spot});
    }
    for (const auto& arrow : board.arrows())
        if (arrow.mark) sized(*arrow.mark, arrow.place.mark, {{}, {}, -1, arrow.move, arrow.open});
    for (const auto* run : board.runs())
        sized(*board.markOf(*run), runMark(board, run->path, px), {{}, {}, -1, run->move, true, true});
    std::stable_partition(all.begin(), all.end(), [](const auto& one) { return !one.mark.best; });
    return all;
}

bool fits(const BoardState& board, const std::vector<PlacedMark>& marks) {
    for (std::size_t i = 0; i < marks.size(); ++i) {
        const auto& one = marks[i];
        // A card has its own on it, and a run has it on the ring round its pieces.
        const bool card = one.spot >= 0 && board.spot(one.spot).away == Point{};
        if (!one.run && onPiece(board, one.box, card ? one.spot : -1)) return false;
        if (onCount(board, one.box)) return false;
        for (std::size_t k = 0; k < i; ++k)
            if (meet(one.box, marks[k].box)) return false;
    }
    return true;
}

MarkPlaces markPlaces(const BoardState& board, float px) {
    MarkPlaces places;
    for (const auto size : markSizes) {
        places = {size, marksOf(board, size, px)};
        if (fits(board, places.all)) break;
    }
    return places;
}

} // namespace core
