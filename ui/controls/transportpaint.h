#pragma once

#include <QPainter>

#include "ui/controls/transport.h"

#include <array>

// How a way is drawn: as a line, or as a curve through the players' lanes. Lengths are the theme's.
namespace transport {

// The line from the first place to the last that has room, in the middle of `track`.
Axis axis(const Line& line, const QRectF& track);
void paintTrack(QPainter& p, const Line& line, const QRectF& track);
QPointF tip(const Line& line, const Branch& branch, const QRectF& track); // of a twig

// The lanes with what stands left of them, the curve and the numbers below.
struct Lanes {
    QRectF area;                  // of the lanes alone
    std::array<QString, 2> names; // of the players
    QString even, half;           // what the lane of draws and that of a first half are called
    double point = 4.6;           // radius of a place, at scale 1
};
Axis axis(const Line& line, const Lanes& lanes);
void paintCurve(QPainter& p, const Line& line, const Lanes& lanes);
double captionWidth(const Line& line, const Lanes& lanes); // left of the lanes
QPointF tip(const Line& line, const Branch& branch, const Lanes& lanes);

// The colour of what is travelled.
QColor ink(Mode mode);

} // namespace transport
