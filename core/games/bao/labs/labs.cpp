#include "core/games/bao/labs/labs.h"

#include "core/games/bao/labs/looptable.h"
#include "core/games/bao/look/figures.h"
#include "core/games/bao/rules/rules.h"
#include "core/games/bao/search/thresholdmethod.h"

#include <algorithm>

namespace core::bao {

namespace {

Table loops(const Values& values, const StopToken& stop, const Lab::Progress& progress) {
    const Rules rules(parseValues(options(), "pits=" + std::to_string(values.number("pits"))));
    return loopTable(rules.ring(), findLoops(rules.ring(), rules.start().stones, stop, progress));
}

// "f, j"
std::string winningMoves(const Rules& rules, const ThresholdMethod& method) {
    std::string all;
    for (const auto m : rules.moves(rules.start()))
        if (seenByOther(method.verdict(rules.playKnown(rules.start(), m))).lower == Outcome::Win)
            all += (all.empty() ? "" : ", ") + rules.text(rules.start(), m);
    return all;
}

Cell threshold(const Verdict& v, const Figure& figure) {
    const auto value = v.figures.value(figure);
    return value ? Cell(std::int64_t{*value}) : Cell();
}

Table winners(const Values& values, const StopToken& stop, const Lab::Progress& progress) {
    Table result;
    result.columns = {{"pits", text("bao", "pits a row")},
                      {"outcome", text("bao", "outcome")},
                      {"win", text("bao", "wins from")},
                      {"draw", text("bao", "draws from")},
                      {"moves", text("bao", "winning first moves")}};
    const int last = values.number("pits");
    for (int pits = Rules::minPits; pits <= last; ++pits) {
        const Rules rules(parseValues(options(), "pits=" + std::to_string(pits)));
        ThresholdMethod method(rules);
        if (!method.solve(rules.start(), stop, [] {})) {
            result.complete = false;
            return result;
        }
        const auto v = method.verdict(rules.start());
        result.rows.push_back({std::int64_t{pits},
                               std::string(v.lower == Outcome::Win    ? "win"
                                           : v.lower == Outcome::Draw ? "draw"
                                                                      : "loss"),
                               threshold(v, figure::leadWin), threshold(v, figure::leadDraw),
                               winningMoves(rules, method)});
        progress(static_cast<double>(pits) / last);
    }
    return result;
}

} // namespace

std::vector<Lab> labs() {
    return {{"bao-loops",
             text("bao", "Loops that play can reach"),
             text("bao", "Looks at every board that can be reached from the start and collects the sowings "
                         "that never end."),
             {{"pits", Option::Type::Int, text("bao", "Pits in a row"), "4", Rules::minPits, 6}},
             loops,
             false},
            sowingLab(),
            rollbackLab(),
            messagesLab(),
            differenceLab(),
            {"bao-winners",
             text("bao", "Who wins BAO?"),
             text("bao", "Solves the start for every size of the board: four stones in every second pit."),
             {{"pits", Option::Type::Int, text("bao", "Largest board"), "5", Rules::minPits, Rules::maxPits}},
             winners}};
}

} // namespace core::bao
