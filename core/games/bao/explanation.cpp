#include "core/games/bao/explanation.h"

#include "core/games/bao/sowingtrace.h"

namespace core::bao {

namespace {

// "f+4 k c+2", and where it leads.
Message lineInWords(const Rules& rules, Rules::Position p, const std::vector<Rules::Move>& line) {
    constexpr std::size_t shown = 24;
    std::string moves;
    for (std::size_t i = 0; i < line.size(); ++i) {
        const auto next = rules.playKnown(p, line[i]);
        const auto mover = static_cast<std::size_t>(p.mover);
        if (i < shown) {
            moves += (moves.empty() ? "" : " ") + rules.text(p, line[i]);
            if (const int taken = next.captured[mover] - p.captured[mover]; taken > 0)
                moves += "+" + std::to_string(taken);
        } else if (i == shown)
            moves += " …";
        p = next;
    }
    if (p.endless != 0) return {text("bao", "Best play: %1, which never ends."), {moves}};
    if (!rules.result(p)) return {text("bao", "Best play: %1 …"), {moves}};
    const int first = p.captured[0] + rowSum(p.stones, 0),
              second = p.captured[1] + rowSum(p.stones, rowSlots);
    return {text("bao", "Best play: %1. It ends %2 to %3."), {moves, first, second}};
}

} // namespace

std::optional<Message> endlessInWords(const Rules& rules, const Rules::Position& p, Rules::Move m) {
    const auto t = trace(rules.ring(), p.stones, m.slot, 0, laysAtOnce);
    if (!t.endless) return {};
    const auto size = static_cast<std::uint64_t>(rules.ring().size());
    const auto period = std::to_string(t.sown / size), shift = std::to_string(t.sown % size);
    const int lays = static_cast<int>(t.count);
    return Message{plural("bao", "%1 never ends: after %n lays the same board is back, period %2, shift %3."),
                   {rules.text(p, m), period, shift},
                   lays};
}

std::vector<Message> endlessMoves(const Rules& rules, const Rules::Position& p) {
    std::vector<Message> all;
    for (const auto m : rules.moves(p))
        if (auto told = endlessInWords(rules, p, m)) all.push_back(std::move(*told));
    return all;
}

Message thresholdsInWords(const Thresholds& t) {
    if (t.win == never && t.draw == always)
        return text("bao", "On this board the mover can always make a draw, and nobody can win.");
    if (t.win == never)
        return {text("bao", "On this board the mover never wins, and draws with a lead of %1 or more."),
                {t.draw}};
    if (t.draw == always)
        return {text("bao",
                     "On this board the mover wins with a lead of %1 or more, and can always make a draw."),
                {t.win}};
    return {text("bao", "On this board the mover wins with a lead of %1 or more, and draws with %2 or more."),
            {t.win, t.draw}};
}

Explanation explain(const Rules& rules, const Rules::Position& p, const Thresholds& t,
                    const std::vector<Rules::Move>& line) {
    Explanation e;
    e.title = {text("bao", "the lead is %1"), {rules.lead(p)}};
    e.text = thresholdsInWords(t);
    if (!line.empty()) e.lines.push_back(lineInWords(rules, p, line));
    for (auto& sentence : endlessMoves(rules, p)) e.lines.push_back(std::move(sentence));
    return e;
}

} // namespace core::bao
