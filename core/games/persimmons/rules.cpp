#include "core/games/persimmons/rules.h"

#include <algorithm>
#include <numeric>

namespace core::persimmons {

namespace {

constexpr std::string_view letters = "AWL";

std::optional<Condition> conditionOf(std::string_view s) {
    const auto at = s.size() == 1 ? letters.find(s) : std::string_view::npos;
    return at == std::string_view::npos ? std::nullopt : std::optional(static_cast<Condition>(at));
}

// A count as this program writes it: digits without a leading zero.
std::optional<int> count(std::string_view s) {
    const bool plain = !s.empty() && std::ranges::all_of(s, [](char c) { return c >= '0' && c <= '9'; });
    if (!plain || (s.size() > 1 && s.front() == '0')) return {};
    const auto number = wholeNumber(s);
    return number && *number <= Rules::maxCount ? number : std::nullopt;
}

// One digit a string, as in 123A: read so only where the digits cannot be the count of a single string, so
// that 12A stays one string of twelve and 22L is two strings of two.
std::vector<std::string> strings(std::string_view s) {
    const bool digits = s.size() > 1 && s.find_first_not_of("0123456789") == std::string_view::npos;
    if (!digits || count(s)) return split(s, '-');
    std::vector<std::string> each;
    for (const char digit : s) each.emplace_back(1, digit);
    return each;
}

InputError badPosition(std::string_view given, const Message& reason) {
    return InputError({text("persimmons", "position “%1”: %2"), {std::string(given), reason}});
}

} // namespace

char letter(Condition c) {
    return letters[static_cast<std::size_t>(c)];
}

int total(const Rules::Position& p) {
    return std::accumulate(p.counts.begin(), p.counts.end(), 0);
}

int longest(const Rules::Position& p) {
    return *std::ranges::max_element(p.counts);
}

Rules::Rules(const Values& values) : m_limit(values.number("limit")) {
    const auto given = values.list("strings");
    m_start.strings = static_cast<std::uint8_t>(given.size());
    m_start.condition = *conditionOf(values.choice("condition"));
    for (std::size_t i = 0; i < given.size(); ++i)
        m_start.counts[i] = static_cast<std::uint8_t>(numberIn("strings", given[i], 0, maxCount));
    if (m_limit > 0 && m_start.strings > maxStringsWithLimit)
        throw InputError("limit",
                         {core::text("persimmons", "strings: %1 strings and limit: %2 exclude each other; "
                                                   "with a limit at most %3 strings are allowed"),
                          {int{m_start.strings}, m_limit, maxStringsWithLimit}});
}

std::vector<Rules::Move> Rules::moves(const Position& p) const {
    std::vector<Move> all;
    // Drop one or more from the low end of one string.
    for (std::uint8_t string = 0; string < p.strings; ++string) {
        const int most = m_limit > 0 ? std::min<int>(m_limit, p.counts[string]) : p.counts[string];
        for (int drop = 1; drop <= most; ++drop)
            all.push_back({string, static_cast<std::uint8_t>(drop), Condition::Open});
    }
    // While the condition is open, even on an empty board: declare it.
    if (p.condition == Condition::Open)
        for (const auto declared : {Condition::Wins, Condition::Loses}) all.push_back({0, 0, declared});
    return all;
}

Rules::Position Rules::play(Position p, Move m) const {
    if (m.declared != Condition::Open)
        p.condition = m.declared;
    else
        p.counts[m.string] = static_cast<std::uint8_t>(p.counts[m.string] - m.drop);
    p.mover = other(p.mover);
    return p;
}

// Nothing hangs and the condition is known: the mover's opponent has made the last move.
std::optional<Outcome> Rules::result(const Position& p) const {
    if (p.condition == Condition::Open || longest(p) > 0) return {};
    return p.condition == Condition::Wins ? Outcome::Loss : Outcome::Win;
}

Rules::Position Rules::canonical(Position p) const {
    std::ranges::sort(p.counts, std::greater());
    const auto empty = std::ranges::count(p.counts, 0);
    p.strings = static_cast<std::uint8_t>(std::max<std::ptrdiff_t>(1, maxStrings - empty));
    return p;
}

std::string Rules::brief(const Position& p) const {
    std::string all;
    for (std::size_t i = 0; i < p.strings; ++i) all += (i == 0 ? "" : "-") + std::to_string(int{p.counts[i]});
    return all + letter(p.condition);
}

std::string Rules::text(const Position& p) const {
    return brief(p) + (p.mover == Player::First ? " 1" : " 2");
}

std::string Rules::text(const Position&, Move m) const {
    if (m.declared != Condition::Open) return {letter(m.declared)};
    return std::to_string(m.string + 1) + ':' + std::to_string(int{m.drop});
}

// Two digits are one string where they can be; the Persimmons page means two by them.
std::optional<Message> Rules::ambiguity(std::string_view given) const {
    const auto digits = given.substr(0, given.find_first_not_of("0123456789"));
    if (digits.size() != 2 || !count(digits)) return {};
    return Message{core::text("persimmons", "%1 is one string here; two strings are %2-%3."),
                   {std::string(digits), std::string(1, digits[0]), std::string(1, digits[1])}};
}

Rules::Position Rules::parse(std::string_view s) const {
    Position p;
    auto rest = s;
    if (rest.ends_with(" 1") || rest.ends_with(" 2")) {
        p.mover = rest.back() == '1' ? Player::First : Player::Second;
        rest.remove_suffix(2);
    }
    const auto condition = rest.empty() ? std::nullopt : conditionOf(rest.substr(rest.size() - 1));
    if (!condition)
        throw badPosition(
            s, core::text(
                   "persimmons",
                   "a position is like “1-2-3A 1”: counts, then A, W or L, then the player on move, 1 or 2"));
    p.condition = *condition;
    rest.remove_suffix(1);
    const auto given = strings(rest);
    const auto most = static_cast<std::size_t>(m_limit > 0 ? maxStringsWithLimit : maxStrings);
    if (given.size() > most)
        throw badPosition(s, {core::text("persimmons", "%1 strings; at most %2 are allowed"),
                              {static_cast<int>(given.size()), static_cast<int>(most)}});
    p.strings = static_cast<std::uint8_t>(given.size());
    for (std::size_t i = 0; i < given.size(); ++i) {
        const auto number = count(given[i]);
        if (!number)
            throw badPosition(s, {core::text("persimmons", "string %1 is “%2”; allowed: 0 to %3"),
                                  {static_cast<int>(i) + 1, given[i], maxCount}});
        p.counts[i] = static_cast<std::uint8_t>(*number);
    }
    return p;
}

Schema options() {
    using enum Option::Type;
    return {{"strings",
             List,
             text("persimmons", "Strings"),
             "1,2,3",
             1,
             Rules::maxStrings,
             {},
             text("persimmons", "persimmons on each string, 0 to 21"),
             {0, Rules::maxCount, {}},
             0,
             false,
             true},
            {"condition",
             Choice,
             text("persimmons", "How the game is won"),
             "A",
             0,
             0,
             {{"A", text("persimmons", "Not decided yet"),
               text("persimmons", "A turn can be used to declare who wins.")},
              {"W", text("persimmons", "Last mover wins")},
              {"L", text("persimmons", "Last mover loses")}}},
            {"limit",
             Int,
             text("persimmons", "Most persimmons a turn"),
             "0",
             0,
             Rules::maxCount,
             {},
             text("persimmons", "0: no limit; with a limit at most 3 strings")}};
}

} // namespace core::persimmons
