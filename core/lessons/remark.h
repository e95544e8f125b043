#pragma once

#include "core/lessons/exercise.h"

namespace core {

// What is wrong with the answer that a learner has given, of that answer itself: what a move gave away, and
// how it is answered. Empty: nothing is known of it, or the board shows it.
Message remark(const Exercise& exercise);

} // namespace core
