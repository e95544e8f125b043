#include "core/belief.h"
#include "core/games/chopsticks/lessons.h"

#include <algorithm>

namespace core::chopsticks {

namespace {

// Of the player not on move after it.
int handsOut(const Game& game, const Position& p, Move move) {
    const auto all = game.text(game.play(p, move)); // "30/42 2", first's hands before second's
    const auto middle = all.find('/');
    const auto theirs = all.substr(game.mover(p) == Player::First ? middle + 1 : 0, middle);
    return static_cast<int>(std::ranges::count(theirs, '0'));
}

std::vector<Move> puttingOut(const Game& game, const Position& p) {
    return beliefs::greatest(game, p, [&](Move move) { return handsOut(game, p, move); });
}

bool shares(const Game& game, const Position& p, Move move) {
    return game.text(p, move).front() == '=';
}

std::vector<Move> sharing(const Game& game, const Position& p) {
    return beliefs::those(game, p, [&](Move move) { return shares(game, p, move); });
}

std::vector<Move> tapping(const Game& game, const Position& p) {
    return beliefs::those(game, p, [&](Move move) { return !shares(game, p, move); });
}

} // namespace

const Belief putOut{text("chopsticks", "put a hand out whenever you can"), puttingOut};
const Belief shareAnew{text("chopsticks", "share your fingers anew whenever you can"), sharing};
const Belief tapAlways{text("chopsticks", "always tap, never share"), tapping};

} // namespace core::chopsticks
