#pragma once

#include "core/figure.h"
#include "core/graph.h"
#include "core/text.h"

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
    Keep     // plays on against the best replies and never gives the outcome away
};

// A board, something to say about it, and perhaps a question.
struct Step {
    Task task = Task::Look;
    Phrase say;                                 // what there is to see, or the question
    std::string_view rules = {}, position = {}; // empty: the usual rules, their start
    std::string_view moves = {};          // Try: one of these, any if there are none; Where, Origin: this one
    const Figure* figure = nullptr;       // Number: nothing counts the moves still to be played
    int turns = 0;                        // Keep: so many of the learner's own, 0: to the end
    Phrase right = {};                    // said after the right answer: why it is so
    Phrase wrong = {};                    // said after another, where there are any: where to look
    std::string_view beside = {};         // a second position: the same moves are made on it
    std::string_view lab = {}, with = {}; // a lab whose table is shown, and its options
    bool facts = false;                   // of the lab only what it finds to be true is shown
    std::optional<GraphQuery::Show> graph = {}; // the graph of positions is shown, and how it grows
};

// A few steps that lead to one principle. In the end the learner chooses it among others, and answers a
// question without help.
struct Lesson {
    std::string_view id; // of its own in the game
    Phrase title;
    std::vector<Step> steps;
    std::vector<Phrase> principles; // the first one is true; they are shown in another order
    Step exit;
    bool columns = false; // the learner knows binary columns: reasons are shown with theirs
};

} // namespace core
