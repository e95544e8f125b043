#pragma once

#include <QColor>
#include <QPainter>

#include "core/picture/mark.h"

// Paints value marks (core/picture/mark.h): on boards, in lists, on cards and in print.
namespace marks {

using core::Mark;
using Size = core::MarkSize;

inline Mark of(const core::Verdict& verdict, bool best, bool numbers) {
    return core::markOf(verdict, best, numbers);
}

// Outer size in logical px, the best move's ring included.
QSizeF extent(const Mark& mark, Size size, double scale);
// Paints centred on `at`. On boards `rim` adds the surface-coloured rim.
void paint(QPainter& painter, QPointF at, const Mark& mark, Size size, double scale, bool rim = false);
// The bare disc, triangle or cross for places too small for a pill; `side` in logical px.
void paintBare(QPainter& painter, QPointF at, const Mark& mark, double side);
// The largest form that finds room, which is in logical px as `scale` has it.
void paintWithin(QPainter& painter, QPointF at, double room, const Mark& mark, double scale);

} // namespace marks
