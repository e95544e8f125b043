#pragma once

#include "core/lab.h"

namespace core::chopsticks {

// The options of the game, also those of each rule set the sweep looks at.
const Schema& schema();

// Every combination of overflow, split and selfattack for a range of fingers: who wins from the start.
Table ruleSweep(const Values& values, const std::stop_token& stop, const Lab::Progress& progress);

} // namespace core::chopsticks
