#pragma once

#include "core/play/match.h"
#include "core/threads.h"

#include <random>

namespace core {

// The name of a level in records and on the command line: "random", "first-steps", "gentle", "fair",
// "strong", "perfect".
std::string_view name(Level level);
// The level of this name; throws InputError with the names there are.
Level levelOf(std::string_view name);

// The legal moves of a position, with what the rules alone say: who has won, and by which moves it ends.
Analysis unvalued(const Game& game, const Position& position);

// All that `solver` finds out about the values of a position until it is done or stopped: at least its
// unvalued moves. Reasons may be left out.
Analysis think(const Game& game, Solver& solver, const Position& position, const StopToken& stop);
// The same for a computer player: what it is to know of the answers to its moves (weighReplies) as well.
Analysis think(const Game& game, Solver& solver, const Position& position, Level level,
               const StopToken& stop);

// A computer player in one match.
struct Computer {
    Level level = Level::Perfect;
    int mood = 0;       // it has better and worse days: Eyes, core/play/judgement.h
    Belief belief = {}; // nothing: it believes in none
};
Computer seated(const Kind& kind, Level level, std::mt19937_64& random);
Computer seated(const Kind& kind, const Seat& seat, std::mt19937_64& random); // the seat of a computer

// The move a computer player makes at the ply looked at. `all` must hold moves; the same seed gives the
// same match on every system.
//
// A move of which it is not known whether it ever ends is only made where there is no other.
//
// Whoever believes in a false rule follows it where it misleads, and nowhere else.
//
// Random makes any move. Perfect makes one of the best, of those that are equally good one that brings up
// what has come up least, and leaves most to be hoped for. The others make what looks good to them
// (play/judgement.h), the best looking most often; but from gentle on no win in one move is missed.
Move choose(const Match& match, const Analysis& all, const Computer& player, std::mt19937_64& random);

// Where it may change sides (Match::canChangeSides): the player on move has lost, which is proven, and not
// farther off than its level looks ahead.
bool changesSides(const Kind& kind, const Analysis& known, Level level);

// The moves that are worth as much as the best one: a draw is a draw, whatever comes of it.
std::vector<std::size_t> equallyGood(const Analysis& known);

// Fills in Analysis::hopes: how often somebody who plays as the computer does one level below perfect would
// answer wrongly. Asks the solver about every such move; `known` stays what it was if stopped.
void weighReplies(const Game& game, Solver& solver, const Position& p, Analysis& known,
                  const StopToken& stop);

} // namespace core
