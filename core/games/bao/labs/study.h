#pragma once

#include "core/ringlab.h"

namespace core::bao {

// Follows a sowing, or undoes the lays that may have led to the board, and checks what Inahata and Takahashi
// say.
RingStudy study(const RingBoard& board, bool back);

} // namespace core::bao
