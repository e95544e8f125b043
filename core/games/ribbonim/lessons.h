#pragma once

#include "core/lesson.h"

namespace core::ribbonim {

// How to play: each rule as a board to try it on.
std::vector<Step> guide();

// From nothing to what decides the game: all of these.
std::vector<Lesson> lessons();

Lesson listLesson();
Lesson mirrorLesson();
Lesson pairsLesson();
Lesson oneTwoThreeLesson();
Lesson columnsLesson();
Lesson misereLesson();
Lesson ladderLesson();
Lesson thirdKindLesson();
Lesson theoremLesson();

// What they put right.
extern const Belief takeMost, leaveEven, evenToTheEnd;

} // namespace core::ribbonim
