#include "ui/table/join/seatedmatch.h"

#include "core/play/untrusted.h"
#include "ui/table/seats/seating.h"
#include "ui/table/wire/world.h"

using core::Player;
using table::utf8;
namespace hosttalk = core::hosttalk;

SeatedMatch::SeatedMatch(Session& session, const World& world)
    : m_session(session), m_world(world), m_match(session) {
    connect(&m_match, &FollowedMatch::says, this, [this](const QString& move, int ply) {
        emit says({{"do", "move"}, {"move", utf8(move)}, {"ply", ply}});
    });
    connect(&m_match, &FollowedMatch::left, this, &SeatedMatch::left);
}

QString SeatedMatch::silent() {
    return tr("The table does not answer. Trying again and again.");
}

std::optional<Player> SeatedMatch::player() const {
    return playerAt(m_place);
}

void SeatedMatch::sit(Place place) {
    m_there = true;
    m_place = place;
    seat();
}

void SeatedMatch::cutOff() {
    m_there = false;
    m_match.sayAgain();
    seat();
    emit told(silent());
}

// A move that was on its way is said again afterwards.
void SeatedMatch::setAsked(bool asked) {
    m_asked = asked;
    m_session.hints().setMost(asked ? Help::Off : Help::Numbers);
    if (!asked) return; // the match is shown anew
    m_match.sayAgain();
    seat();
}

void SeatedMatch::end() {
    m_there = false;
    m_match.end();
}

bool SeatedMatch::show(const hosttalk::Shown& shown) {
    m_session.hints().setMost(static_cast<Help>(shown.help));
    if (m_match.active() && m_number == shown.number) {
        m_match.take(shown.record);
    } else {
        m_number = shown.number;
        if (beginsTooMany()) return false;
        m_match.begin(shown.record, shown.before, *this);
        emit begins();
    }
    seat();
    return true;
}

// Each is solved and drawn here.
bool SeatedMatch::beginsTooMany() {
    const auto now = m_world.now();
    m_begun.push_back(now);
    if (m_begun.size() <= core::untrusted::table::mostMatchesOfHost) return false;
    const auto first = m_begun.front();
    m_begun.pop_front();
    return now - first < std::chrono::minutes(1);
}

void SeatedMatch::seat() {
    m_match.seat(player(), m_there && !m_asked);
}

void SeatedMatch::ask(Session::Wish wish) {
    if (!m_there) return emit told(silent());
    if (!player()) return emit told(tr("You are watching: only the players can do that."));
    switch (wish) {
    case Session::Wish::TakeBack:
        return emit says({{"do", "takeBack"}});
    case Session::Wish::GiveUp:
        if (m_session.match().mover() != player())
            return emit told(tr("You can give up only on your own turn."));
        return emit says({{"do", "giveUp"}});
    case Session::Wish::Again:
        return emit told(tr("The next match is begun on the computer that opened the table."));
    case Session::Wish::BringBack:   // its owner goes on
    case Session::Wish::ChangeSides: // it asks
        return;
    case Session::Wish::AgreeDraw:
        return emit told(tr("That is decided on the computer that opened the table."));
    }
}
