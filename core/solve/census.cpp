#include "core/solve/census.h"

#include "core/kind.h"
#include "core/solve/induction.h"
#include "core/solve/numbering.h"

namespace core {

Census census(const Game& game, const Position& start, const StopToken& stop) {
    if (game.kind().census != nullptr) return game.kind().census(game, start, stop);
    Census result;
    Numbering numbering([&](const Position& p) { return game.canonical(p); });
    Induction table;
    const CountingRoom room;
    numbering.of(start);
    for (std::uint32_t i = 0; i < numbering.size(); ++i) {
        result.positions = numbering.size();
        if (stop.stop_requested() || room.spent(i)) return result;
        const auto p = numbering.at(i);
        table.addPosition();
        if (const auto outcome = game.result(p)) {
            table.finish(*outcome);
            ++result.finished;
            continue;
        }
        for (const auto m : game.moves(p)) {
            const auto next = game.settle(game.play(p, m), stop);
            if (!next) return result;
            table.addMove(numbering.of(*next), game.mover(*next) != game.mover(p));
        }
    }
    result.positions = numbering.size();
    if (!table.solve(stop)) return result;
    for (std::uint32_t i = 0; i < table.size(); ++i) {
        const auto outcome = table.verdict(i).lower.outcome;
        ++(outcome == Outcome::Win ? result.wins : outcome == Outcome::Draw ? result.draws : result.losses);
    }
    result.start = table.verdict(0);
    result.complete = true;
    return result;
}

std::uint64_t perft(const Game& game, const Position& p, int depth, const StopToken& stop) {
    if (depth == 0) return 1;
    const auto moves = game.moves(p);
    if (depth == 1) return moves.size();
    std::uint64_t sequences = 0;
    for (const auto m : moves) {
        if (stop.stop_requested()) break;
        const auto next = game.settle(game.play(p, m), stop);
        if (!next) break;
        sequences += perft(game, *next, depth - 1, stop);
    }
    return sequences;
}

} // namespace core
