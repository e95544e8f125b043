#pragma once

#include "core/game.h"

namespace core {

// Best play of both sides from a position whose value is proven: the first move of each analysis, to the end
// of the game, until a position comes back, or as far as values are proven. Empty if stopped on the way.
std::vector<Move> principalLine(const Game& game, Solver& solver, const Position& from,
                                const StopToken& stop);

// The same as it is written down.
std::vector<std::string> notation(const Game& game, const Position& from, const std::vector<Move>& line);

} // namespace core
