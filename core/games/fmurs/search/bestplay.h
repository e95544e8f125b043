#pragma once

#include "core/board.h"
#include "core/games/fmurs/rules/rules.h"
#include "core/games/fmurs/tables/endgames.h"

namespace core::fmurs {

// Best play of both sides where the tables know everything: to the end of the half, or until a placement
// comes back. The other half is left aside, and turn limits but for the ten turns after which sheep are
// counted.
struct BestPlay {
    struct Ply {
        std::string text;
        Message told; // "sheep from c3 to c4"
        bool dogs = false;
    };
    std::vector<Ply> plies;
    bool ends = false;
    std::size_t back = 0; // otherwise: from this ply on it goes round
};

BestPlay bestPlay(const Rules& rules, const Endgames& endgames, const Rules::Position& start);

// The same in sentences: the chase played out, or the way round by which the sheep escape.
std::vector<Message> bestPlayInWords(const BestPlay& play);

} // namespace core::fmurs
