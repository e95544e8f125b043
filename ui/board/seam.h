#pragma once

#include "ui/board/neighbour.h"
#include "ui/board/stage.h"

// How a field with joined edges says so: dashed lines with their word, and discs that turn the field.

// An area of the layout as it stands in the widget.
QRectF onScreen(const Stage& stage, const QRectF& area);
// Where the disc that turns the field that way lies; empty: there is none.
QRectF turnDisc(const Stage& stage, const core::Layout& layout, Direction direction);
void paintSeam(QPainter& painter, const Stage& stage, const core::Layout& layout);
