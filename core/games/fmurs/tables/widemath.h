#pragma once

#include "core/games/fmurs/tables/rowmath.h"

namespace core::fmurs {

// Adds the ways that this processor has instructions of its own for to the plain one, the quickest last.
void addWideWays(std::vector<RowMath>& known);

} // namespace core::fmurs
