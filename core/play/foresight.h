#pragma once

#include "core/game.h"

#include <boost/unordered/unordered_flat_map.hpp>

#include <array>

// What somebody sees who looks a few plies ahead and knows nothing else.
namespace core {

// What of a position's moves can be seen by a search of a few plies: a win or loss that comes within them, or
// in games with a score how far ahead one would be then. Belongs to one thread.
class Foresight {
public:
    // As deep as is looked, at most.
    static constexpr int deepest = 7;

    // `known`: what is proven of `p`; with the length of every win and loss where the game has no score.
    Foresight(const Game& game, const Position& p, const Analysis& known);

    // What the move number `i` of the analysis looks like at this depth: the greater the better for who
    // makes it. 0: even, or nothing to be seen.
    int value(std::size_t i, int depth);
    // What the position looks like.
    int value(int depth);

private:
    int searched(const Position& p, int depth);

    struct Hash {
        using is_avalanching = void;
        std::size_t operator()(const Position& p) const;
    };
    using Seen = boost::unordered_flat_map<Position, int, Hash>;

    const Game& m_game;
    Position m_position;
    const Analysis& m_known;
    std::array<Seen, deepest + 1> m_seen; // by depth; for the mover
};

} // namespace core
