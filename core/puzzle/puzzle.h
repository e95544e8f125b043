#pragma once

// The room of puzzles: positions in which only some answers are right, found by solving, with a grade.

#include "core/game.h"
#include "core/play/plan.h"

#include <memory>
#include <optional>
#include <string_view>
#include <vector>

// Puzzles: positions with a question that has one answer, by proof. Moves that lead to the same position but
// for symmetry are the same answer.
namespace core {

// What a puzzle asks for.
enum class Ask : std::uint8_t {
    OnlyWin,  // the only move that wins
    OnlyDraw, // the only move that does not lose
    WinIn,    // the only move that wins as fast as can be; others win too
    Loses,    // the only move that loses
    WhoWins   // the player who wins
};

// The name of a question in JSON: "only-win", "only-draw", "win-in", "loses", "who-wins".
std::string_view name(Ask ask);

struct Puzzle {
    std::shared_ptr<const Game> game;
    Position position;
    Ask ask = Ask::OnlyWin;
    std::vector<Move> answers; // equal ones; none for WhoWins
    Outcome outcome{};         // of the position, for the player on move
    std::optional<int> plies;  // to the end, where that is known
    std::optional<Move> last;  // the move that led here
    bool slip = false;         // which gave away some of what there was to win
    int depth = 0;             // so many plies have to be looked ahead
    int grade = 0;             // 1 … 5
    Phrase idea = {};          // what it is about, in a word

    std::optional<Player> winner() const;
};

// The hardest grade there is.

// The puzzle a position makes, or nothing: none of the questions has one answer, or it is dull. `known` must
// be complete and proven. Who wins is only asked where the last move could have decided it: `contested`.
std::optional<Puzzle> puzzleAt(const std::shared_ptr<const Game>& game, const Position& p,
                               const Analysis& known, bool contested);

// The moves of a position do not all end alike.
bool contested(const Analysis& known);

} // namespace core
