#include "core/belief.h"
#include "core/games/persimmons/lessons.h"

namespace core::persimmons {

namespace {

std::vector<Move> threes(const Game& game, const Position& p) {
    auto all = beliefs::those(game, p, [&](Move move) {
        return beliefs::amount(game, p) - beliefs::amount(game, game.play(p, move)) == 3;
    });
    return all.empty() ? beliefs::mostTaken(game, p) : all;
}

std::vector<Move> drops(const Game& game, const Position& p) {
    return beliefs::those(game, p,
                          [&](Move move) { return game.text(p, move).find(':') != std::string::npos; });
}

} // namespace

const Belief dropThree{text("persimmons", "always drop three"), threes};
const Belief dropMost{text("persimmons", "drop as many as you can"), beliefs::mostTaken};
const Belief leaveEven{text("persimmons", "leave an even number"), beliefs::evenLeft};
const Belief evenToTheEnd{text("persimmons", "leave every column even, to the very end"),
                          beliefs::columnsLeft};
const Belief dropFirst{text("persimmons", "drop first, and declare later"), drops};

} // namespace core::persimmons
