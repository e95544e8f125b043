#pragma once

#include "core/kind.h"

namespace core::persimmons {

// The series of boards to be beaten as first player, from easy to hard.
std::vector<Preset> stages();

} // namespace core::persimmons
