#include "tests/toy/pursuit.h"

#include "core/gameof.h"
#include "core/solve/deepening.h"
#include "core/solve/retrograde.h"

#include <cmath>
#include <numbers>

namespace core::pursuit {

namespace {

std::uint8_t wrapped(int cell) {
    return static_cast<std::uint8_t>((cell + Rules::cells) % Rules::cells);
}

int cellOf(const Rules::Position& p) {
    return p.turn == 0 ? p.hunter : p.hare;
}

} // namespace

std::vector<Rules::Move> Rules::moves(const Position& p) const {
    if (result(p)) return {};
    if (p.turn == 0) return {{-1}, {1}};
    if (p.extra != 0) return {{-1}, {1}};
    return {{-1}, {0}, {1}};
}

Rules::Position Rules::play(Position p, Move m) const {
    auto& mover = p.turn == 0 ? p.hunter : p.hare;
    mover = wrapped(mover + m.step);
    if (p.turn == 1 && p.extra != 0) {
        p.extra = 0; // the first of two moves: the hare stays on turn
        return p;
    }
    if (p.turn == 1) p.extra = m.step == 0 ? 1 : 0;
    p.turn ^= 1U;
    return p;
}

// Whoever is on move when they meet: the hunter has won.
std::optional<Outcome> Rules::result(const Position& p) const {
    if (p.hunter != p.hare) return {};
    return p.turn == 0 ? Outcome::Win : Outcome::Loss;
}

std::string Rules::text(const Position& p) const {
    return std::string{static_cast<char>('a' + p.hunter), static_cast<char>('a' + p.hare)} +
           (p.extra != 0 ? "* " : " ") + (p.turn == 0 ? "1" : "2");
}

std::string Rules::text(const Position&, Move m) const {
    return m.step < 0 ? "-" : m.step > 0 ? "+" : "0";
}

Rules::Position Rules::parse(std::string_view s) const {
    for (std::uint32_t i = 0; i < count(); ++i)
        if (text(position(i)) == s) return position(i);
    throw InputError(
        {core::text("pursuit", "“%1” is no position; a position is like “ad 1”"), {std::string(s)}});
}

Rules::Position Rules::position(std::uint32_t i) const {
    return {static_cast<std::uint8_t>(i / 32), static_cast<std::uint8_t>(i / 4 % 8),
            static_cast<std::uint8_t>(i / 2 % 2), static_cast<std::uint8_t>(i % 2)};
}

int Rules::estimate(const Position& p) const {
    const int apart = std::abs(p.hunter - p.hare);
    const int distance = std::min(apart, cells - apart);
    return p.turn == 0 ? 1 - distance : distance - 1;
}

Layout Board::layout(const Rules::Position&) const {
    Layout layout{{400, 400}, Gesture::Steps, {}, {}};
    for (int i = 0; i < Rules::cells; ++i) {
        const auto angle = static_cast<float>(i) * std::numbers::pi_v<float> / 4;
        const Point at{200 + 140 * std::cos(angle), 200 + 140 * std::sin(angle)};
        layout.spots.push_back(
            {at, {60, 60}, Spot::Form::Round, {text("pursuit", "cell %1"), {i + 1}}, at, 60, 0});
    }
    return layout;
}

Scene Board::scene(const Rules::Position&, const Rules::Position& p) const {
    return {
        {}, {{p.hunter, "first", 50, 0, Player::First}, {p.hare, "second", 50, 0, Player::Second}}, {}, {}};
}

Path Board::path(const Rules::Position&, const Rules::Position& p, Rules::Move m) const {
    return {cellOf(p), wrapped(cellOf(p) + m.step)};
}

Story Board::story(const Rules::Position&, const Rules::Position& p, Rules::Move m) const {
    return {{Event::Kind::Travel, cellOf(p), wrapped(cellOf(p) + m.step), 0}};
}

std::vector<Message> Board::summary(const Rules::Position&) const {
    return {text("pursuit", "eight cells")};
}

Message Board::prompt(const Rules::Position&) const {
    return text("pursuit", "Go one cell");
}

Message Board::phrase(const Rules::Position& p, Rules::Move m) const {
    return {text("pursuit", "to cell %1"), {wrapped(cellOf(p) + m.step) + 1}};
}

Message Board::ending(const Rules::Position& p, const Names& names) const {
    return {text("pursuit", "%1 caught %2 on cell %3."), {names[0], names[1], p.hare + 1}};
}

Message Board::refusal(const Rules::Position&, const Rules::Position&, const Path&) const {
    return text("pursuit", "One cell at a time.");
}

Explanation Board::why(const Rules::Position&, const ValueOf<Rules::Position>&) const {
    return {};
}

namespace {

template <class Method>
std::unique_ptr<Game> make(const Kind& kind, const Values& values) {
    return std::make_unique<GameOf<Rules, Board, Method>>(kind, values);
}

Kind describe(std::string_view id) {
    Kind kind;
    kind.id = id;
    kind.title = text("pursuit", "The Hunter and the Hare");
    kind.draws = true;
    kind.options = {{"hare", Option::Type::Int, text("pursuit", "hare's cell"), "3", 1, 7}};
    return kind;
}

} // namespace

const Kind& kind() {
    static const Kind k = [] {
        auto made = describe("pursuit");
        made.make = [](const Values& v) { return make<Retrograde<Rules>>(kind(), v); };
        return made;
    }();
    return k;
}

const Kind& searchedKind() {
    static const Kind k = [] {
        auto made = describe("pursuit-searched");
        made.make = [](const Values& v) { return make<Deepening<Rules>>(searchedKind(), v); };
        return made;
    }();
    return k;
}

} // namespace core::pursuit
