#pragma once

// The labs of Fmurs: each asks the tables one question.

#include "core/demonstration.h"

namespace core::fmurs {

// On which fields the dogs catch everything (stagelab.cpp), and the law of the last pair (lawlab.cpp).
Lab stagesLab();
Lab lawLab();
// Theorem 1 counted out on fields taller than a match can have (everyrow.cpp).
Lab everyRowLab();
// What the source says of variations, answered with tables (claims.cpp).
Lab claimsLab();
// The theorems of the source, played through (sourceproof.cpp).
DemonstrationLab sourceProof();
// Large endgame tables, built on request.
Lab tablesLab();

} // namespace core::fmurs
