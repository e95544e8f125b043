#include "core/games/bao/labs/labs.h"

#include "core/games/bao/labs/looptable.h"
#include "core/games/bao/labs/messages.h"
#include "core/games/bao/loops/rollback.h"
#include "core/games/bao/rules/rules.h"

#include <algorithm>
#include <array>

namespace core::bao {

namespace {

constexpr std::size_t mostRows = 2000, mostLays = 2'000'000;

// Said as it is: the sign beside it is easily overlooked.
Fact yesOrNo(bool is, Phrase yes, Phrase no) {
    return {is, is ? yes : no};
}

// The board and the pit a lab is asked about.
struct Given {
    Ring ring;
    Stones stones{};
    int slot = 0;
};

std::vector<Option> boardOptions() {
    using enum Option::Type;
    return {{"board",
             List,
             text("bao", "Stones in pits a, b, …"),
             "3,1,0,3,0,1,0,1",
             4,
             2 * maxPits,
             {},
             text("bao", "in the order of sowing, as many for one row as for the other"),
             {0, Rules::maxStones * 2, {}}},
            {"pit", Int, text("bao", "Pit to sow, a is 1"), "1", 1, 2 * maxPits}};
}

Given given(const Values& values) {
    HandBoard board;
    for (const auto& entry : values.list("board"))
        board.push_back(numberIn("board", entry, 0, Rules::maxStones * 2));
    const int size = static_cast<int>(board.size());
    if (size % 2 != 0) throw badValue("board", std::to_string(size), text("bao", "an even number of pits"));
    Given g{Ring(size / 2)};
    g.stones = stonesOf(g.ring, board);
    if (stonesOn(g.stones) > size * Rules::maxStones)
        throw badValue("board", std::to_string(stonesOn(g.stones)),
                       {text("bao", "at most %1 stones"), {size * Rules::maxStones}});
    const int pit = values.number("pit") - 1;
    if (pit >= size || board[static_cast<std::size_t>(pit)] == 0)
        throw badValue("pit", std::to_string(pit + 1), text("bao", "a pit of the board that holds stones"));
    g.slot = g.ring.slot(pit);
    return g;
}

std::string letter(const Ring& ring, int slot) {
    return {static_cast<char>('a' + ring.pit(slot))};
}

std::vector<Cell> layRow(const Ring& ring, std::size_t lay, const Stones& stones, int hand) {
    const auto board = seenFromHand(ring, stones, hand);
    return {static_cast<std::int64_t>(lay), letter(ring, hand),
            std::vector<std::int64_t>(board.begin(), board.end())};
}

void addForward(Table& result, const Given& g) {
    const auto t = trace(g.ring, g.stones, g.slot, mostRows, mostLays);
    const int m = g.ring.size();
    for (std::size_t i = 0; i < t.lays.size(); ++i)
        result.rows.push_back(layRow(g.ring, i + 1, t.lays[i].after, t.lays[i].to));
    const auto sown = static_cast<int>(t.sown), lays = static_cast<int>(t.count);
    if (t.open) {
        result.facts.push_back(
            {true, {plural("bao", "After %n lays it has not ended yet, and no board was back."), {}, lays}});
        return;
    }
    if (!t.endless) {
        result.facts.push_back({true,
                                {plural("bao", "The sowing ends after %n lays in %1 and takes %2 from %3."),
                                 {letter(g.ring, t.last), t.captured, letter(g.ring, g.ring.facing(t.last))},
                                 lays}});
        return;
    }
    const auto board = seenFromHand(g.ring, g.stones, g.slot);
    result.facts.push_back(
        {true, {plural("bao", "After %n lays the same board is back: it never ends."), {}, lays}});
    if (const auto loop = loopOf(g.ring, board))
        if (const auto known = tableWords(*loop)) result.facts.push_back({true, *known});
    result.facts.push_back(
        {true,
         {text("bao", "%1 stones sown are %2 rounds of %3 and %4 more: period %2, shift %4."),
          {sown, sown / m, m, sown % m}}});
    result.facts.push_back(yesOrNo(conditionLoop(board),
                                   text("bao", "The first board has the condition LOOP."),
                                   text("bao", "The first board does not have the condition LOOP.")));
    result.facts.push_back(yesOrNo(zeroPattern(board) != 0,
                                   text("bao", "The first board has a pattern of period 0."),
                                   text("bao", "The first board has no pattern of period 0.")));
}

void addBack(Table& result, const Given& g) {
    const auto first = seenFromHand(g.ring, g.stones, g.slot);
    const auto signs = stopSigns(first);
    auto stones = g.stones;
    int hand = g.slot, lays = 0;
    bool round = false;
    while (!round && stones[static_cast<std::size_t>(hand)] >= 2 && result.rows.size() <= mostRows) {
        hand = layBack(g.ring, stones, hand);
        result.rows.push_back(layRow(g.ring, static_cast<std::size_t>(++lays), stones, hand));
        round = seenFromHand(g.ring, stones, hand) == first;
    }
    if (round)
        result.facts.push_back(
            {true, text("bao", "The rollback goes round for ever: the board is on a loop.")});
    else if (stones[static_cast<std::size_t>(hand)] >= 2)
        result.facts.push_back({true, {plural("bao", "%n lays are undone, and more could be."), {}, lays}});
    else
        result.facts.push_back(
            {true,
             {plural("bao",
                     "The rollback stops after %n lays: the pit in hand has one stone or none to give back."),
              {},
              lays}});
    result.facts.push_back(yesOrNo(signs.emptyPair, text("bao", "Two empty pits side by side."),
                                   text("bao", "No two empty pits side by side.")));
    result.facts.push_back(yesOrNo(signs.equalPair, text("bao", "Two pits side by side with the same count."),
                                   text("bao", "No two pits side by side with the same count.")));
    result.facts.push_back(yesOrNo(signs.first,
                                   text("bao", "The first stopping pattern of Inahata and Takahashi."),
                                   text("bao", "Not the first stopping pattern of Inahata and Takahashi.")));
    result.facts.push_back(yesOrNo(signs.second,
                                   text("bao", "The second stopping pattern of Inahata and Takahashi."),
                                   text("bao", "Not the second stopping pattern of Inahata and Takahashi.")));
}

Table sowing(const Values& values, const StopToken& stop, const Lab::Progress&) {
    const auto g = given(values);
    Table result;
    result.columns = {
        {"lay", text("bao", "lay")}, {"pit", text("bao", "pit")}, {"board", text("bao", "board")}};
    result.complete = !stop.stop_requested();
    if (!result.complete) return result;
    result.rows.push_back(layRow(g.ring, 0, g.stones, g.slot));
    if (values.choice("direction") == "back")
        addBack(result, g);
    else
        addForward(result, g);
    return result;
}

Table messages(const Values& values, const StopToken& stop, const Lab::Progress&) {
    const auto g = given(values);
    const auto t = trace(g.ring, g.stones, g.slot, mostRows / 8, mostLays);
    Table result;
    result.columns = {{"from", text("bao", "sender")},
                      {"to", text("bao", "receiver")},
                      {"message", text("bao", "message")},
                      {"state", text("bao", "then holds")}};
    for (const auto& m : messagesOf(g.ring, g.stones, g.slot, t))
        result.rows.push_back({m.from, m.to, m.code, std::int64_t{m.holds}});
    if (t.endless) result.facts.push_back({true, text("bao", "The same messages follow again and again.")});
    result.complete = !stop.stop_requested();
    return result;
}

} // namespace

Lab sowingLab() {
    auto options = boardOptions();
    options.push_back({"direction",
                       Option::Type::Choice,
                       text("bao", "Direction"),
                       "forwards",
                       0,
                       0,
                       {{"forwards", text("bao", "Sow")}, {"back", text("bao", "Roll back")}}});
    return {"bao-sowing",
            text("bao", "One move"),
            text("bao", "Sows a pit of any board lay by lay, or undoes the lays that led to it."),
            std::move(options),
            sowing,
            false};
}

Lab messagesLab() {
    return {"bao-messages",
            text("bao", "Messages"),
            text("bao", "A sowing as the processes of Inahata and Takahashi see it: pits (H) and managers "
                        "(Mn, Ms) pass stones on."),
            boardOptions(),
            messages,
            false};
}

} // namespace core::bao
