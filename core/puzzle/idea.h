#pragma once

#include "core/puzzle/puzzle.h"

#include <random>
#include <set>

namespace core {

// Puzzles about what a lesson puts right: positions in which everything that its Belief asks for gives away
// what one other move keeps. They come up around the boards of its last questions, without end: once there is
// nothing new they come again. Belongs to one thread at a time.
class IdeaStream {
public:
    static bool flowsFrom(const Lesson& lesson); // it puts something right, and ends with moves

    IdeaStream(const Kind& kind, const Lesson& lesson, std::uint64_t seed);

    // Nothing: stopped, or there is none.
    std::optional<Puzzle> next(const StopToken& stop);

private:
    struct Table {
        std::string rules;
        std::vector<std::string> boards;
        std::shared_ptr<const Game> game;
        std::unique_ptr<Solver> solver = nullptr;
    };
    Position start(const Table& table);
    std::optional<Puzzle> puzzle(Table& table, const Position& p, const StopToken& stop);

    const Kind& m_kind;
    Belief m_belief;
    std::vector<Table> m_tables;
    std::mt19937_64 m_random;
    std::set<std::pair<std::string, std::string>> m_seen; // rules, position
};

} // namespace core
