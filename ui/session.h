#pragma once

#include <QObject>

#include "core/play/match.h"

#include <array>
#include <map>
#include <memory>
#include <optional>

class Analyst;

// How much help is shown. Best once (H) is an action of the views, not a level.
enum class Help { Off, VerdictOnly, Marks, Numbers };

// A match at the table: who sits where, whose turn it is, what the analyst knows of each ply, and what may
// be done now. Everything visible follows its signals; every action is defined in every state.
class Session final : public QObject {
    Q_OBJECT
public:
    enum class State {
        Idle,      // no match
        HumanTurn, // the mover is a person
        Thinking,  // the computer looks for its move
        Animating, // the board shows a move; animationDone() goes on
        Finished,
        Reviewing // looking back at a ply where the computer would be on move
    };

    explicit Session(QObject* parent = nullptr);
    ~Session() override;

    void begin(std::shared_ptr<const core::Game> game, const core::Position& start,
               std::array<core::Seat, 2> seats);
    void resume(core::Match match, std::array<core::Seat, 2> seats);
    void restart();
    void close();

    State state() const { return m_state; }
    bool active() const { return m_match.has_value(); }
    const core::Match& match() const { return *m_match; }
    const core::Seat& seat(core::Player p) const { return m_seats[static_cast<std::size_t>(p)]; }
    const std::array<core::Seat, 2>& seats() const { return m_seats; }
    void rename(core::Player p, const QString& name);

    // What is known of a ply (the last report), or nothing yet. analysis() is the ply looked at.
    const core::Analysis* analysis(int ply) const;
    const core::Analysis* analysis() const;
    // The move made from `ply` gave away value, and what would have been better; nothing if not, or unknown.
    std::optional<core::MoveVerdict> mistake(int ply) const;

    Help help() const { return m_help; }
    void setHelp(Help help);
    bool locked() const { return m_locked; } // the teacher's lock: help stays as it is
    void setLocked(bool locked);

    bool canUndo() const;
    bool canRedo() const;

public slots:
    // Makes a person's move at the ply looked at; ignored where no person is to move or it is not legal.
    void play(core::Move move);
    void undo(); // one ply between people, one's own last decision against the computer
    void redo();
    void goTo(int ply);
    void giveUp();
    void stopThinking();  // the computer moves with what it knows
    void animationDone(); // the board has shown the last move

signals:
    void matchChanged();     // another match, or none: everything is new
    void positionChanged();  // another ply is looked at
    void moved(int fromPly); // a move was just made: animate it, then call animationDone()
    void stateChanged();
    void analysisChanged(int ply);
    void helpChanged();
    void seatsChanged();

private:
    void study();
    void improved(int ply, const core::Analysis& analysis);
    void settle(); // finds the state that fits the ply looked at
    void computerMoves();

    std::optional<core::Match> m_match;
    std::array<core::Seat, 2> m_seats;
    std::map<int, core::Analysis> m_analyses; // by ply
    std::unique_ptr<Analyst> m_analyst;
    State m_state = State::Idle;
    Help m_help = Help::Off;
    bool m_locked = false;
};
