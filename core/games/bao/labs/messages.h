#pragma once

#include "core/games/bao/rules/sowingtrace.h"
#include "core/ringlab.h"

namespace core::bao {

// The board of a ring as the lab for loops shows it.
RingBoard ringBoard(const Ring& ring, const Stones& stones, int slot);

// A sowing as the processes of Inahata and Takahashi see it: the mover's manager tells a pit to sow, each pit
// keeps one stone and passes the others on, and where it ends the facing pit is captured. Then the manager
// finds out whether the game is over, and gives the turn to the other manager or tells everybody to stop.
// They do not say which messages find it out; here each manager asks its own pits. `trace` is the sowing of
// `slot`; of lays that it does not keep nothing is told.
std::vector<Passing> messagesOf(const Ring& ring, const Stones& stones, int slot, const SowingTrace& trace);

// Between which of the processes messages may pass: round the ring, across it where pits face each other, to
// and from both managers, which collect what is captured and stop everybody, and between these.
std::vector<Channel> channelsOf(int pits);

} // namespace core::bao
