#include "core/play/judgement.h"

#include "core/kind.h"
#include "core/play/foresight.h"

#include <algorithm>
#include <array>
#include <cstdlib>

namespace core {

namespace {

// In games with a score: so far ahead looks as good as a win, and a win or loss seems so many plies away.
constexpr int clearLead = 20, farAway = 20;

// Sixteenths of a doubling are taken straight: close enough.
constexpr std::int64_t doubled(int n, int sixteenths) {
    constexpr int most = 16; // whole ones, up and down
    const int up = std::clamp(sixteenths, -16 * most, 16 * most) + 16 * most;
    return std::max(std::int64_t{1}, ((std::int64_t{n} * (16 + up % 16)) << (up / 16)) >> (4 + most));
}
static_assert(doubled(100, 0) == 100 && doubled(100, 24) == 300 && doubled(100, -24) == 37);

std::uint64_t halved(std::int64_t sixteenths) {
    constexpr std::int64_t once = 40;
    if (sixteenths >= 16 * once) return 0;
    return (static_cast<std::uint64_t>(32 - sixteenths % 16) << once) >> (sixteenths / 16);
}

// Half as clear after so many plies as at once, a third after twice as many.
int clear(Outcome outcome, int length, int depth) {
    const int half = (2 << depth) * Verdict::perPly;
    return static_cast<int>(outcome) * winning * half / (half + length);
}

int lookOf(const Verdict& v, bool timed, int depth) {
    constexpr int doubtful = 8 * Verdict::perPly; // a guess of this size is half believed
    if (v.proven())
        return clear(v.lower.outcome, timed ? expectedLength(v) : farAway * Verdict::perPly, depth);
    const int guess = std::clamp(v.estimate.value_or(0), -unlimited, unlimited);
    return static_cast<int>(std::int64_t{guess} * winning / 2 / (std::abs(guess) + doubtful));
}

} // namespace

Eyes eyesOf(const Kind& kind, Level level, int mood) {
    constexpr auto lowest = static_cast<int>(Level::FirstSteps);
    const int i = static_cast<int>(level) - lowest;
    const int dimness = kind.manner.dimness.at(static_cast<std::size_t>(i));
    return {i + 1, static_cast<int>(std::min<std::int64_t>(doubled(dimness, mood), unlimited))};
}

std::vector<int> looks(const Game& game, const Position& p, const Analysis& known, int depth) {
    const bool timed = game.kind().lead == nullptr;
    std::vector<int> all;
    for (const auto& move : known.moves) all.push_back(lookOf(move.verdict, timed, depth));
    if (timed) return all;
    Foresight foresight(game, p, known);
    for (std::size_t i = 0; i < all.size(); ++i)
        all[i] += std::clamp(foresight.value(i, depth), -clearLead, clearLead) * winning / clearLead;
    return all;
}

std::vector<std::uint64_t> frequencies(const std::vector<int>& looks, int dim) {
    std::vector<std::uint64_t> all;
    if (looks.empty()) return all;
    const int best = std::ranges::max(looks);
    for (const int look : looks) all.push_back(halved(std::int64_t{16} * (best - look) / dim));
    return all;
}

} // namespace core
