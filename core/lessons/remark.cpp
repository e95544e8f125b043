#include "core/lessons/remark.h"

#include "core/verdictwords.h"

namespace core {

namespace {

// The move that stands there, or that comes next.
std::optional<Move> played(const Exercise& exercise, int ply) {
    const auto& match = exercise.match();
    if (match.ply() > ply) return match.move(ply);
    return match.ply() == ply ? exercise.reply() : std::nullopt;
}

// Of a move of the learner's own.
Message ofSlip(const Exercise& exercise) {
    const auto& match = exercise.match();
    const auto& [made, best] = *exercise.slip();
    if (made.lower.outcome == best.lower.outcome)
        return {text("remark", "With your move: %1. With another: %2."),
                {verdictMessage(made), verdictMessage(best)}};
    const int left = exercise.left();
    const auto answer = played(exercise, left);
    if (!answer) return {};
    return {made.lower.outcome == Outcome::Loss
                ? text("remark", "After your move the other player answers “%1” and can win.")
                : text("remark", "After your move the other player answers “%1” and no longer has to lose."),
            {match.game().phrase(match.at(left), *answer)}};
}

// Of what was said of a board: the move that it takes to be another, and what answers it.
Message ofClaim(const Exercise& exercise) {
    const auto& match = exercise.match();
    const auto [said, is] = *exercise.claimed();
    const auto move = played(exercise, 0);
    if (!move) return {};
    const auto best = match.game().phrase(match.start(), *move);
    if (said < is)
        return {is == Outcome::Win ? text("remark", "With “%1” whoever moves there can win.")
                                   : text("remark", "With “%1” whoever moves there need not lose."),
                {best}};
    if (match.ply() == 1 && match.ending())
        return {is == Outcome::Loss ? text("remark", "Not even “%1” helps there: that loses at once.")
                                    : text("remark", "Not even “%1” wins there: that is a draw at once."),
                {best}};
    const auto answer = played(exercise, 1);
    if (!answer || match.game().mover(match.at(1)) == match.game().mover(match.start())) return {};
    return {is == Outcome::Loss ? text("remark", "Not even “%1” helps there: it is answered by “%2”.")
                                : text("remark", "Not even “%1” wins there: it is answered by “%2”."),
            {best, match.game().phrase(match.at(1), *answer)}};
}

// Of a number that was said.
Message ofNumber(const Exercise& exercise) {
    const auto& match = exercise.match();
    const auto& game = match.game();
    const auto [said, is] = *exercise.counted();
    if (exercise.isMex()) {
        if (const auto move = exercise.taken())
            return {text("remark", "%1 is taken: “%2” leads to a board with this number."),
                    {said, game.phrase(match.start(), *move)}};
        return said > is ? Message(text("remark", "Not every number below %1 is taken."), {said}) : Message();
    }
    const auto move = played(exercise, 0);
    if (!move) return {};
    return {said < is ? text("remark", "Where both play their best, from “%1” on, it takes longer than that.")
                      : text("remark", "Where both play their best, from “%1” on, it is over before that."),
            {game.phrase(match.start(), *move)}};
}

} // namespace

Message remark(const Exercise& exercise) {
    if (exercise.state() != Exercise::State::Wrong) return {};
    if (exercise.counted()) return ofNumber(exercise);
    if (exercise.claimed()) return ofClaim(exercise);
    if (exercise.pointed() && exercise.step().task == Task::Origin)
        return exercise.counters() ? text("remark", "From there the move ends in another place.")
                                   : text("remark", "No move of this turn can begin there.");
    return exercise.slip() && !exercise.counters() ? ofSlip(exercise) : Message();
}

} // namespace core
