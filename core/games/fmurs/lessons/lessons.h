#pragma once

// What is taught of Fmurs, as data.

#include "core/lesson.h"

namespace core::fmurs {

std::vector<Step> guide();

Lesson chains();    // jumping
Lesson hunt();      // one sheep, two dogs
Lesson danger();    // how a sheep keeps away
Lesson manySheep(); // the order in which they are caught
Lesson theorem();   // the first theorem, row by row
std::vector<Lesson> lessons();

// What they put right.
extern const Belief oneAtATime;

} // namespace core::fmurs
