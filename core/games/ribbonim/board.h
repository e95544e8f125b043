#pragma once

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
    Message prompt(const Rules::Position& p) const;
    Message phrase(const Rules::Position& p, Rules::Move m) const;
    Message ending(const Rules::Position& p, const Names& names) const;
    Message refusal(const Rules::Position& start, const Rules::Position& p, const Path& pointed) const;
    Explanation why(const Rules::Position& p) const;

private:
    Explanation balance(const Rules::Position& p, std::optional<Rules::Move> move) const;

    const Rules& m_rules;
    Theory m_theory;
};

} // namespace core::ribbonim
