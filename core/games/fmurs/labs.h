#pragma once

#include "core/lab.h"

namespace core::fmurs {

// On which fields the dogs catch everything, and where that ends.
Lab stagesLab();

} // namespace core::fmurs
