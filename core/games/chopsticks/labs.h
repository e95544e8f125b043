#pragma once

#include "core/kind.h"

namespace core::chopsticks {

// Every combination of overflow, split and selfattack for a range of fingers: who wins from the start; held
// against what the source claims.
Table sweep(const Values& values, const StopToken& stop, const Lab::Progress& progress);

// The source's five-tuple in numbers, for these rules (tuplelab.cpp).
Lab tupleLab(const Schema& rules);

// Of the catalogue.
const Kind& kind();

} // namespace core::chopsticks
