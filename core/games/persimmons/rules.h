#pragma once

#include "core/options.h"
#include "core/rules.h"

#include <array>

// Persimmons: strings of dried persimmons under the eaves. A turn drops one or more from the low end of one
// string, or declares, while nobody has, whether the last mover wins or loses.
namespace core::persimmons {

// How the game is won: not said yet, or the last mover wins or loses.
enum class Condition : std::uint8_t { Open, Wins, Loses };

// The options the rules are made from.
Schema options();

// A, W or L.
char letter(Condition c);

class Rules {
public:
    static constexpr int maxStrings = 8, maxCount = 21, maxStringsWithLimit = 3;

    struct Position {
        std::array<std::uint8_t, maxStrings> counts{}; // zero behind the last string
        std::uint8_t strings = 1;                      // an empty string still has its place
        Condition condition = Condition::Open;
        Player mover = Player::First;
        friend bool operator==(const Position&, const Position&) = default;
    };
    // Either drops some from a string, or declares (and drops none).
    struct Move {
        std::uint8_t string = 0, drop = 0;
        Condition declared = Condition::Open;
        friend bool operator==(const Move&, const Move&) = default;
    };

    explicit Rules(const Values& values);

    Position start() const { return m_start; }
    Player mover(const Position& p) const { return p.mover; }
    std::vector<Move> moves(const Position& p) const;
    Position play(Position p, Move m) const;
    std::optional<Outcome> result(const Position& p) const;
    // Strings in falling order and none of them empty, for their order has no meaning.
    Position canonical(Position p) const;
    Position folded(const Position& p) const { return canonical(p); } // in whatever order they hang

    std::string text(const Position& p) const;
    std::string brief(const Position& p) const;
    std::optional<Message> ambiguity(std::string_view given) const;
    std::string text(const Position& p, Move m) const;
    Position parse(std::string_view s) const;

    int limit() const { return m_limit; } // most persimmons a turn, 0: any number

private:
    Position m_start;
    int m_limit;
};
static_assert(core::Rules<Rules> && Symmetric<Rules>);

// All persimmons of a position.
int total(const Rules::Position& p);
// The longest string.
int longest(const Rules::Position& p);

} // namespace core::persimmons
