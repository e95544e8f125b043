#pragma once

#include "core/play/match.h"
#include "core/play/untrusted.h"

#include <string>
#include <string_view>
#include <vector>

// What a class is to do, each pupil alone and at their own pace, and how far somebody is with it. All of it
// may come from strangers: what is wrong with it is an InputError that says what and where.
namespace core {

// One thing to do: how a game is played, a lesson of it, some puzzles, a match against the computer, a match
// that was played to be looked through, or a lab.
struct Assignment {
    enum class What : std::uint8_t { Guide, Lesson, Puzzles, Match, Record, Lab };

    const Kind* kind = nullptr;
    What what = What::Guide;
    std::size_t lesson = 0;                // Lesson: of the kind's
    int grade = 1, count = 1;              // Puzzles; Lab: so many questions, none: it is looked at
    std::uint32_t seed = 0;                // of the puzzles or questions
    Level level = Level::Gentle;           // Match
    std::string rules = {}, position = {}; // Match, Record: both empty: the usual start
    std::string moves = {};                // made from there on: "2:1+3 1:1+1"
    std::size_t lab = 0;                   // Lab: of labsOf()
    std::string with = {};                 // its options: "max-level=3"; empty: the usual ones
    friend bool operator==(const Assignment&, const Assignment&) = default;
};

// A match against the computer from there. Rules and position that are the usual ones are left out.
Assignment matchAgainst(Level level, const Game& game, const Position& start);
// From the ply looked at on; what has led there is kept, as far as there is room for it.
Assignment matchAgainst(Level level, const Match& match);
// The line looked at, from its start to its end. Throws an InputError if it is too long, or has no move.
Assignment lookThrough(const Match& match);
// Of a Match or a Record: as far as it was played.
Match matchOf(const Assignment& task);
const Lab& labOf(const Assignment& task);
// What it finds is found on a device as well.
bool fitsDevice(const Lab& lab, const Values& values);

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
inline constexpr int mostPuzzles = 50, mostLabQuestions = 10;
inline constexpr std::size_t longestMoves = 1'000, longestWith = 200; // bytes

std::string write(const Plan& plan);
Plan readPlan(std::string_view file);

} // namespace core
