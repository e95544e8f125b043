#pragma once

#include "core/play/review.h"

class Session;

// What the match that a session plays turned on (core/play/review.h).
namespace review {

using core::review::Retry, core::review::ThrownAway, core::review::TurningPoint;

std::vector<TurningPoint> turningPoints(const Session& session);
std::optional<ThrownAway> thrownAway(const Session& session);
std::optional<Retry> retry(const Session& session, int ply);
int unknownPlies(const Session& session);
// What there is to say besides so many turning points.
core::Message note(const Session& session, std::size_t points);

} // namespace review
