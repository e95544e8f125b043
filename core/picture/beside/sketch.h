#pragma once

#include "core/picture/mark.h"

#include <optional>
#include <string>
#include <vector>

// Small drawings beside a board, which say of a position what its own board does not: how its neighbours in a
// table are worth, what can be answered to each of its moves, how it goes round. In px at scale 1.
namespace core {

struct Sketch {
    Size size;
    std::vector<Shape> shapes;
    Message told = {}; // what is to be read out of it, in a sentence
};

// The binary columns of reasons, a dot for each piece and a frame round those that are odd, one below the
// other with an arrow from each to the next. One without rows has a zero in each column.
Sketch sketchOf(const std::vector<Explanation>& columns);

// A table of boards that differ by one number, or by two: across, and down.
struct BoardTable {
    struct Cell {
        bool there = false;   // such a board there is
        bool lost = false;    // for whoever moves there, as far as that is told
        std::string text{};   // its number, as far as that is told
        bool here = false;    // the board in question
        bool reached = false; // by one move from there
    };
    int across = 0;
    bool two = false;        // else a row goes on below
    std::vector<Cell> cells; // row by row
};
Sketch sketchOf(const BoardTable& table);

// What can be played, and what can be answered to each move.
struct Fork {
    struct Branch {
        std::string name;                              // of the board that the move leads to
        std::optional<Mark> worth = {};                // of the move, as far as that is told
        std::string number = {};                       // of that board, in its place
        std::vector<std::optional<Mark>> answers = {}; // what each is worth to whoever makes it
        bool made = false;
    };
    std::string name;
    std::vector<Branch> branches;
};
Sketch sketchOf(const Fork& fork);

// A ring of pits, drawn as a clock: sowing goes the way of its hands.
struct Clock {
    std::vector<int> stones;
    std::vector<std::string> names = {}; // of the pits, where they are told
    int top = 0;                         // the pit that stands at the top
    bool hand = false;                   // points at it
};
// One after the other, with an arrow from each to the next.
Sketch sketchOf(const std::vector<Clock>& clocks);

} // namespace core
