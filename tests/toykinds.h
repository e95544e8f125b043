#pragma once

#include "core/kind.h"
#include "tests/toy/board.h"

// The template of tests/toy/ as a game to try the generic parts with.
namespace core::pursuit {

const Kind& kind();         // as it is: solved by retrograde analysis
const Kind& searchedKind(); // the same, by deepening search

} // namespace core::pursuit
