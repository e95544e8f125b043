#include "core/games/persimmons/board.h"
#include "core/games/persimmons/figures.h"
#include "core/games/persimmons/hanging.h"
#include "core/games/persimmons/recipe.h"
#include "core/games/persimmons/theory.h"

#include <algorithm>
#include <bit>
#include <map>

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
    return text("persimmons", "who wins is declared on the way");
}

Message atMost(int limit) {
    return {plural("persimmons", "at most %n persimmons a turn"), {}, limit};
}

// The Grundy number of a position and, if the mover wins, the quickest winning move: the one that is marked,
// so that all that is said is about one.
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

// Every string has another like it.
bool allPaired(const Rules::Position& p) {
    std::map<int, int> numbers;
    for (const int count : p.counts)
        if (count > 0) ++numbers[count];
    return std::ranges::all_of(numbers, [](const auto& kind) { return kind.second % 2 == 0; });
}

// Why the mover loses, in plain words.
Message plainLoss(const Rules& rules, const Rules::Position& p) {
    const bool limited = rules.limit() > 0;
    if (p.condition == Condition::Loses && longest(p) <= 1)
        return text("persimmons", "Only single persimmons hang, one drops in each turn, and their number is "
                                  "odd: the last one is yours.");
    if (p.condition == Condition::Open)
        return text("persimmons", "Dropping does not help, and neither does declaring: the other player has "
                                  "an answer to each.");
    if (p.condition == Condition::Wins && allPaired(p))
        return text("persimmons", "Every string has an equal partner. Whatever you drop from one, the other "
                                  "player drops from its partner.");
    if (limited)
        return text(
            "persimmons",
            "Whatever you drop, the other player drops just enough to leave you as badly off as now.");
    return text("persimmons",
                "Cut every string in your head into pieces of 16, 8, 4, 2 and 1: each piece has a "
                "partner. Any move breaks that up, and the other player can put it right "
                "again.");
}

// "Drop 3 from the string of 5".
Message advised(const Rules::Position& p, Rules::Move move) {
    if (move.declared == Condition::Wins) return text("persimmons", "Declare “last mover wins”");
    if (move.declared == Condition::Loses) return text("persimmons", "Declare “last mover loses”");
    return {text("persimmons", "Drop %1 from the string of %2"),
            {int{move.drop}, int{p.counts[static_cast<std::size_t>(move.string)]}}};
}

// What a winning move does, in plain words.
Message plainWin(const Rules& rules, const Rules::Position& p, Rules::Move move) {
    if (move.declared != Condition::Open) {
        const bool wins = move.declared == Condition::Wins;
        if (longest(p) == 0)
            return text("persimmons", "Nothing hangs any more: declare that the last mover wins, and that is "
                                      "you.");
        return wins ? text("persimmons",
                           "Declare that the last mover wins: that takes your turn. With these strings "
                           "whoever has to drop first loses, and that is the other player.")
                    : text("persimmons",
                           "Declare that the last mover loses: that takes your turn. With these strings "
                           "whoever has to drop first loses, and that is the other player.");
    }
    const auto next = rules.play(p, move);
    const auto from = advised(p, move);
    if (next.condition == Condition::Open)
        return {text("persimmons", "%1: then neither dropping nor declaring helps the other player."),
                {from}};
    if (total(next) == 0) return text("persimmons", "Drop everything that is left: yours is the last move.");
    if (next.condition == Condition::Loses && longest(next) <= 1)
        return {text("persimmons", "%1: an odd number of single persimmons is left, so the other player must "
                                   "drop the last one."),
                {from}};
    if (next.condition == Condition::Wins && allPaired(next))
        return {text("persimmons",
                     "%1: only equal pairs are left, and you can copy whatever the other player "
                     "does."),
                {from}};
    if (rules.limit() > 0)
        return {text("persimmons", "%1: then you have an answer to whatever the other player drops."),
                {from}};
    return {text("persimmons",
                 "%1. Cut into pieces of 16, 8, 4, 2 and 1, everything then has a partner, and the "
                 "other player has to break that up."),
            {from}};
}

// What the written recipe, repaired, names: the move that is told, or else the first of its advice.
Message recipeLine(const Rules& rules, const Rules::Position& p, int grundy, Rules::Move told) {
    const auto all = recipe(p, grundy, Wording::Repaired);
    if (all.empty()) return {};
    const auto same =
        std::ranges::find(all, std::optional(told), [&](const Advice& a) { return asMove(rules, p, a); });
    const auto& [string, leave, declare, branch] = same == all.end() ? all.front() : *same;
    if (declare == Condition::Wins)
        return {text("persimmons", "The recipe of the Persimmons page, repaired: the number is %1, so "
                                   "declare “last mover wins”."),
                {grundy}};
    if (declare == Condition::Loses)
        return {text("persimmons", "The recipe of the Persimmons page, repaired: the number is %1, so "
                                   "declare “last mover loses”."),
                {grundy}};
    const int hanging = p.counts[static_cast<std::size_t>(string)];
    return {
        text("persimmons",
             "The recipe of the Persimmons page, repaired: the number is %1, so leave %2 on a string of %3."),
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
    if (longest(p) == 0) return text("persimmons", "Declare who wins");
    return text("persimmons", "Drop persimmons, or declare who wins");
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
    e.plain = winning ? plainWin(m_rules, p, *winning) : plainLoss(m_rules, p);
    if (m_rules.limit() > 0) {
        e.text =
            winning
                ? Message(text("persimmons", "%1: that leads to the number 0, and whoever faces 0 loses."),
                          {advised(p, *winning)})
                : Message(text("persimmons", "No move leads to the number 0, so the player on move loses."));
        return e;
    }
    if (const int added = constant(p.condition, longest(p)); added > 0)
        e.title = {text("persimmons", "Grundy number %1 · %2 counts %3"),
                   {grundy, std::string{letter(p.condition)}, added}};
    addColumns(e, p, grundy);
    e.text = winning
                 ? Message(text("persimmons", "The marked columns are odd. %1: then every column is even."),
                           {advised(p, *winning)})
                 : Message(text("persimmons", "Every column is even, and every move breaks the balance."));
    if (winning) e.lines = {recipeLine(m_rules, p, grundy, *winning)};
    return e;
}

} // namespace core::persimmons
