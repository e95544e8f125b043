#pragma once

#include <QObject>
#include <QTimer>

#include "core/picture/mark.h"
#include "core/play/match.h"

#include <chrono>
#include <map>
#include <optional>
#include <set>

class Studies;

using core::Help;
using core::seen;

// What hints did in a match; kept in its record.
struct Helped {
    bool hints = false; // a person has moved while moves were marked, or has been shown the best one
    int glances = 0;    // so often they were shown for a moment while locked
    int faded = 0;      // so many levels they had stepped back when a person moved
    friend bool operator==(const Helped&, const Helped&) = default;
};

// What users choose of the hints, and a lock keeps.
struct HintChoice {
    Help level = Help::Off;
    bool predictsFirst = false; // holds the values of a ply back until it has been said what it is worth
    bool fades = false;         // the hints step back after right predictions
    bool traps = false;         // it is told how easily the other side errs, and how narrow a win is
    friend bool operator==(const HintChoice&, const HintChoice&) = default;
};

// The one gate: whatever shows, says, sends or saves a value of the match asks here how much of it may be
// seen now. That is the level chosen, less levels stepped back, the teacher's lock, what the match's owner
// shows, and what is held back until it has been said what it is worth.
class Hints final : public QObject {
    Q_OBJECT
public:
    // Of the match that stands there (nothing: none), and of what is known of it.
    Hints(const std::optional<core::Match>& match, const Studies& studies);

    const HintChoice& choice() const { return m_choice; }
    // While locked, nothing can be chosen.
    void setLevel(Help level);
    void setPredictsFirst(bool on);
    void setTraps(bool on);
    void setFades(bool on);               // what is never asked cannot be right: it turns that on as well
    int faded() const { return m_faded; } // so many levels for the one who is asked now
    void setFaded(int levels);
    void bringBack() { setFaded(m_faded - 1); } // by a level
    // Help stays as it is: by the teacher's lock, because the match's owner shows none, or while a class is
    // asked.
    bool locked() const { return m_locked || most() == Help::Off; }
    bool lockClosed() const { return m_locked; } // the teacher's
    void setLocked(bool locked);
    bool asked() const { return m_asked; } // a class is: nobody sees what it is to find out
    void setAsked(bool asked);
    void setMost(Help most); // the match's owner shows no more

    Help level() const;      // of the moment
    Help shownHelp() const;  // of the position looked at, and of its moves; none once it is over there
    Help playedHelp() const; // of the moves played; all once it is over, but for a lock
    Help reviewHelp() const; // the same, if somebody asks for it
    // A move or line, if somebody asks for it.
    bool maySeeBest() const { return !locked() && !divides() && !holdsBack(); }
    // What a move is worth does not tell what it is good for, where the other player may take it over
    // (Match::divides): nothing is shown there.
    bool divides() const;
    // What is known of the position looked at, if anything of it may be seen.
    const core::Analysis* shown() const;
    // Whoever moved from there has seen what the moves are worth.
    bool marked(int ply) const {
        return level() >= Help::Marks && !m_match->divides(ply) && !holdsBackNode(m_match->node(ply));
    }

    bool holdsBack() const;
    void predict(core::Outcome outcome);
    std::optional<core::Outcome> prediction() const; // said of the ply looked at, for its mover
    void judge(int ply);                             // more is known of it

    // While locked: marks the moves for a moment, which the match's record tells.
    static constexpr std::chrono::milliseconds aMoment{5000};
    void showBriefly(std::chrono::milliseconds time = aMoment);
    bool canShowBriefly() const;

    const Helped& helped() const { return m_helped; }
    void use();                           // the best move has been shown
    void noteMove();                      // a person makes one
    void startOver(const Helped& helped); // another match

signals:
    void changed();
    void used(); // helped() has changed
    // What was said of a ply is now known to be right or wrong.
    void judged(int ply, core::Outcome said, core::Outcome truth);

private:
    Help most() const { return m_asked ? Help::Off : m_most; } // whatever is chosen
    bool holdsBackNode(int node) const;
    template <class T>
    void change(T& value, T to);

    const std::optional<core::Match>& m_match;
    const Studies& m_studies;
    HintChoice m_choice;
    Help m_most = Help::Numbers;
    bool m_locked = false;
    bool m_asked = false;
    int m_faded = 0; // levels
    QTimer m_glance; // runs while moves are marked for a moment
    Helped m_helped;
    // By node of the match:
    std::map<int, core::Outcome> m_predictions;
    std::set<int> m_open; // those that are not judged yet
    std::set<int> m_seen; // looked at for a moment
};

// The choice is as it was the last time, and stays in the settings when it changes.
void rememberHelp(Hints& hints);
