#pragma once

#include <array>
#include <compare>
#include <cstdint>
#include <optional>

namespace core {

enum class Outcome : std::int8_t { Loss = -1, Draw = 0, Win = 1 };
constexpr Outcome opposite(Outcome o) {
    return static_cast<Outcome>(-static_cast<int>(o));
}

enum class Player : std::uint8_t { First, Second };
constexpr Player other(Player p) {
    return p == Player::First ? Player::Second : Player::First;
}

// The named numbers that a game may add to a verdict. The last three speak for the player on move, the
// others of the position reached, whoever looks at it. LeadWin and LeadDraw are the smallest leads with
// which that player still wins and draws: none means at no lead and at any lead.
enum class Figure : std::uint8_t {
    Grundy,
    Level,
    Clears,
    AtLeast,
    AtMost,
    Caught,
    LeadWin,
    LeadDraw,
    Margin
};
inline constexpr int figureCount = 9;

// Which of the named numbers are known. A number can also be known to be "none" (no lead wins, the field
// is never cleared).
class Figures {
public:
    bool has(Figure f) const { return at(f) != absent; }
    bool none(Figure f) const { return at(f) == noNumber; }
    std::optional<int> value(Figure f) const {
        return has(f) && !none(f) ? std::optional<int>(at(f)) : std::nullopt;
    }
    void set(Figure f, int number) { at(f) = static_cast<std::int16_t>(number); }
    void setNone(Figure f) { at(f) = noNumber; }
    void clear(Figure f) { at(f) = absent; }
    friend bool operator==(const Figures&, const Figures&) = default;

private:
    static constexpr std::int16_t absent = INT16_MIN, noNumber = INT16_MIN + 1;
    std::int16_t& at(Figure f) { return m_numbers[static_cast<std::size_t>(f)]; }
    std::int16_t at(Figure f) const { return m_numbers[static_cast<std::size_t>(f)]; }
    std::array<std::int16_t, figureCount> m_numbers = [] {
        std::array<std::int16_t, figureCount> all{};
        all.fill(absent);
        return all;
    }();
};

// What is known of a position's value for its mover: an interval that only ever narrows.
struct Verdict {
    Outcome lower = Outcome::Loss;
    Outcome upper = Outcome::Win;
    std::optional<int> plies;    // to the end, when proven and known; the winner hurries, the loser delays
    std::optional<int> estimate; // a guess while not proven: its sign is the outcome, its size how sure
    bool endless = false;        // the move itself never ends (a draw at once)
    Figures figures;

    bool proven() const { return lower == upper; }
    bool unknown() const { return lower == Outcome::Loss && upper == Outcome::Win && !estimate; }
    friend bool operator==(const Verdict&, const Verdict&) = default;
};

enum class Proof : std::uint8_t { Exact, Bound, Estimate };
Proof proof(const Verdict& v);

// The outcome that is proven, or else estimated; nothing where there is neither.
std::optional<Outcome> likely(const Verdict& v);

Verdict exactly(Outcome outcome, std::optional<int> plies = {});

// The same value seen by the other player. Distances stay.
Verdict seenByOther(Verdict v);

// The value of a move, seen by the player who makes it, from the value `after` of the position it leads
// to: one ply further, and turned round if the turn passes.
Verdict ofMove(const Verdict& after, bool moverChanges);

// The same value with the leads counted from before a player's lead grew by `gain`.
Verdict beforeGain(Verdict v, int gain);

// The one preference order: proven win, estimated win, draw, open, unknown, estimated loss, proven loss;
// then quick wins before slow ones, slow losses before quick ones, then the game's own number.
// Greater is better; equivalent verdicts share a place.
std::weak_ordering preference(const Verdict& a, const Verdict& b);

// A position's value from the best of its moves' values: its own interval reaches as high as any move's.
// `moves` must not be empty.
template <class Range>
Verdict best(const Range& moves) {
    auto v = *moves.begin();
    auto upper = v.upper;
    for (const Verdict& move : moves) {
        if (preference(move, v) > 0) v = move;
        if (move.upper > upper) upper = move.upper;
    }
    v.upper = upper;
    return v;
}

} // namespace core
