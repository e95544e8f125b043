#pragma once

#include "core/kind.h"

#include <optional>
#include <random>

namespace core {

// As many parts as the board has, of other lengths: for games that begin with a list of them. Nothing: the
// game is none of these, or the lengths that came up do not go together.
std::optional<Position> otherLengths(const Kind& kind, const Game& game, const Position& p,
                                     std::mt19937_64& random);

// Some moves on from there, at random; nothing: the match would be over, or not be found out by then.
std::optional<Position> playedOn(const Game& game, Position p, int plies, std::mt19937_64& random);

} // namespace core
