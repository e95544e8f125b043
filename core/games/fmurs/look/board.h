#pragma once

// How Fmurs looks, and what is said of it.

#include "core/game.h"
#include "core/games/fmurs/rules/rules.h"

namespace core::fmurs {

// The board: meadow, animals and counters (board.cpp); and what is said about it (words.cpp).
class Board {
public:
    explicit Board(const Rules& rules) : m_rules(rules) {}

    Layout layout(const Rules::Position& start) const;
    Scene scene(const Rules::Position& start, const Rules::Position& p) const;
    Path path(const Rules::Position& start, const Rules::Position& p, Rules::Move m) const;
    Story story(const Rules::Position& start, const Rules::Position& p, Rules::Move m) const;

    Message refusal(const Rules::Position& start, const Rules::Position& p, const Path& pointed) const;
    std::vector<Message> summary(const Rules::Position& start) const;
    Message goal(const Rules::Position& p) const;
    Message prompt(const Rules::Position& p) const;
    Message phrase(const Rules::Position& p, Rules::Move m) const;
    Message ending(const Rules::Position& p, const Names& names) const;
    std::optional<Interlude> interlude(const Rules::Position& p, Rules::Move m, const Names& names) const;
    Explanation why(const Rules::Position& p, const ValueOf<Rules::Position>& value) const;
    // Set-ups that are placed at once.
    std::vector<Offer> offers(const Rules::Position& p, std::uint64_t seed) const;

    // Rules of thumb, asked in this order (hunches.cpp).
    std::vector<HunchOf<Rules::Move>> hunches(const Rules::Position& p) const;

    // Setting up by hand (arranging.cpp).
    std::vector<Message> tools() const;
    Draft applied(const Rules::Position& p, std::size_t tool, SpotId spot) const;
    std::vector<Change> changes(const Rules::Position& p) const;
    std::optional<Objection> objection(const Rules::Position& p) const;

private:
    std::vector<Shape> counters(const Rules::Position& p) const;
    Point way(Cell from, Cell to, std::optional<Direction> direction) const;
    int waysTo(const Rules::Position& p, Cell from, Cell to) const;
    Message refusedStep(const Rules::Position& p, Cell from, Cell to) const;

    const Rules& m_rules;
};

} // namespace core::fmurs
