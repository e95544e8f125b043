#pragma once

#include <QRectF>

#include "core/verdict.h"

#include <optional>
#include <vector>

namespace core {
struct Kind;
}
class HistoryModel;

// The course of a match as points in the players' lanes, one above the other: the further right, the later;
// the higher, the nearer the first player's win.
class Course {
public:
    // `inset`: from the lanes' ends to the first and the last point.
    Course(const core::Kind& kind, const HistoryModel& history, QRectF lanes, double inset)
        : m_kind(kind), m_history(history), m_lanes(lanes), m_inset(inset) {}

    int span() const; // plies that the axis holds
    double xOf(int ply) const;
    std::optional<double> yOf(int ply) const; // in the lanes; nothing: it has no value that may be drawn
    // Where nothing has a value the axis is of turns alone: from x to x, over the whole height.
    struct Turns {
        double from, to;
    };
    std::vector<Turns> turns() const;
    bool valued() const; // anything is
    double step() const { return xOf(1) - xOf(0); }
    int plyAt(double x) const; // the nearest that has been played

private:
    int plies() const;
    int leadSpan() const;                                // leads that a lane holds
    double heightOf(const core::Verdict& verdict) const; // in the winner's lane, 0 … 1

    const core::Kind& m_kind;
    const HistoryModel& m_history;
    QRectF m_lanes;
    double m_inset;
};
