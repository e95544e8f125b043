#pragma once

#include "app/web/common/studies.h"
#include "core/play/opponent.h"
#include "core/play/series.h"
#include "core/play/takeback.h"

#include <array>
#include <chrono>
#include <optional>
#include <random>
#include <utility>

namespace web {

// A match on the page: who sits there, whose turn it is, and what the computer does meanwhile.
class Table {
public:
    using Time = Studies::Time;
    enum class State {
        HumanTurn,
        Thinking, // the computer looks for its move
        Waiting,  // whether the last move ever ends is being found out
        Finished,
        Resting, // the computer would be on move, but an earlier ply is looked at
        Away     // of a match that is shared: somebody elsewhere is awaited, or an earlier ply is looked at
    };
    // What can be done here in a match that others play elsewhere.
    struct Share {
        std::optional<core::Player> here; // who sits here; nothing: one watches
        bool open = false;                // it can be played
        core::Message awaited = {};       // whom who cannot move waits for
        friend bool operator==(const Share&, const Share&) = default;
    };

    // `studies`: of the match before, whose solver serves on where the game is the same.
    Table(core::Match match, core::Seats seats, const core::Series& before, std::uint64_t seed,
          Studies studies);
    Studies takeStudies() { return std::move(m_studies); } // nothing more is done here

    const core::Match& match() const { return m_match; }
    const core::Seats& seats() const { return m_seats; }
    core::Series series() const { return m_before.after(m_match); }
    State state() const { return m_state; }
    // It is shared from now on, and stands as the others see it: at the ply that is played on from.
    // True: that is news.
    bool share(const core::Match& truth, const core::Seats& seats, const Share& share);
    void release();
    core::Message awaited() const { return shared() && stands() ? m_share->awaited : core::Message{}; }
    bool shared() const { return m_share.has_value(); }
    // What can be asked for or done now.
    bool takesBack() const;
    bool bringsBack() const { return !shared() && core::canRedo(m_match, m_seats); }
    bool givesUp() const;
    bool waits() const {
        return m_state == State::Waiting && (!shared() || (m_share->open && m_share->here));
    }
    bool again() const { return !shared() || (m_share->open && m_share->here); }
    // What is known of a ply of the line looked at.
    const core::Analysis* known(int ply) const { return m_studies.of(m_match.node(ply)); }

    // A person's move; ignored where none is to move, or where it is not legal. False: nothing has come of
    // it.
    bool play(core::Move move);
    void playAll(const std::vector<core::Move>& moves); // ready-made ones
    bool undo();
    bool redo();
    void goTo(int ply, std::optional<int> line = {});
    // True: only a part of the match was given up, which is a move like others.
    bool giveUp();
    void agreeDraw();
    // After the first move, where that was agreed on (Match::Pie).
    bool mayChangeSides() const { return m_state == State::HumanTurn && m_match.canChangeSides(); }
    void changeSides();

    // The board shows the position by now: the computer takes its time from here on.
    void shown();
    enum class Change { None, Known, Moved, Settled };
    // Does what there is to do, for so long or a little longer.
    Change work(Time time);
    // Until there is something to do; nothing: until somebody does something.
    std::optional<Time> idle() const;

private:
    using Clock = std::chrono::steady_clock;
    void settle();
    void weigh(); // the answers to whose moves
    void sidesChanged();
    std::optional<int> wanted() const; // the ply that is studied next
    bool due() const;
    Time thought() const;

    bool stands() const; // where it is played on from
    State sharedState(bool last) const;

    core::Match m_match;
    core::Seats m_seats;
    std::optional<Share> m_share;
    int m_stands = 0; // of one that is shared: the ply that is played on from
    core::Series m_before;
    Studies m_studies;
    std::array<core::Computer, 2> m_computers; // where seats are theirs
    std::mt19937_64 m_random;
    State m_state = State::Resting;
    std::optional<Clock::time_point> m_begun; // the computer's time
};

} // namespace web
