#pragma once

#include "core/ringlab.h"

namespace core::bao {

// The loops of this game for looking at, and boards of one's own.
RingLab ringLab();

} // namespace core::bao
