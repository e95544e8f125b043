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

} // namespace marks
