#include "core/belief.h"
#include "core/games/bao/lessons/lessons.h"

namespace core::bao {

namespace {

// The stones that the player on move has taken after it.
int captured(const Game& game, const Position& p, Move move) {
    const auto all = game.text(game.play(p, move)); // "… 3-4 2"
    const auto begin = all.find(' ') + 1, dash = all.find('-', begin);
    return std::stoi(game.mover(p) == Player::First ? all.substr(begin) : all.substr(dash + 1));
}

std::vector<Move> mostCaptured(const Game& game, const Position& p) {
    return beliefs::greatest(game, p, [&](Move move) { return captured(game, p, move); });
}

int sown(const Game& game, const Position& p, Move move) {
    const auto pit = game.path(p, p, move).at(0);
    for (const auto& [spot, count] : game.scene(p, p).counts)
        if (spot == pit) return count;
    return 0;
}

std::vector<Move> fullest(const Game& game, const Position& p) {
    return beliefs::greatest(game, p, [&](Move move) { return sown(game, p, move); });
}

} // namespace

const Belief takeMost{text("bao", "take the most stones at once"), mostCaptured};
const Belief sowFullest{text("bao", "sow the fullest pit"), fullest};

} // namespace core::bao
