#pragma once

#include "core/lesson.h"

namespace core::chopsticks {

// How to play: each rule as a board to try it on.
std::vector<Step> guide();

// From nothing to what decides the game.
std::vector<Lesson> lessons();
Lesson fivesLesson();
Lesson growingLesson();
Lesson endlessLesson();
Lesson holdingLesson();
Lesson provingLesson();

// What they put right.
extern const Belief putOut, shareAnew, tapAlways;

} // namespace core::chopsticks
