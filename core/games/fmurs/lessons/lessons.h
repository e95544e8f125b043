#pragma once

// What is taught of Fmurs, as data.

#include "core/lesson.h"

namespace core::fmurs {

std::vector<Step> guide();

Lesson chains();    // jumping
Lesson hunt();      // one sheep, two dogs
Lesson theorem();   // the first theorem, row by row
Lesson manySheep(); // the second
std::vector<Lesson> lessons();

} // namespace core::fmurs
