#pragma once

#include "core/lesson.h"

namespace core::persimmons {

// How to play: each rule as a board to try it on.
std::vector<Step> guide();

// From nothing to what decides the game: all of these.
std::vector<Lesson> lessons();

Lesson leaveLesson();
Lesson mirrorLesson();
Lesson columnsLesson();
Lesson lastLosesLesson();
Lesson declaringLesson();
Lesson numberLesson();
Lesson sumsLesson();
Lesson tablesLesson();

// What they put right.
extern const Belief dropThree, dropMost, leaveEven, evenToTheEnd, dropFirst;

} // namespace core::persimmons
