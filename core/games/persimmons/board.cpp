#include "core/games/persimmons/board.h"

#include "core/games/persimmons/hanging.h"
#include "core/games/persimmons/look.h"
#include "core/games/persimmons/tablets.h"
#include "core/games/persimmons/theory.h"

#include <algorithm>
#include <map>

namespace core::persimmons {

namespace {

constexpr float shadow = 7, cordWidth = 3.5F, disc = 15;
constexpr float wideHeight = 496;

// As high as what hangs there, with the tablets below it.
Size sizeOf(const Hanging& hanging) {
    const auto& house = hanging.house();
    if (!house.tall) return {house.width, wideHeight};
    constexpr float below = 8;
    return {house.width, hanging.discs() + disc + below + (hanging.open() ? house.tablets : 0)};
}

// At the upper edge of what is seen, above the pole.
Shape atEave(const House& house, Shape shape) {
    shape.hangs = house.poleTop - house.eave - shadow;
    return shape;
}

// Wall, eave with its boards and its shadow, and the bamboo pole on two cords.
std::vector<Shape> wallOf(const Hanging& hanging) {
    const auto& house = hanging.house();
    const auto size = sizeOf(hanging);
    const float left = hanging.poleLeft(), right = hanging.poleRight(), eave = house.eave;
    std::vector<Shape> shapes{box({0, 0}, {size.width, size.height}, wall)};
    for (const float x : {left + 16, right - 16}) {
        shapes.push_back(line({{x, 0}, {x, eave}}, cord, 4));
        shapes.push_back(line({{x, eave}, {x, house.poleTop + 8}}, cord, 4));
    }
    shapes.push_back(atEave(house, box({0, 0}, {size.width, eave + shadow}, wallShade)));
    shapes.push_back(atEave(house, box({0, 0}, {size.width, eave}, wood)));
    shapes.push_back(atEave(house, line({{30, 0}, {30, eave}}, woodJoint, 2)));
    shapes.back().every = {62, 0};
    shapes.push_back(box({left, house.poleTop}, {right, house.poleBottom}, bamboo, 8));
    for (const float part : {0.23F, 0.48F, 0.74F}) {
        const float x = left + part * (right - left);
        shapes.push_back(box({x - 2.5F, house.poleTop - 1}, {x + 2.5F, house.poleBottom + 1}, bambooNode, 2));
    }
    return shapes;
}

// From the end of a column up to the head of the next, between the two; `from`: the first there.
Shape loop(const Hanging& hanging, int string, int from) {
    const auto low = hanging.fruit(string, from - 1);
    const auto high = hanging.fruit(string, from);
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
    const auto& house = hanging.house();
    auto above = Point{hanging.fruit(string, 0).x, house.poleBottom};
    const float number = hanging.slot() > 30 ? 15.0F : 12.0F;
    shapes.push_back(words({above.x - number * 0.9F, (house.poleBottom + house.top) / 2},
                           Message::plain(string + 1), number, true, ink2));
    shapes.back().radius = number;
    const float half = std::min(7.0F, hanging.slot() / 6);
    shapes.push_back(
        box({above.x - half, house.poleTop - 2}, {above.x + half, house.poleBottom + 2}, cord, half / 2));
    if (count == 0) shapes.push_back(line({above, {above.x, house.top}}, cord, cordWidth));
    for (int from = 0; from < count; from += hanging.rows(string)) {
        if (from > 0) {
            shapes.push_back(loop(hanging, string, from));
            above = hanging.fruit(string, from);
        }
        const int last = std::min(count, from + hanging.rows(string)) - 1;
        shapes.push_back(line({above, hanging.fruit(string, last)}, cord, cordWidth));
    }
    const auto at = hanging.disc(string);
    shapes.push_back({Shape::Form::Ellipse,
                      {at, {disc, disc}},
                      Colour::of(Colour::Role::Surface),
                      Colour::of(Colour::Role::Line2),
                      1.2F});
    shapes.push_back(words(at, Message::plain(count), 17, true));
    shapes.back().radius = 14;
}

// Which of the rows of persimmons a tablet stands in.
int rowAt(const Hanging& hanging, float y) {
    return std::max(0, static_cast<int>((y - hanging.house().top) / hanging.pitch()));
}

Layout layoutOf(const Hanging& hanging, Condition condition) {
    Layout layout{sizeOf(hanging), Gesture::Tap, {}, wallOf(hanging)};
    layout.step = hanging.pitch();
    for (int s = 0; s < hanging.strings(); ++s)
        for (int i = 0; i < hanging.count(s); ++i)
            layout.spots.push_back(
                {hanging.fruit(s, i),
                 {hanging.target(), hanging.target()},
                 Spot::Form::Round,
                 {text("persimmons", "string %1, persimmon %2 from above"), {s + 1, i + 1}},
                 hanging.mark(s, i),
                 {1, 0},
                 hanging.row(s, i)});
    if (hanging.open())
        for (const auto declared : {Condition::Loses, Condition::Wins}) {
            auto spot = tabletSpot(hanging, declared);
            spot.row = rowAt(hanging, spot.centre.y);
            layout.spots.push_back(std::move(spot));
        }
    else
        layout.ground.push_back(
            atEave(hanging.house(), words({layout.size.width / 2, hanging.house().eave / 2},
                                          conditionName(condition), 15, true)));
    return layout;
}

Scene sceneOf(const Hanging& hanging, const Rules::Position& p) {
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
        for (auto& shape : tablets(hanging, p.condition)) scene.below.push_back(std::move(shape));
    return scene;
}

} // namespace

Layout Board::layout(const Rules::Position& start) const {
    return layoutOf(Hanging(start), start.condition);
}

Scene Board::scene(const Rules::Position& start, const Rules::Position& p) const {
    return sceneOf(Hanging(start), p);
}

// All of it is seen.
Layout Board::upright(const Rules::Position& start) const {
    auto layout = layoutOf(Hanging(start, tallHouse), start.condition);
    const Point end{layout.size.width, layout.size.height};
    layout.tall = Tall{{}, end, {}, end};
    layout.upright = true;
    return layout;
}

Scene Board::uprightScene(const Rules::Position& start, const Rules::Position& p) const {
    return sceneOf(Hanging(start, tallHouse), p);
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
