#pragma once

#include "core/options.h"
#include "core/rules.h"

#include <boost/container/static_vector.hpp>

// Chopsticks: each player's two hands show fingers; a tapped hand gains the tapping hand's number.
namespace core::chopsticks {

inline constexpr int maxFingers = 30; // in the lab; the new-game dialog offers fewer

enum class Hand : std::uint8_t { Left, Right };

// The four hands as seen on the board. Left and right are kept apart here and ignored in the value.
struct Position {
    std::array<std::array<std::uint8_t, 2>, 2> hands{}; // [player][Hand]
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

// Two attacks by two hands, two taps of one's own, and every way to share a sum anew.
using Moves = boost::container::static_vector<Move, 6 + maxFingers>;

class Rules {
public:
    using Position = chopsticks::Position;
    using Move = chopsticks::Move;
    enum class Overflow : std::uint8_t { Wrap, Cutoff };
    enum class Split : std::uint8_t { Any, Revive, None };

    explicit Rules(const Values& values); // throws InputError

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

    // Positions by value: both pairs of hands without left and right, the mover's first.
    std::uint32_t count() const { return m_pairs * m_pairs; }
    std::uint32_t index(const Position& p) const;
    Position position(std::uint32_t i) const;

private:
    std::optional<Position> readSpelling(std::string_view s) const;
    std::uint8_t tapped(int fingers) const;
    bool outOfPlay(const Position& p, Player who) const;
    bool mayShare(const std::array<std::uint8_t, 2>& own) const;
    void addShares(const std::array<std::uint8_t, 2>& own, Moves& moves) const;

    int m_fingers;
    Overflow m_overflow;
    Split m_split;
    bool m_selfAttack;
    std::uint32_t m_pairs; // of fingers, unordered
    Position m_start;
};

static_assert(core::Rules<Rules> && Enumerable<Rules> && Symmetric<Rules> && Repeating<Rules>);

} // namespace core::chopsticks
