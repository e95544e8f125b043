#pragma once

#include <QPainter>

#include "core/board.h"

// The binary columns of a reason: a dot for each one, and a frame round the columns that decide.
namespace binarycolumns {

inline constexpr double width = 218; // at scale 1

double height(const core::Explanation& why); // px
// At the painter's origin.
void paint(QPainter& painter, const core::Explanation& why);

} // namespace binarycolumns
