#pragma once

#include "core/lablink.h"
#include "core/ringlab.h"

namespace core::bao {

// The loops of this game for looking at, and boards of one's own.
RingLab ringLab();

// From a move that never ends to its loop there.
LabLink loopLink();

} // namespace core::bao
