#pragma once

#include <QPainter>
#include <QString>

#include "core/verdict.h"

// Value marks: colour, shape and number say the same thing (see legend). One painter for board, lists,
// cards and print.
namespace marks {

enum class Size { S, M, L };

// How a verdict is to be shown.
struct Mark {
    enum class Glyph { Win, Draw, Loss, Unknown, AtLeastDraw, AtMostDraw };
    Glyph glyph = Glyph::Unknown;
    bool filled = false; // proven
    bool best = false;   // shares the first place
    QString number;      // what the game counts; empty: none
    friend bool operator==(const Mark&, const Mark&) = default;
};

// The mark of a verdict; `numbers` off leaves the distance out.
Mark of(const core::Verdict& verdict, bool best, bool numbers);

// The colour that a line to the mark takes, and that of its edge.
QColor colour(const Mark& mark);
QColor edge(const Mark& mark);

// Outer size in logical px, the best move's ring included.
QSizeF extent(const Mark& mark, Size size, double scale);
// Paints centred on `at`. On boards `rim` adds the surface-coloured rim of 2 px.
void paint(QPainter& painter, QPointF at, const Mark& mark, Size size, double scale, bool rim = false);
// The bare disc, triangle or cross for places too small for a pill; `side` in logical px.
void paintBare(QPainter& painter, QPointF at, const Mark& mark, double side);

} // namespace marks
