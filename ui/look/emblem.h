#pragma once

#include <QByteArray>
#include <QColor>
#include <QPainter>

#include "core/text.h"

// The sign of a pupil, for those who do not read yet: one of sixteen pictures, on a plate of ink or of paper,
// and from the 33rd on with a ring round it. In ink alone, so that a grey print and any eye tell them apart.
namespace emblem {

inline constexpr int pictures = 16;

// As the text of an SVG file, a square all of which it takes.
QByteArray svg(int number, const QColor& ink, const QColor& paper);
// Anywhere, as lines where the device keeps them.
void paint(QPainter& painter, const QRectF& place, int number, const QColor& ink, const QColor& paper);
// What is on it: "sun".
core::Phrase nameOf(int number);

} // namespace emblem
