#pragma once

#include "core/games/persimmons/rules.h"

namespace core::persimmons {

// Outcome, distance and Grundy number of every position below a given one, by backward induction: for games
// with a limit, where no closed form is known. At most 22³ boards under three conditions.
class LimitTable {
public:
    struct Value {
        int grundy = 0;
        int plies = 0; // to the end; the winner hurries, the loser delays
        bool wins() const { return grundy != 0; }
    };

    LimitTable(const Rules& rules, const Rules::Position& top);

    // Of `top` or of a position that can be reached from it.
    const Value& at(const Rules::Position& p) const { return m_values[index(p)]; }

private:
    std::size_t index(const Rules::Position& p) const;
    Value valued(const Rules& rules, const Rules::Position& p) const;

    Rules::Position m_top;
    std::vector<Value> m_values;
};

} // namespace core::persimmons
