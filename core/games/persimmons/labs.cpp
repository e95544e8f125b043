#include "core/games/persimmons/labs.h"

#include "core/games/persimmons/mextable.h"
#include "core/games/persimmons/recipe.h"
#include "core/games/persimmons/theory.h"

#include <algorithm>

namespace core::persimmons {

namespace {

constexpr int strings = 4; // of the boards checked
constexpr std::size_t examplesShown = 3;

using Boards = std::vector<Rules::Position>; // the smallest first

// Every board of four strings, each below `size`, once whatever their order.
Boards boards(int size, Condition condition) {
    Boards all;
    Rules::Position p;
    p.strings = strings;
    p.condition = condition;
    for (;;) {
        all.push_back(p);
        std::size_t i = 0;
        while (i < strings && p.counts[i] + 1 == size) ++i;
        if (i == strings) break;
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

Trial tryRecipe(const Rules& rules, const MexTable& table, const Boards& all) {
    Trial t;
    for (const auto& p : all) {
        if (!table.at(p).wins() || rules.result(p)) continue;
        ++t.won;
        bool illegal = false, losing = false;
        const auto advice = recipe(p, table.at(p).grundy);
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

std::vector<std::vector<Cell>> rows(const MexTable& table, int size, Condition condition) {
    std::vector<std::vector<Cell>> all;
    Rules::Position p;
    p.strings = strings;
    p.condition = condition;
    for (int row = 0; row < size; ++row) {
        std::vector<std::int64_t> values;
        for (int column = 0; column < size; ++column) {
            p.counts[0] = static_cast<std::uint8_t>(row);
            p.counts[1] = static_cast<std::uint8_t>(column);
            values.push_back(table.at(p).grundy);
        }
        all.push_back({std::int64_t{row}, values});
    }
    return all;
}

Table grundyTable(const Values& values, const std::stop_token& stop, const Lab::Progress& progress) {
    const int size = values.number("size");
    const Rules rules(parseValues(options(), "condition=" + values.choice("condition")));
    const auto condition = rules.start().condition;
    Table result;
    result.view = Table::View::Grid;
    result.columns = {{"row", text("persimmons", "string")},
                      {"values", text("persimmons", "Grundy numbers")}};
    const auto all = boards(size, condition);
    MexTable table(rules, all.back());
    result.complete = table.solve(stop, progress);
    if (!result.complete) return result;
    const auto mismatches = static_cast<int>(
        std::ranges::count_if(all, [&](const auto& p) { return table.at(p).grundy != closedForm(p); }));
    result.rows = rows(table, size, condition);
    result.totals = {{"mismatches", mismatches}};
    result.facts = facts(rules, tryRecipe(rules, table, all), static_cast<int>(all.size()), mismatches);
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
              {"size", Option::Type::Int, text("persimmons", "Counts in the table"), "8", 2, 22}},
             grundyTable}};
}

} // namespace core::persimmons
