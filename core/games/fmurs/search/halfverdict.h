#pragma once

#include "core/games/fmurs/rules/payoff.h"
#include "core/games/fmurs/rules/rules.h"
#include "core/verdict.h"

namespace core::fmurs {

// The sheep caught decide the half, not the turns it takes to clear the field.
bool countsSheep(const Rules& rules, const Rules::Position& p);

// How many sheep the dogs may leave to have as many as they need: where sheep count, one more than the other
// player has caught ends the second half.
int sheepToSpare(const Rules& rules, const Rules::Position& p);

// The verdict that a prospect gives for the mover of a position: when the half will really end, and how.
Verdict verdictOf(const Rules& rules, const Rules::Position& p, const Prospect& prospect);

// The verdict of a position that ends the half `of`, for its mover, as that half counts. `prospect`: what the
// chase would still have brought.
Verdict verdictOfEnd(const Rules& rules, const Rules::Position& p, int half, const Prospect& prospect);

// The figures of a position. Where sheep count they are not those of the best move alone.
Figures figuresOf(const Rules& rules, const Rules::Position& p, const Prospect& prospect);

// The figures of a position one turn of the dogs later, as they count before it.
void countTurn(Figures& figures);

} // namespace core::fmurs
