#include "core/games/bao/labs/labs.h"
#include "core/games/bao/loops/boards.h"
#include "core/games/bao/loops/loops.h"
#include "core/games/bao/rules/rules.h"
#include "core/games/bao/search/thresholdmethod.h"

#include <map>

namespace core::bao {

namespace {

// What was counted: each case is a board and a pit that gets one stone more.
struct Count {
    std::int64_t sowings = 0;                 // cases, the first pit of the board being sown
    std::int64_t same = 0;                    // it ends in the same pit
    std::int64_t elsewhere = 0;               // in another
    std::int64_t never = 0;                   // it never ends, or does although it never did
    std::int64_t endless = 0;                 // neither of the two ends
    std::int64_t positions = 0, outcomes = 0; // cases of a board on move, and those with another outcome
    HandBoard unchanged;                      // the first whose sowing ends as it did before
    int pit = 0;

    Count& operator+=(const Count& other) {
        sowings += other.sowings, same += other.same, elsewhere += other.elsewhere, never += other.never;
        endless += other.endless, positions += other.positions, outcomes += other.outcomes;
        if (unchanged.empty()) unchanged = other.unchanged, pit = other.pit;
        return *this;
    }
};

class Comparison {
public:
    Comparison(const Rules& rules, const StopToken& stop) : m_rules(rules), m_method(rules), m_stop(stop) {}

    // Everything with so many stones and one more; nothing if stopped.
    std::optional<Count> of(int stones) {
        Count count;
        const bool all = eachBoard(m_rules.ring().size(), stones, [&](const HandBoard& board) {
            compare(count, board);
            return !m_stop.stop_requested();
        });
        return all ? std::optional(count) : std::nullopt;
    }

private:
    void compare(Count& count, const HandBoard& board) {
        for (std::size_t pit = 0; pit < board.size(); ++pit) {
            auto more = board;
            ++more[pit];
            ++count.positions;
            count.outcomes += outcome(more) != outcome(board);
            if (board.front() == 0) continue;
            ++count.sowings;
            const auto before = end(board), after = end(more);
            if (before.endless != after.endless)
                ++count.never;
            else if (before.endless)
                ++count.endless;
            else if (before.last != after.last)
                ++count.elsewhere;
            else if (++count.same; count.unchanged.empty())
                count.unchanged = board, count.pit = static_cast<int>(pit);
        }
    }

    Ring::Sowing end(const HandBoard& board) const {
        auto stones = stonesOf(m_rules.ring(), board);
        return m_rules.ring().sow(stones, 0, UINT64_MAX).value();
    }

    // At level score, for the player whose row begins with the first pit.
    Worth outcome(const HandBoard& board) {
        const auto [known, fresh] = m_known.try_emplace(board);
        if (fresh) {
            const Rules::Position p{.stones = stonesOf(m_rules.ring(), board)};
            known->second = m_method.outcome(p, m_stop).lower;
        }
        return known->second;
    }

    const Rules& m_rules;
    ThresholdMethod m_method;
    const StopToken& m_stop;
    std::map<HandBoard, Worth> m_known;
};

std::vector<Fact> facts(const Count& all) {
    const auto figure = [](std::int64_t n) { return Message::Argument(static_cast<int>(n)); };
    std::string board;
    for (const int n : all.unchanged) board += (board.empty() ? "(" : ",") + std::to_string(n);
    std::vector<Fact> told{
        {true,
         {text("bao", "One stone more makes a sowing end in another pit in %1 of %2 cases; in %3 it no "
                      "longer ends, or ends although it never did before."),
          {figure(all.elsewhere), figure(all.sowings), figure(all.never)}}},
        {true,
         {text("bao", "One stone more changes who wins, at level score, in %1 of %2 cases."),
          {figure(all.outcomes), figure(all.positions)}}}};
    if (!all.unchanged.empty())
        told.push_back({false,
                        {text("bao", "The result does not always change: with one stone more in pit %1, %2 "
                                     "ends where it did; that is so in %3 of %4 cases."),
                         {std::string(1, static_cast<char>('a' + all.pit)), board + ')', figure(all.same),
                          figure(all.sowings)}}});
    return told;
}

Table differences(const Values& values, const StopToken& stop, const Lab::Progress& progress) {
    const Rules rules(parseValues(options(), "pits=" + std::to_string(values.number("pits"))));
    Comparison comparison(rules, stop);
    Table result;
    result.columns = {{"stones", text("bao", "stones")},
                      {"sowings", text("bao", "sowings compared")},
                      {"same", text("bao", "end in the same pit")},
                      {"elsewhere", text("bao", "end in another")},
                      {"never", text("bao", "only one ends")},
                      {"endless", text("bao", "neither ends")},
                      {"positions", text("bao", "positions compared")},
                      {"outcomes", text("bao", "another outcome")}};
    Count all;
    const int most = values.number("stones");
    for (int n = 1; n <= most; ++n) {
        const auto count = comparison.of(n);
        result.complete = count.has_value();
        if (!count) return result;
        result.rows.push_back({std::int64_t{n}, count->sowings, count->same, count->elsewhere, count->never,
                               count->endless, count->positions, count->outcomes});
        all += *count;
        progress(static_cast<double>(n) / most);
    }
    result.facts = facts(all);
    return result;
}

} // namespace

Lab differenceLab() {
    using enum Option::Type;
    return {"bao-difference",
            text("bao", "One stone more"),
            text("bao", "Inahata and Takahashi call BAO chaotic: a tiny difference in the beginning, quite "
                        "another result. So one stone more is laid into each pit of each board in turn, and "
                        "what then happens is counted."),
            {{"pits", Int, text("bao", "Pits in a row"), "4", Rules::minPits, 4},
             {"stones", Int, text("bao", "Most stones"), "8", 1, 12}},
            differences};
}

} // namespace core::bao
