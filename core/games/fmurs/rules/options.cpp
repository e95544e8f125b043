#include "core/games/fmurs/rules/rules.h"

#include <algorithm>
#include <array>

namespace core::fmurs {

namespace {

using Type = Option::Type;

constexpr std::array<std::string_view, 9> basic{"rows",   "columns", "topology", "dogs",   "sheep",
                                                "halves", "shelter", "distance", "score10"};

Option number(std::string_view key, Phrase label, std::string_view fallback, int min, int max,
              Phrase hint = {}) {
    return {key, Type::Int, label, fallback, min, max, {}, hint};
}

Option onOff(std::string_view key, Phrase label, Phrase hint) {
    return {
        key, Type::Choice, label, "off", 0, 0, {{"off", text("fmurs", "Off")}, {"on", text("fmurs", "On")}},
        hint};
}

Option topologyOption() {
    return {
        "topology",
        Type::Choice,
        text("fmurs", "Field"),
        "cylinder",
        0,
        0,
        {{"cylinder", text("fmurs", "Cylinder"), text("fmurs", "The left and the right edge are joined.")},
         {"torus", text("fmurs", "Torus"), text("fmurs", "All edges are joined.")},
         {"box", text("fmurs", "Box"), text("fmurs", "There are walls all round.")}}};
}

Option turnOption() {
    return {"turn",
            Type::Choice,
            text("fmurs", "Turn of the dogs"),
            "both",
            0,
            0,
            {{"both", text("fmurs", "Step, then jump"),
              text("fmurs", "A dog may step and then jump in the same turn.")},
             {"either", text("fmurs", "Step or jump"),
              text("fmurs", "A dog steps or jumps, never both in one turn.")}}};
}

Option diagonalOption() {
    return {"diagonal",
            Type::Choice,
            text("fmurs", "Diagonal steps"),
            "endgame",
            0,
            0,
            {{"endgame", text("fmurs", "Last two sheep")}, {"always", text("fmurs", "Always")}},
            text("fmurs", "always: then the last two sheep can be jumped over diagonally too")};
}

Option pieceOption() {
    return {"dogpiece",
            Type::Choice,
            text("fmurs", "Dogs step like"),
            "dog",
            0,
            0,
            {{"dog", text("fmurs", "a dog")},
             {"king", text("fmurs", "a king")},
             {"gold", text("fmurs", "a gold general")},
             {"silver", text("fmurs", "a silver general")},
             {"knight", text("fmurs", "a knight")},
             {"lance", text("fmurs", "a lance")},
             {"rook", text("fmurs", "a rook")},
             {"bishop", text("fmurs", "a bishop")},
             {"dragon", text("fmurs", "a dragon")},
             {"horse", text("fmurs", "a horse")},
             {"pawn", text("fmurs", "a pawn")}},
            text("fmurs", "as the pieces of shogi do; forward is up, jumps stay the same")};
}

Option rocksOption() {
    return {"rocks",
            Type::List,
            text("fmurs", "Rocks"),
            "",
            0,
            24,
            {},
            text("fmurs", "cells like c4, joined by commas")};
}

} // namespace

Phrase pieceName(Piece piece) {
    return pieceOption().choices.at(static_cast<std::size_t>(piece)).label;
}

Schema options() {
    Schema all{number("rows", text("fmurs", "Rows"), "10", 3, maxSide),
               number("columns", text("fmurs", "Columns"), "9", 3, maxSide),
               topologyOption(),
               number("dogs", text("fmurs", "Dogs"), "2", 1, maxDogs),
               number("sheep", text("fmurs", "Sheep"), "10", 1, maxSheep),
               number("halves", text("fmurs", "Halves"), "2", 1, 2,
                      text("fmurs", "2: both play the dogs once, 1: only the first player")),
               number("turnlimit", text("fmurs", "Turns of the dogs at most"), "0", 0, 999,
                      text("fmurs", "0: 60 on fields of up to 64 cells, 120 on larger ones")),
               turnOption(),
               diagonalOption(),
               pieceOption(),
               onOff("shelter", text("fmurs", "Shelter"),
                     text("fmurs", "a sheep that has just come up to a dog is safe from it for a turn")),
               onOff("distance", text("fmurs", "Distance"),
                     text("fmurs", "sheep never step right next to a dog, except diagonally")),
               onOff("fighting", text("fmurs", "Fighting sheep"),
                     text("fmurs", "one jump a turn; sheep move twice and win when they enclose a dog")),
               onOff("score10", text("fmurs", "Ten turns"),
                     text("fmurs", "whoever catches more sheep in ten turns wins")),
               rocksOption()};
    // Shown at once: the field, who is on it, and what changes the match most.
    for (auto& option : all) option.deep = std::ranges::find(basic, option.key) == basic.end();
    return all;
}

} // namespace core::fmurs
