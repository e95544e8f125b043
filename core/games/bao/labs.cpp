#include "core/games/bao/labs.h"

#include "core/games/bao/loops.h"
#include "core/games/bao/rules.h"
#include "core/games/bao/sowinglabs.h"
#include "core/games/bao/thresholdmethod.h"

#include <algorithm>

namespace core::bao {

namespace {

std::string textOf(const HandBoard& board) {
    std::string all;
    for (const int count : board) all += (all.empty() ? "(" : ",") + std::to_string(count);
    return all + ')';
}

Fact fact(const std::vector<std::string>& exceptions, Phrase holds, Phrase fails) {
    constexpr std::size_t shown = 6;
    std::string all;
    for (std::size_t i = 0; i < std::min(shown, exceptions.size()); ++i)
        all += (i > 0 ? ", " : "") + exceptions[i];
    if (exceptions.size() > shown) all += " …";
    return exceptions.empty() ? Fact{true, holds} : Fact{false, {fails, {all}}};
}

// What the article says of loops, checked on those found.
std::vector<Fact> facts(const Ring& ring, const std::vector<Loop>& loops) {
    std::vector<std::string> noCondition, noPattern, noRelation, notListed;
    for (const auto& loop : loops) {
        const auto name = textOf(loop.boards.front());
        if (loop.period == 0) {
            if (std::ranges::none_of(loop.boards, [](const auto& b) { return zeroPattern(b) != 0; }))
                noPattern.push_back(name);
        } else {
            if (std::ranges::none_of(loop.boards, conditionLoop)) noCondition.push_back(name);
            if (loop.period < loop.shift || (loop.period - loop.shift) % (ring.size() + 1) != 0)
                noRelation.push_back(name);
        }
        if (nameInTable(loop).empty()) notListed.push_back(name);
    }
    std::vector<Fact> all{
        {true, text("bao", "Every never-ending sowing starts on its own loop: a lay can be undone in one way "
                           "only, so no board leads into a loop from outside.")},
        fact(noCondition, text("bao", "Every loop of period 1 or more has a board with the condition LOOP."),
             text("bao", "Loops of period 1 or more without a board with the condition LOOP: %1.")),
        fact(noPattern, text("bao", "Every loop of period 0 has one of the article's two patterns."),
             text("bao", "Loops of period 0 with neither of the article's patterns: %1.")),
        fact(noRelation, text("bao", "Period = shift + (pits + 1) · k for every loop of period 1 or more."),
             text("bao", "Loops of period 1 or more without period = shift + (pits + 1) · k: %1."))};
    if (ring.pits() == 4)
        all.push_back(fact(notListed, text("bao", "All loops found are in the article's Table 1."),
                           text("bao", "The article's Table 1 does not have: %1.")));
    return all;
}

Table loopTable(const Values& values, const std::stop_token& stop, const Lab::Progress& progress) {
    const Rules rules(parseValues(options(), "pits=" + std::to_string(values.number("pits"))));
    const auto found = findLoops(rules.ring(), rules.start().stones, stop, progress);
    Table result;
    result.columns = {{"board", text("bao", "board")},
                      {"period", text("bao", "period")},
                      {"shift", text("bao", "shift")},
                      {"starts", text("bao", "ways in")},
                      {"table", text("bao", "in Table 1")}};
    for (const auto& loop : found.loops) {
        const auto& board = loop.boards.front();
        const auto name = nameInTable(loop);
        result.rows.push_back({std::vector<std::int64_t>(board.begin(), board.end()),
                               std::int64_t{loop.period}, std::int64_t{loop.shift}, std::int64_t{loop.starts},
                               name.empty() ? Cell() : Cell(std::string(name))});
    }
    result.totals = {{"boards", static_cast<std::int64_t>(found.boards)}};
    result.facts = facts(rules.ring(), found.loops);
    result.complete = found.complete;
    return result;
}

// "f, j"
std::string winningMoves(const Rules& rules, const ThresholdMethod& method) {
    std::string all;
    for (const auto m : rules.moves(rules.start()))
        if (seenByOther(method.verdict(rules.play(rules.start(), m))).lower == Outcome::Win)
            all += (all.empty() ? "" : ", ") + rules.text(rules.start(), m);
    return all;
}

Cell threshold(const Verdict& v, Figure figure) {
    const auto value = v.figures.value(figure);
    return value ? Cell(std::int64_t{*value}) : Cell();
}

Table winners(const Values& values, const std::stop_token& stop, const Lab::Progress& progress) {
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
                               threshold(v, Figure::LeadWin), threshold(v, Figure::LeadDraw),
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
             loopTable},
            sowingLab(),
            rollbackLab(),
            messagesLab(),
            {"bao-winners",
             text("bao", "Who wins BAO?"),
             text("bao", "Solves the start for every size of the board: four stones in every second pit."),
             {{"pits", Option::Type::Int, text("bao", "Largest board"), "5", Rules::minPits, Rules::maxPits}},
             winners}};
}

} // namespace core::bao
