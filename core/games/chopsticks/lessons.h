#pragma once

#include "core/lesson.h"

namespace core::chopsticks {

// How to play: each rule as a board to try it on.
std::vector<Step> guide();

// From nothing to what decides the game.
std::vector<Lesson> lessons();
// Games without end, and how one keeps from losing in them.
std::vector<Lesson> drawLessons();
// How all positions are valued from the end, and why that is right.
std::vector<Lesson> markingLessons();

} // namespace core::chopsticks
