#pragma once

#include <QObject>

#include "ui/match/hints.h"
#include "ui/match/players.h"
#include "ui/match/studies.h"

#include <memory>
#include <optional>

// The match at the table, for who looks at it and listens: how it stands, its players, what is known of each
// ply (studies), and how much of that may be seen (hints). Only its Session changes it.
class ShownMatch : public QObject {
    Q_OBJECT
public:
    enum class State {
        Idle,      // no match
        HumanTurn, // the mover is a person
        Thinking,  // the computer looks for its move
        Animating, // the board shows a move; animationDone() goes on
        Waiting,   // whether the last move ever ends is being found out; the match goes on by itself
        Finished,
        Reviewing // the computer would be on move, but the match rests: looking back, or two computers
                  // stopped
    };

    State state() const { return m_state; }
    bool active() const { return m_match.has_value(); }
    const core::Match& match() const { return *m_match; }
    core::Player mover() const; // while a move is shown, who made it

    Players& players() const { return *m_players; }
    Hints& hints() const { return *m_hints; }
    const Studies& studies() const { return m_studies; }

signals:
    void leaving();           // the match at the table, still there, goes for another or none
    void playersSwapped();    // the other player begins in the match that is next, or they change sides
    void sidesChanged();      // the two go on the other way round
    void matchChanged();      // another match, or none: everything is new
    void positionChanged();   // another ply is looked at
    void played(int fromPly); // one at this computer has made moves, which are shown by now
    void moved(int fromPly);  // a move was just made: it is animated, then animationDone() is called
    void stateChanged();

private:
    friend class Session;
    explicit ShownMatch(Studies::Scope scope);

    std::optional<core::Match> m_match;
    std::unique_ptr<Players> m_players = std::make_unique<Players>();
    Studies m_studies;
    std::unique_ptr<Hints> m_hints = std::make_unique<Hints>(m_match, m_studies);
    State m_state = State::Idle;
};
