#include "core/games/ribbonim/board.h"

#include <algorithm>
#include <map>

namespace core::ribbonim {

namespace {

// Of each length there is an even number: whatever one takes, the other can take as well.
bool paired(const Rules::Position& p) {
    std::map<Strand, int> counts;
    for (const auto& part : parts(p)) ++counts[part.strand()];
    return std::ranges::all_of(counts, [](const auto& c) { return c.second % 2 == 0; });
}

int nimSum(const Rules::Position& p) {
    int sum = 0;
    for (const auto& part : parts(p)) sum ^= part.length;
    return sum;
}

} // namespace

std::vector<std::pair<Phrase, Rules::Move>> Board::hunches(const Rules::Position& p) const {
    const auto moves = m_rules.moves(p);
    std::vector<std::pair<Phrase, Rules::Move>> all;
    const auto first = [&](Phrase rule, const auto& fits) {
        const auto found = std::ranges::find_if(moves, fits);
        if (found != moves.end()) all.emplace_back(rule, *found);
    };
    first(text("ribbonim", "leave equal pairs"), [&](auto m) { return paired(m_rules.play(p, m)); });
    first(text("ribbonim", "leave an even number of each column"),
          [&](auto m) { return nimSum(m_rules.play(p, m)) == 0; });
    if (!moves.empty())
        all.emplace_back(text("ribbonim", "take as many as you can"),
                         *std::ranges::max_element(moves, {}, &Rules::Move::count));
    return all;
}

} // namespace core::ribbonim
