#include "core/games/bao/look/explanation.h"

#include "core/games/bao/rules/sowingtrace.h"

namespace core::bao {

namespace {

// How a line begins, "f takes 4 → k → c takes 2 → …", and where it leads; all of it is seen on the board.
Message lineInWords(const Rules& rules, Rules::Position p, const std::vector<Rules::Move>& line) {
    constexpr std::size_t shown = 6;
    std::vector<Message> steps;
    for (const auto m : line) {
        const auto next = rules.playKnown(p, m);
        const auto mover = static_cast<std::size_t>(p.mover);
        const int taken = next.captured[mover] - p.captured[mover];
        const auto pit = rules.text(p, m);
        if (steps.size() < shown)
            steps.push_back(taken > 0 ? Message(plural("bao", "pit %1 takes %n"), {pit}, taken)
                                      : Message(text("bao", "pit %1"), {pit}));
        p = next;
    }
    const bool all = line.size() <= shown;
    const auto moves = inSequence(steps, !all);
    if (p.endless != 0) return {text("bao", "Best play: %1, which never ends."), {moves}};
    if (!rules.result(p)) return {text("bao", "Best play: %1 …"), {inSequence(steps, false)}};
    const int first = p.captured[0] + rowSum(p.stones, 0),
              second = p.captured[1] + rowSum(p.stones, rowSlots);
    return {text("bao", "Best play: %1. It ends %2 to %3."), {moves, first, second}};
}

// What best play leads to, in plain words: `line` as far as it is known.
Message plainly(const Rules& rules, const Rules::Position& root, const Thresholds& t,
                const std::vector<Rules::Move>& line) {
    auto p = root;
    for (const auto m : line) p = rules.playKnown(p, m);
    const auto mover = static_cast<std::size_t>(root.mover);
    const bool ends = !line.empty() && p.endless == 0 && rules.result(p).has_value();
    const auto total = rules.counted(p).captured;
    const int own = total[mover], others = total[1 - mover];
    const auto first = line.empty() ? std::string() : rules.text(root, line.front());
    const int lead = rules.lead(root);
    if (lead >= t.win) {
        if (line.empty()) return text("bao", "You can collect more stones, whatever the other player does.");
        if (!ends)
            return {text("bao", "Sow pit %1: you can collect more stones, whatever the other player does."),
                    {first}};
        return {text("bao", "Sow pit %1: if both play on as well as they can, you end with %2 stones and the "
                            "other player with %3."),
                {first, own, others}};
    }
    if (lead < t.draw) {
        if (!ends) return text("bao", "Whatever you sow, the other player can collect more stones than you.");
        return {text("bao",
                     "Whatever you sow, the other player can collect more: with the best moves of both "
                     "you end with %1 stones and the other player with %2."),
                {own, others}};
    }
    if (line.size() == 1 && p.endless != 0)
        return {text("bao", "Nothing wins here, but the sowing of pit %1 never ends, and that is a draw at "
                            "once."),
                {first}};
    if (p.endless != 0)
        return text("bao", "If both play as well as they can, a sowing comes in the end that never stops: a "
                           "draw.");
    return text("bao", "If both play as well as they can, neither collects more than the other.");
}

} // namespace

std::optional<Message> endlessInWords(const Rules& rules, const Rules::Position& p, Rules::Move m) {
    const auto t = trace(rules.ring(), p.stones, m.slot, 0, laysAtOnce);
    if (!t.endless) return {};
    const auto size = static_cast<std::uint64_t>(rules.ring().size());
    const auto period = std::to_string(t.sown / size), shift = std::to_string(t.sown % size);
    const int lays = static_cast<int>(t.count);
    return Message{
        plural("bao", "Pit %1 never ends: after %n lays the same board is back, period %2, shift %3."),
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
        return text("bao", "On this board the player on move can always make a draw, and nobody can win.");
    if (t.win == never)
        return {
            text("bao", "On this board the player on move never wins, and draws with a lead of %1 or more."),
            {t.draw}};
    if (t.draw == always)
        return {text("bao", "On this board the player on move wins with a lead of %1 or more, and can always "
                            "make a draw."),
                {t.win}};
    return {
        text("bao",
             "On this board the player on move wins with a lead of %1 or more, and draws with %2 or more."),
        {t.win, t.draw}};
}

Explanation explain(const Rules& rules, const Rules::Position& p, const Thresholds& t,
                    const std::vector<Rules::Move>& line) {
    Explanation e;
    e.title = {text("bao", "the lead is %1"), {rules.lead(p)}};
    e.plain = plainly(rules, p, t, line);
    e.text = thresholdsInWords(t);
    if (!line.empty()) e.lines.push_back(lineInWords(rules, p, line));
    for (auto& sentence : endlessMoves(rules, p)) e.lines.push_back(std::move(sentence));
    return e;
}

} // namespace core::bao
