#include "core/games/persimmons/recipe.h"

#include "core/games/persimmons/theory.h"

#include <algorithm>
#include <bit>

namespace core::persimmons {

namespace {

// How many strings have at least so many.
std::ptrdiff_t withAtLeast(const Rules::Position& p, int least) {
    return std::ranges::count_if(p.counts, [least](int count) { return count >= least; });
}

// One of the strings with the highest bit of G: leave S xor G; but S xor G xor `otherwise` if the former
// would leave no string of `least` or more.
// These are branches of the recipe: the one, and the one before it for what is otherwise.
std::vector<Advice> balance(const Rules::Position& p, int grundy, int least, int otherwise, int branch) {
    std::vector<Advice> all;
    const auto high = std::bit_floor(static_cast<unsigned>(grundy));
    for (std::size_t i = 0; i < p.strings; ++i) {
        if ((p.counts[i] & high) == 0) continue;
        int leave = p.counts[i] ^ grundy;
        auto after = p;
        after.counts[i] = static_cast<std::uint8_t>(leave);
        const bool crosses = otherwise > 0 && withAtLeast(after, least) == 0;
        if (crosses) leave ^= otherwise;
        all.push_back({static_cast<int>(i), leave, Condition::Open, crosses ? branch - 1 : branch});
    }
    return all;
}

// For every string for which `chosen` holds: leave what `left` says.
std::vector<Advice> fromEach(const Rules::Position& p, int branch, auto chosen, auto left) {
    std::vector<Advice> all;
    for (std::size_t i = 0; i < p.strings; ++i)
        if (chosen(int{p.counts[i]}))
            all.push_back({static_cast<int>(i), left(int{p.counts[i]}), Condition::Open, branch});
    return all;
}

// The condition is open and no string has four or more.
std::vector<Advice> openAndShort(const Rules::Position& p, int grundy) {
    if (grundy == 1)
        return fromEach(
            p, 5, [](int s) { return s % 2 == 1; }, [](int s) { return s - 1; });
    if (grundy == 2) return {{0, 0, Condition::Wins, 6}};
    if (grundy != 3) return {};
    const auto twoOrMore = withAtLeast(p, 2);
    if (twoOrMore == 0) return {{0, 0, Condition::Loses, 7}};
    if (twoOrMore == 1) return {}; // branch 8: "cannot be"
    return fromEach(
        p, 9, [](int s) { return s == 2 || s == 3; }, [](int s) { return s == 2 ? 1 : 0; });
}

} // namespace

std::vector<Advice> recipe(const Rules::Position& p, int grundy, Wording wording) {
    constexpr int inL = 2, inA = 4; // what is long
    switch (p.condition) {
    case Condition::Wins:
        return balance(p, grundy, inL, 0, 1);
    case Condition::Loses:
        if (withAtLeast(p, inL) > 0) return balance(p, grundy, inL, 1, 4);
        return fromEach(
            p, 2, [](int s) { return s == 1; }, [](int) { return 0; });
    case Condition::Open:
        break;
    }
    if (withAtLeast(p, inA) == 0) return openAndShort(p, grundy);
    if (wording == Wording::Written) return balance(p, grundy, inL, 3, 11);
    if (grundy == 1) return {{0, 0, Condition::Wins, 11}};
    return balance(p, grundy, inA, 3, 11);
}

std::optional<Rules::Move> asMove(const Rules& rules, const Rules::Position& p, const Advice& advice) {
    for (const auto m : rules.moves(p)) {
        if (m.declared != advice.declare) continue;
        if (m.declared != Condition::Open) return m;
        if (m.string == advice.string && p.counts[m.string] - m.drop == advice.leave) return m;
    }
    return {};
}

} // namespace core::persimmons
