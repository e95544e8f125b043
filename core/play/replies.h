#pragma once

#include "core/game.h"

namespace core {

// The moves that are worth as much as the best one: a draw is a draw, whatever comes of it.
std::vector<std::size_t> equallyGood(const Analysis& known);

// Fills in Analysis::hopes: how often somebody who plays as the computer does one level below perfect would
// answer wrongly. Asks the solver about every such move; `known` stays what it was if stopped.
void weighReplies(const Game& game, Solver& solver, const Position& p, Analysis& known,
                  const StopToken& stop);

} // namespace core
