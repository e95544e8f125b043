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

bool againstComputer(const Session& session) {
    return session.players().seats()[0].computer || session.players().seats()[1].computer;
}

bool tryAgain(Session& session, int ply) {
    const auto& match = session.match();
    if (ply >= match.plies()) return false;
    if (!againstComputer(session)) {
        session.goTo(ply);
        return true;
    }
    auto seats = session.players().seats();
    auto& trying = seats[static_cast<std::size_t>(match.game().mover(match.at(ply)))];
    if (trying.computer) std::swap(seats[0], seats[1]); // the person takes its place
    if (trying.computer) trying = {};                   // or there was none
    session.begin(match.sharedGame(), core::Position(match.at(ply)), seats);
    return true;
}

} // namespace review
