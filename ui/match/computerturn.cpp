#include "ui/match/computerturn.h"

ComputerTurn::ComputerTurn(const std::optional<core::Match>& match, const Players& players,
                           const Studies& studies)
    : m_match(match), m_players(players), m_studies(studies) {
    connect(&m_pacing, &Pacing::due, this, &ComputerTurn::consider);
}

void ComputerTurn::startOver() {
    for (std::size_t i = 0; i < 2; ++i)
        if (const auto& seat = m_players.seats()[i]; seat.computer)
            m_computers[i] = core::seated(m_match->game().kind(), seat, m_random);
}

void ComputerTurn::begin() {
    m_pacing.begin();
}

void ComputerTurn::consider() {
    if (!m_pacing.running()) return;
    const auto* known = m_studies.here();
    const auto level = m_players.seat(m_match->mover()).computer;
    const bool needsNothing = level == core::Level::Random;
    const bool needsAll = level == core::Level::Perfect; // the answers to its moves are weighed last
    const bool certain = known && (known->complete || (known->verdict.proven() && !needsAll));
    if (m_pacing.over(needsNothing || certain)) decide();
}

void ComputerTurn::decide() {
    core::Analysis known;
    if (const auto* some = m_studies.here()) known = *some;
    if (known.moves.empty()) known = core::unvalued(m_match->game(), m_match->position());
    const auto& computer = m_computers[static_cast<std::size_t>(m_match->mover())];
    if (m_match->canChangeSides() && core::changesSides(m_match->game().kind(), known, computer.level))
        return emit sidesChanged();
    emit decided(
        core::choose(*m_match, known, m_computers[static_cast<std::size_t>(m_match->mover())], m_random));
}

Pacing::Pacing(QObject* parent) : QObject(parent) {
    m_clock.setSingleShot(true);
    connect(&m_clock, &QTimer::timeout, this, &Pacing::due);
}

void Pacing::begin() {
    m_begun.start();
    m_clock.start(m_pace.least);
}

void Pacing::end() {
    m_begun.invalidate();
    m_clock.stop();
}

std::chrono::milliseconds Pacing::passed() const {
    return std::chrono::milliseconds(running() ? m_begun.elapsed() : 0);
}

bool Pacing::over(bool certain) {
    const auto thought = passed();
    const auto needed = certain ? m_pace.least : std::max(m_pace.least, m_pace.most);
    if (thought >= needed) return true;
    m_clock.start((thought < m_pace.least ? m_pace.least : m_pace.most) - thought);
    return false;
}
