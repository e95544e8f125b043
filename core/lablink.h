#pragma once

#include "core/game.h"

namespace core {

// The way from a move of a match to a lab that shows more of what that move does.
struct LabLink {
    struct Way {
        std::string place; // what the lab is to look at, in its own notation
        Message told;      // what is said of the move, in a sentence
    };
    Phrase name;    // of the way: "Show the loop"
    Phrase ofMove;  // of the way from one among several moves, %1: "Show the loop of %1"
    Phrase nowhere; // said of a position none of whose moves has one
    // Nothing: this move has none. As quick as the list of moves.
    std::optional<Way> (*way)(const Game& game, const Position& position, Move move) = nullptr;
};

} // namespace core
