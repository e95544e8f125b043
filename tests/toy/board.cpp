#include "tests/toy/board.h"

#include <cmath>
#include <numbers>

namespace core::pursuit {

namespace {

int cellOf(const Rules::Position& p) {
    return p.turn == 0 ? p.hunter : p.hare;
}

} // namespace

Layout Board::layout(const Rules::Position&) const {
    Layout layout{{400, 400}, Gesture::Steps, {}, {}};
    layout.step = 107;
    const auto line = Colour::of(Colour::Role::Line2), paper = Colour::of(Colour::Role::Surface);
    layout.ground.push_back({Shape::Form::Ellipse, {{200, 200}, {140, 140}}, {}, line, 3});
    for (int i = 0; i < Rules::cells; ++i) {
        const auto angle = static_cast<float>(i) * std::numbers::pi_v<float> / 4;
        const Point at{200 + 140 * std::cos(angle), 200 + 140 * std::sin(angle)};
        layout.ground.push_back({Shape::Form::Ellipse, {at, {34, 34}}, paper, line, 2});
        layout.spots.push_back({at,
                                {60, 60},
                                Spot::Form::Round,
                                {text("pursuit", "cell %1"), {i + 1}},
                                {at.x, at.y + 30},
                                {0, 1},
                                0});
    }
    return layout;
}

Scene Board::scene(const Rules::Position&, const Rules::Position& p) const {
    return {
        {}, {{p.hunter, "hunter", 54, 0, Player::First}, {p.hare, "hare", 54, 0, Player::Second}}, {}, {}};
}

Path Board::path(const Rules::Position&, const Rules::Position& p, Rules::Move m) const {
    return {cellOf(p), Rules::wrapped(cellOf(p) + m.step)};
}

Story Board::story(const Rules::Position&, const Rules::Position& p, Rules::Move m) const {
    return {{Event::Kind::Travel, cellOf(p), Rules::wrapped(cellOf(p) + m.step), 0}};
}

std::vector<Message> Board::summary(const Rules::Position&) const {
    return {text("pursuit", "eight cells")};
}

Message Board::goal(const Rules::Position&) const {
    return text("pursuit", "The hunter is to catch the hare, and the hare to get away.");
}

Message Board::prompt(const Rules::Position&) const {
    return text("pursuit", "Go one cell");
}

Message Board::phrase(const Rules::Position& p, Rules::Move m) const {
    if (m.step == 0) return text("pursuit", "sit still");
    return {text("pursuit", "to cell %1"), {Rules::wrapped(cellOf(p) + m.step) + 1}};
}

Message Board::ending(const Rules::Position& p, const Names& names) const {
    return {text("pursuit", "%1 caught %2 on cell %3."), {names[0], names[1], p.hare + 1}};
}

Message Board::refusal(const Rules::Position&, const Rules::Position&, const Path&) const {
    return text("pursuit", "One cell at a time.");
}

Explanation Board::why(const Rules::Position& p, const ValueOf<Rules::Position>& value) const {
    Explanation e;
    if (m_rules.result(p)) return e;
    const auto worth = value(p).lower;
    e.text = worth == Outcome::Win
                 ? text("pursuit", "There is a move to which the other player has no good answer.")
             : worth == Outcome::Loss
                 ? text("pursuit", "Whatever you do, the other player has a good answer.")
                 : text("pursuit", "Nobody can force it: the chase may go on for ever.");
    return e;
}

} // namespace core::pursuit
