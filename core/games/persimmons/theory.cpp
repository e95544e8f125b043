#include "core/games/persimmons/theory.h"

#include <functional>
#include <numeric>

namespace core::persimmons {

int constant(Condition condition, int longest) {
    switch (condition) {
    case Condition::Wins:
        return 0;
    case Condition::Loses:
        return longest >= 2 ? 0 : 1;
    case Condition::Open:
        break;
    }
    return longest >= 4 ? 1 : 2;
}

int exclusiveOr(const Rules::Position& p) {
    return std::accumulate(p.counts.begin(), p.counts.end(), 0, std::bit_xor());
}

int closedForm(const Rules::Position& p) {
    return exclusiveOr(p) ^ constant(p.condition, longest(p));
}

// A turn drops at least one persimmon or uses up the one declaration, so nothing lasts longer than all
// persimmons and the declaration. The loser gets that long, less one turn where the condition is L and some
// string has two or more:
//
// W: the loser takes one persimmon from a string that ends in the fewest zero bits, b. All counts are
//    multiples of 2^b, x is now 2^(b+1) − 1, and every winning reply takes one from a string with bit b.
// L: the same, until the winner faces one string of two or more among ones and must leave an odd number of
//    ones. The loser can come there with 2-2 and ones; whichever of the two it then cuts, two fall in one
//    turn. Nothing but ones: every turn takes one.
// A: with four or more somewhere, x is 1. The loser declares W, and every winning reply takes one from an
//    odd string. Else x is 2. The loser takes one from an odd string, then every winning reply does so too;
//    if all strings are twos (an odd number), one from a two, and the winner does the same or, when there
//    is no other two, declares L and leaves a single persimmon.
int lostPlies(const Rules::Position& p) {
    switch (p.condition) {
    case Condition::Wins:
        return total(p);
    case Condition::Loses:
        return total(p) - (longest(p) >= 2 ? 1 : 0);
    case Condition::Open:
        break;
    }
    return total(p) + 1;
}

} // namespace core::persimmons
