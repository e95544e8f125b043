#pragma once

#include "core/games/bao/loops/loops.h"
#include "core/ringlab.h"

namespace core::bao {

// The loops found, as the lab "bao-loops" lists them, with what Inahata and Takahashi say of loops checked on
// them.
Table loopTable(const Ring& ring, const LoopSearch& found);

// What their table calls a loop, and with which of its boards; nothing: it does not have it.
std::optional<Message> tableWords(const Loop& loop);

// The same for looking at: their loops first, in their order, then those they do not have.
std::vector<FoundLoop> listed(const LoopSearch& found);

} // namespace core::bao
