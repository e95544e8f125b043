#pragma once

#include "core/verdict.h"

#include <optional>
#include <vector>

// A way that is gone along place by place, as a bar shows it: plain data, and where on the bar its places
// are.
namespace transport {

// What is gone along.
enum class Mode {
    Match,    // what was played, as long as it goes on
    Looking,  // the same, over by now, or a variation of it
    BestPlay, // what would be played
    Loop,     // what comes round: from its last place to its first
    Lab       // anything else
};

struct Point {
    std::optional<core::Player> mover = {}; // who came here; nothing: the start, or there are no movers
    bool turning = false;                   // value was given away by coming here
    std::optional<double> height = {};      // −1 … 1, upwards the first player's win; nothing: not known
    bool half = false;                      // of a first half, where nobody wins or loses yet
    friend bool operator==(const Point&, const Point&) = default;
};

// Another line that leaves this one.
struct Branch {
    int at = 0, line = 0;
    friend bool operator==(const Branch&, const Branch&) = default;
};

struct Line {
    Mode mode = Mode::Lab;
    std::vector<Point> points; // of all places, the start first
    int at = 0;                // the place shown
    int ahead = 0;             // places for which there is room behind the last
    bool draws = true;         // between the players' lanes there is one
    std::vector<Branch> branches = {};
    int betterFrom = 0;             // where a better line leaves this one
    std::vector<Point> better = {}; // from there on
    friend bool operator==(const Line&, const Line&) = default;

    int last() const { return points.empty() ? 0 : static_cast<int>(points.size()) - 1; }
    // Something of it can be drawn in the players' lanes, or in that of a first half.
    bool valued() const;
    bool pointed() const { return points.size() < 60; } // more would be a blur: only turning points
    // Going on from the last place begins anew.
    bool replays() const { return last() > 0 && mode != Mode::Match; }
};

// So many places, none of which is more than another.
Line steps(Mode mode, int places, int at);

// Where the places are between two x. In a curve a first half that is over takes a quarter of the width.
class Axis {
public:
    Axis(const Line& line, double left, double right, bool curve);

    double x(int place) const;
    int place(double x) const; // the nearest there is
    double step() const;       // between two places, where they are closest
    int span() const { return m_span; }
    int halves() const { return m_halves; }    // places of the first half
    double border() const { return m_border; } // where the first half ends

private:
    int m_last, m_span, m_halves = 0;
    double m_left, m_right, m_border;
};

// The lane of whoever wins, and in it the height: from 0, the middle of all lanes, to 1, the far edge.
double depth(const Line& line, double height);
// The part of the lanes that draws take, or the first half.
inline constexpr double drawLane = 0.2, halfLane = 0.4;

} // namespace transport
