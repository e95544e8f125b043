#include "core/solve/rulesweep.h"

#include "core/solve/census.h"

namespace core {

namespace {

// "overflow=wrap;split=any", … in the order of the schema, the last option changing fastest.
std::vector<std::string> combinations(const Schema& options) {
    std::vector<std::string> all{{}};
    for (const auto& option : options) {
        if (option.type != Option::Type::Choice) continue;
        std::vector<std::string> longer;
        for (const auto& begun : all)
            for (const auto& choice : option.choices)
                longer.push_back(begun + ';' + std::string(option.key) + '=' + std::string(choice.value));
        all = std::move(longer);
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

// The start under these rules, to be played from.
Picture pictureOf(const Game& game, const std::string& rules) {
    const auto start = game.start();
    Message told;
    for (const auto& part : game.summary(start))
        told = told.empty() ? part : Message(text("core", "%1 · %2"), {std::move(told), part});
    return {rules, game.text(start), std::move(told), text("core", "Play from here")};
}

} // namespace

Table ruleSweep(const Kind& kind, std::string_view key, const Values& values, const StopToken& stop,
                const Lab::Progress& progress) {
    Table table;
    table.view = Table::View::Matrix;
    table.columns = {{"rules", text("core", "Rules")},
                     {"positions", text("core", "Positions")},
                     {"outcome", text("core", "First player")},
                     {"distance", text("core", "Moves")}};
    const auto [from, to] = values.range(key);
    const auto choices = combinations(kind.options);
    int drawn = 0;
    for (int number = from; number <= to; ++number) {
        progress(static_cast<double>(number - from) / (to - from + 1));
        for (const auto& choice : choices) {
            const auto rules = std::string(key) + '=' + std::to_string(number) + choice;
            const auto game = allowed(kind, rules);
            if (!game) continue;
            const auto found = census(*game, game->start(), stop);
            if (!found.complete) {
                table.complete = false;
                return table;
            }
            table.rows.push_back(rowOf(rules, found));
            table.pictures.push_back({pictureOf(*game, rules)});
            if (found.start.lower == Outcome::Draw) ++drawn;
        }
    }
    table.facts = {{true,
                    {text("core", "%1 rule sets examined, %2 of them drawn"),
                     {static_cast<int>(table.rows.size()), drawn}}}};
    progress(1);
    return table;
}

} // namespace core
