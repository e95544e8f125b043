#include "core/play/replies.h"

#include "core/play/judgement.h"
#include "core/play/opponent.h"

#include <cstdint>
#include <utility>
#include <vector>

namespace core {

namespace {

constexpr int win = 1'000'000'000;

int worthOf(const Verdict& v) {
    return static_cast<int>(likely(v).value_or(Outcome::Draw));
}

// What is to be hoped for after a move, in billionths of a win, from answers as they are made one level
// below.
int hopeAfter(const Game& game, Solver& solver, const Position& p, const MoveVerdict& m,
              const StopToken& stop) {
    const auto next = game.reached(p, m.move);
    const bool answered = !game.result(next) && !game.pending(next) && game.mover(next) != game.mover(p);
    if (!answered) return win * worthOf(m.verdict);
    const auto replies = think(game, solver, next, stop);
    const auto eyes = eyesOf(game.kind(), Level::Strong);
    const auto often = frequencies(looks(game, next, replies, eyes.depth), eyes.dim);
    std::int64_t sum = 0, all = 0;
    for (std::size_t i = 0; i < often.size(); ++i) {
        const auto times = static_cast<std::int64_t>(often[i]);
        sum -= times * worthOf(replies.moves[i].verdict);
        all += times;
    }
    return static_cast<int>(sum / (all / win));
}

} // namespace

std::vector<std::size_t> equallyGood(const Analysis& known) {
    std::vector<std::size_t> all;
    const auto& best = known.moves.front().verdict;
    const auto drawn = [](const Verdict& v) { return v.proven() && v.lower == Outcome::Draw; };
    for (std::size_t i = 0; i < known.moves.size(); ++i) {
        const auto& v = known.moves[i].verdict;
        if (drawn(best) ? drawn(v) : std::is_eq(preference(v, best))) all.push_back(i);
    }
    return all;
}

void weighReplies(const Game& game, Solver& solver, const Position& p, Analysis& known,
                  const StopToken& stop) {
    if (known.moves.empty()) return;
    std::vector<Analysis::Hope> hopes;
    for (const auto i : equallyGood(known)) {
        hopes.push_back({known.moves[i].move, hopeAfter(game, solver, p, known.moves[i], stop)});
        if (stop.stop_requested()) return;
    }
    known.hopes = std::move(hopes);
}

} // namespace core
