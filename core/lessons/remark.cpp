#include "core/lessons/remark.h"

#include "core/verdictwords.h"

namespace core {

Message remark(const Exercise& exercise) {
    const auto& match = exercise.match();
    const auto& game = match.game();
    if (exercise.state() != Exercise::State::Wrong || exercise.counters() || !exercise.slip()) return {};
    const auto& [made, best] = *exercise.slip();
    if (made.lower.outcome == best.lower.outcome)
        return {text("remark", "With your move: %1. With another: %2."),
                {verdictMessage(made), verdictMessage(best)}};
    const int left = exercise.left();
    const auto answer = match.ply() > left ? std::optional(match.move(left)) : exercise.reply();
    if (!answer) return {};
    return {made.lower.outcome == Outcome::Loss
                ? text("remark", "To your move the other player answers “%1”, and can win now.")
                : text("remark", "To your move the other player answers “%1”, and need not lose any more."),
            {game.phrase(match.at(left), *answer)}};
}

} // namespace core
