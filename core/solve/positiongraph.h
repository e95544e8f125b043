#pragma once

#include "core/graph.h"
#include "core/threads.h"

namespace core {

// The part of the position graph that is asked for, from `start`. For a game small enough to be listed.
PositionGraph positionGraph(const Game& game, const Position& start, const GraphQuery& query,
                            const StopToken& stop);

} // namespace core
