#pragma once

#include "app/cli/commands.h"

namespace cli {

// Positions with a question, its one answer and a grade.
Exit puzzles(const Arguments& arguments, core::Translate translate);

} // namespace cli
