#pragma once

#include "core/options.h"
#include "core/rules.h"

// The smallest complete game, and the template for a new one: a hunter and a hare take turns on a ring of
// eight cells. The hunter goes one cell either way, the hare may also sit still. Meeting ends it: the
// hunter has won. On the hare's first turn after sitting it moves twice, so the mover need not alternate.
namespace core::pursuit {

class Rules {
public:
    struct Position {
        std::uint8_t hunter = 0, hare = 3;
        std::uint8_t turn = 0;  // 0: hunter (first), 1: hare (second)
        std::uint8_t extra = 0; // the hare sat still last time and moves twice now
        friend bool operator==(const Position&, const Position&) = default;
    };
    struct Move {
        std::int8_t step = 0;
        friend bool operator==(const Move&, const Move&) = default;
    };
    static constexpr int cells = 8;
    // A cell of the ring, counted on beyond its ends.
    static std::uint8_t wrapped(int cell) { return static_cast<std::uint8_t>((cell + cells) % cells); }

    explicit Rules(const Values& values) : m_start{0, static_cast<std::uint8_t>(values.number("hare"))} {}

    Position start() const { return m_start; }
    Player mover(const Position& p) const { return p.turn == 0 ? Player::First : Player::Second; }
    std::vector<Move> moves(const Position& p) const;
    Position play(Position p, Move m) const;
    std::optional<Outcome> result(const Position& p) const;
    std::string text(const Position& p) const;
    std::string text(const Position& p, Move m) const;
    Position parse(std::string_view s) const;

    std::uint32_t count() const { return cells * cells * 4; }
    std::uint32_t index(const Position& p) const {
        return ((p.hunter * 8U + p.hare) * 2U + p.turn) * 2U + p.extra;
    }
    Position position(std::uint32_t i) const;
    int estimate(const Position& p) const;

private:
    Position m_start;
};
static_assert(core::Rules<Rules> && Enumerable<Rules> && Searchable<Rules>);

} // namespace core::pursuit
