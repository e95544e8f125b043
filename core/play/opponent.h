#pragma once

#include "core/play/match.h"

#include <random>
#include <stop_token>

namespace core {

// The name of a level in records and on the command line: "random", "gentle", "fair", "strong", "perfect".
std::string_view name(Level level);
// The level of this name; throws InputError with the names there are.
Level levelOf(std::string_view name);

// The legal moves of a position, with nothing known of their values.
Analysis unvalued(const Game& game, const Position& position);

// All that `solver` finds out about a position until it is done or stopped: at least its unvalued moves.
Analysis think(const Game& game, Solver& solver, const Position& position, const std::stop_token& stop);

// The move a computer player makes. `analysis` must hold moves; the same seed gives the same match on every
// system.
//
// A move of which it is not known whether it ever ends is only made where there is no other.
//
// Every level makes a random move now and then, but not when something is near enough for it to see: it
// takes a win it sees, and does not step into a loss it sees.
//   random   always makes a random move and sees nothing
//   gentle   every second move is random; sees the win in one move
//   fair     every fourth move is random; sees 3 moves ahead
//   strong   every twelfth move is random; sees 7 moves ahead
//   perfect  always makes one of the moves that come first in the preference order
Move choose(const Analysis& all, Level level, std::mt19937_64& random);

} // namespace core
