#include "app/cli/commands.h"

#include "app/cli/limit.h"
#include "core/kind.h"
#include "core/play/json.h"
#include "core/play/opponent.h"
#include "core/solve/numbering.h"
#include "core/version.h"

#include <QCryptographicHash>

#include <nlohmann/json.hpp>

#include <algorithm>
#include <iostream>

using namespace core;

namespace cli {

namespace {

using Json = nlohmann::ordered_json;

struct Stopped {};

std::string numberOrDash(const std::optional<int>& number) {
    return number ? std::to_string(*number) : "-";
}

// "1-2-3A 1 win 6 2": position, outcome for the player on move, plies to the end and figures, in this order;
// "-" where there is no such number.
std::string line(const Game& game, const Position& p, const Verdict& v, const Vouched::Set& set) {
    const char* outcome = v.lower == Outcome::Win ? " win " : v.lower == Outcome::Draw ? " draw " : " loss ";
    auto all = game.text(p) + outcome + numberOrDash(v.plies());
    for (const auto* figure : set.figures) all += ' ' + numberOrDash(v.figures.value(*figure));
    return all + '\n';
}

// Every position after the given one that goes on, positions that look alike counted once.
std::vector<std::string> lines(const Game& game, const Position& start, const Vouched::Set& set,
                               const std::stop_token& stop) {
    Numbering numbers([&](const Position& p) { return game.folded(p); });
    numbers.of(start);
    const auto solver = game.solver();
    std::vector<std::string> all;
    for (std::uint32_t i = 0; i < numbers.size(); ++i) {
        const auto p = numbers.at(i);
        if (game.result(p)) continue;
        const auto known = think(game, *solver, p, stop);
        if (stop.stop_requested()) throw Stopped();
        if (!known.verdict.proven()) throw InputError({text("cli", "“%1” is not proved"), {game.text(p)}});
        all.push_back(line(game, p, known.verdict, set));
        for (const auto m : game.moves(p)) numbers.of(game.reached(p, m));
    }
    // Positions that differ only in what is not written down are one.
    std::ranges::sort(all);
    all.erase(std::unique(all.begin(), all.end()), all.end()); // Clang 14 cannot read ranges::unique
    return all;
}

Json setJson(const Kind& kind, const Vouched::Set& set, const std::stop_token& stop) {
    const auto game = kind.game(set.rules);
    const auto start = set.position.empty() ? game->start() : game->parse(set.position);
    const auto all = lines(*game, start, set, stop);
    QCryptographicHash hash(QCryptographicHash::Sha256);
    for (const auto& text : all) hash.addData(QByteArrayView(text));
    const auto first = game->text(game->folded(start)) + ' ';
    const auto own = std::ranges::find_if(all, [&](const auto& text) { return text.starts_with(first); });
    auto figures = Json::array();
    for (const auto* figure : set.figures) figures.push_back(figure->key);
    return {{"rules", set.rules},
            {"position", game->text(start)},
            {"figures", std::move(figures)},
            {"positions", all.size()},
            {"start", own->substr(first.size(), own->size() - first.size() - 1)},
            {"sha256", hash.result().toHex().toStdString()}};
}

Json labJson(const Kind& kind, const Vouched::LabRun& run, const std::stop_token& stop) {
    const auto lab = std::ranges::find(kind.labs, run.id, &Lab::id);
    const auto values = parseValues(lab->options, run.options);
    const auto table = lab->run(values, stop, [](double) {});
    if (stop.stop_requested()) throw Stopped();
    return Json::parse(tableJson(*lab, values, table));
}

} // namespace

Exit certify(const Arguments& arguments, Translate) {
    const auto& kind = kindOf(arguments.word("GAME"));
    const Limit limit(timeLimit(arguments));
    Json all{{"format", "kachisuji-certificate"}, {"version", 1}, {"game", kind.id}};
    all["program"] = core::version();
    all["sets"] = Json::array();
    all["labs"] = Json::array();
    try {
        for (const auto& set : kind.vouched.sets) all["sets"].push_back(setJson(kind, set, limit.token()));
        for (const auto& run : kind.vouched.labs) all["labs"].push_back(labJson(kind, run, limit.token()));
    } catch (const Stopped&) {
        return Exit::NotProved;
    }
    std::cout << (arguments.flag("json") ? all.dump() : all.dump(1)) << '\n';
    return Exit::Done;
}

} // namespace cli
