#include "core/games/ribbonim/board.h"

#include <algorithm>
#include <bit>
#include <map>

namespace core::ribbonim {

std::vector<Message> Board::summary(const Rules::Position& start) const {
    const bool limited = m_rules.limit() < maxLength;
    return {m_rules.misere() ? text("ribbonim", "Misère") : text("ribbonim", "Normal play"),
            limited ? Message(plural("ribbonim", "at most %n stones"), {}, m_rules.limit())
                    : Message(text("ribbonim", "no limit")),
            {text("ribbonim", "started from %1"), {m_rules.brief(start)}}};
}

Message Board::goal(const Rules::Position&) const {
    return m_rules.misere() ? text("ribbonim", "Whoever takes the last stone loses.")
                            : text("ribbonim", "Whoever takes the last stone wins.");
}

Message Board::prompt(const Rules::Position&) const {
    return text("ribbonim", "Press the first stone, then the last one");
}

Message Board::phrase(const Rules::Position& p, Rules::Move m) const {
    const auto away = taken(p, m);
    const int first = away.first + 1;
    const int last = (away.first + away.count - 1) % away.part.length + 1;
    if (parts(p).size() > 1) { // numbered as in the notation
        const int part = m.part + 1;
        if (away.count == 1) return {text("ribbonim", "part %1, stone %2"), {part, first}};
        return {text("ribbonim", "part %1, take %2: %3–%4"), {part, away.count, first, last}};
    }
    if (away.count == 1) return {text("ribbonim", "stone %1"), {first}};
    return {text("ribbonim", "take %1: %2–%3"), {away.count, first, last}};
}

Message Board::ending(const Rules::Position& p, const Names& names) const {
    const auto& last = names[static_cast<std::size_t>(other(m_rules.mover(p)))];
    return {m_rules.misere() ? text("ribbonim", "%1 took the last stone, so %1 loses.")
                             : text("ribbonim", "%1 took the last stone, so %1 wins."),
            {last}};
}

namespace {

// The move that theory suggests: of those that leave a lost field the one that takes the most stones, from
// the longest part.
std::optional<Rules::Move> balancingMove(const Rules& rules, const Theory& theory, const Rules::Position& p) {
    std::optional<Rules::Move> best;
    const auto size = [&](Rules::Move m) { return std::pair(m.count, taken(p, m).part.length); };
    for (const auto m : rules.moves(p)) {
        const bool lost = winsByTheory(Field(theory, rules.play(p, m)), rules.misere()) == false;
        if (lost && (!best || size(m) > size(*best))) best = m;
    }
    return best;
}

} // namespace

// What mathematics calls this: said after the reason.
std::vector<Message> Board::names(const Rules::Position& p) const {
    std::vector<Message> all;
    const Field field(m_theory, p);
    const auto standing = parts(p);
    if (standing.size() == 1 && standing.front().ring() && m_rules.limit() > 1 && !field.unlimited())
        all.emplace_back(text("ribbonim", "One ring, and a limit on what a turn may take: the Ribbonim page "
                                          "knows this as “Circular Nim”."));
    if (m_rules.misere() && m_rules.limit() > 1 && !field.unlimited())
        all.emplace_back(
            text("ribbonim",
                 "The misère quotient tells which fields are as in normal play: it puts together those that "
                 "have the same effect whatever is laid beside them (Plambeck and Siegel)."));
    return all;
}

namespace {

Message named(const Strand& strand) {
    return {strand.ring ? text("ribbonim", "the ring of %1") : text("ribbonim", "the ribbon of %1"),
            {int{strand.length}}};
}

// Which of its stones matters: some of the same number may lose.
Message place(const Taken& away) {
    const auto part = named(away.part.strand());
    const int before = away.first, behind = away.part.length - away.first - away.count;
    if (away.part.ring() || away.count == away.part.length) return part;
    if (before == 0 || behind == 0) return {text("ribbonim", "an end of %1"), {part}};
    if (before == behind) return {text("ribbonim", "the middle of %1"), {part}};
    return {text("ribbonim", "%1 where it leaves %2 and %3"), {part, before, behind}};
}

// Every part has another like it.
bool allPaired(const Rules::Position& p) {
    std::map<std::pair<bool, int>, int> numbers;
    for (const auto& part : parts(p)) ++numbers[{part.ring(), part.length}];
    return std::ranges::all_of(numbers, [](const auto& kind) { return kind.second % 2 == 0; });
}

} // namespace

Message Board::plainly(const Rules::Position& p, std::optional<Rules::Move> move) const {
    const Field field(m_theory, p);
    const bool asNim = field.unlimited(), last = !m_rules.misere();
    if (!move) {
        if (allPaired(p) && last)
            return text("ribbonim", "Everything comes in equal pairs. Whatever you do to one of a pair, the "
                                    "other player does to the other one, and so takes the last stone.");
        if (!asNim)
            return text(
                "ribbonim",
                "Whatever you take, the other player has an answer that leaves you as badly off as now.");
        return text("ribbonim",
                    "Cut everything in your head into pieces of 16, 8, 4, 2 and 1: each piece has a "
                    "partner of its size. Any move breaks that up, and the other player can put "
                    "it right again.");
    }
    const auto next = m_rules.play(p, *move);
    const auto away = taken(p, *move);
    const auto part = place(away);
    const Field after(m_theory, next);
    if (after.stones() == 0)
        return text("ribbonim", "Take everything that is left: the last stone is yours.");
    if (!last && (after.sums().large == 0 || m_rules.limit() == 1))
        return {text("ribbonim", "Take %1 from %2: an odd number of single stones is left, so the other "
                                 "player must take the last one."),
                {away.count, part}};
    if (allPaired(next) && last)
        return {text("ribbonim", "Take %1 from %2: only equal pairs are left, and you can copy whatever the "
                                 "other player does."),
                {away.count, part}};
    if (!asNim)
        return {text("ribbonim", "Take %1 from %2: then you have an answer to every move of the other "
                                 "player."),
                {away.count, part}};
    return {text("ribbonim", "Take %1 from %2. Cut into pieces of 16, 8, 4, 2 and 1, everything then has a "
                             "partner, and the other player has to break that up."),
            {away.count, part}};
}

Explanation Board::why(const Rules::Position& p, const ValueOf<Rules::Position>&) const {
    auto e = reason(p);
    if (!e.title.empty()) e.lines = names(p);
    return e;
}

Explanation Board::reason(const Rules::Position& p) const {
    const Field field(m_theory, p);
    if (field.stones() == 0) return {};
    if (m_rules.misere() && (field.sums().large == 0 || m_rules.limit() == 1))
        return {
            text("ribbonim", "one stone at a time"),
            field.stones() % 2 == 0
                ? text("ribbonim", "An even number of stones is left: the other player takes the last one.")
                : text("ribbonim", "An odd number of stones is left: the player on move takes the last one."),
            {},
            {},
            {}};
    const auto wins = winsByTheory(field, m_rules.misere());
    const auto move = balancingMove(m_rules, m_theory, p);
    if (wins && *wins == move.has_value()) return balance(p, move);
    return {text("ribbonim", "misère with a limit"),
            text("ribbonim", "No short rule is known here: the moves are played through to the end."),
            {},
            {},
            {}};
}

// The binary columns of the parts: of their lengths as Nim heaps, or of their Grundy numbers.
Explanation Board::balance(const Rules::Position& p, std::optional<Rules::Move> move) const {
    Explanation e;
    e.plain = plainly(p, move);
    const bool asNim = Field(m_theory, p).unlimited();
    e.title = asNim              ? text("ribbonim", "as in Nim: pair up every column")
              : m_rules.misere() ? text("ribbonim", "as in normal play: pair up every column")
                                 : text("ribbonim", "Grundy numbers: pair up every column");
    const auto standing = parts(p);
    std::vector<unsigned> heaps;
    unsigned all = 1, sum = 0;
    for (const auto& part : standing) {
        heaps.push_back(static_cast<unsigned>(asNim ? part.length : m_theory.grundy(part.strand())));
        all |= heaps.back();
        sum ^= heaps.back();
    }
    const int width = static_cast<int>(std::bit_width(all));
    for (int bit = width - 1; bit >= 0; --bit) {
        e.columns.push_back(std::to_string(1 << bit));
        e.odd.push_back((sum >> bit & 1U) != 0);
    }
    for (std::size_t i = 0; i < heaps.size(); ++i) {
        const auto name = textOf(standing[i].strand());
        Explanation::Row row{asNim ? name : name + " → " + std::to_string(heaps[i]), {}};
        for (int bit = width - 1; bit >= 0; --bit) row.dots.push_back((heaps[i] >> bit & 1U) != 0);
        e.rows.push_back(std::move(row));
    }
    if (!move) {
        e.text = text("ribbonim", "Every column is even, and every move makes some column odd.");
        return e;
    }
    // In misère play the last part that is not a single stone may be cut down so that these come out odd.
    const bool even = Field(m_theory, m_rules.play(p, *move)).grundy() == 0;
    const auto away = taken(p, *move);
    e.text = {even ? text("ribbonim", "Taking %1 from %2 makes every column even.")
                   : text("ribbonim", "Taking %1 from %2 leaves an odd number of single stones."),
              {away.count, place(away)}};
    return e;
}

} // namespace core::ribbonim
