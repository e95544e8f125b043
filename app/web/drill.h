#pragma once

#include "app/web/studies.h"
#include "core/play/exercise.h"
#include "core/puzzle/puzzle.h"

#include <chrono>
#include <optional>

namespace web {

// A step of How to play or a puzzle while it is done: the exercise, what is known of it, and when the other
// side moves.
class Drill {
public:
    using Time = Studies::Time;
    enum class Standing { Thinking, Open, Wrong, Right };

    explicit Drill(core::Exercise exercise);
    // Of a puzzle, with its question.
    explicit Drill(core::Puzzle puzzle);

    const core::Exercise& exercise() const { return m_exercise; }
    const std::optional<core::Puzzle>& puzzle() const { return m_puzzle; }
    Standing standing() const;
    bool refuting() const { return m_refuting; }
    bool revealed() const { return m_revealed; }
    // Why the position asked about is worth what it is, as far as that is known.
    const core::Explanation& why() const { return m_why; }
    // The values of the moves are no secret any more.
    bool told() const;
    // Once, after the first answer: whether it was right.
    std::optional<bool> judged();

    // Each says whether a move has been made, to be shown.
    bool play(core::Move move);
    bool point(core::SpotId spot);
    void say(core::Outcome outcome) { m_exercise.say(outcome); }
    void again();
    void refute();
    bool reveal();
    void restart();

    void shown(); // the board shows the position by now
    enum class Change { None, Known, Moved, Looked };
    Change work(Time time);
    std::optional<Time> idle() const;

private:
    using Clock = std::chrono::steady_clock;
    bool goesOn() const { return m_exercise.reply() || m_exercise.awaitsLook(); }
    bool studies() const;
    bool isKnown() const { return studies() && !m_exercise.known() && m_studies.of(node()) != nullptr; }
    int node() const { return m_exercise.match().node(m_exercise.match().ply()); }

    std::optional<core::Puzzle> m_puzzle;
    core::Exercise m_exercise;
    Studies m_studies;
    core::Explanation m_why;
    bool m_tried = false, m_refuting = false, m_revealed = false;
    std::optional<Clock::time_point> m_shown;
};

} // namespace web
