#include "core/games/persimmons/labs.h"

#include "core/games/persimmons/mextable.h"
#include "core/games/persimmons/overlay.h"
#include "core/games/persimmons/recipe.h"
#include "core/games/persimmons/theory.h"

#include <algorithm>

namespace core::persimmons {

namespace {

constexpr int checkedStrings = 4; // of the boards checked
constexpr std::size_t examplesShown = 3;

using Boards = std::vector<Rules::Position>; // the smallest first

// Every board of four strings, each below `size`, once whatever their order.
Boards boards(int size, Condition condition) {
    Boards all;
    Rules::Position p;
    p.strings = checkedStrings;
    p.condition = condition;
    for (;;) {
        all.push_back(p);
        std::size_t i = 0;
        while (i < checkedStrings && p.counts[i] + 1 == size) ++i;
        if (i == checkedStrings) break;
        const auto next = static_cast<std::uint8_t>(p.counts[i] + 1);
        for (std::size_t lower = 0; lower <= i; ++lower) p.counts[lower] = next;
    }
    std::ranges::stable_sort(all, {}, total);
    return all;
}

// What comes of following the recipe: where it names nothing, an illegal move, a losing move.
struct Trial {
    int won = 0; // positions it was asked about
    Boards silent, illegal, losing;
};

Trial tryRecipe(const Rules& rules, const MexTable& table, const Boards& all, Wording wording) {
    Trial t;
    for (const auto& p : all) {
        if (!table.at(p).wins() || rules.result(p)) continue;
        ++t.won;
        bool illegal = false, losing = false;
        const auto advice = recipe(p, table.at(p).grundy, wording);
        for (const auto& a : advice) {
            const auto m = asMove(rules, p, a);
            illegal |= !m;
            losing |= m && table.at(rules.play(p, *m)).wins();
        }
        if (advice.empty()) t.silent.push_back(p);
        if (illegal) t.illegal.push_back(p);
        if (losing) t.losing.push_back(p);
    }
    return t;
}

// The strings that are not empty, in rising order.
std::string named(const Rules& rules, Rules::Position p) {
    p = rules.canonical(p);
    std::ranges::reverse(p.counts.begin(), p.counts.begin() + p.strings);
    return rules.brief(p);
}

Fact fact(const Rules& rules, int won, const Boards& where, Phrase none, Phrase some) {
    if (where.empty()) return {true, {none, {won}}};
    std::string examples;
    for (std::size_t i = 0; i < std::min(examplesShown, where.size()); ++i)
        examples += (i == 0 ? "" : ", ") + named(rules, where[i]);
    return {false, {some, {static_cast<int>(where.size()), won, examples}}};
}

std::vector<Fact> facts(const Rules& rules, const Trial& t, int checked, int mismatches) {
    return {{mismatches == 0,
             {text("persimmons",
                   "The closed form was checked on %1 positions of up to four strings; it differs on %2."),
              {checked, mismatches}}},
            fact(rules, t.won, t.silent,
                 text("persimmons", "The written recipe names a move in each of %1 winning positions."),
                 text("persimmons",
                      "The written recipe names no move in %1 of %2 winning positions, first in %3.")),
            fact(rules, t.won, t.illegal,
                 text("persimmons", "It never names an illegal move in %1 winning positions."),
                 text("persimmons", "It names an illegal move in %1 of %2 winning positions, first in %3.")),
            fact(rules, t.won, t.losing,
                 text("persimmons", "It never names a losing move in %1 winning positions."),
                 text("persimmons", "It names a losing move in %1 of %2 winning positions, first in %3."))};
}

Fact repairedFact(const Rules& rules, const Trial& t) {
    Boards wrong;
    for (const auto* found : {&t.silent, &t.illegal, &t.losing})
        std::ranges::copy(*found, std::back_inserter(wrong));
    return fact(rules, t.won, wrong,
                text("persimmons",
                     "Repaired, it wins in each of %1 positions: where the number is 1 it declares, too, and "
                     "beside a string of four or more it reads “four or more” for “two or more”."),
                text("persimmons", "Even repaired it fails in %1 of %2 winning positions, first in %3."));
}

// The board without one pair of equal strings; nothing if there is none.
std::optional<Rules::Position> withoutPair(Rules::Position p) {
    auto& counts = p.counts;
    const auto at =
        std::ranges::adjacent_find(counts, [](int a, int b) { return a == b && a > 0; }) - counts.begin();
    if (at == std::ssize(counts)) return {};
    std::fill_n(counts.begin() + at, 2, 0);
    return p;
}

// Where striking out a pair changes who wins.
Fact pairsFact(const Rules& rules, const MexTable& table, const Boards& all) {
    int paired = 0;
    Boards changed;
    for (const auto& p : all) {
        const auto without = withoutPair(p);
        if (!without) continue;
        ++paired;
        if (table.at(p).wins() != table.at(*without).wins()) changed.push_back(p);
    }
    return fact(rules, paired, changed,
                text("persimmons", "Two equal strings may be struck out: who wins is the same on each of %1 "
                                   "boards with a pair."),
                text("persimmons", "Two equal strings may not be struck out: on %1 of %2 boards with a pair "
                                   "this changes who wins, first on %3."));
}

Table grundyTable(const Values& values, const StopToken& stop, const Lab::Progress& progress) {
    const int size = values.number("size");
    const Rules rules(parseValues(options(), "condition=" + values.choice("condition")));
    const auto condition = rules.start().condition;
    Table result;
    const auto all = boards(size, condition);
    MexTable table(rules, all.back());
    result.complete = table.solve(stop, progress);
    layOver(result, rules, table, size, values.choice("over"));
    if (!result.complete) return result;
    const auto mismatches = static_cast<int>(
        std::ranges::count_if(all, [&](const auto& p) { return table.at(p).grundy != closedForm(p); }));
    result.totals = {{"mismatches", mismatches, text("persimmons", "mismatches with the closed form")}};
    for (auto& f : facts(rules, tryRecipe(rules, table, all, Wording::Written), static_cast<int>(all.size()),
                         mismatches))
        result.facts.push_back(std::move(f));
    result.facts.push_back(repairedFact(rules, tryRecipe(rules, table, all, Wording::Repaired)));
    result.facts.push_back(pairsFact(rules, table, all));
    return result;
}

} // namespace

std::vector<Lab> labs() {
    return {{"persimmons-grundy",
             text("persimmons", "Grundy numbers of two strings"),
             text("persimmons", "Finds the numbers by trying every move, and checks the closed form and the "
                                "written recipe for winning against them."),
             {{"condition",
               Option::Type::Choice,
               text("persimmons", "How the game is won"),
               "A",
               0,
               0,
               {{"W", text("persimmons", "Last mover wins")},
                {"L", text("persimmons", "Last mover loses")},
                {"A", text("persimmons", "Not decided yet")}}},
              {"size", Option::Type::Int, text("persimmons", "Counts in the table"), "8", 2, 22},
              overOption()},
             grundyTable},
            recipeLab()};
}

} // namespace core::persimmons
