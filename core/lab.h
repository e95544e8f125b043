#pragma once

#include "core/game.h"
#include "core/options.h"
#include "core/threads.h"

#include <cstdint>
#include <functional>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

namespace core {

// What a lab finds: a table, and what is true of it.
using Cell = std::variant<std::monostate, bool, std::int64_t, std::string, std::vector<std::int64_t>,
                          std::vector<std::string>>;

struct Column {
    std::string_view key; // in JSON and CSV
    Phrase title;
    bool bytes = false;           // its numbers are sizes, shown as "2.0 GB"
    std::string_view before = {}; // what its numbers are shown with: the T of "T14"
};

// A number beside the rows: with a key in JSON, in words for people.
struct Total {
    std::string_view key;
    std::int64_t number = 0;
    Phrase title;
};

struct Fact {
    bool holds = true;
    Message text;
    std::vector<std::size_t> rows = {}; // of the table, that bear it out or go against it: worth a look
};

// A position worth a look, drawn as the board of its game draws it.
struct Picture {
    std::string rules, position;
    Message caption;
    Phrase play = {}; // what playing on from here is called; empty: it is only looked at
};

struct Table {
    // Grid: the first column heads the row, the second holds its values, a third may say which of them bear
    // a dot (1, else 0). Matrix: the first column holds rules; their first option heads the row, the others
    // the column. Heat: the first two columns are the place of a cell, down and across.
    enum class View : std::uint8_t { Rows, Grid, Matrix, Heat };
    // Which columns a cell of a heat map shows: a number; how many of how many cases never have one; and
    // whether it bears a sign.
    struct Heat {
        std::size_t number = 0, never = 0, cases = 0, sign = 0;
    };
    View view = View::Rows;
    Heat heat = {};
    std::vector<Column> columns;
    std::vector<std::vector<Cell>> rows;
    std::vector<Total> totals;
    std::vector<Fact> facts;
    std::vector<std::size_t> exceptions = {}; // rows that a fact which fails speaks of
    std::vector<std::vector<Picture>> pictures =
        {};               // of a row, or a grid's cell, line by line; for a closer look
    bool complete = true; // false: stopped before the end
};

// An experiment over a game's theory. Runs on any thread.
struct Lab {
    using Progress = std::function<void(double done)>; // 0 … 1

    std::string_view id;
    Phrase title;
    Phrase about;
    Schema options;
    std::function<Table(const Values& values, const StopToken& stop, const Progress& progress)> run = {};
    bool tab = true; // false: the window shows it in another way, or leaves it to the command line
    // Bytes that a run takes at most; none given: a little. On a worker thread.
    double (*memory)(const Values& values) = nullptr;
};

// The way from a move of a match to a lab that shows more of what that move does.
struct LabLink {
    struct Way {
        std::string place; // what the lab is to look at, in its own notation
        Message told;      // what is said of the move, in a sentence
    };
    Phrase name;    // of the way: "Show the loop"
    Phrase ofMove;  // of the way from one among several moves, %1: "Show the loop of %1"
    Phrase nowhere; // said of a position none of whose moves has one
    // Nothing: this move has none. As quick as the list of moves.
    std::optional<Way> (*way)(const Game& game, const Position& position, Move move) = nullptr;
};

} // namespace core
