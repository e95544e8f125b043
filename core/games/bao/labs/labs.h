#pragma once

#include "core/lab.h"
#include "core/ringlab.h"

namespace core::bao {

// The experiments over this game's theory.
std::vector<Lab> labs();
// One sowing on any board: lay by lay, forwards or undone, and as messages between processes.
Lab sowingLab();
Lab messagesLab();
// What Inahata and Takahashi say of undoing lays, checked on all boards of a size.
Lab rollbackLab();
// How much one stone more changes what a sowing and a position come to.
Lab differenceLab();

// The loops of this game for looking at, and boards of one's own.
RingLab ringLab();
// From a move that never ends to its loop there.
LabLink loopLink();
// Follows a sowing, or undoes the lays that may have led to the board, and checks what Inahata and Takahashi
// say.
RingStudy study(const RingBoard& board, bool back);

} // namespace core::bao
