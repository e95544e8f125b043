#pragma once

#include "core/ringlab.h"

namespace core::bao {

// Plays from the start, the shortest games first, until a never-ending move runs through this board. Nothing
// if there is none among the positions looked at, of which there are at most some millions.
std::optional<WayIn> wayIn(const RingBoard& board, const StopToken& stop);

} // namespace core::bao
