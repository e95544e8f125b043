#pragma once

#include "core/lab.h"

namespace core::bao {

// One sowing on any board: lay by lay, forwards or undone, and as messages between processes.
Lab sowingLab();
Lab messagesLab();
// What Inahata and Takahashi say of undoing lays, checked on all boards of a size.
Lab rollbackLab();
// How much one stone more changes what a sowing and a position come to.
Lab differenceLab();

} // namespace core::bao
