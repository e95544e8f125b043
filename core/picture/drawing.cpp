#include "core/picture/drawing.h"

#include "core/picture/markplaces.h"
#include "core/picture/shapes.h"
#include "core/picture/trace.h"
#include "core/picture/ways.h"

#include <algorithm>
#include <iterator>

namespace core {

namespace {

void append(std::vector<Shape>& all, std::vector<Shape> more) {
    std::ranges::move(more, std::back_inserter(all));
}

Colour moversOf(const BoardState& board) {
    return Colour::of(hueOf(board.mover()));
}

} // namespace

std::vector<Shape> openWays(const BoardState& board, float px) {
    std::vector<Shape> all;
    const auto& selection = board.selection();
    if (!board.interactive()) return all;
    if (board.layout().gesture == Gesture::Steps) {
        std::vector<std::vector<Point>> parts;
        for (const auto move : selection.open()) {
            const auto way = core::wayOf(board.game(), board.layout(), board.start(), board.position(), move);
            for (std::size_t i = 1; i < way.size(); ++i) {
                std::vector<Point> part{way[i - 1], way[i]};
                if (std::ranges::find(parts, part) == parts.end()) parts.push_back(std::move(part));
            }
        }
        for (const auto& part : parts)
            append(all, wayShapes(board.layout(), part, moversOf(board), 3 * px, 0.45F));
    }
    if (!board.marksShown() || !selection.choosing()) return all;
    const auto* best = selection.bestOnward();
    if (best != nullptr && !best->verdict.unknown() && best->path.size() >= 3)
        append(all, wayOf(board, best->move, colourOf(markOf(best->verdict, false, false)), px));
    return all;
}

std::vector<Shape> wayOf(const BoardState& board, Move move, Colour colour, float px) {
    const auto way = core::wayOf(board.game(), board.layout(), board.start(), board.position(), move);
    if (way.size() < 2) return {};
    return wayShapes(board.layout(), way, colour, 4 * px);
}

std::vector<Shape> arrowShapes(const BoardState& board, const BoardState::MoveArrow& arrow, bool thick,
                               float px) {
    const auto fill = arrow.mark ? colourOf(*arrow.mark) : moversOf(board);
    auto shape = filled(arrowOutline(arrow.place.from, arrow.place.to, (thick ? 7 : 4) * px, px), fill);
    if (const auto edge = arrow.mark ? edgeOf(*arrow.mark) : fill; edge != fill)
        shape = stroked(std::move(shape), edge, 1.5F * px);
    return {shape};
}

std::vector<Shape> runShapes(const BoardState& board, const Choice& run, float px) {
    return frames(board.layout(), {Trace::Look::Ring, run.path},
                  {colourOf(*board.markOf(run)), false, false, px});
}

std::optional<Point> targetDot(const BoardState& board, SpotId spot, float px) {
    const auto& cell = board.cell(spot);
    const bool told = board.selection().choosing() || board.bare(spot);
    if (cell.mark || !told || (cell.state & BoardState::Target) == 0) return {};
    constexpr float across = 18;
    return markCentre(board, spot, {across, heightOf(MarkSize::M)}, px);
}

std::vector<Shape> dotShapes(const BoardState& board, Point at, float px) {
    Shape dot;
    dot.form = Shape::Form::Ellipse;
    dot.points = {at, {9 * px, 9 * px}};
    return {stroked(filled(std::move(dot), moversOf(board)), Colour::of(Hue::Surface), 2 * px)};
}

} // namespace core
