#pragma once

#include "core/games/fmurs/rules/field.h"

namespace core::fmurs {

// Whether `count` more sheep can join a flock on free cells so that in the end ★ holds.
bool canComplete(const Field& field, const CellSet& dogs, const CellSet& flock, int count);

} // namespace core::fmurs
