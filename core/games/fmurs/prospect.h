#pragma once

#include "core/games/fmurs/rules.h"

namespace core::fmurs {

// What is known of how many turns the dogs still need to clear the field: at least and at most so many.
struct Prospect {
    static constexpr int never = 10'000;
    static constexpr int perTurn = 20; // of the dogs, in guesses
    int atLeast = 0, atMost = never;   // at least `never`: proven; at most `never`: nothing is proven
    std::optional<int> guess = {};     // how good it looks for the dogs; the sign says whether they win

    static Prospect exactly(int turns) { return {turns, turns, {}}; }
    bool exact() const { return atLeast == atMost; }
};

// Turns within which the dogs have to clear the field: those of the first half, if it was cleared, or all.
int turnsLeft(const Rules& rules, const Rules::Position& p);

// The verdict that a prospect gives for the mover of a position. In a first or single half the turn limit
// decides, in a second half what the first one took.
Verdict verdictOf(const Rules& rules, const Rules::Position& p, const Prospect& prospect);

// The verdict of a position that ends the half `of`: for its mover, as that half counts.
Verdict verdictOfEnd(const Rules& rules, const Rules::Position& p, int half);

} // namespace core::fmurs
