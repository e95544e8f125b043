#pragma once

#include "core/picture/selection.h"

#include <algorithm>

// Moves that are known by numbers, to be pointed at without a board.
namespace choices {

using core::Gesture;
using core::Outcome;

inline core::Move move(int number) {
    return {static_cast<std::uint64_t>(number)};
}

// A move known by its number that leads to a position of its own, with its value: proven, so many plies from
// the end.
inline core::Choice choice(int number, core::Path path, Outcome outcome = Outcome::Loss, int plies = 1) {
    core::Position after;
    after.bits[0] = static_cast<std::uint64_t>(number);
    return {move(number), std::move(path), after, core::exactly(outcome, plies)};
}

inline core::Selection make(Gesture gesture, std::vector<core::Choice> choices) {
    core::Analysis known;
    for (const auto& c : choices) known.moves.push_back({c.move, c.verdict});
    std::ranges::stable_sort(
        known.moves, [](const auto& a, const auto& b) { return core::preference(a.verdict, b.verdict) > 0; });
    core::Selection selection;
    selection.reset(gesture, std::move(choices));
    selection.value(&known);
    return selection;
}

inline std::optional<core::Move> drag(core::Selection& selection, const core::Path& spots) {
    selection.press(spots.front());
    for (const auto spot : spots) selection.enter(spot);
    return selection.release().move;
}

inline core::Move behind(const core::Selection& selection, core::SpotId spot) {
    const auto* found = selection.behind(spot);
    return found != nullptr ? found->move : move(-1);
}

} // namespace choices
