#pragma once

#include "core/game.h"
#include "core/lab.h"

namespace core {

// What one must remember to win: positions in which the other side is on move and lost. Whoever always moves
// to one of them wins from the start, whatever is answered; what wins at once needs no memory.
struct WinningSet {
    struct Member {
        Position position;
        int plies = 0;       // to the end with best play
        bool always = false; // every winning set has it
        // What can be moved to in its stead, and is won for the other side.
        std::optional<Position> mistake = {};
        int mistakePlies = 0;
    };
    std::optional<Player> winner; // nothing: nobody can force a win
    std::vector<Member> members;  // the nearest to the end first
    std::size_t lost = 0;         // so many lost positions there are for the other side
    std::size_t least = 0;        // no winning set is smaller
    bool complete = true;         // false: stopped
};

// A small one, found by taking what serves most positions and leaving out what is of no more use. Throws
// InputError where the positions are too many to be listed.
WinningSet winningSet(const Game& game, const Position& start, const StopToken& stop);

// By the rules alone, without any value: whoever moves to one of them where that can be done, or wins at
// once, wins, and finds such a move in every position that comes up.
bool winsBy(const Game& game, const Position& start, Player winner, const std::vector<Position>& members,
            const StopToken& stop);

// The lab of it, in which each row has a picture of what to remember, and one of the mistake where there is
// one. From a start that is drawn it goes on to the longest win there is after a mistake.
inline constexpr std::string_view rememberName = "-remember"; // behind the game's
Table winningSetTable(const Game& game, const StopToken& stop, const Lab::Progress& progress);

// A board on which to be asked who wins.
struct AskedBoard {
    std::string rules, position;
    Outcome worth{}; // for the player on move
};
// What this table of a lab is learnt by heart with; nothing where it is no such lab.
std::vector<AskedBoard> boardsToLearn(const Lab& lab, const Table& table);

} // namespace core
