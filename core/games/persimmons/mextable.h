#pragma once

#include "core/games/persimmons/rules.h"
#include "core/threads.h"

#include <functional>

namespace core::persimmons {

// Outcome, distance and Grundy number of every position below a given one, found by trying every move: for
// games with a limit, where no closed form is known, and to check the closed form where there is one.
class MexTable {
public:
    struct Value {
        int grundy = 0; // the smallest number that no move leads to
        int plies = 0;  // to the end; the winner hurries, the loser delays
        bool wins() const { return grundy != 0; }
    };
    using Progress = std::function<void(double done)>; // 0 … 1

    MexTable(const Rules& rules, const Rules::Position& top);

    // Must come first. False if stopped.
    bool solve(const StopToken& stop, const Progress& progress = {});
    // Of `top` or of a position that can be reached from it.
    const Value& at(const Rules::Position& p) const { return m_values[index(p)]; }

private:
    std::size_t index(const Rules::Position& p) const;
    Value valued(const Rules::Position& p) const;

    const Rules& m_rules;
    Rules::Position m_top;
    std::vector<Value> m_values;
};

} // namespace core::persimmons
