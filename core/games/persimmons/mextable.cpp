#include "core/games/persimmons/mextable.h"

#include <algorithm>
#include <bitset>

namespace core::persimmons {

namespace {

constexpr std::size_t conditions = 3;

// The next board below `top`, counting up like an odometer; after the last, the empty one.
void advance(Rules::Position& p, const Rules::Position& top) {
    for (std::size_t i = 0; i < top.strings; ++i) {
        if (p.counts[i] < top.counts[i]) {
            ++p.counts[i];
            return;
        }
        p.counts[i] = 0;
    }
}

} // namespace

MexTable::MexTable(const Rules& rules, const Rules::Position& top) : m_rules(rules), m_top(top) {
    m_top.condition = Condition::Open;
    m_values.resize(index(m_top) + conditions);
}

// In an order in which every move leads to a position valued before: a drop to an earlier board, a
// declaration to the same board with the condition settled.
bool MexTable::solve(const StopToken& stop, const Progress& progress) {
    constexpr std::size_t interval = 4096;
    const auto boards = m_values.size() / conditions;
    auto p = m_top;
    p.counts.fill(0);
    for (std::size_t board = 0; board < boards; ++board, advance(p, m_top)) {
        if (board % interval == 0) {
            if (stop.stop_requested()) return false;
            if (progress) progress(static_cast<double>(board) / static_cast<double>(boards));
        }
        for (const auto condition : {Condition::Wins, Condition::Loses, Condition::Open}) {
            p.condition = condition;
            m_values[index(p)] = valued(p);
        }
    }
    return true;
}

std::size_t MexTable::index(const Rules::Position& p) const {
    std::size_t board = 0;
    for (std::size_t i = m_top.strings; i-- > 0;) board = board * (m_top.counts[i] + 1U) + p.counts[i];
    return board * conditions + static_cast<std::size_t>(p.condition);
}

MexTable::Value MexTable::valued(const Rules::Position& p) const {
    if (const auto result = m_rules.result(p)) return {*result == Outcome::Win ? 1 : 0, 0};
    std::bitset<256> seen; // a position has fewer moves than that
    int quickest = INT16_MAX, slowest = 0;
    for (const auto m : m_rules.moves(p)) {
        const auto& next = at(m_rules.play(p, m));
        seen.set(static_cast<std::size_t>(next.grundy));
        if (!next.wins()) quickest = std::min(quickest, next.plies);
        slowest = std::max(slowest, next.plies);
    }
    int grundy = 0;
    while (seen.test(static_cast<std::size_t>(grundy))) ++grundy;
    return {grundy, 1 + (grundy != 0 ? quickest : slowest)};
}

} // namespace core::persimmons
