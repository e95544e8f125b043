#pragma once

#include <QObject>

#include "core/play/opponent.h"
#include "ui/match/pacing.h"
#include "ui/match/players.h"
#include "ui/match/studies.h"

#include <array>
#include <optional>
#include <random>

// The computer's turn: it moves as soon as the value is certain or its time is up, but never so fast that a
// person could not follow.
class ComputerTurn final : public QObject {
    Q_OBJECT
public:
    ComputerTurn(const std::optional<core::Match>& match, const Players& players, const Studies& studies);

    void startOver(); // another match
    void begin();
    void end() { m_pacing.end(); }
    void consider(); // more is known
    void decide();   // with what is known
    Pacing& pacing() { return m_pacing; }

signals:
    void decided(core::Move move);

private:
    const std::optional<core::Match>& m_match;
    const Players& m_players;
    const Studies& m_studies;
    std::array<core::Computer, 2> m_computers; // where seats are theirs
    Pacing m_pacing;
    std::mt19937_64 m_random{std::random_device{}()};
};
