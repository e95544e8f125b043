#pragma once

#include "core/figure.h"

#include <compare>
#include <cstdint>
#include <functional>
#include <optional>
#include <span>

namespace core {

enum class Outcome : std::int8_t { Loss = -1, Draw = 0, Win = 1 };
constexpr Outcome opposite(Outcome o) {
    return static_cast<Outcome>(-static_cast<int>(o));
}

enum class Player : std::uint8_t { First, Second };
constexpr Player other(Player p) {
    return p == Player::First ? Player::Second : Player::First;
}

// What a position is worth to its mover: how it ends, and in how many plies. The greater the better: a quick
// win, a slow win, a draw (whenever it comes), a slow loss, a quick loss.
struct Worth {
    Outcome outcome = Outcome::Draw;
    int plies = 0; // 0 for a draw

    static constexpr Worth least(Outcome o) { return {o, o == Outcome::Win ? unlimited : 0}; }
    static constexpr Worth most(Outcome o) { return {o, o == Outcome::Loss ? unlimited : 0}; }
    friend bool operator==(const Worth&, const Worth&) = default;
    friend std::strong_ordering operator<=>(const Worth& a, const Worth& b);
    // Whether it ends so, at whatever time.
    friend bool operator==(const Worth& w, Outcome o) { return w.outcome == o; }
};

// What is known of a position's value for its mover: an interval of worths that only ever narrows. As soon as
// both ends have the same outcome that is proven; the number of plies may still be open.
struct Verdict {
    Worth lower = Worth::least(Outcome::Loss);
    Worth upper = Worth::most(Outcome::Win);
    // A guess while not proven: its sign is the outcome, its size how sure. Of a win or loss that is proven
    // but not its length: the plies it is expected to take, in fractions.
    std::optional<int> estimate;
    static constexpr int perPly = 64;
    bool endless = false; // the move itself never ends (a draw at once)
    bool pending = false; // of a move: what it leads to is not found out yet
    // Who gets on better in this half of the match; who wins depends on the other one, which follows.
    bool firstHalf = false;
    Figures figures;

    bool proven() const { return lower.outcome == upper.outcome; }
    bool unknown() const { return lower == Outcome::Loss && upper == Outcome::Win && !estimate; }
    // To the end of a proven win or loss: the winner hurries, the loser delays. Nothing for a draw.
    std::optional<int> plies() const;
    // The same where only bounds are known.
    Span length() const;
    friend bool operator==(const Verdict&, const Verdict&) = default;
};

// What a method says of positions: of the one analysed and of those one ply behind it, where the method is
// a table of the whole game of any.
template <class Position>
using ValueOf = std::function<Verdict(const Position&)>;

enum class Proof : std::uint8_t { Exact, Bound, Estimate };
Proof proof(const Verdict& v); // of the outcome

// The outcome that is proven, or else estimated, within what is proven; nothing where there is neither.
std::optional<Outcome> likely(const Verdict& v);

// How the match ends, as far as that is likely: nothing in a first half, where the other half decides.
std::optional<Outcome> foreseen(const Verdict& v);

// How long it takes to a proven win or loss, in fractions of plies (Verdict::perPly): as is expected, else
// what the mover is sure of. 0 for a draw.
int expectedLength(const Verdict& v);

// Of a move of which it is not found out yet what it leads to.
inline Verdict notFoundOut() {
    Verdict v;
    v.pending = true;
    return v;
}

Verdict exactly(Outcome outcome, std::optional<int> plies = {});
// One of these outcomes or what lies between, whenever it comes.
Verdict between(Outcome lower, Outcome upper);

// The same value seen by the other player. Distances stay.
Verdict seenByOther(Verdict v);

// The value of a move, seen by the player who makes it, from the value `after` of the position it leads
// to: one ply further, and turned round if the turn passes.
Verdict ofMove(const Verdict& after, bool moverChanges);

// The same value with scored figures counted from before the mover's score grew by `gain`.
Verdict beforeGain(Verdict v, int gain);

// Both hold: what is known of the same position from two sides.
Verdict narrowed(const Verdict& a, const Verdict& b);

// The one preference order: proven win, estimated win, draw, open, unknown, estimated loss, proven loss;
// then quick wins before slow ones, slow losses before quick ones, then the figure that ranks.
// Greater is better; equivalent verdicts share a place. Of bounds the safe one comes first,
// unless a length is expected.
std::weak_ordering preference(const Verdict& a, const Verdict& b);

// A position's value from those of all its moves, of which there must be one. It is sure of as much as the
// move that is sure of most, and may reach as high as any: so it equals the value of the best move as soon as
// it is exact, and before that no other move's doubt is forgotten. Figures with a wish do the same.
Verdict best(std::span<const Verdict> moves);

} // namespace core
