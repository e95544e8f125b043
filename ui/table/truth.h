#pragma once

#include "core/play/match.h"

#include <array>

class Session;

// A session that shows a match another program keeps: its word is the truth.
namespace truth {

// So many plies, from the start on, that the line looked at shares with the truth; none of another game.
int shared(const core::Match& match, const core::Match& truth);
bool sameGame(const core::Match& match, const core::Match& truth);
// The same ply of the same line, which stands the same.
bool same(const core::Match& match, const core::Match& truth);
// Leads the session there: move by move where its match goes on, else at once.
void follow(Session& session, const core::Match& truth, const std::array<core::Seat, 2>& seats);

} // namespace truth
