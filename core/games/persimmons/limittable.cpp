#include "core/games/persimmons/limittable.h"

#include <algorithm>
#include <bitset>

namespace core::persimmons {

namespace {

// The next board below `top`, counting up like an odometer; false after the last.
bool advance(Rules::Position& p, const Rules::Position& top) {
    for (std::size_t i = 0; i < top.strings; ++i) {
        if (p.counts[i] < top.counts[i]) {
            ++p.counts[i];
            return true;
        }
        p.counts[i] = 0;
    }
    return false;
}

} // namespace

// In an order in which every move leads to a position valued before: a drop to an earlier board, a
// declaration to the same board with the condition settled.
LimitTable::LimitTable(const Rules& rules, const Rules::Position& top) : m_top(top) {
    m_values.resize(index(top) / 3 * 3 + 3);
    auto p = top;
    p.counts.fill(0);
    do
        for (const auto condition : {Condition::Wins, Condition::Loses, Condition::Open}) {
            p.condition = condition;
            m_values[index(p)] = valued(rules, p);
        }
    while (advance(p, top));
}

std::size_t LimitTable::index(const Rules::Position& p) const {
    std::size_t board = 0;
    for (std::size_t i = m_top.strings; i-- > 0;) board = board * (m_top.counts[i] + 1U) + p.counts[i];
    return board * 3 + static_cast<std::size_t>(p.condition);
}

LimitTable::Value LimitTable::valued(const Rules& rules, const Rules::Position& p) const {
    if (const auto result = rules.result(p)) return {*result == Outcome::Win ? 1 : 0, 0};
    std::bitset<128> seen; // a position has fewer moves than that
    int quickest = INT16_MAX, slowest = 0;
    for (const auto m : rules.moves(p)) {
        const auto& next = at(rules.play(p, m));
        seen.set(static_cast<std::size_t>(next.grundy));
        if (!next.wins()) quickest = std::min(quickest, next.plies);
        slowest = std::max(slowest, next.plies);
    }
    int grundy = 0;
    while (seen.test(static_cast<std::size_t>(grundy))) ++grundy;
    return {grundy, 1 + (grundy != 0 ? quickest : slowest)};
}

} // namespace core::persimmons
