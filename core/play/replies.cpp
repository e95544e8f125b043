#include "core/play/replies.h"

#include "core/play/judgement.h"
#include "core/play/opponent.h"

#include <algorithm>

namespace core {

namespace {

// What is to be hoped for after a move, in thousandths of a win: of all the answers one as likely as the
// other.
int hopeAfter(const Game& game, Solver& solver, const Position& p, const MoveVerdict& m,
              const std::stop_token& stop) {
    const auto next = game.reached(p, m.move);
    const bool answered = !game.result(next) && !game.pending(next) && game.mover(next) != game.mover(p);
    const auto replies = answered ? think(game, solver, next, stop) : Analysis{m.verdict, {m}};
    int sum = 0;
    for (const auto& reply : replies.moves) {
        const int worth = winning * static_cast<int>(likely(reply.verdict).value_or(Outcome::Draw));
        sum += answered ? -worth : worth;
    }
    return sum / static_cast<int>(replies.moves.size());
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
                  const std::stop_token& stop) {
    if (known.moves.empty()) return;
    std::vector<Move> trickiest;
    int most = -winning;
    for (const auto i : equallyGood(known)) {
        const int hope = hopeAfter(game, solver, p, known.moves[i], stop);
        if (stop.stop_requested()) return;
        if (hope > most) trickiest.clear();
        most = std::max(most, hope);
        if (hope == most) trickiest.push_back(known.moves[i].move);
    }
    known.trickiest = std::move(trickiest);
}

} // namespace core
