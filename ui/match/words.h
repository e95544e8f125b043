#pragma once

#include <QString>

#include "core/play/match.h"
#include "ui/match/hints.h"

class ShownMatch;

// What is said about values and results in more than one place.
namespace words {

// "win in 14 moves", "draw", "probably a loss", "not known yet": for the player who makes the move.
QString value(const core::Verdict& verdict);
// "Hana wins in 14 moves": a value with the name of whoever has the better of it.
QString prospect(const core::Verdict& verdict, core::Player mover, const ShownMatch& session);
// How sure that is: "with best play · proven".
QString certainty(const core::Verdict& verdict);
// "Hana wins", "Draw".
QString result(const core::Ending& ending, const ShownMatch& session);
QString draw(); // "Draw"
// Why it ended: "after 17 moves", "the third time this position came up", "Ken gave up".
QString reason(const core::Ending& ending, const ShownMatch& session);
// A move in words: what it does, or, where foretelling that is a hint and hints are off, where it begins.
QString move(const core::Game& game, const core::Position& start, const core::Position& p, core::Move m,
             Help help);
// "8 × 8 cylinder · 2 dogs": the rules of a match that begins so.
QString rules(const core::Game& game, const core::Position& start);
// The result as a value for `player`.
core::Verdict resultFor(core::Player player, const core::Ending& ending);

// Who has just played what, in notation and in words.
QString lastMove(const ShownMatch& session);

QString name(core::Player player, const ShownMatch& session);
// All that is told between two parts of a match.
QString flow(const core::Interlude& interlude, const QString& between);
core::Names names(const ShownMatch& session); // of both, to be put into a message
// As typed; else "First", "Computer" in the language of the moment.
QString name(core::Player player, const core::Seat& seat);
QString level(core::Level level);      // "Gentle"
QString level(const core::Seat& seat); // of a computer
// A name, and of a computer how strong it is: "Computer · Gentle".
QString nameAndLevel(core::Player player, const core::Seat& seat);

} // namespace words
