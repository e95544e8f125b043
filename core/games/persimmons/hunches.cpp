#include "core/games/persimmons/board.h"
#include "core/games/persimmons/theory.h"

#include <algorithm>
#include <map>

namespace core::persimmons {

namespace {

bool paired(const Rules::Position& p) {
    std::map<int, int> counts;
    for (const auto count : p.counts) ++counts[count];
    return std::ranges::all_of(counts, [](const auto& c) { return c.first == 0 || c.second % 2 == 0; });
}

// With a limit: whatever is dropped can be made up to one more than the limit.
bool inSteps(const Rules::Position& p, int limit) {
    return limit > 0 && total(p) == longest(p) &&
           total(p) % (limit + 1) == (p.condition == Condition::Loses ? 1 : 0);
}

} // namespace

std::vector<std::pair<Phrase, Rules::Move>> Board::hunches(const Rules::Position& p) const {
    const auto moves = m_rules.moves(p);
    std::vector<std::pair<Phrase, Rules::Move>> all;
    const auto first = [&](Phrase rule, const auto& fits) {
        const auto found =
            std::ranges::find_if(moves, [&](auto m) { return m.drop > 0 && fits(m_rules.play(p, m)); });
        if (found != moves.end()) all.emplace_back(rule, *found);
    };
    first(text("persimmons", "leave equal pairs"), paired);
    first(text("persimmons", "make up full steps"),
          [&](const auto& next) { return inSteps(next, m_rules.limit()); });
    first(text("persimmons", "leave an even number of each column"),
          [](const auto& next) { return exclusiveOr(next) == 0; });
    const auto declares = [](auto m) { return m.drop == 0; };
    if (const auto found = std::ranges::find_if(moves, declares); found != moves.end())
        all.emplace_back(text("persimmons", "declare"), *found);
    return all;
}

} // namespace core::persimmons
