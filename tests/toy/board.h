#pragma once

#include "core/board.h"
#include "tests/toy/rules.h"

namespace core::pursuit {

// The ring of cells as data, and what is said about it.
class Board {
public:
    explicit Board(const Rules& rules) : m_rules(rules) {}
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

private:
    const Rules& m_rules;
};

} // namespace core::pursuit
