#include "core/solve/principalline.h"

#include "core/solve/bestline.h"

#include <utility>

namespace core {

namespace {

// Makes what the solver has proven to be best.
struct Prover {
    const Game& game;
    Solver& solver;
    const StopToken& stop;

    bool over(const Position& p) const { return game.result(p).has_value(); }
    Position after(const Position& p, Move m) const { return game.play(p, m); }
    Position same(const Position& p) const { return game.canonical(p); }
    std::optional<Move> best(const Position& p) const {
        Analysis known;
        solver.analyse(p, stop, [&](const Analysis& a) { known = a; });
        if (!known.complete || !known.verdict.proven() || known.moves.empty()) return {};
        return known.moves.front().move;
    }
};

} // namespace

std::vector<Move> principalLine(const Game& game, Solver& solver, const Position& from,
                                const StopToken& stop) {
    auto line = bestLine(Prover{game, solver, stop}, from);
    return stop.stop_requested() ? std::vector<Move>() : std::move(line.moves);
}

std::vector<std::string> notation(const Game& game, const Position& from, const std::vector<Move>& line) {
    std::vector<std::string> all;
    for (auto p = from; const auto move : line) {
        all.push_back(game.text(p, move));
        p = game.play(p, move);
    }
    return all;
}

} // namespace core
