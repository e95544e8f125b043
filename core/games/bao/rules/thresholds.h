#pragma once

#include <algorithm>
#include <cstdint>

// The value of a board for its mover, whatever the score. Since a never-ending move draws at any score, it
// takes two numbers: the smallest lead with which the mover still wins, and with which it still draws.
namespace core::bao {

// A lead no game reaches: as a threshold "at no lead", and less than nothing "at any lead".
inline constexpr int never = 1000, always = -never;

enum class Goal : std::uint8_t { Win, Draw };
constexpr Goal other(Goal g) {
    return g == Goal::Win ? Goal::Draw : Goal::Win;
}

struct Thresholds {
    std::int16_t win = never, draw = always;
    friend bool operator==(const Thresholds&, const Thresholds&) = default;
};

// Where a threshold lies: it is at least `low` and at most `high`.
struct Span {
    std::int16_t low = always, high = never;
    bool exact() const { return low == high; }
    friend bool operator==(const Span&, const Span&) = default;
};

struct Bounds {
    Span win, draw;
    const Span& of(Goal g) const { return g == Goal::Win ? win : draw; }
    bool exact() const { return win.exact() && draw.exact(); }

    // The mover reaches the goal with this lead, or it does not; `n`: the stones on the board. Beyond all
    // stones only endless play decides, with one lead as with the next.
    void add(int n, Goal goal, int lead, bool reached) {
        auto& span = goal == Goal::Win ? win : draw;
        if (reached)
            span.high = std::min(span.high, static_cast<std::int16_t>(lead));
        else
            span.low = std::max(span.low, static_cast<std::int16_t>(lead + 1));
        // Who wins also draws.
        draw.high = std::min(draw.high, win.high);
        win.low = std::max(win.low, draw.low);
        if (win.low > n + 1) win.low = never;
        if (draw.high < -n) draw.high = always;
    }

    static Bounds exactly(Thresholds t) { return {{t.win, t.win}, {t.draw, t.draw}}; }
    // What is true of every board with so many stones: with more of a lead than there are stones nobody
    // catches up, unless by a never-ending move.
    static Bounds ofStones(int n) {
        return {{static_cast<std::int16_t>(1 - n), never}, {always, static_cast<std::int16_t>(n)}};
    }
    friend bool operator==(const Bounds&, const Bounds&) = default;
};

// The game is over and what lies in the rows is theirs: `margin` is the mover's row less the other's.
constexpr Thresholds finished(int margin) {
    return {static_cast<std::int16_t>(1 - margin), static_cast<std::int16_t>(-margin)};
}

} // namespace core::bao
