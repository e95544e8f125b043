#pragma once

#include "core/lab.h"

namespace core::bao {

// The experiments over this game's theory.
std::vector<Lab> labs();

} // namespace core::bao
