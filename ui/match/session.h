#pragma once

// The room of the match at the table, without a widget. A click comes in as Session::play, the match
// changes, Studies asks Analyst, whose Background thread solves; what is found comes back as
// Studies::improved, and Hints says how much of it may be seen. Who only looks has a ShownMatch.

#include "ui/match/computerturn.h"
#include "ui/match/shownmatch.h"

#include <memory>
#include <optional>
#include <vector>

// A match at the table, and what may be done now. Everything visible follows the signals of what is shown of
// it. Every action is defined in every state:
//
//                 Idle  HumanTurn  Thinking   Animating  Waiting  Finished  Reviewing
//   play          –     moves      –          –          –        –         –
//   undo, redo    –     travel     travel     travel     travel   travel    travel
//   goTo          –     travels    travels    travels    travels  travels   travels
//   giveUp        –     ends       ends       ends       ends     –         ends
//   stopThinking  –     –          moves now  –          –        –         –
//   goOn          –     –          –          –          –        –         thinks
//   animationDone –     –          –          settles    –        –         –
//   agreeDraw     –     –          –          –          ends     –         –
//   changeSides   –     settles    –          –          –        –         –
//   begin, resume, again, close: at any time (those of a match need one)
//
// where "travels" means: the ply is shown and the state is found anew (settle); undo and redo take back a
// giving up, and bring it back, by themselves. "moves" at an earlier ply opens another line (see Match):
// nothing played is lost. "ends" means that the person on move, or else the computer's opponent, has given
// up. Two computers cannot give up, and stopThinking makes them rest (Reviewing) until goOn.
class Session final : public ShownMatch {
    Q_OBJECT
public:
    // Another program whose match this is: what would change it is asked for there. Only its word, through
    // play and giveUp (By::Away), goTo and resume, changes it here.
    enum class Wish { TakeBack, BringBack, GiveUp, Again, AgreeDraw, ChangeSides };
    class Owner {
    public:
        virtual ~Owner() = default;
        virtual void ask(Wish wish) = 0;
    };

    enum class By { Here, Away };      // who sits at this computer, or anybody
    enum class Begins { Same, Other }; // of the two in the next match

    explicit Session(Studies::Scope scope = Studies::Scope::All);

    // `pie`: the second player may change sides after the first move.
    void begin(std::shared_ptr<const core::Game> game, const core::Position& start, core::Seats seats,
               bool pie = false);
    // A match played before: with the score of those before it in its series, and what hints did in it.
    void resume(core::Match match, core::Seats seats, const core::Series& before = {},
                const Helped& helped = {});
    void close();

    bool can(Wish wish) const;   // now
    void setOwner(Owner* owner); // null: it is our own
    bool owned() const { return m_owner != nullptr; }

    Pacing& pacing() { return m_turn.pacing(); }

public slots:
    // Makes a person's move at the ply looked at; ignored where no person is to move or it is not legal.
    void play(core::Move move, By by = By::Here);
    void playLine(const std::vector<core::Move>& moves); // a person's ready-made moves, without animation
    void undo(); // one ply between people, one's own last decision against the computer
    void redo();
    void goTo(int ply, std::optional<int> line = {}); // also in another line of the match
    // The next match of the series; where this one goes on, the same player begins anyway.
    void again(Begins begins = Begins::Other);
    void giveUp(By by = By::Here);
    void stopThinking();                // the computer moves with what it knows; two computers rest
    void goOn();                        // two computers play on after a rest
    void agreeDraw();                   // instead of waiting
    void changeSides(By by = By::Here); // after the first move, where that was agreed on
    void look(bool at);                 // away: unless something is to come of it, nothing is solved
    void animationDone();               // the board has shown the last move
    void recover(); // something ended in the middle for want of memory: the state is found anew

private:
    void setState(State state);
    void settle(); // finds the state that fits the ply looked at
    void improved(int node);
    void make(core::Move move);
    void swapSides();
    void changed(core::Seats seats);

    ComputerTurn m_turn{m_match, *m_players, m_studies};
    Owner* m_owner = nullptr;
    bool m_resting = false; // two computers, stopped
};
