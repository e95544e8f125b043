#pragma once

#include "core/board.h"
#include "core/game.h"
#include "core/games/persimmons/rules.h"

namespace core::persimmons {

// The board: persimmons under the eaves, and the tablets of the condition (board.cpp); and what is said
// about it (words.cpp).
class Board {
public:
    explicit Board(const Rules& rules) : m_rules(rules) {}

    Layout layout(const Rules::Position& start) const;
    Scene scene(const Rules::Position& start, const Rules::Position& p) const;
    Layout upright(const Rules::Position& start) const;
    Scene uprightScene(const Rules::Position& start, const Rules::Position& p) const;
    Path path(const Rules::Position& start, const Rules::Position& p, Rules::Move m) const;
    Story story(const Rules::Position& start, const Rules::Position& p, Rules::Move m) const;

    Message refusal(const Rules::Position& start, const Rules::Position& p, const Path& pointed) const;
    std::vector<Message> summary(const Rules::Position& start) const;
    Message goal(const Rules::Position& p) const;
    Message prompt(const Rules::Position& p) const;
    Message phrase(const Rules::Position& p, Rules::Move m) const;
    Message ending(const Rules::Position& p, const Names& names) const;
    Explanation why(const Rules::Position& p, const ValueOf<Rules::Position>& value) const;

    // Rules of thumb, asked in this order (hunches.cpp).
    std::vector<HunchOf<Rules::Move>> hunches(const Rules::Position& p) const;

    // Setting up by hand (arranging.cpp).
    std::vector<Message> tools() const;
    Draft applied(const Rules::Position& p, std::size_t tool, SpotId spot) const;
    std::vector<Change> changes(const Rules::Position& p) const;

private:
    const Rules& m_rules;
};

} // namespace core::persimmons
