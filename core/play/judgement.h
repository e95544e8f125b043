#pragma once

#include "core/game.h"
#include "core/play/match.h"

// How good moves look to a computer player that does not see everything, and which of them it then makes. All
// is in whole numbers: the same on every system.
namespace core {

// A move that wins at once looks so good, one that loses at once as bad; even is 0.
inline constexpr int winning = 1000;

// What tells one player from another.
struct Eyes {
    int depth = 1; // so many plies are looked ahead; what comes much later looks less clear
    int dim = 1;   // a move that looks by so much worse than another is made half as often
};

// Of all levels but Random and Perfect. `mood`: sixteenths of a doubling by which it sees dimmer.
Eyes eyesOf(const Kind& kind, Level level, int mood = 0);

// How good each move of an analysis looks. What wins or loses looks the clearer the sooner it comes; in games
// with a score the lead after `depth` plies counts too.
std::vector<int> looks(const Game& game, const Position& p, const Analysis& known, int depth);

// How often each move is made, in proportion: the best looking most often, each other the more rarely the
// worse it looks.
std::vector<std::uint64_t> frequencies(const std::vector<int>& looks, int dim);

} // namespace core
