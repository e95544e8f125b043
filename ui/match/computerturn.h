#pragma once

#include <QElapsedTimer>
#include <QObject>
#include <QTimer>

#include "core/play/opponent.h"
#include "ui/match/players.h"
#include "ui/match/studies.h"

#include <algorithm>
#include <array>
#include <chrono>
#include <optional>
#include <random>

// How long the computer takes over a move: long enough to be followed, and no longer than it says.
class Pacing final : public QObject {
    Q_OBJECT
public:
    struct Pace {
        std::chrono::milliseconds least{400};
        std::chrono::milliseconds most{2000};
    };

    explicit Pacing(QObject* parent = nullptr);

    const Pace& pace() const { return m_pace; }
    void setPace(Pace pace) { m_pace = pace; }

    void begin();
    void end();
    bool running() const { return m_begun.isValid(); }
    std::chrono::milliseconds passed() const; // since begin; none: it has ended
    // It is time to move. If not, asks again with due() when it may be. `certain`: nothing more is to be
    // known.
    bool over(bool certain);

signals:
    void due();

private:
    Pace m_pace;
    QElapsedTimer m_begun;
    QTimer m_clock;
};

// The computer's turn: it moves as soon as the value is certain or its time is up, but never so fast that a
// person could not follow.
class ComputerTurn final : public QObject {
    Q_OBJECT
public:
    ComputerTurn(const std::optional<core::Match>& match, const Players& players, const Studies& studies);

    void startOver(); // another match
    void changeSides() { std::swap(m_computers[0], m_computers[1]); }
    void begin();
    void end() { m_pacing.end(); }
    void consider(); // more is known
    void decide();   // with what is known
    Pacing& pacing() { return m_pacing; }

signals:
    void decided(core::Move move);
    void sidesChanged(); // decided on, instead of a move

private:
    const std::optional<core::Match>& m_match;
    const Players& m_players;
    const Studies& m_studies;
    std::array<core::Computer, 2> m_computers; // where seats are theirs
    Pacing m_pacing;
    std::mt19937_64 m_random{std::random_device{}()};
};
