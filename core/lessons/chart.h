#pragma once

#include "core/lessons/exercise.h"
#include "core/picture/beside/sketch.h"
#include "core/threads.h"

#include <map>
#include <memory>
#include <string>

namespace core {

// Draws what stands beside the board of a step, as the position is now: as much of it as the step shows while
// its question is open, and all of it after the right answer. Keeps a solver for each set of rules; belongs
// to one thread at a time.
class Charts {
public:
    static constexpr int mostNumber = 21;                         // of a table of one number
    static constexpr int mostOfTwo = 9;                           // of a table of two
    static constexpr std::size_t mostMoves = 12, mostAnswers = 8; // else it could not be read

    // How much is shown now. `columns`: of a lesson whose learner knows binary columns (Lesson::columns).
    static Diagram shown(const Exercise& exercise, bool columns);
    // Nothing: the step has none, or it cannot be drawn, or that was stopped.
    std::optional<Sketch> drawn(const Exercise& exercise, bool columns, const StopToken& stop);

private:
    std::optional<Sketch> columns(const Exercise& exercise, Diagram diagram, const StopToken& stop);
    std::optional<Sketch> table(const Exercise& exercise, Diagram diagram, const StopToken& stop);
    std::optional<Sketch> answers(const Exercise& exercise, Diagram diagram, const StopToken& stop);
    Analysis known(const Exercise& exercise, const Position& p, const StopToken& stop);

    struct Table {
        std::shared_ptr<const Game> game; // that of its solver
        std::unique_ptr<Solver> solver;
    };
    std::map<std::string, Table> m_tables;                           // by game and rules
    std::map<std::pair<std::string, std::string>, Analysis> m_known; // game and rules, position
};

} // namespace core
