#include "core/belief.h"
#include "core/games/fmurs/lessons/lessons.h"

namespace core::fmurs {

namespace {

// Jumps over one sheep and no more.
std::vector<Move> single(const Game& game, const Position& p) {
    return beliefs::those(game, p, [&](Move move) {
        return beliefs::amount(game, p) - beliefs::amount(game, game.play(p, move)) == 1;
    });
}

} // namespace

const Belief oneAtATime{text("fmurs", "catch one sheep after the other"), single};

} // namespace core::fmurs
