#pragma once

#include "core/games/bao/sowingtrace.h"
#include "core/ringlab.h"

namespace core::bao {

// The board of a ring as the lab for loops shows it.
RingBoard ringBoard(const Ring& ring, const Stones& stones, int slot);

// A sowing as the article's processes see it: the mover's manager tells a pit to sow, each pit keeps one
// stone and passes the others on, the last one captures, and the turn passes. `trace` is the sowing of
// `slot`; of lays that it does not keep nothing is told.
std::vector<Passing> messagesOf(const Ring& ring, const Stones& stones, int slot, const SowingTrace& trace);

} // namespace core::bao
