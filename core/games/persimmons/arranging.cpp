#include "core/gameof.h"
#include "core/games/persimmons/board.h"
#include "core/games/persimmons/hanging.h"

#include <algorithm>

namespace core::persimmons {

std::vector<Message> Board::tools() const {
    return {text("persimmons", "One persimmon more"), text("persimmons", "One persimmon fewer")};
}

namespace {

// What can be written can be played; throws InputError otherwise.
Position allowed(const Rules& rules, const Rules::Position& p) {
    return pack<Position>(rules.parse(rules.text(p)));
}

} // namespace

// The tool changes the whole string. On a tablet nothing hangs.
Draft Board::applied(const Rules::Position& p, std::size_t tool, SpotId spot) const {
    const Hanging hanging(p);
    auto after = p;
    int string = 0;
    while (string < hanging.strings() && spot >= hanging.spot(string, 0) + hanging.count(string)) ++string;
    if (string == hanging.strings())
        throw InputError(text("persimmons", "Choose a persimmon; the condition has buttons of its own."));
    auto& count = after.counts[static_cast<std::size_t>(string)];
    if (tool == 0 && count == Rules::maxCount)
        throw InputError({text("persimmons", "A string has at most %1 persimmons."), {Rules::maxCount}});
    count = static_cast<std::uint8_t>(tool == 0 ? count + 1 : count - 1);
    // An empty string has no place on the board.
    if (count == 0 && after.strings > 1) {
        std::shift_left(after.counts.begin() + string, after.counts.end(), 1);
        after.counts.back() = 0;
        --after.strings;
    }
    return {allowed(m_rules, after)};
}

std::vector<Change> Board::changes(const Rules::Position& p) const {
    std::vector<Change> all;
    auto turned = p;
    turned.mover = other(p.mover);
    all.push_back({text("persimmons", "The other player begins"), pack<Position>(turned)});
    const int most = m_rules.limit() > 0 ? Rules::maxStringsWithLimit : Rules::maxStrings;
    // Where nothing hangs the one string there is gets its first fruit.
    auto longer = p;
    if (longest(p) > 0) ++longer.strings;
    if (longer.strings <= most) {
        longer.counts[longer.strings - 1U] = 1;
        all.push_back({text("persimmons", "Add a string"), pack<Position>(longer)});
    }
    const auto declare = [&](Condition condition, Phrase name) {
        if (condition == p.condition) return;
        auto after = p;
        after.condition = condition;
        all.push_back({name, pack<Position>(after)});
    };
    declare(Condition::Open, text("persimmons", "Condition undecided"));
    declare(Condition::Wins, text("persimmons", "The last one wins"));
    declare(Condition::Loses, text("persimmons", "The last one loses"));
    return all;
}

} // namespace core::persimmons
