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

// Where a mark lies on its piece: its own corner in one of the piece's, that way from its middle.
struct Corner {
    Point at, side;
};

// Over the piece's own corner, where nothing else stands, so that most of the piece is seen; but no other
// cell's middle is reached, where a mark tells of going there.
Corner cornerOf(const BoardState& board, SpotId id) {
    constexpr float over = 0.9F; // sizes of the place
    constexpr std::array<Point, 4> sides{{{1, 1}, {-1, 1}, {1, -1}, {-1, -1}}};
    const auto& spot = board.spot(id);
    const auto corner = [&](Point side) {
        const auto at =
            spot.centre + Point{side.x * spot.size.width * over, side.y * spot.size.height * over};
        return Corner{at, side};
    };
    for (const auto side : sides) {
        const auto there = corner(side);
        if (!onPiece(board, Box::around(spot.centre, {}).with({there.at, there.at}), id)) return there;
    }
    return corner(sides.front());
}

// On a field of cells what is beside a piece is where others can go: its mark lies on it.
bool onItsPiece(const BoardState& board, SpotId id) {
    return board.spot(id).bare && !board.bare(id);
}

// Of the piece that it lies on, more than two fifths.
bool hides(const Spot& spot, const Box& mark) {
    constexpr float most = 0.4F;
    const auto place = placeOf(spot);
    const float wide = std::min(mark.high.x, place.high.x) - std::max(mark.low.x, place.low.x),
                tall = std::min(mark.high.y, place.high.y) - std::max(mark.low.y, place.low.y);
    return wide > 0 && tall > 0 && wide * tall > most * place.width() * place.height();
}

} // namespace

// As high as with the ring of the best: all stand in one line.
Point markCentre(const BoardState& board, SpotId id, Size extent, float px) {
    const auto& spot = board.spot(id);
    if (board.bare(id)) return spot.centre;
    if (onItsPiece(board, id)) {
        const auto [at, side] = cornerOf(board, id);
        return at - Point{side.x * extent.width, side.y * extent.height} * (px / 2);
    }
    if (spot.away == Point{}) return spot.mark;
    const float far =
        air + std::abs(spot.away.x) * extent.width / 2 + std::abs(spot.away.y) * extent.height / 2;
    return spot.mark + spot.away * (far * px);
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

namespace {

// On the ring, above the place of the path that is so many halves of steps on.
Point onRing(const BoardState& board, const Path& spots, std::size_t halves, float px) {
    constexpr float margin = 36; // that a mark keeps from the board's edge
    const auto& spot = board.spot(spots[halves / 2]);
    const auto middle = (spot.centre + board.spot(spots[(halves + 1) / 2]).centre) * 0.5F;
    const auto away = awayFromRow(board, spot.row, middle);
    const float hanging = away.y > 0.3F ? 20 * px : 0;
    const auto at = middle + away * (std::max(spot.size.width, spot.size.height) / 2 + ringGap + hanging);
    const auto size = board.layout().size;
    return {std::clamp(at.x, margin, size.width - margin), std::clamp(at.y, margin, size.height - margin)};
}

// Of a mark that hangs below a piece of another row.
bool onHangingMark(const BoardState& board, int row, const Box& box, float px) {
    for (SpotId id = 0; id < board.spots(); ++id) {
        const auto& mark = board.cell(id).mark;
        if (!mark || board.spot(id).row == row) continue;
        const Size extent{extentOf(*mark, MarkSize::M).width, heightOf(MarkSize::M)};
        if (meet(Box::around(markCentre(board, id, extent, px), {extent.width * px, extent.height * px}),
                 box))
            return true;
    }
    return false;
}

} // namespace

// In the middle; where a mark hangs there, as near to it as there is room.
Point runMark(const BoardState& board, const Path& spots, float px) {
    const std::size_t last = 2 * (spots.size() - 1), middle = last / 2;
    const auto extent = extentOf({Mark::Glyph::Win, true, true, "0"}, MarkSize::M);
    const int row = board.spot(spots.front()).row;
    for (std::size_t aside = 0; aside <= middle; ++aside)
        for (const auto halves : {middle - aside, middle + aside}) {
            const auto at = onRing(board, spots, halves, px);
            if (!onHangingMark(board, row, Box::around(at, {extent.width * px, extent.height * px}), px))
                return at;
        }
    return onRing(board, spots, middle, px);
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
        // A card and a cell have their own on them, and a run has it on the ring round its pieces.
        const bool cell = one.spot >= 0 && onItsPiece(board, one.spot);
        const bool card = one.spot >= 0 && board.spot(one.spot).away == Point{};
        if (!one.run && onPiece(board, one.box, card || cell ? one.spot : -1)) return false;
        if (cell && hides(board.spot(one.spot), one.box)) return false;
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
