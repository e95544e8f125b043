#pragma once

#include "app/web/common/studies.h"
#include "core/lessons/exercise.h"
#include "core/puzzle/puzzle.h"

#include <chrono>
#include <optional>
#include <vector>

namespace web {

// A step of How to play or of a lesson or a puzzle while it is done: the exercise, what is known of it, and
// when the other side moves.
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
    core::Explanation why() const;
    // The values of the moves are no secret any more.
    bool told() const;
    // Once, after the first answer: whether it was right.
    std::optional<bool> judged();

    // Each says whether a move has been made, to be shown.
    bool play(core::Move move);
    bool point(core::SpotId spot);
    // An answer that is no move.
    template <class Answer>
    void answer(Answer say) {
        say(m_exercise);
        m_shown.reset();
    }
    void again();
    void refute();
    bool reveal();
    void restart();
    void showValues() { m_valued = true; }
    bool valued() const { return m_valued; }
    // The answer follows from what the solver finds.
    bool asksForValue() const;

    void shown(); // the board shows the position by now
    enum class Change { None, Known, Moved, Looked };
    Change work(Time time);
    std::optional<Time> idle() const;

private:
    using Clock = std::chrono::steady_clock;
    bool goesOn() const { return m_exercise.reply() || m_exercise.awaitsLook(); }
    const core::Analysis* found() const;              // of what is wanted next
    bool tells() const;                               // it is known, and the exercise has not been told
    int number(const core::Position& position) const; // of a new one the next

    std::optional<core::Puzzle> m_puzzle;
    core::Exercise m_exercise;
    Studies m_studies;
    std::vector<core::Position> m_positions; // studied so far, each under its number
    bool m_tried = false, m_refuting = false, m_revealed = false, m_valued = false;
    std::optional<Clock::time_point> m_shown;
};

} // namespace web
