#include "core/solve/principalline.h"

#include <algorithm>

namespace core {

std::vector<Move> principalLine(const Game& game, Solver& solver, const Position& from,
                                const std::stop_token& stop) {
    constexpr std::size_t longest = 600; // plies; nobody walks further
    std::vector<Move> line;
    std::vector<Position> met;
    for (auto p = from; line.size() < longest && !game.result(p);) {
        const auto here = game.canonical(p);
        if (std::ranges::find(met, here) != met.end()) break;
        met.push_back(here);
        Analysis known;
        solver.analyse(p, stop, [&](const Analysis& a) { known = a; });
        if (stop.stop_requested()) return {};
        if (!known.complete || !known.verdict.proven() || known.moves.empty()) break;
        line.push_back(known.moves.front().move);
        p = game.play(p, line.back());
    }
    return line;
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
