#pragma once

#include "core/game.h"
#include "core/games/ribbonim/field.h"

namespace core::ribbonim {

// How a field looks, and what is said about it.
class Board {
public:
    explicit Board(const Rules& rules) : m_rules(rules), m_theory(rules.limit()) {}

    Layout layout(const Rules::Position& start) const;
    Scene scene(const Rules::Position& start, const Rules::Position& p) const;
    Path path(const Rules::Position& start, const Rules::Position& p, Rules::Move m) const;
    Story story(const Rules::Position& start, const Rules::Position& p, Rules::Move m) const;

    std::vector<Message> summary(const Rules::Position& start) const;
    Message goal(const Rules::Position& p) const;
    Message prompt(const Rules::Position& p) const;
    Message phrase(const Rules::Position& p, Rules::Move m) const;
    Message ending(const Rules::Position& p, const Names& names) const;
    Message refusal(const Rules::Position& start, const Rules::Position& p, const Path& pointed) const;
    Explanation why(const Rules::Position& p, const ValueOf<Rules::Position>& value) const;

    // Rules of thumb, asked in this order (hunches.cpp).
    std::vector<HunchOf<Rules::Move>> hunches(const Rules::Position& p) const;

    // Setting up by hand (arranging.cpp).
    std::vector<Message> tools() const;
    Draft applied(const Rules::Position& p, std::size_t tool, SpotId spot) const;
    std::vector<Change> changes(const Rules::Position& p) const;

private:
    // The stone that a spot of the start's layout is, by its part and its number in it; a part of −1: it has
    // been taken.
    struct Stone {
        int part = -1, number = 0, length = 0;
        bool ring = false;
    };
    static Stone stoneAt(const Rules::Position& start, const Rules::Position& p, SpotId spot);
    Explanation reason(const Rules::Position& p) const;
    Message plainly(const Rules::Position& p, std::optional<Rules::Move> move) const;
    Explanation balance(const Rules::Position& p, std::optional<Rules::Move> move) const;
    std::vector<Message> names(const Rules::Position& p) const;

    const Rules& m_rules;
    Theory m_theory;
};

} // namespace core::ribbonim
