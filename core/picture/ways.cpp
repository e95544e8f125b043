#include "core/picture/ways.h"

#include "core/picture/shapes.h"
#include "core/picture/wrap.h"
#include "core/play/match.h"

#include <algorithm>
#include <span>

namespace core {

namespace {

constexpr std::size_t mostDrawn = 6; // moves of a line; more would cover each other

} // namespace

std::vector<Point> wayOf(const Game& game, const Layout& layout, const Position& start, const Position& p,
                         Move move) {
    std::vector<Point> way;
    for (const auto& event : game.story(start, p, move)) {
        if (!event.by) continue;
        if (way.empty()) way.push_back(spotOf(layout, event.from).centre);
        way.push_back(way.back() + *event.by);
    }
    return way;
}

std::vector<Shape> wayShapes(const Layout& layout, const std::vector<Point>& way, Colour colour, float width,
                             float opacity) {
    std::vector<Shape> all;
    const auto add = [&](std::vector<Point> part) {
        Shape shape;
        shape.points = std::move(part);
        shape.opacity = opacity;
        all.push_back(stroked(std::move(shape), colour, width));
    };
    const auto& wrap = layout.wrap;
    if (!wrap) {
        if (way.size() > 1) add(way);
        return all;
    }
    for (const int y : {0, -1, 1})
        for (const int x : {0, -1, 1}) {
            if ((x != 0 && !wrap->across) || (y != 0 && !wrap->down)) continue;
            auto copy = way;
            for (auto& p : copy)
                p = p + Point{static_cast<float>(x) * wrap->size.width,
                              static_cast<float>(y) * wrap->size.height};
            for (auto& part : clipped(copy, wrapped::band(*wrap))) add(std::move(part));
        }
    return all;
}

std::vector<LineStep> stepsOf(const Game& game, const Position& start, Position p,
                              const std::vector<std::string>& line) {
    std::vector<LineStep> steps;
    const auto moves = legalPart(game, p, line);
    for (const auto move : std::span(moves).first(std::min(moves.size(), mostDrawn))) {
        std::optional<SpotId> reached; // by the step before of the same move
        for (const auto& event : game.story(start, p, move)) {
            if (!event.by) continue;
            steps.push_back({reached.value_or(event.from), *event.by, game.mover(p)});
            reached = event.to;
        }
        p = game.play(p, move);
    }
    return steps;
}

// Later ones are fainter.
std::vector<Shape> lineShapes(const Layout& layout, const std::vector<LineStep>& line, float px) {
    std::vector<Shape> all;
    for (std::size_t i = 0; i < line.size(); ++i) {
        const auto& step = line[i];
        const auto from = spotOf(layout, step.from).centre, to = from + step.by;
        const auto colour = Colour::of(hueOf(step.player));
        const float opacity = 1 - 0.65F * static_cast<float>(i) / static_cast<float>(line.size());
        for (auto& shape : wayShapes(layout, {from, to}, colour, 3 * px, opacity))
            all.push_back(std::move(shape));
        for (auto& dot : wayShapes(layout, {to, to + Point{0.01F, 0}}, colour, 9 * px, opacity))
            all.push_back(std::move(dot));
    }
    return all;
}

} // namespace core
