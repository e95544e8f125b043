#include "core/games/bao/looptable.h"

#include <algorithm>
#include <numeric>

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
    if (exceptions.size() > shown) all += " … (" + std::to_string(exceptions.size()) + ')';
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
        fact(noPattern,
             text("bao", "Every loop of period 0 has one of the two patterns of Inahata and Takahashi."),
             text("bao", "Loops of period 0 with neither pattern of Inahata and Takahashi: %1.")),
        fact(noRelation, text("bao", "Period = shift + (pits + 1) · k for every loop of period 1 or more."),
             text("bao", "Loops of period 1 or more without period = shift + (pits + 1) · k: %1."))};
    if (ring.pits() == pitsInTable)
        all.push_back(fact(notListed, text("bao", "All loops found are in Table 1 of Inahata and Takahashi."),
                           text("bao", "Table 1 of Inahata and Takahashi does not have: %1.")));
    return all;
}

} // namespace

Table loopTable(const Ring& ring, const LoopSearch& found) {
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
    result.facts = facts(ring, found.loops);
    result.complete = found.complete;
    return result;
}

std::vector<FoundLoop> listed(const LoopSearch& found) {
    std::vector<FoundLoop> all;
    for (const auto& loop : found.loops)
        all.push_back({std::string(nameInTable(loop)), loop.boards.front(), boardInTable(loop),
                       static_cast<int>(loop.boards.size()), loop.period, loop.shift, loop.starts});
    // L2 stands before L10, and what has no name stands last.
    std::ranges::stable_sort(all, {}, [](const FoundLoop& loop) {
        return std::tuple(loop.name.empty(), loop.name.size(), loop.name);
    });
    return all;
}

} // namespace core::bao
