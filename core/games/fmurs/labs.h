#pragma once

#include "core/lab.h"

namespace core::fmurs {

// On which fields the dogs catch everything (stagelab.cpp), and the law of the last pair (lawlab.cpp).
Lab stagesLab();
Lab lawLab();
// Large endgame tables, built on request.
Lab tablesLab();

} // namespace core::fmurs
