#pragma once

#include "core/play/match.h"
#include "core/play/untrusted.h"

#include <string>
#include <string_view>
#include <vector>

// What a class is to do, each pupil alone and at their own pace, and how far somebody is with it. All of it
// may come from strangers: what is wrong with it is an InputError that says what and where.
namespace core {

// One thing to do: how a game is played, a lesson of it, some puzzles, or a match against the computer.
struct Assignment {
    enum class What : std::uint8_t { Guide, Lesson, Puzzles, Match };

    const Kind* kind = nullptr;
    What what = What::Guide;
    std::size_t lesson = 0;                // Lesson: of the kind's
    int grade = 1, count = 1;              // Puzzles
    std::uint32_t seed = 0;                // of the puzzles
    Level level = Level::Gentle;           // Match
    std::string rules = {}, position = {}; // Match: both empty: the usual start
    friend bool operator==(const Assignment&, const Assignment&) = default;
};

// A match against the computer from there. Rules and position that are the usual ones are left out.
Assignment matchAgainst(Level level, const Game& game, const Position& start);

// As JSON: {"game": "bao", "do": "puzzles", "grade": 2, "count": 5, "seed": 7}.
untrusted::Json json(const Assignment& task);
Assignment readAssignment(const untrusted::Json& object);
// "Puzzles, 5 of grade 2"; what it is of tells the title of the game.
Message nameOf(const Assignment& task);
Message shortNameOf(const Assignment& task); // "5 puzzles": above a column

// How far somebody is with a task: at which of how many steps, and how many did not go right at once.
struct Headway {
    int at = 0, of = 1, slips = 0;
    bool done = false;
    std::string kept = {}; // for the page, to go on from there
    friend bool operator==(const Headway&, const Headway&) = default;
};

untrusted::Json json(const Headway& headway);
Headway readHeadway(const untrusted::Json& object);

// A file of tasks in their order, with a title of the teacher's own.
struct Plan {
    std::string title;
    std::vector<Assignment> tasks;
    friend bool operator==(const Plan&, const Plan&) = default;
};

inline constexpr int grades = 5; // of puzzles, from easy to hard
inline constexpr std::size_t mostTasks = 40, mostPlanBytes = 64'000;
inline constexpr std::size_t longestPlanTitle = 120, longestKept = 400; // bytes
inline constexpr int mostPuzzles = 50;

std::string write(const Plan& plan);
Plan readPlan(std::string_view file);

} // namespace core
