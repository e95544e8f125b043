#include "core/games/persimmons/board.h"

#include "core/games/persimmons/hanging.h"
#include "core/games/persimmons/look.h"
#include "core/games/persimmons/tablets.h"
#include "core/games/persimmons/theory.h"

#include <algorithm>
#include <map>

namespace core::persimmons {

namespace {

constexpr Size board{838, 496};
constexpr float eave = 27, shadow = 7, cordWidth = 3.5F;

// At the upper edge of what is seen, above the pole.
Shape atEave(Shape shape) {
    shape.hangs = Hanging::poleTop - eave - shadow;
    return shape;
}

// Wall, eave with its boards and its shadow, and the bamboo pole on two cords.
std::vector<Shape> house(float left, float right) {
    std::vector<Shape> shapes{box({0, 0}, {board.width, board.height}, wall)};
    for (const float x : {left + 16, right - 16}) {
        shapes.push_back(line({{x, 0}, {x, eave}}, cord, 4));
        shapes.push_back(line({{x, eave}, {x, Hanging::poleTop + 8}}, cord, 4));
    }
    shapes.push_back(atEave(box({0, 0}, {board.width, eave + shadow}, wallShade)));
    shapes.push_back(atEave(box({0, 0}, {board.width, eave}, wood)));
    shapes.push_back(atEave(line({{30, 0}, {30, eave}}, woodJoint, 2)));
    shapes.back().every = {62, 0};
    shapes.push_back(box({left, Hanging::poleTop}, {right, Hanging::poleBottom}, bamboo, 8));
    for (const float part : {0.23F, 0.48F, 0.74F}) {
        const float x = left + part * (right - left);
        shapes.push_back(
            box({x - 2.5F, Hanging::poleTop - 1}, {x + 2.5F, Hanging::poleBottom + 1}, bambooNode, 2));
    }
    return shapes;
}

// From the end of the first column up to the head of the second, between the two.
Shape loop(const Hanging& hanging, int string) {
    const auto low = hanging.fruit(string, hanging.rows(string) - 1);
    const auto high = hanging.fruit(string, hanging.rows(string));
    const float bend = 0.35F * hanging.pitch(), between = high.x - 0.45F * hanging.size();
    return {Shape::Form::Curve,
            {low,
             {(low.x + between) / 2, low.y + bend},
             {between, low.y},
             {between, high.y},
             {(between + high.x) / 2, high.y - bend},
             high},
            none,
            cord,
            cordWidth};
}

void addString(std::vector<Shape>& shapes, const Hanging& hanging, int string, int count) {
    const auto knot = hanging.fruit(string, 0);
    const float number = hanging.slot() > 30 ? 15.0F : 12.0F;
    shapes.push_back(words({knot.x - number * 0.9F, (Hanging::poleBottom + Hanging::top) / 2},
                           Message::plain(string + 1), number, true, ink2));
    shapes.back().radius = number;
    const float half = std::min(7.0F, hanging.slot() / 6);
    shapes.push_back(
        box({knot.x - half, Hanging::poleTop - 2}, {knot.x + half, Hanging::poleBottom + 2}, cord, half / 2));
    const int inFirst = std::min(count, hanging.rows(string));
    const float end = inFirst == 0 ? Hanging::top : hanging.fruit(string, inFirst - 1).y;
    shapes.push_back(line({{knot.x, Hanging::poleBottom}, {knot.x, end}}, cord, cordWidth));
    if (count > inFirst) {
        shapes.push_back(loop(hanging, string));
        shapes.push_back(
            line({hanging.fruit(string, inFirst), hanging.fruit(string, count - 1)}, cord, cordWidth));
    }
    const auto disc = hanging.disc(string);
    shapes.push_back({Shape::Form::Ellipse,
                      {disc, {15, 15}},
                      Colour::of(Colour::Role::Surface),
                      Colour::of(Colour::Role::Line2),
                      1.2F});
    shapes.push_back(words(disc, Message::plain(count), 17, true));
    shapes.back().radius = 14;
}

// Which of the rows of persimmons a tablet stands in.
int rowAt(const Hanging& hanging, float y) {
    return std::max(0, static_cast<int>((y - Hanging::top) / hanging.pitch()));
}

} // namespace

Layout Board::layout(const Rules::Position& start) const {
    const Hanging hanging(start);
    Layout layout{board, Gesture::Tap, {}, house(hanging.poleLeft(), hanging.poleRight())};
    layout.step = hanging.pitch();
    for (int s = 0; s < hanging.strings(); ++s)
        for (int i = 0; i < hanging.count(s); ++i)
            layout.spots.push_back(
                {hanging.fruit(s, i),
                 {hanging.fruitWidth(), hanging.fruitWidth()},
                 Spot::Form::Round,
                 {text("persimmons", "string %1, persimmon %2 from above"), {s + 1, i + 1}},
                 hanging.mark(s, i),
                 {1, 0},
                 hanging.row(s, i)});
    if (hanging.open())
        for (const auto declared : {Condition::Loses, Condition::Wins}) {
            auto spot = tabletSpot(declared, 0);
            spot.row = rowAt(hanging, spot.centre.y);
            layout.spots.push_back(std::move(spot));
        }
    else
        layout.ground.push_back(
            atEave(words({board.width / 2, eave / 2}, conditionName(start.condition), 15, true)));
    return layout;
}

Scene Board::scene(const Rules::Position& start, const Rules::Position& p) const {
    const Hanging hanging(start);
    Scene scene;
    for (int s = 0; s < hanging.strings(); ++s) {
        const int count = p.counts[static_cast<std::size_t>(s)];
        addString(scene.below, hanging, s, count);
        constexpr std::array<float, 4> tilts{-3, 2, -1, 3};
        for (int i = 0; i < count; ++i)
            scene.tokens.push_back({hanging.spot(s, i), "persimmon", hanging.size(),
                                    tilts[static_cast<std::size_t>(i + s) % tilts.size()]});
    }
    if (hanging.open())
        for (auto& shape : tablets(p.condition)) scene.below.push_back(std::move(shape));
    return scene;
}

Path Board::path(const Rules::Position& start, const Rules::Position& p, Rules::Move m) const {
    const Hanging hanging(start);
    if (m.declared != Condition::Open) return {hanging.tablet(m.declared)};
    return {hanging.spot(m.string, p.counts[m.string] - m.drop)};
}

// The low end falls first.
Story Board::story(const Rules::Position& start, const Rules::Position& p, Rules::Move m) const {
    const auto spot = path(start, p, m).front();
    if (m.declared != Condition::Open) return {{Event::Kind::Flip, spot, spot, 0}};
    Story story;
    for (int step = 0; step < m.drop; ++step) {
        const auto falling = spot + m.drop - 1 - step;
        story.push_back({Event::Kind::Fall, falling, falling, step});
    }
    return story;
}

namespace {

bool paired(const Rules::Position& p) {
    std::map<int, int> counts;
    for (const auto count : p.counts) ++counts[count];
    return std::ranges::all_of(counts, [](const auto& c) { return c.first == 0 || c.second % 2 == 0; });
}

// With a limit: whatever is dropped can be made up to one more than the limit.
bool inSteps(const Rules::Position& p, int limit) {
    return limit > 0 && total(p) == longest(p) &&
           total(p) % (limit + 1) == (p.condition == Condition::Loses ? 1 : 0);
}

} // namespace

std::vector<HunchOf<Rules::Move>> Board::hunches(const Rules::Position& p) const {
    constexpr int simple = 2, columns = 6; // plies
    const auto moves = m_rules.moves(p);
    std::vector<HunchOf<Rules::Move>> all;
    const auto first = [&](Phrase rule, const auto& fits, int effort) {
        const auto found =
            std::ranges::find_if(moves, [&](auto m) { return m.drop > 0 && fits(m_rules.play(p, m)); });
        if (found != moves.end()) all.push_back({rule, *found, effort});
    };
    first(text("persimmons", "leave equal pairs"), paired, simple);
    first(
        text("persimmons", "make every two turns drop a fixed number"),
        [&](const auto& next) { return inSteps(next, m_rules.limit()); }, simple);
    first(
        text("persimmons", "leave an even number of each column"),
        [](const auto& next) { return exclusiveOr(next) == 0; }, columns);
    const auto declares = [](auto m) { return m.drop == 0; };
    if (const auto found = std::ranges::find_if(moves, declares); found != moves.end())
        all.push_back({text("persimmons", "declare"), *found});
    return all;
}

} // namespace core::persimmons
