#pragma once

// The room of labs that any game has, made from its rules alone.

#include "core/kind.h"

namespace core {

// The labs of a game: those of its own, then those of this room.
const std::vector<Lab>& labsOf(const Kind& kind);

} // namespace core
