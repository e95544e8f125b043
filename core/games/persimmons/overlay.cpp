#include "core/games/persimmons/overlay.h"

#include <algorithm>
#include <set>

namespace core::persimmons {

namespace {

using Numbers = std::vector<std::vector<std::int64_t>>;

Numbers numbers(const MexTable& table, int size, Condition condition) {
    Numbers all;
    Rules::Position p;
    p.strings = 2;
    p.condition = condition;
    for (int row = 0; row < size; ++row) {
        auto& values = all.emplace_back();
        for (int column = 0; column < size; ++column) {
            p.counts[0] = static_cast<std::uint8_t>(row);
            p.counts[1] = static_cast<std::uint8_t>(column);
            values.push_back(table.at(p).grundy);
        }
    }
    return all;
}

Numbers lower(const MexTable& table, int size, std::string_view over) {
    if (over == "L") return numbers(table, size, Condition::Loses);
    if (over == "A") return numbers(table, size, Condition::Open);
    auto all = numbers(table, size, Condition::Wins);
    if (over == "W1")
        for (auto& row : all)
            for (auto& number : row) number ^= 1;
    return all;
}

// Each line of the block holds the same numbers, each of them once.
bool latin(const Numbers& all, std::size_t block) {
    const auto end = all.front().begin() + static_cast<std::ptrdiff_t>(block);
    const std::set<std::int64_t> wanted(all.front().begin(), end);
    bool holds = wanted.size() == block;
    for (std::size_t line = 0; line < block; ++line) {
        std::set<std::int64_t> across, down;
        for (std::size_t i = 0; i < block; ++i) across.insert(all[line][i]), down.insert(all[i][line]);
        holds = holds && across == wanted && down == wanted;
    }
    return holds;
}

// The differences: how many there are, and in how large a block from the corner.
struct Difference {
    int cells = 0;
    std::size_t block = 0;
    std::vector<std::vector<std::int64_t>> where; // 1: here
};

Difference compare(const Numbers& a, const Numbers& b) {
    Difference found;
    for (std::size_t row = 0; row < a.size(); ++row) {
        auto& marks = found.where.emplace_back();
        for (std::size_t column = 0; column < a.size(); ++column) {
            const bool differ = a[row][column] != b[row][column];
            marks.push_back(differ ? 1 : 0);
            if (!differ) continue;
            ++found.cells;
            found.block = std::max({found.block, row + 1, column + 1});
        }
    }
    return found;
}

std::vector<Fact> facts(const Numbers& upper, const Numbers& lower, const Difference& found) {
    const auto cells = static_cast<int>(upper.size() * upper.size()), block = static_cast<int>(found.block);
    if (found.cells == cells)
        return {{true, {text("persimmons", "The tables differ in each of %1 cells."), {cells}}}};
    std::vector<Fact> all{
        {true,
         {text("persimmons", "The tables differ in %1 of %2 cells, all of them in the first "
                             "%3 rows and columns."),
          {found.cells, cells, block}}}};
    if (found.block > 1)
        all.push_back(
            {latin(upper, found.block) && latin(lower, found.block),
             {text("persimmons", "In this block of %1 by %1 both tables hold the same numbers once in "
                                 "each row and column, a Latin square: so nothing outside changes."),
              {block}}});
    return all;
}

// Two strings and their number, to be played from unless it is over.
Picture pictureOf(const Rules& rules, const Rules::Position& p, std::int64_t number) {
    const auto won = text("persimmons", "%1 and %2: number %3, the player on move wins."),
               lost = text("persimmons", "%1 and %2: number %3, the player on move loses.");
    const bool over = rules.result(p).has_value();
    return {"condition=" + std::string(1, "AWL"[static_cast<std::size_t>(p.condition)]),
            rules.text(p),
            {number == 0 ? lost : won, {int{p.counts[0]}, int{p.counts[1]}, static_cast<int>(number)}},
            over ? Phrase{} : text("persimmons", "Play from here")};
}

} // namespace

Option overOption() {
    return {"over",
            Option::Type::Choice,
            text("persimmons", "Laid over the table of"),
            "none",
            0,
            0,
            {{"none", text("persimmons", "none")},
             {"W", text("persimmons", "Last mover wins")},
             {"L", text("persimmons", "Last mover loses")},
             {"A", text("persimmons", "Not decided yet")},
             {"W1", text("persimmons", "Last mover wins, 0 and 1, 2 and 3 … exchanged")}}};
}

void layOver(Table& result, const Rules& rules, const MexTable& table, int size, std::string_view over) {
    const auto condition = rules.start().condition;
    result.view = Table::View::Grid;
    result.columns = {{"row", text("persimmons", "string")},
                      {"values", text("persimmons", "Grundy numbers")}};
    const bool laid = over != "none";
    if (laid) result.columns.push_back({"differs", text("persimmons", "differs")});
    if (!result.complete) return;
    const auto upper = numbers(table, size, condition), below = lower(table, size, over);
    const auto found = compare(upper, below);
    for (std::size_t row = 0; row < upper.size(); ++row) {
        result.rows.push_back({static_cast<std::int64_t>(row), upper[row]});
        if (laid) result.rows.back().push_back(found.where[row]);
        for (std::size_t column = 0; column < upper[row].size(); ++column) {
            auto p = rules.start();
            p.strings = 2;
            p.counts = {static_cast<std::uint8_t>(row), static_cast<std::uint8_t>(column)};
            result.pictures.push_back({pictureOf(rules, p, upper[row][column])});
        }
    }
    if (laid) result.facts = facts(upper, below, found);
}

} // namespace core::persimmons
