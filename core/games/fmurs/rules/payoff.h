#pragma once

#include <algorithm>

namespace core::fmurs {

// What a half still costs the dogs: the turns until they have caught what they need, or, if they do not get
// so far, the sheep that are left. The dogs want little, the sheep much.
class Payoff {
public:
    static constexpr int perTurn = 64;
    static constexpr int perSheep = perTurn; // that is left where the turns are counted
    static constexpr int uncleared = 1 << 20, never = 1 << 24;

    static constexpr int clearIn(int turns) { return turns * perTurn; }
    static constexpr int left(int sheep) { return uncleared + sheep * perSheep; }
    static constexpr bool clears(int payoff) { return payoff < uncleared; }
    // The same seen from one turn of the dogs before, and from one after.
    static constexpr int before(int payoff) { return clears(payoff) ? payoff + perTurn : payoff; }
    static constexpr int after(int payoff) { return clears(payoff) ? payoff - perTurn : payoff; }
    static constexpr int turnsUp(int payoff) { return (payoff + perTurn - 1) / perTurn; }
};

// What is known of a payoff: it lies between two bounds that are proven; and what is expected.
struct Prospect {
    int least = Payoff::perTurn, most = Payoff::never, expected = Payoff::never;

    static Prospect exactly(int payoff) { return {payoff, payoff, payoff}; }
    static Prospect between(int least, int most, int expected) {
        return {least, most, std::clamp(expected, least, most)};
    }
    // With what else is proven.
    Prospect within(const Prospect& known) const {
        return between(std::max(least, known.least), std::min(most, known.most), expected);
    }
    bool exact() const { return least == most; }
    // The same seen from one turn of the dogs before, and from one after.
    Prospect before() const {
        return {Payoff::before(least), Payoff::before(most), Payoff::before(expected)};
    }
    Prospect after() const { return {Payoff::after(least), Payoff::after(most), Payoff::after(expected)}; }
};

} // namespace core::fmurs
