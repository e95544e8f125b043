#pragma once

#include "core/play/match.h"
#include "core/text.h"

#include <string>

// What is said of a match in more than one place, in the window and on pages alike.
namespace core {

// As typed; else "First", "Computer".
Message::Argument calledAs(Player player, const Seat& seat);
Message levelMessage(Level level);      // "Gentle"
Message levelMessage(const Seat& seat); // of a computer
// "Hana to move"; and, of a last move of which it is not found out yet whether it ever ends, that.
Message toMoveMessage(const Match& match, const Names& called);
Message waitingMessage();
// Of the pie rule (Match::Pie), around the first move; empty: nothing.
Message sidesMessage(const Match& match, const Names& called);
// "Hana wins", "Draw".
Message resultMessage(const Ending& ending, const Names& called);
// Why the line ended at the ply looked at: "the third time this position came up", "Ken gave up".
Message reasonMessage(const Match& match, const Ending& ending, const Names& called);
// Who has just played what, in notation and in words.
Message lastMoveMessage(const Match& match, const Names& called);

} // namespace core
