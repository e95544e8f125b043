#include "core/games/persimmons/board.h"
#include "core/games/persimmons/figures.h"
#include "core/games/persimmons/hanging.h"
#include "core/games/persimmons/recipe.h"
#include "core/games/persimmons/theory.h"

#include <bit>

namespace core::persimmons {

namespace {

Message condition(Condition c) {
    switch (c) {
    case Condition::Wins:
        return text("persimmons", "last mover wins");
    case Condition::Loses:
        return text("persimmons", "last mover loses");
    case Condition::Open:
        break;
    }
    return text("persimmons", "condition open");
}

Message atMost(int limit) {
    return {plural("persimmons", "at most %n persimmons a turn"), {}, limit};
}

// The Grundy number of a position and, if the mover wins, the quickest winning move.
struct Finding {
    int grundy = 0;
    std::optional<Rules::Move> winning;
};

Finding find(const Rules& rules, const Rules::Position& p, const ValueOf<Rules::Position>& value) {
    Finding found;
    found.grundy = value(p).figures.value(figure::grundy).value_or(0);
    std::optional<Verdict> best;
    for (const auto m : rules.moves(p)) {
        const auto v = ofMove(value(rules.play(p, m)), true);
        if (v.lower != Outcome::Win || (best && std::is_lteq(preference(v, *best)))) continue;
        best = v;
        found.winning = m;
    }
    return found;
}

// A row of dots for each string that still hangs and for the constant of the condition.
void addColumns(Explanation& e, const Rules::Position& p, int grundy) {
    const int added = constant(p.condition, longest(p));
    const auto every = static_cast<unsigned>(longest(p) | added | grundy);
    const int bits = static_cast<int>(std::bit_width(every));
    const auto dots = [bits](int number) {
        std::vector<bool> row;
        for (int bit = bits; bit-- > 0;) row.push_back((number >> bit & 1) != 0);
        return row;
    };
    for (int bit = bits; bit-- > 0;) e.columns.push_back(std::to_string(1 << bit));
    for (std::size_t i = 0; i < p.strings; ++i)
        if (p.counts[i] > 0) e.rows.push_back({std::to_string(int{p.counts[i]}), dots(p.counts[i])});
    if (added > 0) e.rows.push_back({std::string{letter(p.condition)}, dots(added)});
    e.odd = dots(grundy);
}

// What the article's recipe, repaired, names: the first of its advice.
Message recipeLine(const Rules::Position& p, int grundy) {
    const auto advice = recipe(p, grundy, Wording::Repaired);
    if (advice.empty()) return {};
    const auto& [string, leave, declare] = advice.front();
    if (declare == Condition::Wins)
        return {text("persimmons", "The recipe, repaired: the number is %1, so declare “last mover wins”."),
                {grundy}};
    if (declare == Condition::Loses)
        return {text("persimmons", "The recipe, repaired: the number is %1, so declare “last mover loses”."),
                {grundy}};
    const int hanging = p.counts[static_cast<std::size_t>(string)];
    return {text("persimmons", "The recipe, repaired: the number is %1, so leave %2 on a string of %3."),
            {grundy, leave, hanging}};
}

} // namespace

std::vector<Message> Board::summary(const Rules::Position& start) const {
    std::vector<Message> all{condition(start.condition)};
    if (m_rules.limit() > 0) all.push_back(atMost(m_rules.limit()));
    auto counts = m_rules.brief(start);
    counts.pop_back();
    all.push_back({text("persimmons", "started from %1"), {counts}});
    return all;
}

Message Board::goal(const Rules::Position& p) const {
    switch (p.condition) {
    case Condition::Wins:
        return text("persimmons", "Whoever makes the last move wins.");
    case Condition::Loses:
        return text("persimmons", "Whoever makes the last move loses.");
    case Condition::Open:
        break;
    }
    return text("persimmons", "The last move wins or loses: that is still to be declared.");
}

Message Board::prompt(const Rules::Position& p) const {
    if (p.condition != Condition::Open) return text("persimmons", "Drop persimmons");
    if (longest(p) == 0) return text("persimmons", "Declare the condition");
    return text("persimmons", "Drop persimmons or declare the condition");
}

Message Board::phrase(const Rules::Position&, Rules::Move m) const {
    if (m.declared != Condition::Open) return condition(m.declared);
    return {text("persimmons", "string %1: drop %2"), {m.string + 1, m.drop}};
}

Message Board::ending(const Rules::Position& p, const Names& names) const {
    const auto& last = names[static_cast<std::size_t>(other(m_rules.mover(p)))];
    return {p.condition == Condition::Wins
                ? text("persimmons", "Nothing hangs any more. %1 moved last, and the last mover wins.")
                : text("persimmons", "Nothing hangs any more. %1 moved last, and the last mover loses."),
            {last}};
}

Message Board::refusal(const Rules::Position& start, const Rules::Position& p, const Path& pointed) const {
    const Hanging hanging(start);
    const auto spot = pointed.empty() ? -1 : pointed.front();
    if (spot < 0) return text("persimmons", "Point at a persimmon or at a tablet.");
    if (spot >= hanging.spot(hanging.strings(), 0))
        return text("persimmons", "The condition is declared already.");
    int string = 0;
    while (spot >= hanging.spot(string + 1, 0)) ++string;
    const int drop = p.counts[static_cast<std::size_t>(string)] - (spot - hanging.spot(string, 0));
    if (drop <= 0) return text("persimmons", "This persimmon has been dropped already.");
    return {plural("persimmons", "A turn drops at most %n persimmons."), {}, m_rules.limit()};
}

Explanation Board::why(const Rules::Position& p, const ValueOf<Rules::Position>& value) const {
    Explanation e;
    const auto [grundy, winning] = find(m_rules, p, value);
    e.title = {text("persimmons", "Grundy number %1"), {grundy}};
    if (m_rules.result(p)) {
        e.text = text("persimmons", "The game is over.");
        return e;
    }
    const auto move = winning ? m_rules.text(p, *winning) : std::string();
    if (m_rules.limit() > 0) {
        e.text = winning ? Message(text("persimmons", "%1 leads to the number 0, and whoever faces 0 loses."),
                                   {move})
                         : Message(text("persimmons", "No move leads to the number 0, so the mover loses."));
        return e;
    }
    if (const int added = constant(p.condition, longest(p)); added > 0)
        e.title = {text("persimmons", "Grundy number %1 · %2 counts %3"),
                   {grundy, std::string{letter(p.condition)}, added}};
    addColumns(e, p, grundy);
    e.text = winning
                 ? Message(text("persimmons", "The marked columns are odd; after %1 every column is even."),
                           {move})
                 : Message(text("persimmons", "Every column is even, and every move breaks the balance."));
    if (winning) e.lines = {recipeLine(p, grundy)};
    return e;
}

} // namespace core::persimmons
