#pragma once

#include "core/play/match.h"

#include <array>
#include <optional>

// Who sits at the table decides how far undo goes, and who can give up.
namespace core {

using Seats = std::array<Seat, 2>;

bool anyPerson(const Seats& seats);
// A person is on move at `ply`.
bool person(const Match& match, const Seats& seats, int ply);
// Who decides or says something at a ply: the mover, or the computer's opponent; nobody: two computers.
std::optional<Player> personAt(const Match& match, const Seats& seats, int ply);
// The ply that undo leads to: the last before where a person had the choice; two computers step back one.
std::optional<int> undoTarget(const Match& match, const Seats& seats);
// The last ply before this one at which the player decided something.
std::optional<int> decisionBefore(const Match& match, Player player);
// A giving up alone, or else the moves up to there, or else that the two have changed seats (Match::Pie); and
// the same way back, but for the latter. Whether there was something.
bool canUndo(const Match& match, const Seats& seats);
bool undo(Match& match, Seats& seats);
// Changes seats: after the first move, and back.
void changeSides(Match& match, Seats& seats);
bool canRedo(const Match& match, const Seats& seats);
bool redo(Match& match, const Seats& seats);
// Who would give up now: the person on move, or else the computer's opponent.
std::optional<Player> quitter(const Match& match, const Seats& seats);

} // namespace core
