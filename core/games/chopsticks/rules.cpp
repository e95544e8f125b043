#include "core/games/chopsticks/rules.h"

#include "core/joined.h"

#include <algorithm>

namespace core::chopsticks {

namespace {

constexpr std::string_view digits = "0123456789abcdefghijklmnopqrstuvwxyz";
constexpr std::string_view handLetters = "LR";

std::size_t seat(Player p) {
    return static_cast<std::size_t>(p);
}

// So many ways to choose a few of many, by these.
constexpr auto binomials = [] {
    std::array<std::array<std::uint32_t, maxFingers + maxHands>, maxHands + 1> all{};
    for (auto& one : all.front()) one = 1;
    for (std::size_t few = 1; few < all.size(); ++few)
        for (std::size_t many = 1; many < all[few].size(); ++many)
            all[few][many] = all[few][many - 1] + all[few - 1][many - 1];
    return all;
}();

std::uint32_t choices(std::uint32_t many, std::uint32_t few) {
    return binomials[few][many];
}

// Sharing and tapping oneself are for two hands; where nothing is said of them there are none with others.
void checkTwoHanded(const Values& values, std::string_view key, std::string_view without) {
    if (values.given(key) && values.choice(key) != without)
        throw badValue(key, values.choice(key),
                       {text("chopsticks", "%1, with other than two hands"), {std::string(without)}});
}

} // namespace

Rules::Rules(const Values& values)
    : m_hands(values.number("hands")), m_fingers(values.number("fingers")),
      m_overflow(values.choice("overflow") == "wrap" ? Overflow::Wrap : Overflow::Cutoff),
      m_split(values.choice("split") == "any"      ? Split::Any
              : values.choice("split") == "revive" ? Split::Revive
                                                   : Split::None),
      m_selfAttack(values.choice("selfattack") == "on"),
      m_sets(
          choices(static_cast<std::uint32_t>(m_fingers + m_hands - 1), static_cast<std::uint32_t>(m_hands))) {
    const auto hands = static_cast<std::size_t>(m_hands);
    if (m_hands > 2 && m_fingers > maxFingersOfMany)
        throw badValue("fingers", std::to_string(m_fingers),
                       {core::text("chopsticks", "3 to %1, with more than two hands"), {maxFingersOfMany}});
    if (m_hands != 2) {
        checkTwoHanded(values, "split", "none");
        checkTwoHanded(values, "selfattack", "off");
        m_split = Split::None;
        m_selfAttack = false;
    }
    if (m_hands != 2 && values.given("start"))
        throw badValue(
            "start", joined(values.list("start"), ","),
            core::text("chopsticks", "nothing with other than two hands: give a position instead"));
    const auto given = m_hands == 2 ? values.list("start") : std::vector<std::string>(2 * hands, "1");
    for (std::size_t i = 0; i < given.size(); ++i)
        m_start.hands[i / hands][i % hands] =
            static_cast<std::uint8_t>(numberIn("start", given[i], 0, m_fingers - 1));
}

// With the fingers in order, each hand counted one further than the one before it is a choice of as many
// numbers.
std::uint32_t Rules::indexOf(const Hands& hands) const {
    auto sorted = hands;
    if (m_hands == 2) // nearly always
        sorted = {std::min(hands[0], hands[1]), std::max(hands[0], hands[1])};
    else
        std::sort(sorted.begin(), sorted.begin() + m_hands);
    std::uint32_t index = 0;
    for (std::uint32_t i = 0; i < static_cast<std::uint32_t>(m_hands); ++i)
        index += choices(sorted[i] + i, i + 1);
    return index;
}

Hands Rules::handsAt(std::uint32_t index) const {
    Hands hands{};
    for (auto i = static_cast<std::uint32_t>(m_hands); i-- > 0;) {
        auto fingers = static_cast<std::uint32_t>(m_fingers - 1);
        while (choices(fingers + i, i + 1) > index) --fingers;
        index -= choices(fingers + i, i + 1);
        hands[i] = static_cast<std::uint8_t>(fingers);
    }
    return hands;
}

// A hand that reaches the limit is out, or shows the remainder.
std::uint8_t Rules::tapped(int fingers) const {
    if (fingers < m_fingers) return static_cast<std::uint8_t>(fingers);
    return static_cast<std::uint8_t>(m_overflow == Overflow::Wrap ? fingers - m_fingers : 0);
}

bool Rules::outOfPlay(const Position& p, Player who) const {
    return p.hands[seat(who)] == Hands{};
}

bool Rules::mayShare(const Hands& own) const {
    return m_split == Split::Any || (m_split == Split::Revive && (own[0] == 0 || own[1] == 0));
}

// The total stays, no hand reaches the limit, and the pair changes. Of two shares that differ by left and
// right only, the one that keeps the fuller hand's side is offered.
void Rules::addShares(const Hands& own, Moves& moves) const {
    const int total = own[0] + own[1];
    const bool leftFuller = own[0] > own[1];
    for (int low = std::max(0, total - m_fingers + 1); low <= total / 2; ++low) {
        if (low == std::min(own[0], own[1])) continue;
        const auto small = static_cast<std::uint8_t>(low), large = static_cast<std::uint8_t>(total - low);
        moves.push_back({Move::Kind::Split, leftFuller ? large : small, leftFuller ? small : large});
    }
}

Moves Rules::moves(const Position& p) const {
    Moves moves;
    if (outOfPlay(p, Player::First) || outOfPlay(p, Player::Second)) return moves;
    const auto& own = p.hands[seat(p.mover)];
    const auto& theirs = p.hands[seat(other(p.mover))];
    for (std::uint8_t a = 0; a < m_hands; ++a)
        for (std::uint8_t b = 0; b < m_hands; ++b)
            if (own[a] > 0 && theirs[b] > 0) moves.push_back({Move::Kind::Attack, a, b});
    if (m_selfAttack && own[0] > 0 && own[1] > 0) {
        moves.push_back({Move::Kind::Self, 0, 1});
        moves.push_back({Move::Kind::Self, 1, 0});
    }
    if (mayShare(own)) addShares(own, moves);
    return moves;
}

// The other of two shares that differ by left and right only.
Moves Rules::omitted(const Position& p) const {
    Moves mirrored;
    for (const auto m : moves(p))
        if (m.kind == Move::Kind::Split && m.a != m.b) mirrored.push_back({Move::Kind::Split, m.b, m.a});
    return mirrored;
}

Position Rules::play(Position p, Move m) const {
    auto& own = p.hands[seat(p.mover)];
    auto& theirs = p.hands[seat(other(p.mover))];
    if (m.kind == Move::Kind::Attack)
        theirs[m.b] = tapped(theirs[m.b] + own[m.a]);
    else if (m.kind == Move::Kind::Self)
        own[m.b] = tapped(own[m.b] + own[m.a]);
    else
        own = {m.a, m.b}; // of two hands
    p.mover = other(p.mover);
    return p;
}

// A player whose hands are all out has lost, on move or not. (A live hand always has a hand to tap, so a
// mover without a move has no hand left.)
std::optional<Outcome> Rules::result(const Position& p) const {
    if (outOfPlay(p, p.mover)) return Outcome::Loss;
    if (outOfPlay(p, other(p.mover))) return Outcome::Win;
    return {};
}

Position Rules::canonical(const Position& p) const {
    return position(index(p));
}

Position Rules::folded(Position p) const {
    for (auto& hands : p.hands) std::sort(hands.begin(), hands.begin() + m_hands);
    return p;
}

std::uint32_t Rules::index(const Position& p) const {
    return indexOf(p.hands[seat(p.mover)]) * m_sets + indexOf(p.hands[seat(other(p.mover))]);
}

Position Rules::position(std::uint32_t i) const {
    return {{handsAt(i / m_sets), handsAt(i % m_sets)}, Player::First};
}

std::string Rules::brief(const Position& p) const {
    std::string all;
    for (const auto& hands : p.hands) {
        if (!all.empty()) all += '/';
        for (std::size_t i = 0; i < static_cast<std::size_t>(m_hands); ++i) all += digits[hands[i]];
    }
    return all;
}

std::string Rules::text(const Position& p) const {
    return brief(p) + (p.mover == Player::First ? " 1" : " 2");
}

std::string Rules::spelt(const Position& p) const {
    const auto set = [&](Player player) {
        std::vector<std::string> all;
        for (std::size_t i = 0; i < static_cast<std::size_t>(m_hands); ++i)
            all.push_back(std::to_string(p.hands[seat(player)][i]));
        return '{' + joined(all, ", ") + '}';
    };
    return (p.mover == Player::First ? "first\nf" : "second\nf") + set(Player::First) + "\ns" +
           set(Player::Second);
}

// Of two hands "L" and "R"; of others "a", "b" … from the left.
std::string Rules::letter(int hand) const {
    return {m_hands == 2 ? handLetters[static_cast<std::size_t>(hand)] : static_cast<char>('a' + hand)};
}

std::string Rules::text(const Position&, Move m) const {
    if (m.kind == Move::Kind::Split) return '=' + std::to_string(m.a) + ',' + std::to_string(m.b);
    const auto a = letter(m.a), b = letter(m.b);
    return m.kind == Move::Kind::Attack ? a + b : a + '>' + b;
}

// The lines of a spelling may be joined by blanks or slashes. Nothing: it is none.
std::optional<Position> Rules::readSpelling(std::string_view s) const {
    const auto joinedUp = [](std::string text) {
        std::erase_if(text, [](char c) { return c == ' ' || c == '/' || c == '\n' || c == '\r'; });
        return text;
    };
    const auto given = joinedUp(std::string(s));
    Position p;
    p.mover = given.starts_with("second") ? Player::Second : Player::First;
    const auto hands = static_cast<std::size_t>(m_hands);
    std::size_t hand = 0;
    for (const auto& part : core::split(given, '{'))
        for (const auto& number : core::split(part.substr(0, part.find('}')), ',')) {
            const auto fingers = wholeNumber(number);
            if (!fingers) continue;
            if (hand == 2 * hands || *fingers < 0 || *fingers >= m_fingers) return {};
            p.hands[hand / hands][hand % hands] = static_cast<std::uint8_t>(*fingers);
            ++hand;
        }
    return given == joinedUp(spelt(p)) ? std::optional(p) : std::nullopt;
}

Position Rules::parse(std::string_view s) const {
    if (const auto spelt = readSpelling(s)) return *spelt;
    const auto hands = static_cast<std::size_t>(m_hands);
    const InputError error(
        {m_hands == 2
             ? core::text("chopsticks",
                          "position “%1”: a position is like “11/11” or “33/14 2”, each hand 0 to %2")
             : core::text("chopsticks",
                          "position “%1”: a position is like “%3” or “%3 2”, each hand 0 to %2"),
         {std::string(s), std::string(1, digits[static_cast<std::size_t>(m_fingers - 1)]),
          std::string(hands, '1') + '/' + std::string(hands, '1')}});
    const auto length = 2 * hands + 1;
    if ((s.size() != length && s.size() != length + 2) || s[hands] != '/') throw error;
    Position p;
    for (std::size_t i = 0; i < 2 * hands; ++i) {
        const char given = s[i < hands ? i : i + 1];
        const auto number = digits.find(static_cast<char>(std::tolower(static_cast<unsigned char>(given))));
        if (number == std::string_view::npos || static_cast<int>(number) >= m_fingers) throw error;
        p.hands[i / hands][i % hands] = static_cast<std::uint8_t>(number);
    }
    if (s.size() > length && s.substr(length) == " 2")
        p.mover = Player::Second;
    else if (s.size() > length && s.substr(length) != " 1")
        throw error;
    return p;
}

} // namespace core::chopsticks
