#pragma once

#include "core/games/bao/rules/fates.h"
#include "core/games/bao/rules/sowing.h"
#include "core/options.h"
#include "core/rules.h"

#include <memory>

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
        // One more than the slot of a sowing that is under way: whether it ends is not found out yet, the
        // stones lie as before it and its player is still on move.
        std::uint8_t sowing = 0;
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
    // Follows no more than laysAtOnce: what is not decided by then is pending.
    Position play(const Position& p, Move m) const;
    bool pending(const Position& p) const { return p.sowing != 0; }
    std::optional<Position> settle(const Position& p, const StopToken& stop) const;
    // What play leads to as far as settle(), or following its fate, has found it out by now.
    Position playKnown(const Position& p, Move m) const;
    // Goes on for so many lays to find out what becomes of a pending position.
    void follow(const Position& p, std::uint64_t lays, const StopToken& stop) const;
    Fates& fates() const { return *m_fates; }
    std::optional<Outcome> result(const Position& p) const;
    // A position that occurs a third time is a draw; a capture changes it for good.
    int repetitions() const { return 3; }
    // The same with what lies in the rows taken off them, once a row is empty: what the players have in the
    // end.
    Position counted(Position p) const;
    // The mover's captured stones less the other's.
    int lead(const Position& p) const;

    std::string text(const Position& p) const;
    std::string brief(const Position& p) const; // the captured stones
    std::string text(const Position& p, Move m) const;
    Position parse(std::string_view s) const;

    const Ring& ring() const { return m_ring; }
    // Stones on the board and captured, all together.
    int most() const { return m_ring.size() * maxStones; }
    // a, b, … in the order of sowing.
    char letter(int slot) const { return static_cast<char>('a' + m_ring.pit(slot)); }

private:
    Position after(Position p, const Stones& stones, const Ring::Sowing& sowing) const;
    std::optional<Position> after(const Position& p, const Walk& walk) const;
    Position parseSowing(std::string_view s, std::size_t mark) const;
    Stones stonesIn(std::string_view given, std::string_view rows) const;

    Ring m_ring;
    Position m_start;
    std::shared_ptr<Fates> m_fates = std::make_shared<Fates>(); // one for all copies
};
static_assert(core::Rules<Rules> && Repeating<Rules> && Lasting<Rules>);

// The board as the player to move sees it: the own row first.
inline Stones seenByMover(const Rules::Position& p) {
    return p.mover == Player::First ? p.stones : turned(p.stones);
}

} // namespace core::bao
