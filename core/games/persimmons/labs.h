#pragma once

#include "core/lab.h"

namespace core::persimmons {

// The experiments over this game's theory.
std::vector<Lab> labs();

} // namespace core::persimmons
