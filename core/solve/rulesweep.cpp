#include "core/solve/rulesweep.h"

#include "core/solve/census.h"

namespace core {

namespace {

// What is begun with each of the values behind it.
std::vector<std::string> with(const std::vector<std::string>& begun, std::string_view key,
                              const std::vector<std::string>& values) {
    std::vector<std::string> all;
    for (const auto& one : begun)
        for (const auto& value : values)
            all.push_back(one + (one.empty() ? "" : ";") + std::string(key) + '=' + value);
    return all;
}

// "fingers=3;overflow=wrap;split=any", …: the numbers in the order of their keys, the choices in that of the
// schema, the last one changing fastest.
std::vector<std::string> combinations(const Schema& options, std::initializer_list<std::string_view> keys,
                                      const Values& values) {
    std::vector<std::string> all{{}};
    for (const auto key : keys) {
        std::vector<std::string> numbers;
        const auto [from, to] = values.range(key);
        for (int number = from; number <= to; ++number) numbers.push_back(std::to_string(number));
        all = with(all, key, numbers);
    }
    for (const auto& option : options) {
        if (option.type != Option::Type::Choice) continue;
        std::vector<std::string> choices;
        for (const auto& choice : option.choices) choices.emplace_back(choice.value);
        all = with(all, option.key, choices);
    }
    return all;
}

std::unique_ptr<Game> allowed(const Kind& kind, const std::string& rules) {
    try {
        return kind.game(rules);
    } catch (const InputError&) {
        return {};
    }
}

std::vector<Cell> rowOf(const std::string& rules, const Census& found) {
    const auto outcome = found.start.lower.outcome;
    std::vector<Cell> row{rules,
                          static_cast<std::int64_t>(found.positions),
                          std::string(outcome == Outcome::Win    ? "win"
                                      : outcome == Outcome::Draw ? "draw"
                                                                 : "loss"),
                          {}};
    if (found.start.plies()) row.back() = std::int64_t{*found.start.plies()};
    return row;
}

} // namespace

Message rulesInWords(const Game& game) {
    Message told;
    for (const auto& part : game.summary(game.start()))
        told = told.empty() ? part : Message(text("core", "%1 · %2"), {std::move(told), part});
    return told;
}

Picture startPicture(const Game& game, const std::string& rules) {
    return {rules, game.text(game.start()), rulesInWords(game), text("core", "Play from here")};
}

Table ruleSweep(const Kind& kind, std::initializer_list<std::string_view> keys, const Values& values,
                const StopToken& stop, const Lab::Progress& progress) {
    Table table;
    table.view = Table::View::Matrix;
    table.columns = {{"rules", text("core", "Rules")},
                     {"positions", text("core", "Positions")},
                     {"outcome", text("core", "First player")},
                     {"distance", text("core", "Moves")}};
    const auto all = combinations(kind.options, keys, values);
    int drawn = 0;
    for (std::size_t i = 0; i < all.size(); ++i) {
        progress(static_cast<double>(i) / static_cast<double>(all.size()));
        const auto game = allowed(kind, all[i]);
        if (!game) continue;
        const auto found = census(*game, game->start(), stop);
        if (!found.complete) {
            table.complete = false;
            return table;
        }
        table.rows.push_back(rowOf(all[i], found));
        table.pictures.push_back({startPicture(*game, all[i])});
        if (found.start.lower == Outcome::Draw) ++drawn;
    }
    table.facts = {{true,
                    {text("core", "%1 rule sets examined, %2 of them drawn"),
                     {static_cast<int>(table.rows.size()), drawn}}}};
    progress(1);
    return table;
}

} // namespace core
