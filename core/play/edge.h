#pragma once

#include "core/game.h"

// How good a draw is, and how hard a win: of moves that are worth the same some are easier to go wrong after.
namespace core {

// Moves that lead to what looks alike are counted once, everywhere here.

// Fills in Analysis::edges where the outcome of every move is proven and the best is a draw or a win: one for
// each of the moves that keep it; after a win there is nothing more to be told of them. Asks the solver about
// what comes after the draws, of no more than `mostLookedAt` positions; `known` stays what it was if stopped.
// What is not proven there is not told.
inline constexpr std::uint32_t mostLookedAt = 2000;
void findEdges(const Game& game, Solver& solver, const Position& p, Analysis& known, const StopToken& stop);

// So many moves keep what the position is worth; 0: it was not looked for.
int keeping(const Game& game, const Position& p, const Analysis& known);
const Analysis::Edge* edgeOf(const Analysis& known, Move m);

// "3 of 7 answers lose": of one move that draws. Empty: there is nothing to say.
Message edgeMessage(const Analysis::Edge& edge);
// The same of the position, in sentences: how many moves keep what it is worth, and which trap is best.
std::vector<Message> edgeSentences(const Game& game, const Position& p, const Analysis& known);

} // namespace core
