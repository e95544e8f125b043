#include "core/games/ribbonim/board.h"

#include "core/games/ribbonim/geometry.h"

#include <algorithm>
#include <bit>
#include <map>

namespace core::ribbonim {

namespace {

constexpr auto sand = Colour::own(0xEBE1CC, 0x3A342B), raked = Colour::own(0xDFD3B9, 0x453E33),
               cord = Colour::own(0xA98B5E, 0x8F7650);
constexpr float pieceSize = 0.94F, cordWidth = 7.0F / 84, knotSize = 6.0F / 84; // in steps
constexpr float knotAt = 0.64F, numberAt = 1, numberAside = 0.62F;              // in steps

Row rowOf(const Rules::Position& p, int row) {
    return Row(p.rows[static_cast<std::size_t>(row)]);
}

// Every stone of the start has a spot, row by row.
SpotId spotOf(const Rules::Position& start, int row, int place) {
    int before = std::popcount(rowOf(start, row).stones() & ((1U << place) - 1));
    for (int above = 0; above < row; ++above) before += std::popcount(rowOf(start, above).stones());
    return before;
}

// A pebble looks the same for the whole match.
std::string_view artOf(SpotId stone) {
    constexpr std::array<std::string_view, 3> shapes{"stone-1", "stone-2", "stone-3"};
    return shapes[static_cast<std::size_t>(stone * 7 / 4) % shapes.size()];
}

float tiltOf(SpotId stone) {
    return static_cast<float>(stone * 11 % 25 - 12);
}

// Raked in waves, every other line against the one before.
std::vector<Shape> sandGround() {
    constexpr float wave = 120, apart = 26, height = 2.5F;
    std::vector<Shape> ground{
        {Shape::Form::Rect, {{0, 0}, {Geometry::board.width, Geometry::board.height}}, sand, {}}};
    for (const float side : {1.0F, -1.0F}) {
        const float y = side > 0 ? apart / 2 : apart * 1.5F;
        Shape line{Shape::Form::Curve, {{0, y + side * height}, {wave / 2, y - side * height}}, {}, raked, 2};
        line.every = {wave, 2 * apart};
        ground.push_back(std::move(line));
    }
    return ground;
}

Shape knot(Point at, float step) {
    const auto radius = std::max(knotSize * step, 3.0F);
    return {Shape::Form::Ellipse, {at, {radius, radius}}, cord, {}};
}

Shape number(int part, Point at, float step) {
    return {Shape::Form::Text,
            {at},
            Colour::of(Colour::Role::Ink2),
            {},
            0,
            0,
            Message::plain(part),
            std::clamp(step / 4, 13.0F, 17.0F),
            true};
}

// The cord of one part, and its number: before its first stone, or aside where stones have been taken there,
// since they are ringed.
void addCord(std::vector<Shape>& shapes, const Geometry& geometry, const Part& part, int name, bool cut) {
    const auto width = std::max(cordWidth * geometry.step(), 3.0F);
    if (part.ring()) {
        const auto centre = geometry.centre(part.row);
        const auto radius = geometry.radius(part.row);
        shapes.push_back({Shape::Form::Ellipse, {centre, {radius, radius}}, {}, cord, width});
        shapes.push_back(number(name, centre, geometry.step()));
        return;
    }
    const auto loose = knotAt * geometry.perStep(part.row);
    const auto from = static_cast<float>(part.first) - loose;
    const auto to = static_cast<float>(part.first + part.length - 1) + loose;
    constexpr int pieces = 64; // so many straight ones make a smooth arc
    Shape line{Shape::Form::Line, {}, {}, cord, width};
    const int count = part.ringSize > 0 ? pieces : 1;
    for (int i = 0; i <= count; ++i) {
        const auto share = static_cast<float>(i) / static_cast<float>(count);
        line.points.push_back(geometry.at(part.row, from + (to - from) * share));
    }
    shapes.push_back(std::move(line));
    shapes.push_back(knot(geometry.at(part.row, from), geometry.step()));
    shapes.push_back(knot(geometry.at(part.row, to), geometry.step()));
    const auto aside = geometry.step() * numberAside;
    auto place = geometry.at(part.row, static_cast<float>(part.first) - numberAt);
    if (cut && part.ringSize > 0) {
        const auto knotted = geometry.at(part.row, from), in = geometry.centre(part.row);
        const auto share = aside / geometry.radius(part.row);
        place = {knotted.x + (in.x - knotted.x) * share, knotted.y + (in.y - knotted.y) * share};
    } else if (cut) {
        place = {geometry.at(part.row, from).x, place.y + aside};
    }
    shapes.push_back(number(name, place, geometry.step()));
}

} // namespace

Layout Board::layout(const Rules::Position& start) const {
    const Geometry geometry(start);
    const auto step = geometry.step();
    Layout layout{Geometry::board, Gesture::Span, {}, sandGround()};
    layout.step = step;
    layout.spots.resize(static_cast<std::size_t>(Field(m_theory, start).stones()));
    int name = 0;
    for (const auto& part : parts(start)) {
        ++name;
        for (int stone = 0; stone < part.length; ++stone) {
            const int place = part.place(stone);
            const auto centre = geometry.at(part.row, static_cast<float>(place));
            const auto phrase =
                part.ring() ? text("ribbonim", "ring %1, stone %2") : text("ribbonim", "ribbon %1, stone %2");
            layout.spots[static_cast<std::size_t>(spotOf(start, part.row, place))] = {
                centre,
                {step * Geometry::stoneWidth, step * Geometry::stoneHeight},
                Spot::Form::Round,
                {phrase, {name, stone + 1}},
                geometry.below(centre),
                {0, 1},
                part.row};
        }
    }
    return layout;
}

Scene Board::scene(const Rules::Position& start, const Rules::Position& p) const {
    const Geometry geometry(start);
    Scene scene;
    int name = 0;
    for (const auto& part : parts(p)) {
        const bool cut =
            part.ringSize > 0 || (rowOf(start, part.row).stones() & ((1U << part.first) - 1)) != 0;
        addCord(scene.below, geometry, part, ++name, cut);
        for (int stone = 0; stone < part.length; ++stone) {
            const auto spot = spotOf(start, part.row, part.place(stone));
            scene.tokens.push_back({spot, artOf(spot), geometry.step() * pieceSize, tiltOf(spot)});
        }
    }
    return scene;
}

Path Board::path(const Rules::Position& start, const Rules::Position& p, Rules::Move m) const {
    const auto away = taken(p, m);
    Path path;
    for (int i = 0; i < away.count; ++i) path.push_back(spotOf(start, away.part.row, away.place(i)));
    return path;
}

Story Board::story(const Rules::Position& start, const Rules::Position& p, Rules::Move m) const {
    Story story;
    for (const auto spot : path(start, p, m)) story.push_back({Event::Kind::Lift, spot, spot, 0});
    return story;
}

Board::Stone Board::stoneAt(const Rules::Position& start, const Rules::Position& p, SpotId spot) {
    for (int i = 0; const auto& part : parts(p)) {
        for (int stone = 0; stone < part.length; ++stone)
            if (spotOf(start, part.row, part.place(stone)) == spot)
                return {i, stone, part.length, part.ring()};
        ++i;
    }
    return {};
}

// Pointed at: the stone pressed first and the one the pointer went to.
Message Board::refusal(const Rules::Position& start, const Rules::Position& p, const Path& pointed) const {
    if (pointed.empty()) return prompt(p);
    const auto from = stoneAt(start, p, pointed.front()), to = stoneAt(start, p, pointed.back());
    if (from.part < 0 || to.part < 0) return text("ribbonim", "This stone has already been taken.");
    if (from.part != to.part)
        return text("ribbonim", "Only stones next to each other on one ribbon or ring can be taken.");
    const int apart = std::abs(from.number - to.number);
    const int count = 1 + (from.ring ? std::min(apart, from.length - apart) : apart);
    if (count > m_rules.limit())
        return {plural("ribbonim", "At most %n stones can be taken in one turn."), {}, m_rules.limit()};
    return prompt(p);
}

namespace {

// Of each length there is an even number: whatever one takes, the other can take as well.
bool paired(const Rules::Position& p) {
    std::map<Strand, int> counts;
    for (const auto& part : parts(p)) ++counts[part.strand()];
    return std::ranges::all_of(counts, [](const auto& c) { return c.second % 2 == 0; });
}

int nimSum(const Rules::Position& p) {
    int sum = 0;
    for (const auto& part : parts(p)) sum ^= part.length;
    return sum;
}

} // namespace

std::vector<HunchOf<Rules::Move>> Board::hunches(const Rules::Position& p) const {
    constexpr int pairs = 2, columns = 6; // plies
    const auto moves = m_rules.moves(p);
    std::vector<HunchOf<Rules::Move>> all;
    const auto first = [&](Phrase rule, const auto& fits, int effort) {
        const auto found = std::ranges::find_if(moves, fits);
        if (found != moves.end()) all.push_back({rule, *found, effort});
    };
    first(
        text("ribbonim", "leave equal pairs"), [&](auto m) { return paired(m_rules.play(p, m)); }, pairs);
    first(
        text("ribbonim", "leave an even number of each column"),
        [&](auto m) { return nimSum(m_rules.play(p, m)) == 0; }, columns);
    if (!moves.empty())
        all.push_back({text("ribbonim", "take as many as you can"),
                       *std::ranges::max_element(moves, {}, &Rules::Move::count)});
    return all;
}

} // namespace core::ribbonim
