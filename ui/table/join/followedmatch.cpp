#include "ui/table/join/followedmatch.h"

#include "core/kind.h"
#include "core/play/untrusted.h"
#include "ui/match/words.h"

#include <QScopedValueRollback>

#include <algorithm>
#include <utility>

using core::Player;

namespace {

constexpr std::array bothPlayers{Player::First, Player::Second};

// Whoever plays there is nobody's computer here.
core::Seats seatsOf(const core::Seats& told) {
    core::Seats seats;
    for (const auto player : bothPlayers) {
        const auto& seat = told[static_cast<std::size_t>(player)];
        const auto name = seat.computer ? words::nameAndLevel(player, seat)
                                        : QString::fromStdString(core::unturned(seat.name)).simplified();
        seats[static_cast<std::size_t>(player)].name = name.left(core::Seat::longestName).toStdString();
    }
    return seats;
}

// What is played there is played here, as far as it can be.
void playOn(Session& session, const core::Match& truth) {
    for (int ply = session.match().ply(); ply < truth.ply(); ++ply) {
        session.animationDone();
        const auto part = truth.game().concession(truth.at(ply));
        if (part == truth.move(ply))
            session.giveUp(Session::By::Away);
        else
            session.play(truth.move(ply), Session::By::Away);
        if (session.match().ply() != ply + 1) return;
    }
}

bool sameGame(const core::Match& match, const core::Match& truth) {
    return &match.game().kind() == &truth.game().kind() && match.game().rules() == truth.game().rules() &&
           match.start() == truth.start();
}

// So many plies, from the start on, that the line looked at shares with the truth; none of another game.
int shared(const core::Match& match, const core::Match& truth) {
    if (!sameGame(match, truth)) return 0;
    const int most = std::min(match.plies(), truth.ply());
    int ply = 0;
    while (ply < most && match.move(ply) == truth.move(ply)) ++ply;
    return ply;
}

// The same ply of the same line, which stands the same.
bool same(const core::Match& match, const core::Match& truth) {
    return sameGame(match, truth) && match.ply() == truth.ply() && shared(match, truth) == truth.ply() &&
           match.ending() == truth.ending();
}

} // namespace

FollowedMatch::FollowedMatch(Session& session) : m_session(session) {
    connect(&session, &Session::played, this, &FollowedMatch::played);
    connect(&session, &Session::positionChanged, this, &FollowedMatch::putAway);
    connect(&session, &Session::positionChanged, this, &FollowedMatch::stayBehind, Qt::QueuedConnection);
    connect(&session, &Session::moved, this, &FollowedMatch::putAway);
    connect(&session.players(), &Players::renamed, this, &FollowedMatch::keepNames);
    connect(&session, &Session::matchChanged, this, [this] {
        if (m_truth && !m_following) emit left();
    });
}

FollowedMatch::~FollowedMatch() {
    m_session.disconnect(this);
}

void FollowedMatch::begin(const core::Record& record, const core::Series& before, Session::Owner& owner) {
    m_seats = seatsOf(record.seats);
    m_truth = record.match;
    m_saidTo = 0;
    m_anew = false;
    const QScopedValueRollback following(m_following, true);
    m_session.setOwner(&owner);
    m_session.resume(record.match, m_seats, before);
}

bool FollowedMatch::goOn(const core::Record& record, const core::Series& before, Session::Owner& owner) {
    if (!m_session.active() || m_session.owned() || !(m_session.players().before() == before)) return false;
    const auto& match = m_session.match();
    if (match.line() != 0 || match.plies() == 0 || shared(match, record.match) < match.ply()) return false;
    m_seats = seatsOf(record.seats);
    m_truth = record.match;
    m_saidTo = 0;
    m_anew = false;
    m_session.setOwner(&owner);
    follow();
    keepNames();
    return true;
}

// Moves that were said and are not in it are on their way; after a break they are said again.
void FollowedMatch::take(const core::Record& record) {
    m_seats = seatsOf(record.seats);
    const bool news = !m_truth || !same(*m_truth, record.match);
    const bool waits = awaits(record.match);
    m_truth = record.match;
    const bool anew = std::exchange(m_anew, false);
    if (waits) {
        if (anew) sayMoves(m_truth->ply(), m_saidTo);
    } else if (news || anew || m_saidTo > 0) {
        m_saidTo = 0;
        follow();
    }
    keepNames();
}

bool FollowedMatch::refuse() {
    if (std::exchange(m_saidTo, 0) == 0) return false;
    follow();
    return true;
}

void FollowedMatch::end() {
    m_anew = false;
    m_saidTo = 0;
    if (!std::exchange(m_truth, {})) return;
    m_session.setOwner(nullptr);
    m_session.hints().setMost(Help::Numbers);
    for (const auto player : bothPlayers) m_session.players().setAway(player, false);
}

void FollowedMatch::seat(std::optional<Player> player, bool told) {
    m_player = player;
    m_told = told;
    putAway();
}

bool FollowedMatch::awaits(const core::Match& truth) const {
    if (m_saidTo <= truth.ply() || !m_truth || !m_session.active() || truth.ending()) return false;
    const auto& match = m_session.match();
    return truth.ply() >= m_truth->ply() && match.plies() >= m_saidTo && sameGame(match, truth) &&
           shared(match, truth) == truth.ply();
}

// Leads the session there: move by move where its match goes on, else at once.
void FollowedMatch::follow() {
    const QScopedValueRollback following(m_following, true);
    if (m_session.active() && sameGame(m_session.match(), *m_truth)) {
        const int ply = shared(m_session.match(), *m_truth);
        m_session.goTo(ply);
        playOn(m_session, *m_truth);
        const auto& match = m_session.match();
        if (m_truth->givenUp() && !match.givenUp() && match.ply() == match.plies())
            m_session.giveUp(Session::By::Away);
        if (same(m_session.match(), *m_truth)) return;
    }
    m_session.resume(*m_truth, m_seats, m_session.players().before());
}

// What was taken back there is over: nobody waits for their turn at the end of it.
void FollowedMatch::stayBehind() {
    if (m_truth && m_session.active() && m_saidTo == 0 && m_session.match().ply() > m_truth->ply()) follow();
}

void FollowedMatch::played(int fromPly) {
    if (!m_truth || m_following) return;
    sayMoves(fromPly, m_session.match().ply());
    putAway();
}

void FollowedMatch::sayMoves(int from, int to) {
    const auto& match = m_session.match();
    for (int ply = from; ply < to; ++ply)
        emit says(QString::fromStdString(match.game().text(match.at(ply), match.move(ply))), ply);
    m_saidTo = to;
}

// Nobody moves here but at the ply the truth shows, and while it can be told.
void FollowedMatch::putAway() {
    if (!m_truth || !m_session.active()) return;
    const auto& match = m_session.match();
    const bool now = m_told && match.ply() == m_truth->ply() && sameGame(match, *m_truth) &&
                     shared(match, *m_truth) == m_truth->ply();
    for (const auto one : bothPlayers) m_session.players().setAway(one, one != m_player || !now);
}

void FollowedMatch::keepNames() {
    if (!m_truth || m_following || !m_session.active()) return;
    const QScopedValueRollback following(m_following, true);
    for (const auto one : bothPlayers)
        m_session.players().rename(one, QString::fromStdString(m_seats[static_cast<std::size_t>(one)].name));
}
