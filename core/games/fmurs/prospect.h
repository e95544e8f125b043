#pragma once

#include "core/games/fmurs/endgames.h"
#include "core/games/fmurs/rules.h"

namespace core::fmurs {

// What is known of how many turns the dogs still need to clear the field: at least and at most so many.
struct Prospect {
    static constexpr int never = 10'000;
    static constexpr int perTurn = 20;            // of the dogs, in guesses
    static constexpr int perSheep = 18 * perTurn; // that is left where only ten turns are played
    int atLeast = 0, atMost = never; // at least `never`: proven; at most `never`: nothing is proven
    std::optional<int> guess = {};   // how good it looks for the dogs; the sign says whether they win

    static Prospect exactly(int turns) { return {turns, turns, {}}; }
    bool exact() const { return atLeast == atMost; }
};

// Turns within which the dogs have to clear the field: those of the first half, if it was cleared, or all.
int turnsLeft(const Rules& rules, const Rules::Position& p);

// The verdict that a prospect gives for the mover of a position. In a first or single half the turn limit
// decides, in a second half what the first one took.
Verdict verdictOf(const Rules& rules, const Rules::Position& p, const Prospect& prospect);

// For how many turns the tables are asked: for those that are left where the sheep caught in ten turns count.
int turnsAsked(const Rules& rules, const Rules::Position& p);

// How many sheep the dogs may leave to have as many as they need: where sheep count, one more than the other
// player has caught ends the second half.
int sheepToSpare(const Rules& rules, const Rules::Position& p);

// The verdict of what the tables say: so many sheep are left after so many turns, and no more can be caught.
// Where sheep count, whether that wins is open in a first half.
Verdict verdictOf(const Rules& rules, const Rules::Position& p, const Endgames::Catch& best);

// How many sheep the dogs' player should catch to be even: as many as the first player did, in a first half
// half the flock.
int sheepToCatch(const Rules& rules, const Rules::Position& p);

// The verdict of a position that ends the half `of`: for its mover, as that half counts.
Verdict verdictOfEnd(const Rules& rules, const Rules::Position& p, int half);

} // namespace core::fmurs
