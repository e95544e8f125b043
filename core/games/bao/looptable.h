#pragma once

#include "core/games/bao/loops.h"
#include "core/ringlab.h"

namespace core::bao {

// The loops found, as the lab "bao-loops" lists them, with what the article says of loops checked on them.
Table loopTable(const Ring& ring, const LoopSearch& found);

// The same for looking at: the article's loops first, in its order, then those it does not have.
std::vector<FoundLoop> listed(const LoopSearch& found);

} // namespace core::bao
