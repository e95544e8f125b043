#pragma once

#include "core/board.h"
#include "core/games/bao/rules/rules.h"
#include "core/games/bao/rules/thresholds.h"

#include <optional>
#include <vector>

// Why a position is worth what it is, in words.
namespace core::bao {

// After how many lays which board is back; nothing if the move ends, or that takes long to find out.
std::optional<Message> endlessInWords(const Rules& rules, const Rules::Position& p, Rules::Move m);

// A sentence for each move that never ends.
std::vector<Message> endlessMoves(const Rules& rules, const Rules::Position& p);

// "With a lead of 2 the mover wins, with 1 it is a draw."
Message thresholdsInWords(const Thresholds& t);

// The thresholds, a line of best play with its captures (moves from `p` on), and never-ending moves.
Explanation explain(const Rules& rules, const Rules::Position& p, const Thresholds& t,
                    const std::vector<Rules::Move>& line);

} // namespace core::bao
