#include "core/picture/trace.h"

#include "core/picture/shapes.h"

#include <algorithm>
#include <map>

namespace core {

namespace {

// Around all centres, and around the marks that hang off them: the lines through them, made broad.
std::vector<Shape> ring(const Layout& layout, const Path& spots, const Framing& framing) {
    const auto& first = spotOf(layout, spots.front());
    const float radius = std::max(first.size.width, first.size.height) / 2 + ringGap;
    std::vector<std::vector<Point>> lines;
    std::vector<Point> through;
    for (const auto id : spots) {
        const auto& spot = spotOf(layout, id);
        through.push_back(spot.centre);
        constexpr float hanging = 46; // px, of a mark M with its ring and air
        const float reach = length(spot.mark - spot.centre) + hanging * framing.px - radius;
        if (framing.marks && spot.away != Point{} && reach > 0)
            lines.push_back({spot.centre, spot.centre + spot.away * reach});
    }
    // A line needs some length.
    if (through.size() == 1) through.push_back(through.front() + Point{0.01F, 0});
    lines.push_back(std::move(through));
    return broadened(lines, radius);
}

// Around cells that touch each other, as one. What hangs off them hangs over their neighbours, and is left
// out.
std::vector<Shape> block(const Layout& layout, const Path& spots, float by) {
    std::vector<Shape> all;
    for (const auto id : spots) all.push_back(around(spotOf(layout, id), by));
    return united(all);
}

// One box for each column, since things fall straight down.
std::vector<Box> boxes(const Layout& layout, const Path& spots, const Framing& framing) {
    std::map<int, Box> columns;
    for (const auto id : spots) {
        const auto& spot = spotOf(layout, id);
        auto all = placeOf(spot);
        constexpr float beside = 72; // px, of a mark M with two figures and its ring
        const auto far = spot.mark + spot.away * (beside * framing.px);
        if (framing.marks) all = all.with({far, far});
        const auto [column, added] = columns.try_emplace(static_cast<int>(std::lround(spot.centre.x)), all);
        if (!added) column->second = column->second.with(all);
    }
    constexpr float gap = 4;
    std::vector<Box> all;
    for (const auto& [x, box] : columns) all.push_back({box.low - Point{gap, 0}, box.high + Point{gap, gap}});
    return all;
}

// A box without its upper edge: its corners go straight up.
Shape openAbove(const Box& box, float radius) {
    const auto corner = [&](Point from, Point at, Point to) {
        // As round as a parabola that leans to the corner.
        std::vector<Point> bend;
        constexpr int parts = 12;
        for (int i = 0; i <= parts; ++i) {
            const float t = static_cast<float>(i) / parts;
            bend.push_back(from * ((1 - t) * (1 - t)) + at * (2 * t * (1 - t)) + to * (t * t));
        }
        return bend;
    };
    const Point left{box.low.x, box.high.y}, right = box.high;
    Shape shape;
    shape.points = {box.low};
    for (const auto& bend : {corner(left - Point{0, radius}, left, left + Point{radius, 0}),
                             corner(right - Point{radius, 0}, right, right - Point{0, radius})})
        shape.points.insert(shape.points.end(), bend.begin(), bend.end());
    shape.points.push_back({box.high.x, box.low.y});
    return shape;
}

// Dots a width apart.
Shape dotted(Shape outline, const Colour& colour, float width) {
    outline = stroked(std::move(outline), colour, width);
    outline.dash = {0.1F, 2};
    return outline;
}

// Where another picture is shown in the end. A card that was chosen may stand for another move by then.
Path changedBy(const Story& story) {
    Path spots;
    for (const auto& event : story)
        if (event.kind == Event::Kind::Change && std::ranges::find(spots, event.to) == spots.end())
            spots.push_back(event.to);
    return spots;
}

} // namespace

Trace traceOf(const Game& game, const Position& start, const Position& p, Move m) {
    Trace trace;
    for (const auto& event : game.story(start, p, m)) {
        if (event.kind == Event::Kind::Fall) trace.look = Trace::Look::Cut;
        if (event.kind == Event::Kind::Lift) trace.look = Trace::Look::Ring;
        if (event.kind == Event::Kind::Fall || event.kind == Event::Kind::Lift)
            trace.spots.push_back(event.from);
    }
    const auto path = game.path(start, p, m);
    if (trace.look == Trace::Look::Ring) trace.spots = path; // in the order along the ring
    if (trace.look == Trace::Look::Ends && !path.empty()) {
        trace.spots = {path.front()};
        if (path.back() != path.front()) trace.spots.push_back(path.back());
    }
    return trace;
}

std::optional<LastMove> lastMoveOf(const Match& match, const Position& start) {
    const int before = match.ply() - 1;
    if (before < 0) return {};
    const auto& p = match.at(before);
    const auto& game = match.game();
    const auto move = match.move(before);
    if (game.interlude(p, move, {})) return {}; // its part of the match is over, and cleared away
    auto trace = traceOf(game, start, p, move);
    const auto layout = game.layout(start);
    const auto isCard = [&](SpotId id) { return spotOf(layout, id).card; };
    if (std::ranges::any_of(trace.spots, isCard)) trace.spots = changedBy(game.story(start, p, move));
    return LastMove{trace, game.mover(p)};
}

std::vector<Shape> frames(const Layout& layout, const Trace& trace, const Framing& framing) {
    if (trace.spots.empty()) return {};
    const auto px = framing.px;
    const bool ringed = trace.look == Trace::Look::Ring;
    std::vector<std::vector<Shape>> all; // each of contours
    if (ringed && spotOf(layout, trace.spots.front()).form == Spot::Form::Round) {
        all = {ring(layout, trace.spots, framing)};
    } else if (ringed) {
        all = {block(layout, trace.spots, 3 * px)};
    } else if (trace.look == Trace::Look::Cut) {
        for (const auto& box : boxes(layout, trace.spots, framing)) {
            Shape shape;
            shape.form = Shape::Form::Rect;
            shape.points = {box.low, box.high};
            shape.radius = 12;
            all.push_back({shape});
        }
    } else {
        for (const auto spot : trace.spots) all.push_back({around(spotOf(layout, spot), 3 * px)});
    }
    constexpr float washed = 0.12F;
    std::vector<Shape> shapes;
    for (const auto& contours : all) {
        if (framing.past)
            shapes.push_back(
                filled(contours.size() == 1 ? contours.front() : filledBy(contours), framing.colour, washed));
        for (const auto& contour : contours) {
            if (framing.past) {
                shapes.push_back(dotted(contour, framing.colour, 2.5F * px));
            } else if (trace.look != Trace::Look::Cut) {
                shapes.push_back(stroked(contour, framing.colour, (ringed ? 3.5F : 3) * px));
            } else {
                const auto box = boundsOf(contour);
                Shape above;
                above.points = {box.low, {box.high.x, box.low.y}};
                shapes.push_back(stroked(openAbove(box, 12 * px), framing.colour, 3 * px));
                shapes.push_back(dotted(std::move(above), framing.colour, 3 * px));
            }
        }
    }
    return shapes;
}

} // namespace core
