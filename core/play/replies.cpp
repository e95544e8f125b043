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
    const auto equal = equallyGood(known);
    std::vector<int> hopes;
    for (const auto i : equal) {
        hopes.push_back(hopeAfter(game, solver, p, known.moves[i], stop));
        if (stop.stop_requested()) return;
    }
    // Always the one best trap would soon repeat the position, and that is a draw.
    const int most = std::ranges::max(hopes), enough = most > 0 ? most / 2 : most;
    known.trickiest.clear();
    for (std::size_t i = 0; i < equal.size(); ++i)
        if (hopes[i] >= enough) known.trickiest.push_back(known.moves[equal[i]].move);
}

} // namespace core
