#include "core/games/chopsticks/labs.h"

#include "core/games/chopsticks/rules.h"
#include "core/solve/retrograde.h"

namespace core::chopsticks {

namespace {

struct Finding {
    std::int64_t positions = 0; // reachable from the start, seen by the mover
    Verdict start;
};

// Values one rule set and counts what can be reached from its start.
std::optional<Finding> examine(const Rules& rules, const std::stop_token& stop) {
    Retrograde<Rules> table(rules);
    if (!table.solve(stop)) return {};
    std::vector<bool> seen(rules.count());
    std::vector<std::uint32_t> queue{rules.index(rules.start())};
    seen[queue.front()] = true;
    for (std::size_t head = 0; head < queue.size(); ++head) {
        const auto p = rules.position(queue[head]);
        for (const auto m : rules.moves(p)) {
            const auto next = rules.index(rules.play(p, m));
            if (seen[next]) continue;
            seen[next] = true;
            queue.push_back(next);
        }
    }
    return Finding{static_cast<std::int64_t>(queue.size()), table.verdict(rules.start())};
}

std::string nameOf(Outcome outcome) {
    return outcome == Outcome::Win ? "win" : outcome == Outcome::Draw ? "draw" : "loss";
}

std::vector<Cell> rowOf(const std::string& rules, const Finding& found) {
    std::vector<Cell> row{rules, found.positions, nameOf(found.start.lower.outcome), {}};
    if (found.start.plies()) row.back() = std::int64_t{*found.start.plies()};
    return row;
}

// One combination of the options, and with how many fingers it gives a forced win all the same.
struct Combination {
    const char* overflow;
    const char* split;
    const char* self;
    std::string wonWith = {};

    std::string rules(int fingers) const { return "fingers=" + std::to_string(fingers) + ';' + text(); }
    std::string text() const {
        return std::string("overflow=") + overflow + ";split=" + split + ";selfattack=" + self;
    }
    // The source says that any one of wrapping, sharing and tapping oneself removes every forced win.
    bool claimedDrawn() const { return text() != "overflow=cutoff;split=none;selfattack=off"; }
};

std::vector<Combination> combinations() {
    std::vector<Combination> all;
    for (const char* overflow : {"wrap", "cutoff"})
        for (const char* split : {"any", "revive", "none"})
            for (const char* self : {"on", "off"}) all.push_back({overflow, split, self});
    return all;
}

std::vector<Fact> factsOf(int examined, int drawn, const std::vector<Combination>& all) {
    std::vector<Fact> facts{
        {true, {text("chopsticks", "%1 rule sets examined, %2 of them drawn"), {examined, drawn}}}};
    for (const auto& combination : all)
        if (combination.claimedDrawn() && !combination.wonWith.empty())
            facts.push_back({false,
                             {text("chopsticks", "%1: a forced win with %2 fingers"),
                              {combination.text(), combination.wonWith}}});
    const bool holds = facts.size() == 1;
    facts.insert(
        facts.begin() + 1,
        {holds, holds
                    ? text("chopsticks", "Here, as the source claims, any one of wrap, split and selfattack "
                                         "removes every forced win.")
                    : text("chopsticks", "The source claims that any one of wrap, split and selfattack "
                                         "removes every forced win. It does not:")});
    return facts;
}

} // namespace

Table ruleSweep(const Values& values, const std::stop_token& stop, const Lab::Progress& progress) {
    Table table;
    table.view = Table::View::Matrix;
    table.columns = {{"rules", text("chopsticks", "Rules")},
                     {"positions", text("chopsticks", "Positions")},
                     {"outcome", text("chopsticks", "First player")},
                     {"distance", text("chopsticks", "Moves")}};
    const auto [from, to] = values.range("fingers");
    auto all = combinations();
    int drawn = 0;
    for (int fingers = from; fingers <= to; ++fingers) {
        progress(static_cast<double>(fingers - from) / (to - from + 1));
        for (auto& combination : all) {
            const auto rules = combination.rules(fingers);
            const auto found = examine(Rules(parseValues(schema(), rules)), stop);
            if (!found) {
                table.complete = false;
                return table;
            }
            const auto outcome = found->start.lower.outcome;
            table.rows.push_back(rowOf(rules, *found));
            if (outcome == Outcome::Draw) {
                ++drawn;
                continue;
            }
            if (combination.claimedDrawn()) table.exceptions.push_back(table.rows.size() - 1);
            combination.wonWith += (combination.wonWith.empty() ? "" : ", ") + std::to_string(fingers);
        }
    }
    table.facts = factsOf(static_cast<int>(table.rows.size()), drawn, all);
    progress(1);
    return table;
}

} // namespace core::chopsticks
