#include "ui/match/review.h"

#include "ui/match/shownmatch.h"
#include "ui/match/words.h"

namespace review {

namespace {

core::review::Known known(const ShownMatch& session) {
    return [&studies = session.studies()](int ply) { return studies.of(ply); };
}

} // namespace

std::vector<TurningPoint> turningPoints(const ShownMatch& session) {
    if (!session.active()) return {};
    return core::review::turningPoints(session.match(), known(session));
}

std::optional<ThrownAway> thrownAway(const ShownMatch& session) {
    if (!session.active()) return {};
    return core::review::thrownAway(session.match(), known(session));
}

int unknownPlies(const ShownMatch& session) {
    return session.active() ? core::review::unknownPlies(session.match(), known(session)) : 0;
}

std::optional<Retry> retry(const ShownMatch& session, int ply) {
    if (!session.active()) return {};
    return core::review::retry(session.match(), session.players().seats(), ply);
}

core::Message note(const ShownMatch& session, const std::vector<TurningPoint>& points) {
    if (!session.active()) return {};
    return core::review::note(session.match(), known(session), words::names(session), points);
}

} // namespace review
