#pragma once

#include "core/lesson.h"

#include <string>
#include <utility>

// Rules that children often believe in before they have found the true one. They know a board by what anybody
// sees of it: the pieces on it, and the numbers in its text.
namespace core::beliefs {

// All that it asks for is worse than what is best.
bool misleads(const Belief& belief, const Game& game, const Position& p, const Analysis& known);

// Pieces on the board.
int amount(const Game& game, const Position& p);
// The numbers in the text of a position, "2-3-3W", without those that are 0, from small to large.
std::vector<int> lengths(const Game& game, const Position& p);

std::vector<Move> mostTaken(const Game& game, const Position& p);
std::vector<Move> leastTaken(const Game& game, const Position& p);
// Leaves an even number, and as little as that allows.
std::vector<Move> evenLeft(const Game& game, const Position& p);
// Leaves lengths that are in pairs when they are cut into 1, 2, 4, 8 …: right where the last mover wins.
std::vector<Move> columnsLeft(const Game& game, const Position& p);

// Of all moves those after which `figure` is greatest.
template <class Figure>
std::vector<Move> greatest(const Game& game, const Position& p, Figure figure) {
    std::vector<Move> best;
    int most = 0;
    for (const auto move : game.moves(p)) {
        const int now = figure(move);
        if (best.empty() || now > most) {
            best.clear();
            most = now;
        }
        if (now == most) best.push_back(move);
    }
    return best;
}

// All moves that fit.
template <class Fits>
std::vector<Move> those(const Game& game, const Position& p, Fits fits) {
    auto all = game.moves(p);
    std::erase_if(all, [&](Move move) { return !fits(move); });
    return all;
}

} // namespace core::beliefs
