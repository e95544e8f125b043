#pragma once

#include "core/lab.h"

namespace core::ribbonim {

// The fields of ribbons of each level, found by exhaustion.
Lab levelsLab();
// What the Ribbonim page says of normal play and of knowing some fields, counted (questions.cpp).
Lab questionsLab();

// The options that the game and its lab share.
Option endingOption();
Option limitOption();

} // namespace core::ribbonim
