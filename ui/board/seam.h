#pragma once

#include "core/picture/neighbour.h"
#include "ui/board/stage.h"

// How a field with joined edges says so: dashed lines with their word, and discs that turn the field.

// Where the disc that turns the field that way lies; empty: there is none.
QRectF turnDisc(const Stage& stage, const core::Layout& layout, core::Direction direction);
void paintSeam(QPainter& painter, const Stage& stage, const core::Layout& layout);
