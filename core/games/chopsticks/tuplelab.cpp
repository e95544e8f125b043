#include "core/games/chopsticks/labs.h"

#include "core/games/chopsticks/rules.h"
#include "core/joined.h"
#include "core/solve/induction.h"

#include <algorithm>
#include <map>

// The five parts of a game as shirodoni writes it down, G = (S, p, T, w, s₀), in numbers.
namespace core::chopsticks {

namespace {

// Every position that play from the start can reach, left and right told apart or not.
struct Tuple {
    std::int64_t positions = 0, first = 0, second = 0;       // S, and for which p says whom
    std::int64_t choices = 0;                                // of T
    std::int64_t firstWins = 0, secondWins = 0, goesOn = 0;  // what w says
    std::int64_t wonByFirst = 0, wonBySecond = 0, drawn = 0; // W of each, and what is in neither
};

std::optional<Tuple> tupleOf(const Rules& rules, bool folded, const StopToken& stop) {
    std::map<std::string, std::uint32_t> numbers;
    std::vector<Position> all;
    const auto numberOf = [&](const Position& p) {
        const auto one = folded ? rules.folded(p) : p;
        const auto [found, fresh] = numbers.emplace(rules.text(one), static_cast<std::uint32_t>(all.size()));
        if (fresh) all.push_back(one);
        return found->second;
    };
    Tuple t;
    Induction values;
    numberOf(rules.start());
    for (std::size_t i = 0; i < all.size(); ++i) {
        if (stop.stop_requested()) return {};
        const auto p = all[i];
        ++(p.mover == Player::First ? t.first : t.second);
        values.addPosition();
        const auto result = rules.result(p);
        if (result) values.finish(*result);
        const auto winner = result == Outcome::Win ? p.mover : other(p.mover);
        ++(!result ? t.goesOn : winner == Player::First ? t.firstWins : t.secondWins);
        std::vector<std::uint32_t> after;
        const auto add = [&](const Position& next) {
            const auto number = numberOf(next);
            if (std::ranges::find(after, number) == after.end()) after.push_back(number);
        };
        for (const auto m : rules.moves(p)) add(rules.play(p, m));
        if (!folded)
            for (const auto m : rules.omitted(p)) add(rules.play(p, m));
        for (const auto next : after) values.addMove(next, true);
        t.choices += static_cast<std::int64_t>(after.size());
    }
    if (!values.solve(stop)) return {};
    t.positions = static_cast<std::int64_t>(all.size());
    for (std::uint32_t i = 0; i < values.size(); ++i) {
        const auto outcome = values.verdict(i).lower.outcome;
        if (outcome == Outcome::Draw) {
            ++t.drawn;
            continue;
        }
        const auto winner = outcome == Outcome::Win ? all[i].mover : other(all[i].mover);
        ++(winner == Player::First ? t.wonByFirst : t.wonBySecond);
    }
    return t;
}

std::vector<Fact> factsOf(const Rules& rules, const Tuple& apart) {
    auto start = rules.spelt(rules.start());
    std::replace(start.begin(), start.end(), '\n', ' ');
    return {
        {true,
         {text("chopsticks", "S: the positions that play can reach from the start. p: who moves in each. "
                             "T: where each of them can lead. w: who has won, or that it goes on. s₀: the "
                             "start, %1."),
          {start}}},
        {true,
         {text("chopsticks", "W is what shirodoni’s rules let grow from the end: %1 positions for first, %2 "
                             "for second. In the %3 that are left play goes on for ever."),
          {grouped(static_cast<std::uint64_t>(apart.wonByFirst)),
           grouped(static_cast<std::uint64_t>(apart.wonBySecond)),
           grouped(static_cast<std::uint64_t>(apart.drawn))}}}};
}

Table tuple(const core::Values& values, const StopToken& stop, const Lab::Progress& progress) {
    const Rules rules(values);
    Table table;
    table.columns = {{"part", text("chopsticks", "part")},
                     {"apart", text("chopsticks", "left and right told apart")},
                     {"merged", text("chopsticks", "taken as one")}};
    const auto apart = tupleOf(rules, false, stop);
    progress(0.7);
    const auto merged = apart ? tupleOf(rules, true, stop) : std::nullopt;
    table.complete = merged.has_value();
    if (!merged) return table;
    const auto row = [&](std::string part, std::int64_t Tuple::*number) {
        table.rows.push_back({std::move(part), *apart.*number, *merged.*number});
    };
    row("|S|", &Tuple::positions);
    row("p(s) = first", &Tuple::first);
    row("p(s) = second", &Tuple::second);
    row("t ∈ T(s)", &Tuple::choices);
    row("w(s) = first", &Tuple::firstWins);
    row("w(s) = second", &Tuple::secondWins);
    row("w(s) = –", &Tuple::goesOn);
    row("s ∈ W first", &Tuple::wonByFirst);
    row("s ∈ W second", &Tuple::wonBySecond);
    row("s ∉ W", &Tuple::drawn);
    table.facts = factsOf(rules, *apart);
    progress(1);
    return table;
}

} // namespace

Lab tupleLab(const Schema& rules) {
    auto options = rules;
    for (auto& option : options) {
        if (option.key == "fingers") option.max = 10; // as many as are played with
        if (option.key == "hands") option.max = 2;    // told apart more would be too many positions
    }
    return {
        "chopsticks-tuple", text("chopsticks", "The game as five parts"),
        text("chopsticks",
             "shirodoni writes the game down as G = (S, p, T, w, s₀). Here the five have numbers: those of "
             "the rules chosen."),
        std::move(options), tuple};
}

} // namespace core::chopsticks
