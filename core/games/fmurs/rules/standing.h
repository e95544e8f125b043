#pragma once

#include "core/games/fmurs/rules/rules.h"

#include <optional>

namespace core::fmurs {

// What is wrong with where animals stand, and on which cells.
struct Fault {
    Message why; // a sentence
    CellSet cells;
};

// Nothing: there are as many animals as there should be, and none stands where it may not.
std::optional<Fault> faultOf(const Rules& rules, const Rules::Position& p);

} // namespace core::fmurs
