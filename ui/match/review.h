#pragma once

#include "core/game.h"

#include <optional>
#include <vector>

class Session;

// What a match turned on.
namespace review {

// A move that gave value away.
struct TurningPoint {
    int ply = 0;                                                         // where it was made
    core::Outcome had = core::Outcome::Draw, left = core::Outcome::Draw; // for the mover, before and after
    core::Move better;
    friend bool operator==(const TurningPoint&, const TurningPoint&) = default;
};

// Those of the line looked at, as far as they are known: what lost the most first, and of equal ones the
// latest, for nothing was made good after it.
std::vector<TurningPoint> turningPoints(const Session& session);

// Who gave up at the end of the line and could still have had more than a loss there, as far as is known.
struct ThrownAway {
    core::Player who = core::Player::First;
    core::Outcome had = core::Outcome::Draw;
};
std::optional<ThrownAway> thrownAway(const Session& session);

// Another move can be tried from a ply of the line: a person made that one. It opens a variation; who answers
// there is the computer that sits at the table, if any.
struct Retry {
    std::optional<core::Player> against; // a computer's seat
};
std::optional<Retry> retry(const Session& session, int ply);

// So many positions of the line are not known to the end yet.
int unknownPlies(const Session& session);

} // namespace review
