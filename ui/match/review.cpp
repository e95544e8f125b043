#include "ui/match/review.h"

#include "ui/match/session.h"

#include <algorithm>

namespace review {

namespace {

int loss(const TurningPoint& point) {
    return static_cast<int>(point.had) - static_cast<int>(point.left);
}

} // namespace

std::vector<TurningPoint> turningPoints(const Session& session) {
    std::vector<TurningPoint> all;
    if (!session.active()) return all;
    const auto& match = session.match();
    for (int ply = match.plies() - 1; ply >= 0; --ply) {
        const auto better = session.studies().mistake(ply);
        if (!better) continue;
        const auto& moves = session.studies().of(ply)->moves;
        const auto made = std::ranges::find(moves, match.move(ply), &core::MoveVerdict::move);
        all.push_back({ply, better->verdict.lower.outcome, made->verdict.upper.outcome, better->move});
    }
    std::ranges::stable_sort(all, std::greater{}, loss);
    return all;
}

std::optional<ThrownAway> thrownAway(const Session& session) {
    if (!session.active()) return {};
    auto line = session.match();
    line.goTo(line.plies());
    const auto ending = line.ending();
    const auto* known = session.studies().of(line.ply());
    if (!ending || ending->reason != core::Ending::Reason::GivenUp || known == nullptr) return {};
    const auto who = core::other(*ending->winner);
    const auto seen = who == line.mover() ? known->verdict : core::seenByOther(known->verdict);
    if (seen.lower.outcome == core::Outcome::Loss) return {};
    return ThrownAway{who, seen.lower.outcome};
}

int unknownPlies(const Session& session) {
    int count = 0;
    for (int ply = 0; session.active() && ply <= session.match().plies(); ++ply) {
        const auto* known = session.studies().of(ply);
        count += known == nullptr || !known->complete ? 1 : 0;
    }
    return count;
}

std::optional<Retry> retry(const Session& session, int ply) {
    if (!session.active() || ply >= session.match().plies()) return {};
    const auto mover = session.match().game().mover(session.match().at(ply)), other = core::other(mover);
    if (session.players().seat(mover).computer) return {};
    return session.players().seat(other).computer ? Retry{other} : Retry{};
}

} // namespace review
