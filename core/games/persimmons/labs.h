#pragma once

#include "core/lab.h"

namespace core::persimmons {

// The experiments over this game's theory.
std::vector<Lab> labs();
// The written recipe, each branch tried by itself (recipelab.cpp).
Lab recipeLab();

} // namespace core::persimmons
