#pragma once

#include <QObject>

#include "core/play/match.h"
#include "core/play/opponent.h"
#include "core/play/series.h"
#include "core/play/takeback.h"
#include "ui/match/hints.h"
#include "ui/match/pacing.h"
#include "ui/match/studies.h"

#include <array>
#include <chrono>
#include <memory>
#include <optional>

// A match at the table: who sits where, whose turn it is, what the analyst knows of each ply, and what may
// be done now. Everything visible follows its signals; every action is defined in every state:
//
//                 Idle  HumanTurn  Thinking   Animating  Waiting  Finished  Reviewing
//   play          –     moves      –          –          –        –         –
//   undo, redo    –     travel     travel     travel     travel   travel    travel
//   goTo, toLine  –     travels    travels    travels    travels  travels   travels
//   giveUp        –     ends       ends       ends       ends     –         ends
//   stopThinking  –     –          moves now  –          –        –         –
//   goOn          –     –          –          –          –        –         thinks
//   animationDone –     –          –          settles    –        –         –
//   agreeDraw     –     –          –          –          ends     –         –
//   predict       –     says       says       says       –        –         says
//   begin, resume, restart, again, close, rename, setHelp: at any time (those of a match need one)
//
// where "travels" means: the ply is shown and the state is found anew (settle); undo and redo take back a
// giving up, and bring it back, by themselves. "moves" at an earlier ply opens another line (see Match):
// nothing played is lost. "ends" means that the person on move, or else the computer's opponent, has given
// up, and "says" that the values held back are shown. Two computers cannot give up, and stopThinking makes
// them rest (Reviewing) until goOn.
class Session final : public QObject {
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

    // Another program whose match this is: what would change it is asked for there. Only its word, through
    // playAway, giveUpAway, goTo and resume, changes it here.
    enum class Wish { TakeBack, Again, GiveUp, AgreeDraw };
    class Owner {
    public:
        virtual ~Owner() = default;
        virtual void ask(Wish wish) = 0;
    };

    explicit Session(Studies::Scope scope = Studies::Scope::All);

    void begin(std::shared_ptr<const core::Game> game, const core::Position& start,
               std::array<core::Seat, 2> seats);
    // A match played before: with the score of those before it in its series, and what hints did in it.
    void resume(core::Match match, std::array<core::Seat, 2> seats, const core::Series& before = {},
                const Helped& helped = {});
    void restart(); // the same player begins
    void again();   // the next match of the series: the other player begins, unless this one goes on
    void close();

    State state() const { return m_state; }
    bool active() const { return m_match.has_value(); }
    const core::Match& match() const { return *m_match; }
    const core::Seat& seat(core::Player p) const { return m_seats[static_cast<std::size_t>(p)]; }
    const std::array<core::Seat, 2>& seats() const { return m_seats; }
    void rename(core::Player p, const QString& name); // empty: the default name again
    // A person who plays from another device: this computer's board makes no moves for them.
    bool away(core::Player p) const { return m_away[static_cast<std::size_t>(p)]; }
    void setAway(core::Player p, bool away);
    void setOwner(Owner* owner); // null: it is our own
    bool owned() const { return m_owner != nullptr; }
    // The score of the matches since begin, the one at the table included where it is over.
    core::Series series() const;
    const core::Series& seriesBefore() const { return m_before; } // without it

    // Another line is looked at, or an earlier ply of a match that is over. While it goes on, an earlier ply
    // is where somebody has taken back a move.
    bool looksBack() const {
        return m_match && (m_match->line() != 0 || (m_match->over() && m_match->ply() < m_match->plies()));
    }
    core::Player mover() const; // while a move is shown, who made it
    // Who decides or says something at a ply: the mover, or the computer's opponent; nobody: two computers.
    std::optional<core::Player> personAt(int ply) const;

    // What is known of a ply (the last report), or nothing yet. analysis() is the ply looked at. It is for
    // what reckons with values; what shows them asks shown().
    const core::Analysis* analysis(int ply) const;
    const core::Analysis* analysis() const;
    // The move made from `ply` gave away value, and what would have been better; nothing if not, or unknown.
    std::optional<core::MoveVerdict> mistake(int ply) const;

    Help help() const { return m_hints.level(); } // of the moment
    Help chosenHelp() const { return m_hints.chosen(); }
    void setHelp(Help help);
    // Holds the values of a ply back until it has been said what it is worth.
    bool predictsFirst() const { return m_hints.predictsFirst(); }
    void setPredictsFirst(bool on);
    // The hints step back after right predictions, by so many levels for the one who is asked now.
    bool fades() const { return m_hints.fades(); }
    void setFades(bool on);
    int faded() const { return m_hints.faded(); }
    void setFaded(int levels);
    void bringHelpBack() { setFaded(faded() - 1); } // by a level
    bool holdsBack() const;

    // The one gate: whatever shows, says, sends or saves a value asks here how much of it may be seen now.
    Help shownHelp() const;  // of the position looked at, and of its moves; none once it is over there
    Help playedHelp() const; // of the moves played; all once it is over, but for a lock
    Help reviewHelp() const; // the same, if somebody asks for it
    bool maySeeBest() const { return !locked() && !holdsBack(); } // move or line, if somebody asks for it
    // What is known of the position looked at, if anything of it may be seen.
    const core::Analysis* shown() const { return shownHelp() == Help::Off ? nullptr : analysis(); }

    // Whoever moved from there has seen what the moves are worth.
    bool marked(int ply) const { return help() >= Help::Marks && !m_hints.holdsBack(m_match->node(ply)); }
    std::optional<core::Outcome> prediction() const; // said of the ply looked at, for its mover
    bool hintsUsed() const { return m_hints.helped().hints; }
    const Helped& helped() const { return m_hints.helped(); }
    void useHint();
    // Help stays as it is: by the teacher's lock, because the match's owner shows none, or while a class is
    // asked.
    bool locked() const { return m_hints.locked() || m_hints.most() == Help::Off; }
    bool lockClosed() const { return m_hints.locked(); } // the teacher's
    void setMostHelp(Help most);                         // the match's owner shows no more
    void setLocked(bool locked);
    bool classAsked() const { return m_hints.asked(); }
    void setClassAsked(bool asked); // meanwhile nothing is shown
    // While locked: marks the moves for a moment, which the match's record tells.
    static constexpr std::chrono::milliseconds aMoment{5000};
    void showBriefly(std::chrono::milliseconds time = aMoment);
    bool canShowBriefly() const {
        return lockClosed() && m_hints.most() != Help::Off && m_match && !m_match->ending();
    }

    bool canUndo() const { return m_match && (m_match->givenUp() || core::undoTarget(*m_match, m_seats)); }
    bool canRedo() const {
        return m_match && m_owner == nullptr &&
               (m_match->tookBackGivingUp() || core::redoTarget(*m_match, m_seats));
    }
    bool canGiveUp() const { return m_match && core::quitter(*m_match, m_seats); }

    void setPace(Pacing::Pace pace) { m_pacing.setPace(pace); }
    const Pacing::Pace& pace() const { return m_pacing.pace(); }
    std::chrono::milliseconds thinkingFor() const;

public slots:
    // Makes a person's move at the ply looked at; ignored where no person is to move or it is not legal.
    void play(core::Move move);                          // of one at this computer
    void playAway(core::Move move);                      // of any
    void playLine(const std::vector<core::Move>& moves); // a person's ready-made moves, without animation
    void undo(); // one ply between people, one's own last decision against the computer
    void redo();
    void goTo(int ply);
    void goTo(int line, int ply); // another line of the match
    void branchOff();             // a new match with the same players from the ply looked at
    void giveUp();
    void giveUpAway();   // of any
    void stopThinking(); // the computer moves with what it knows; two computers rest
    void goOn();         // two computers play on after a rest
    void agreeDraw();    // instead of waiting
    void lookAway();     // the match is left on its own: unless something is to come of it, nothing is solved
    void lookAgain();
    void animationDone(); // the board has shown the last move
    void recover();       // something ended in the middle for want of memory: the state is found anew
    void predict(core::Outcome outcome);

signals:
    void leaving();           // the match at the table, still there, goes for another or none
    void playersSwapped();    // the other player begins in the match that is next
    void matchChanged();      // another match, or none: everything is new
    void positionChanged();   // another ply is looked at
    void played(int fromPly); // one at this computer has made moves, which are shown by now
    void moved(int fromPly);  // a move was just made: animate it, then call animationDone()
    void stateChanged();
    void analysisChanged(int ply);
    void troubled(const QString& line); // the match goes on, with less help
    void helpChanged();
    // What was said of a ply is now known to be right or wrong.
    void predictionJudged(int ply, core::Outcome said, core::Outcome truth);
    void hintUsed(); // helped() has changed
    void seatsChanged();

private:
    void setState(State state);
    void travelled();
    void travelTo(int ply);
    int plyOf(int node) const;
    void judge(int ply);
    void settlePending();
    void settle(); // finds the state that fits the ply looked at
    void improved(int node);
    void considerMove();
    void computerMoves();
    void make(core::Move move);

    std::optional<core::Match> m_match;
    std::array<core::Seat, 2> m_seats;
    std::array<bool, 2> m_away{};
    Owner* m_owner = nullptr;
    std::array<core::Computer, 2> m_computers; // where seats are theirs
    core::Series m_before;                     // of the matches before the one at the table
    Studies m_studies;
    State m_state = State::Idle;
    Hints m_hints;
    QTimer m_glance;        // runs while moves are marked for a moment
    bool m_resting = false; // two computers, stopped
    Pacing m_pacing;
    std::mt19937_64 m_random{std::random_device{}()};
};
