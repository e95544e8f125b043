#include "ui/table/host/sidetable.h"

#include "ui/match/session.h"
#include "ui/table/seats/reception.h"

#include <utility>

namespace {

// Only a computer needs to know more than what a match needs to go on.
Studies::Scope scopeFor(const core::Seats& seats) {
    return seats[0].computer || seats[1].computer ? Studies::Scope::All : Studies::Scope::Pending;
}

} // namespace

SideTable::SideTable(Reception& reception, int table, const std::shared_ptr<const core::Game>& game,
                     const core::Position& start, const core::Seats& seats)
    : m_session(std::make_unique<Session>(scopeFor(seats))), m_served(*m_session, reception, table) {
    auto* session = m_session.get();
    session->hints().setLevel(Help::Off);
    // No board of this computer shows its moves.
    connect(session, &Session::moved, session, &Session::animationDone, Qt::QueuedConnection);
    session->begin(game, start, seats);
    connect(session, &Session::stateChanged, this, [this] {
        if (m_session->state() == Session::State::Finished) tell();
        emit changed();
    });
    connect(session, &Session::positionChanged, this, &SideTable::changed);
    connect(session, &Session::playersSwapped, this,
            [&reception, table] { reception.seating().swapPlayers(table); });
    connect(session, &Session::matchChanged, this, [this, &reception] { // they play another one
        m_told = false;
        reception.welcomeAll();
    });
    connect(&m_served, &ServedMatch::asked, this, [](const auto&, const auto&, const auto& allow) {
        allow(); // the other is not there to say anything
    });
}

SideTable::~SideTable() = default;

void SideTable::tell() {
    if (!std::exchange(m_told, true)) emit finished();
}

void SideTable::leave() {
    if (m_session->match().plies() > 0) tell();
}
