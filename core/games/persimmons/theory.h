#pragma once

#include "core/games/persimmons/rules.h"

// What is known of a position without looking ahead, when a turn may drop any number.
//
// Grundy number, with x the exclusive or of the counts: W has x; L has x while some string has two or more,
// else x⊕1; A has x⊕1 while some string has four or more, else x⊕2.
namespace core::persimmons {

// What the number of a condition adds to x, given the longest string.
int constant(Condition condition, int longest);

int exclusiveOr(const Rules::Position& p);

// The Grundy number by the closed form (no limit). 0: the mover loses.
int closedForm(const Rules::Position& p);

// How many plies a lost position lasts (no limit) when the loser delays and the winner hurries.
int lostPlies(const Rules::Position& p);

} // namespace core::persimmons
