#pragma once

#include "core/play/review.h"

class ShownMatch;

// What the match that a session plays turned on (core/play/review.h).
namespace review {

using core::review::Retry, core::review::ThrownAway, core::review::TurningPoint;

std::vector<TurningPoint> turningPoints(const ShownMatch& session);
std::optional<ThrownAway> thrownAway(const ShownMatch& session);
std::optional<Retry> retry(const ShownMatch& session, int ply);
int unknownPlies(const ShownMatch& session);
// What there is to say besides these turning points.
core::Message note(const ShownMatch& session, const std::vector<TurningPoint>& points);

} // namespace review
