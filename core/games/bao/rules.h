#pragma once

#include "core/games/bao/sowing.h"
#include "core/options.h"
#include "core/rules.h"

// BAO: two rows of pits, sown clockwise one stone at a time. A sowing goes on while its last stone falls
// into a pit that holds stones, and captures the facing pit when it ends; one that never ends is a draw.
namespace core::bao {

// The options the rules are made from.
Schema options();

class Rules {
public:
    static constexpr int minPits = 2, maxPits = bao::maxPits, maxStones = 8;
    static constexpr int mostStones = 2 * maxPits * maxStones; // on the board and captured

    struct Position {
        Stones stones{}; // the first player's row, then the second's
        std::array<std::uint8_t, 2> captured{};
        Player mover = Player::First;
        std::uint8_t endless = 0; // 1: the last move never ended
        friend bool operator==(const Position&, const Position&) = default;
    };
    struct Move {
        std::uint8_t slot = 0;
        friend bool operator==(const Move&, const Move&) = default;
    };

    explicit Rules(const Values& values);

    Position start() const { return m_start; }
    Player mover(const Position& p) const { return p.mover; }
    std::vector<Move> moves(const Position& p) const;
    Position play(Position p, Move m) const;
    std::optional<Outcome> result(const Position& p) const;
    // A position that occurs a third time is a draw; a capture changes it for good.
    int repetitions() const { return 3; }
    // The mover's captured stones less the other's.
    int lead(const Position& p) const;

    std::string text(const Position& p) const;
    std::string brief(const Position& p) const; // the captured stones
    std::string text(const Position& p, Move m) const;
    Position parse(std::string_view s) const;

    const Ring& ring() const { return m_ring; }
    // a, b, … in the order of sowing.
    char letter(int slot) const { return static_cast<char>('a' + m_ring.pit(slot)); }

private:
    Stones stonesIn(std::string_view given, std::string_view rows) const;

    Ring m_ring;
    Position m_start;
};
static_assert(core::Rules<Rules> && Repeating<Rules>);

// The board as the player to move sees it: the own row first.
inline Stones seenByMover(const Rules::Position& p) {
    return p.mover == Player::First ? p.stones : turned(p.stones);
}

} // namespace core::bao
