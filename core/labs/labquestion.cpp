#include "core/labs/labquestion.h"

#include <algorithm>
#include <optional>
#include <random>
#include <utility>

namespace core {

namespace {

constexpr std::size_t mostChoices = 4;

// Read at a glance, and said in a word.
bool brief(const Cell& cell) {
    return std::holds_alternative<bool>(cell) || std::holds_alternative<std::int64_t>(cell) ||
           std::holds_alternative<std::string>(cell);
}

using Row = std::vector<Cell>;

bool sameNames(const Row& a, const Row& b, std::size_t names) {
    return std::equal(a.begin(), a.begin() + static_cast<std::ptrdiff_t>(names), b.begin());
}

// How many columns it takes to tell each row from all others; nothing: they cannot be told apart so.
std::optional<std::size_t> namesOf(const Table& table, std::size_t rows) {
    for (std::size_t names = 1; names < table.columns.size(); ++names) {
        bool apart = true;
        for (std::size_t i = 0; apart && i < rows; ++i) {
            apart = brief(table.rows[i][names - 1]);
            for (std::size_t j = 0; apart && j < table.rows.size(); ++j)
                apart = i == j || !sameNames(table.rows[i], table.rows[j], names);
        }
        if (apart) return names;
    }
    return {};
}

struct Place {
    std::size_t row = 0, column = 0, names = 1;
};

Cell cellAt(const Table& table, const Place& place) {
    const auto& row = table.rows[place.row];
    if (table.view != Table::View::Grid) return row[place.column];
    return Cell(std::in_place_type<std::int64_t>,
                std::get<std::vector<std::int64_t>>(row.at(1))[place.column]);
}

// Where something can be asked.
std::vector<Place> placesIn(const Table& table, std::size_t rows) {
    std::vector<Place> all;
    if (table.view == Table::View::Grid) {
        for (std::size_t row = 0; row < rows; ++row) {
            const auto values = std::get<std::vector<std::int64_t>>(table.rows[row].at(1)).size();
            for (std::size_t i = 0; i < values; ++i) all.push_back({row, i, 1});
        }
        return all;
    }
    const auto names = namesOf(table, rows);
    if (!names) return all;
    for (std::size_t row = 0; row < rows; ++row)
        for (std::size_t column = *names; column < table.columns.size(); ++column)
            if (brief(table.rows[row][column])) all.push_back({row, column, *names});
    return all;
}

// What stands in such places, once each: in the column, or anywhere in a grid.
std::vector<Cell> cellsLike(const Table& table, const Place& place, const std::vector<Place>& places) {
    std::vector<Cell> all;
    for (const auto& other : places) {
        if (table.view != Table::View::Grid && other.column != place.column) continue;
        auto cell = cellAt(table, other);
        if (std::ranges::find(all, cell) == all.end()) all.push_back(std::move(cell));
    }
    return all;
}

} // namespace

std::vector<LabQuestion> labQuestions(const Table& table, std::size_t rows, int count, std::uint32_t seed) {
    rows = std::min(rows, table.rows.size());
    auto places = placesIn(table, rows);
    std::mt19937 random(seed); // the same on every device, unlike what a library shuffles
    const auto any = [&](std::size_t of) { return static_cast<std::size_t>(random()) % of; };
    std::vector<LabQuestion> all;
    const auto every = places;
    while (!places.empty() && all.size() < static_cast<std::size_t>(count)) {
        const auto chosen = places.begin() + static_cast<std::ptrdiff_t>(any(places.size()));
        const auto place = *chosen;
        places.erase(chosen);
        auto others = cellsLike(table, place, every);
        const auto right = cellAt(table, place);
        std::erase(others, right);
        if (others.empty()) continue; // there is nothing to guess
        LabQuestion question{.row = place.row, .column = place.column, .names = place.names, .choices = {}};
        while (!others.empty() && question.choices.size() + 1 < mostChoices) {
            const auto other = others.begin() + static_cast<std::ptrdiff_t>(any(others.size()));
            question.choices.push_back(*other);
            others.erase(other);
        }
        question.right = any(question.choices.size() + 1);
        question.choices.insert(question.choices.begin() + static_cast<std::ptrdiff_t>(question.right),
                                right);
        all.push_back(std::move(question));
    }
    return all;
}

} // namespace core
