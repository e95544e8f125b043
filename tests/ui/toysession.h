#pragma once

#include <QTest>

#include "tests/toykinds.h"
#include "ui/match/session.h"

using namespace core;
using State = Session::State;

inline std::array<Seat, 2> people() {
    return {Seat{"Hana", {}}, Seat{"Ken", {}}};
}

inline std::array<Seat, 2> againstComputer(Level level = Level::Perfect) {
    return {Seat{"Hana", {}}, Seat{"Computer", level}};
}

inline std::array<Seat, 2> computers() {
    return {Seat{"A", Level::Random}, Seat{"B", Level::Random}};
}

// What tests of a session begin with: one of the toy game, with hardly a pause before the computer moves.
struct ToySession {
    void renew() {
        m_session = std::make_unique<Session>();
        m_session->pacing().setPace({std::chrono::milliseconds(0), std::chrono::milliseconds(50)});
    }
    Move move(const char* text) const {
        return m_session->match().game().parse(m_session->match().position(), text);
    }
    void step(const char* text) {
        m_session->play(move(text));
        QCOMPARE(m_session->state(), State::Animating);
        m_session->animationDone();
    }
    void begin(std::array<Seat, 2> seats) { m_session->begin(m_game, m_game->start(), std::move(seats)); }
    // Brings the session into a state by the ways a user has.
    void reach(State state) {
        if (state == State::Idle) return;
        if (state == State::HumanTurn) return begin(people());
        begin(againstComputer());
        m_session->play(move("+"));
        if (state == State::Animating) return;
        m_session->animationDone();
        if (state == State::Thinking) return;
        QTRY_COMPARE(m_session->state(), State::Animating);
        m_session->animationDone();
        if (state == State::Finished) return m_session->giveUp();
        m_session->goTo(1);
        QCOMPARE(m_session->state(), State::Reviewing);
    }
    int ply() const { return m_session->match().ply(); }

    std::shared_ptr<const Game> m_game = pursuit::kind().game("");
    std::unique_ptr<Session> m_session;
};
