#pragma once

#include "core/figure.h"
#include "core/graph.h"
#include "core/text.h"
#include "core/verdict.h"

#include <cstdint>
#include <optional>
#include <string_view>
#include <vector>

// Lessons as plain data in the folders of the games. No answer is written down: rules and solver give it.
namespace core {

// What a learner does at the board of a step.
enum class Task : std::uint8_t {
    Look,    // nothing: there is something to read and to see
    Try,     // makes a move that shows a rule
    Outcome, // says whether the player on move wins, draws or loses
    Number,  // says how large a figure is
    Where,   // points at the spot where the last piece of a move comes to rest
    Origin,  // points at the spot where the move began that has led to what is shown
    Best,    // makes a move than which none is better
    Keep,    // plays on against the best replies and never gives the outcome away
    Mark,    // marks those of some boards that are lost for whoever moves there
    Claim    // puts a sentence together out of parts
};

// What stands beside the board and moves with it: the binary columns of the position; its place in a table of
// boards; its moves, and the answers to each; the ring of its pits as a clock.
enum class Chart : std::uint8_t { Columns, Table, Answers, Clock };
// How much of it is seen while a question is open: all that decides, or only its dots.
enum class Diagram : std::uint8_t { None, Dots, Full };

// What an outcome is called where "win" does not say it.
struct Call {
    Phrase text;
    Outcome outcome;
};

// What may stand in a gap of a sentence. Where it is false, a board on which the sentence fails: with the
// move that it asks for there, or without one where it takes the board itself for what it is not.
struct Part {
    Phrase text;
    std::string_view position = {}, move = {};
};

// A board, something to say about it, and perhaps a question.
struct Step {
    Task task = Task::Look;
    Phrase say;                                 // what there is to see, or the question; Claim: the
                                                // sentence, with a place %1, %2 … for each gap
    std::string_view rules = {}, position = {}; // empty: the usual rules, their start
    std::string_view moves =
        {}; // Try: one of these, any if there are none; Where, Origin: this one, or one a board
    const Figure* figure = nullptr;             // Number: nothing counts the moves still to be played
    int turns = 0;                              // Keep: so many of the learner's own, 0: to the end
    Phrase right = {};                          // said after the right answer: why it is so
    Phrase wrong = {};                          // said after another, where there are any: where to look
    std::string_view beside = {};               // a second position: the same moves are made on it
    std::string_view lab = {}, with = {};       // a lab whose table is shown, and its options
    bool facts = false;                         // of the lab only what it finds to be true is shown
    std::optional<GraphQuery::Show> graph = {}; // the graph of positions is shown, and how it grows
    std::vector<Call> calls = {};               // Outcome: those to choose among, none: the usual ones
    std::vector<std::string_view> boards = {};  // Mark: all of these; else one of them, instead of position
    std::vector<std::vector<Part>> gaps = {};   // Claim: the first part is true; shown in another order
    bool side = false;                          // Keep: the learner chooses first whether to begin
    bool exact = false;                         // Keep: every move has to be the best
    Diagram diagram = Diagram::None;
    Chart chart = Chart::Columns;
    std::string_view cells = {}; // Chart::Table: its boards, with %1, or %1 and %2, for the numbers
    bool again = false; // at the end: the question, and what is said of it, fit other such boards as well
};

// What somebody believes who has not had a lesson yet: the moves that this asks for, none where it asks for
// nothing.
struct Belief {
    Phrase rule = {}; // "take as many as you can"
    std::vector<Move> (*moves)(const Game& game, const Position& p) = nullptr;
};

// A few steps that lead to one principle, which the learner says in the last of them. Then come questions
// without help, in which one wrong answer means to begin them anew, on other boards where there are some.
struct Lesson {
    std::string_view id; // of its own in the game
    Phrase title;
    std::vector<Step> steps;
    std::vector<Step> exit;
    bool columns = false; // the learner knows binary columns: those before and after a move are shown
    Belief belief = {};   // what it puts right; nothing: it is not about moves
};

} // namespace core
