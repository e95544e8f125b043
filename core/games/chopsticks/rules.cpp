#include "core/games/chopsticks/rules.h"

#include <algorithm>
#include <cmath>

namespace core::chopsticks {

namespace {

constexpr std::string_view digits = "0123456789abcdefghijklmnopqrstuvwxyz";
constexpr std::string_view handLetters = "LR";

std::size_t seat(Player p) {
    return static_cast<std::size_t>(p);
}

std::uint32_t pairIndex(const std::array<std::uint8_t, 2>& hands) {
    const auto [low, high] = std::minmax(hands[0], hands[1]);
    return high * (high + 1U) / 2U + low;
}

std::array<std::uint8_t, 2> pairAt(std::uint32_t index) {
    auto high = static_cast<std::uint32_t>((std::sqrt(8.0 * index + 1.0) - 1.0) / 2.0);
    while (high * (high + 1) / 2 > index) --high;
    return {static_cast<std::uint8_t>(index - high * (high + 1) / 2), static_cast<std::uint8_t>(high)};
}

} // namespace

Rules::Rules(const Values& values)
    : m_fingers(values.number("fingers")),
      m_overflow(values.choice("overflow") == "wrap" ? Overflow::Wrap : Overflow::Cutoff),
      m_split(values.choice("split") == "any"      ? Split::Any
              : values.choice("split") == "revive" ? Split::Revive
                                                   : Split::None),
      m_selfAttack(values.choice("selfattack") == "on"),
      m_pairs(static_cast<std::uint32_t>(m_fingers * (m_fingers + 1) / 2)) {
    const auto given = values.list("start");
    for (std::size_t i = 0; i < 4; ++i)
        m_start.hands[i / 2][i % 2] =
            static_cast<std::uint8_t>(numberIn("start", given[i], 0, m_fingers - 1));
}

// A hand that reaches the limit is out, or shows the remainder.
std::uint8_t Rules::tapped(int fingers) const {
    if (fingers < m_fingers) return static_cast<std::uint8_t>(fingers);
    return static_cast<std::uint8_t>(m_overflow == Overflow::Wrap ? fingers - m_fingers : 0);
}

bool Rules::outOfPlay(const Position& p, Player who) const {
    return p.hands[seat(who)][0] == 0 && p.hands[seat(who)][1] == 0;
}

bool Rules::mayShare(const std::array<std::uint8_t, 2>& own) const {
    return m_split == Split::Any || (m_split == Split::Revive && (own[0] == 0 || own[1] == 0));
}

// The total stays, no hand reaches the limit, and the pair changes. Of two shares that differ by left and
// right only, the one that keeps the fuller hand's side is offered.
void Rules::addShares(const std::array<std::uint8_t, 2>& own, Moves& moves) const {
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
    for (std::uint8_t a = 0; a < 2; ++a)
        for (std::uint8_t b = 0; b < 2; ++b)
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
        own = {m.a, m.b};
    p.mover = other(p.mover);
    return p;
}

// A player whose hands are both out has lost, on move or not. (A live hand always has a hand to tap, so a
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
    for (auto& hands : p.hands) std::ranges::sort(hands);
    return p;
}

std::uint32_t Rules::index(const Position& p) const {
    return pairIndex(p.hands[seat(p.mover)]) * m_pairs + pairIndex(p.hands[seat(other(p.mover))]);
}

Position Rules::position(std::uint32_t i) const {
    return {{pairAt(i / m_pairs), pairAt(i % m_pairs)}, Player::First};
}

std::string Rules::brief(const Position& p) const {
    const auto digit = [&](int player, int hand) {
        return digits[p.hands[static_cast<std::size_t>(player)][static_cast<std::size_t>(hand)]];
    };
    return {digit(0, 0), digit(0, 1), '/', digit(1, 0), digit(1, 1)};
}

std::string Rules::text(const Position& p) const {
    return brief(p) + (p.mover == Player::First ? " 1" : " 2");
}

std::string Rules::spelt(const Position& p) const {
    const auto pair = [&](Player player) {
        const auto& hands = p.hands[seat(player)];
        return '{' + std::to_string(hands[0]) + ", " + std::to_string(hands[1]) + '}';
    };
    return (p.mover == Player::First ? "first\nf" : "second\nf") + pair(Player::First) + "\ns" +
           pair(Player::Second);
}

std::string Rules::text(const Position&, Move m) const {
    if (m.kind == Move::Kind::Split) return '=' + std::to_string(m.a) + ',' + std::to_string(m.b);
    const std::string a(1, handLetters[m.a]), b(1, handLetters[m.b]);
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
    std::size_t hand = 0;
    for (const auto& part : core::split(given, '{'))
        for (const auto& number : core::split(part.substr(0, part.find('}')), ',')) {
            const auto fingers = wholeNumber(number);
            if (!fingers) continue;
            if (hand == 4 || *fingers < 0 || *fingers >= m_fingers) return {};
            p.hands[hand / 2][hand % 2] = static_cast<std::uint8_t>(*fingers);
            ++hand;
        }
    return given == joinedUp(spelt(p)) ? std::optional(p) : std::nullopt;
}

Position Rules::parse(std::string_view s) const {
    if (const auto spelt = readSpelling(s)) return *spelt;
    const InputError error(
        {core::text("chopsticks",
                    "position “%1”: a position is like “11/11” or “33/14 2”, each hand 0 to %2"),
         {std::string(s), std::string(1, digits[static_cast<std::size_t>(m_fingers - 1)])}});
    if ((s.size() != 5 && s.size() != 7) || s[2] != '/') throw error;
    Position p;
    constexpr std::array<std::size_t, 4> places{0, 1, 3, 4};
    for (std::size_t i = 0; i < 4; ++i) {
        const auto number =
            digits.find(static_cast<char>(std::tolower(static_cast<unsigned char>(s[places[i]]))));
        if (number == std::string_view::npos || static_cast<int>(number) >= m_fingers) throw error;
        p.hands[i / 2][i % 2] = static_cast<std::uint8_t>(number);
    }
    if (s.size() == 7 && s.substr(5) == " 2")
        p.mover = Player::Second;
    else if (s.size() == 7 && s.substr(5) != " 1")
        throw error;
    return p;
}

} // namespace core::chopsticks
