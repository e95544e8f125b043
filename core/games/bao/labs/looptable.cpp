#include "core/games/bao/labs/looptable.h"

#include "core/joined.h"

#include <algorithm>
#include <array>
#include <iterator>
#include <tuple>

namespace core::bao {

namespace {

std::string textOf(const HandBoard& board) {
    std::string all;
    for (const int count : board) all += (all.empty() ? "(" : ",") + std::to_string(count);
    return all + ')';
}

// What is checked of each loop: those it is said of, and those it fails for.
struct Tally {
    std::int64_t cases = 0;
    std::vector<std::size_t> fails = {};
    std::vector<HandBoard> boards = {}; // the first of these

    void add(bool holds, std::size_t row, const HandBoard& board) {
        constexpr std::size_t shown = 4;
        ++cases;
        if (holds) return;
        if (fails.size() < shown) boards.push_back(board);
        fails.push_back(row);
    }
    int holding() const { return static_cast<int>(cases - static_cast<std::int64_t>(fails.size())); }
    std::string text() const {
        return joined(boards, ", ", [](const auto& board) { return textOf(board); }) +
               (fails.size() > boards.size() ? " …" : "");
    }
    // "… holds for %1 of %2 loops: not for %3."
    Fact fact(Phrase always, Phrase mostly) const {
        if (fails.empty()) return {true, always};
        return {false, {mostly, {holding(), static_cast<int>(cases), text()}}, fails};
    }
};

// What Inahata and Takahashi say of loops, and what was found since.
struct Tallies {
    std::array<Tally, clauses> clause; // of the condition LOOP, each with those before it, as it is written
    Tally ownParity, pattern, relation, listed, clock;

    void add(const Ring& ring, const Loop& loop, std::size_t row) {
        const auto& first = loop.boards.front();
        if (loop.period == 0) {
            pattern.add(std::ranges::any_of(loop.boards, zeroPattern), row, first);
        } else {
            const auto most = [&](Parity parity) {
                int held = 0;
                for (const auto& board : loop.boards) held = std::max(held, clausesHeld(board, parity));
                return held;
            };
            for (int i = 0, held = most(Parity::AllStones); i < clauses; ++i)
                clause[static_cast<std::size_t>(i)].add(held > i, row, first);
            ownParity.add(most(Parity::LastPit) == clauses, row, first);
            const int apart = loop.period - loop.shift;
            relation.add(apart >= 0 && apart % (ring.size() + 1) == 0, row, first);
        }
        listed.add(!nameInTable(loop).empty(), row, first);
        clock.add(spaced(bao::clock(first)), row, first);
    }
};

std::vector<Fact> loopFacts(const Tallies& t) {
    std::vector<Fact> all{
        t.clause.back().fact(
            text("bao", "Condition LOOP as it is written: every loop of period 1 or more has such a board."),
            text("bao", "Condition LOOP as it is written, with the parity of all stones: %1 of %2 loops of "
                        "period 1 or more have such a board; not %3.")),
        t.ownParity.fact(
            text("bao", "Condition LOOP by the last pit’s own parity: every loop of period 1 or more has "
                        "such a board."),
            text("bao", "Condition LOOP by the last pit’s own parity: %1 of %2 loops of period 1 or more "
                        "have such a board; not %3."))};
    if (const auto& before = t.clause[clauses - 2]; !before.fails.empty())
        all.push_back({false,
                       {text("bao", "No other last clause makes LOOP right: the clauses before it already "
                                    "fail for %1 loops, like %2."),
                        {static_cast<int>(before.fails.size()), before.text()}},
                       before.fails});
    return all;
}

// The clock's part that holds on every board, and how many loops it tells.
std::vector<Fact> clockFacts(const Ring& ring, const Tally& clock) {
    return {{true,
             {text("bao", "The clock, found here, has %1 hours, one more than there are pits. Mark hour 0. "
                          "Mark the hour that is the number of stones in hand. For each other pit, i steps "
                          "on and with b stones in it, mark hour i + b + 1. A lay only turns this clock. "
                          "Where no two marks are side by side, the sowing never ends."),
              {ring.size() + 1}}},
            clock.fact(text("bao", "The clock recognises every loop found."),
                       text("bao", "The clock recognises %1 of %2 loops found; not %3."))};
}

// Of the boards with up to so many stones in hand and rows of counts: each comes back after one lay.
Fact converseFact() {
    constexpr int most = 8, rows = 5;
    int boards = 0, back = 0;
    for (const int pattern : {1, 2})
        for (int n = 2; n <= most; ++n)
            for (int k = pattern; k < pattern + rows; ++k) {
                const auto board = zeroBoard(pattern, n, k);
                ++boards;
                back += afterLay(board) == board ? 1 : 0;
            }
    return {
        back == boards,
        {text("bao", "The other way round, found here: a board with one of the two patterns looks the same "
                     "after one lay, so it never ends; %1 of %2 boards, with 2 to %3 stones in hand."),
         {back, boards, most}}};
}

std::vector<Fact> facts(const Ring& ring, const Tallies& t) {
    auto all = loopFacts(t);
    std::ranges::move(clockFacts(ring, t.clock), std::back_inserter(all));
    all.push_back(t.pattern.fact(
        text("bao", "Every loop of period 0 has one of the two patterns of Inahata and Takahashi."),
        text("bao", "One of the two patterns of Inahata and Takahashi is in %1 of %2 loops of period 0; not "
                    "in %3.")));
    all.push_back(converseFact());
    all.push_back(t.relation.fact(
        text("bao", "Period = shift + (pits + 1) · k for every loop of period 1 or more."),
        text("bao", "Period = shift + (pits + 1) · k for %1 of %2 loops of period 1 or more; not for %3.")));
    all.push_back(
        {true, text("bao", "Every never-ending sowing starts on its own loop: a lay can be undone in one way "
                           "only, so no board leads into a loop from outside.")});
    if (ring.pits() == pitsInTable)
        all.push_back(
            t.listed.fact(text("bao", "All loops found are in Table 1 of Inahata and Takahashi."),
                          text("bao", "Table 1 of Inahata and Takahashi has %1 of %2 loops; not %3.")));
    return all;
}

std::vector<Total> totals(const LoopSearch& found, const Tallies& t) {
    return {{"boards", static_cast<std::int64_t>(found.boards), text("bao", "boards reached")},
            {"loops", static_cast<std::int64_t>(found.loops.size()), text("bao", "loops found")},
            {"condition_cases", t.ownParity.cases, text("bao", "loops of period 1 or more")},
            {"condition_clause1", t.clause[0].holding(),
             text("bao", "of these, with a board for clause 1 of LOOP")},
            {"condition_clause2", t.clause[1].holding(), text("bao", "for clauses 1 and 2")},
            {"condition_clause3", t.clause[2].holding(), text("bao", "for clauses 1 to 3")},
            {"condition_as_written", t.clause[3].holding(),
             text("bao", "for all four, with the parity of all stones")},
            {"condition_own_parity", t.ownParity.holding(),
             text("bao", "for all four, with the parity of the last pit")},
            {"clock", t.clock.holding(), text("bao", "loops that the clock recognises")}};
}

} // namespace

Table loopTable(const Ring& ring, const LoopSearch& found) {
    Table result;
    result.columns = {{"board", text("bao", "board")},      {"period", text("bao", "period")},
                      {"shift", text("bao", "shift")},      {"starts", text("bao", "ways in")},
                      {"table", text("bao", "in Table 1")}, {"printed", text("bao", "printed there as")}};
    Tallies tallies;
    for (const auto& loop : found.loops) {
        tallies.add(ring, loop, result.rows.size());
        const auto& board = loop.boards.front();
        const auto name = nameInTable(loop);
        const auto& printed = boardInTable(loop);
        result.rows.push_back(
            {std::vector<std::int64_t>(board.begin(), board.end()), std::int64_t{loop.period},
             std::int64_t{loop.shift}, std::int64_t{loop.starts},
             name.empty() ? Cell() : Cell(std::string(name)),
             name.empty() ? Cell() : Cell(std::vector<std::int64_t>(printed.begin(), printed.end()))});
    }
    result.totals = totals(found, tallies);
    result.facts = facts(ring, tallies);
    result.complete = found.complete;
    return result;
}

std::optional<Message> tableWords(const Loop& loop) {
    const auto name = nameInTable(loop);
    if (name.empty()) return {};
    return Message{text("bao", "It is %1 of Table 1 of Inahata and Takahashi, printed there as %2."),
                   {std::string(name), textOf(boardInTable(loop))}};
}

std::vector<FoundLoop> listed(const LoopSearch& found) {
    std::vector<FoundLoop> all;
    for (const auto& loop : found.loops)
        all.push_back({std::string(nameInTable(loop)), loop.boards.front(), boardInTable(loop),
                       static_cast<int>(loop.boards.size()), loop.period, loop.shift, loop.starts,
                       all.size()});
    // L2 stands before L10, and what has no name stands last.
    std::ranges::stable_sort(all, {}, [](const FoundLoop& loop) {
        return std::tuple(loop.name.empty(), loop.name.size(), loop.name);
    });
    return all;
}

} // namespace core::bao
