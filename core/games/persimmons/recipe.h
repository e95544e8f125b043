#pragma once

#include "core/games/persimmons/rules.h"

// The recipe for winning moves that the page this game comes from gives, word for word and repaired. The
// program never follows it: the lab says where the words fail and checks the repair, which Why tells beside
// the move it has found.
namespace core::persimmons {

// What the recipe tells to do: leave so many on a string, or declare.
struct Advice {
    int string = 0, leave = 0;
    Condition declare = Condition::Open;
    int branch = 0; // of the recipe as it is written, from 1
};

// The smallest change that makes that recipe right, both while nothing is declared and some string
// has four or more: declare when the number is 1, and where it says "two or more" read "four or more".
enum class Wording : std::uint8_t { Written, Repaired };

// Every advice that the recipe allows in a position with this Grundy number, which must not be 0: where it
// says "one of the strings", one for each. None: it names nothing.
std::vector<Advice> recipe(const Rules::Position& p, int grundy, Wording wording = Wording::Written);

// The move that an advice means; nothing if it is not legal.
std::optional<Rules::Move> asMove(const Rules& rules, const Rules::Position& p, const Advice& advice);

// In words: a branch as it is written, and what an advice says.
Message branchInWords(int branch);
Message adviceInWords(const Rules::Position& p, const Advice& advice);

} // namespace core::persimmons
