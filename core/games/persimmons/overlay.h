#pragma once

#include "core/games/persimmons/mextable.h"
#include "core/lab.h"

namespace core::persimmons {

// Which table another one is laid over: none, W, L, A, or W with 0 and 1, 2 and 3 … exchanged.
Option overOption();

// Fills in the grid of two strings under the condition of the rules, each cell with its board. Laid over
// another table, a third column says where the numbers differ, and facts say in which block, and why nothing
// outside it changes.
void layOver(Table& result, const Rules& rules, const MexTable& table, int size, std::string_view over);

} // namespace core::persimmons
