#pragma once

#include "core/options.h"
#include "core/rules.h"

#include <boost/container/static_vector.hpp>

#include <algorithm>

// Chopsticks: each player's hands show fingers; a tapped hand gains the tapping hand's number. There are two,
// or one to four of which each only taps those of the other player.
namespace core::chopsticks {

inline constexpr int maxFingers = 30;                     // in the lab; the new-game dialog offers fewer
inline constexpr int maxHands = 4, maxFingersOfMany = 10; // of a player; on each of three or four hands

using Hands = std::array<std::uint8_t, maxHands>; // from the left; those that the rules do not have stay 0

// The hands as seen on the board. Left and right are kept apart here and ignored in the value.
struct Position {
    std::array<Hands, 2> hands{}; // by player
    Player mover = Player::First;

    friend bool operator==(const Position&, const Position&) = default;
};

struct Move {
    enum class Kind : std::uint8_t { Attack, Self, Split };
    Kind kind = Kind::Attack;
    // Attack: own hand, their hand. Self: from hand, to hand. Split: new left, new right.
    std::uint8_t a = 0, b = 0;

    friend bool operator==(const Move&, const Move&) = default;
};

// Attacks of each hand by each, two taps of one's own, and every way to share a sum anew.
using Moves = boost::container::static_vector<Move, std::max(maxHands* maxHands, 6 + maxFingers)>;

class Rules {
public:
    using Position = chopsticks::Position;
    using Move = chopsticks::Move;
    enum class Overflow : std::uint8_t { Wrap, Cutoff };
    enum class Split : std::uint8_t { Any, Revive, None };

    explicit Rules(const Values& values); // throws InputError

    int hands() const { return m_hands; } // of each player
    int fingers() const { return m_fingers; }
    Overflow overflow() const { return m_overflow; }
    Split split() const { return m_split; }
    bool selfAttack() const { return m_selfAttack; }

    Position start() const { return m_start; }
    Player mover(const Position& p) const { return p.mover; }
    Moves moves(const Position& p) const;
    Moves omitted(const Position& p) const;
    Position play(Position p, Move m) const;
    std::optional<Outcome> result(const Position& p) const;
    Position canonical(const Position& p) const;
    Position folded(Position p) const; // left and right are one, first and second are not
    int repetitions() const { return 3; }

    std::string text(const Position& p) const;
    std::string brief(const Position& p) const;
    std::string spelt(const Position& p) const; // as on the nodes of shirodoni's graphs
    std::string text(const Position& p, Move m) const;
    Position parse(std::string_view s) const;

    // Positions by value: the hands of both without left and right, the mover's first.
    std::uint32_t count() const { return m_sets * m_sets; }
    std::uint32_t index(const Position& p) const;
    Position position(std::uint32_t i) const;

private:
    std::optional<Position> readSpelling(std::string_view s) const;
    std::uint8_t tapped(int fingers) const;
    bool outOfPlay(const Position& p, Player who) const;
    bool mayShare(const Hands& own) const;
    void addShares(const Hands& own, Moves& moves) const;
    std::uint32_t indexOf(const Hands& hands) const;
    Hands handsAt(std::uint32_t index) const;
    std::string letter(int hand) const;

    int m_hands, m_fingers;
    Overflow m_overflow;
    Split m_split;
    bool m_selfAttack;
    std::uint32_t m_sets; // of a player's hands
    Position m_start;
};

static_assert(core::Rules<Rules> && Enumerable<Rules> && Symmetric<Rules> && Repeating<Rules>);

} // namespace core::chopsticks
