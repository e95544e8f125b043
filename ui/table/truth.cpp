#include "ui/table/truth.h"

#include "core/kind.h"
#include "ui/match/session.h"

#include <algorithm>

namespace truth {

namespace {

// What is played there is played here, as far as it can be.
void playOn(Session& session, const core::Match& truth) {
    for (int ply = session.match().ply(); ply < truth.ply(); ++ply) {
        session.animationDone();
        const auto part = truth.game().concession(truth.at(ply));
        if (part == truth.move(ply))
            session.giveUpAway();
        else
            session.playAway(truth.move(ply));
        if (session.match().ply() != ply + 1) return;
    }
}

} // namespace

bool sameGame(const core::Match& match, const core::Match& truth) {
    return &match.game().kind() == &truth.game().kind() && match.game().rules() == truth.game().rules() &&
           match.start() == truth.start();
}

int shared(const core::Match& match, const core::Match& truth) {
    if (!sameGame(match, truth)) return 0;
    const int most = std::min(match.plies(), truth.ply());
    int ply = 0;
    while (ply < most && match.move(ply) == truth.move(ply)) ++ply;
    return ply;
}

bool same(const core::Match& match, const core::Match& truth) {
    return sameGame(match, truth) && match.ply() == truth.ply() && shared(match, truth) == truth.ply() &&
           match.ending() == truth.ending();
}

void follow(Session& session, const core::Match& truth, const std::array<core::Seat, 2>& seats) {
    if (session.active() && sameGame(session.match(), truth)) {
        const int ply = shared(session.match(), truth);
        session.goTo(ply);
        playOn(session, truth);
        const auto& match = session.match();
        if (truth.givenUp() && !match.givenUp() && match.ply() == match.plies()) session.giveUpAway();
        if (same(session.match(), truth)) return;
    }
    session.resume(truth, seats, session.seriesBefore());
}

} // namespace truth
