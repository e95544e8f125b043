#pragma once

#include "core/graph.h"

namespace core::chopsticks {

// The part of the position graph that is asked for, from `start` under these rules.
PositionGraph graph(const Values& rules, const core::Position& start, const GraphQuery& query,
                    const std::stop_token& stop);

} // namespace core::chopsticks
