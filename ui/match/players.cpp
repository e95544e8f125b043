#include "ui/match/players.h"

#include <utility>

void Players::sit(core::Seats seats, const core::Series& before) {
    m_seats = std::move(seats);
    m_before = before;
}

void Players::changeSides(core::Seats seats) {
    m_seats = std::move(seats);
    m_before.swap();
    emit renamed();
}

void Players::rename(core::Player p, const QString& name) {
    auto& seat = m_seats[static_cast<std::size_t>(p)];
    const auto trimmed = name.simplified().left(core::Seat::longestName).toStdString();
    if (trimmed == seat.name) return;
    seat.name = trimmed;
    emit renamed();
}

void Players::setAway(core::Player p, bool away) {
    if (std::exchange(m_away[static_cast<std::size_t>(p)], away) != away) emit awayChanged();
}

void Players::setAwaited(const QString& line) {
    if (std::exchange(m_awaited, line) != line) emit awayChanged();
}
