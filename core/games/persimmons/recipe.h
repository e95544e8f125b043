#pragma once

#include "core/games/persimmons/rules.h"

// The recipe for winning moves that the article about this game gives, word for word. It is not complete:
// the program never follows it, and the lab says where it fails.
namespace core::persimmons {

// What the recipe tells to do: leave so many on a string, or declare.
struct Advice {
    int string = 0, leave = 0;
    Condition declare = Condition::Open;
};

// Every advice that the recipe allows in a position with this Grundy number, which must not be 0: where it
// says "one of the strings", one for each. None: it names nothing.
std::vector<Advice> recipe(const Rules::Position& p, int grundy);

// The move that an advice means; nothing if it is not legal.
std::optional<Rules::Move> asMove(const Rules& rules, const Rules::Position& p, const Advice& advice);

} // namespace core::persimmons
