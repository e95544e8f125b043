#pragma once

#include "core/demonstration.h"
#include "core/lab.h"

namespace core::persimmons {

// The experiments over this game's theory.
std::vector<Lab> labs();
// The written recipe, each branch tried by itself (recipelab.cpp).
Lab recipeLab();
// The same as an opponent, to see where it fails (recipeplay.cpp).
DemonstrationLab recipePlay();

} // namespace core::persimmons
