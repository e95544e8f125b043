#pragma once

#include "core/lab.h"

namespace core::bao {

// One sowing on any board: lay by lay, forwards or undone, and as messages between processes.
Lab sowingLab();
Lab messagesLab();
// What the article says of undoing lays, checked on all boards of a size.
Lab rollbackLab();

} // namespace core::bao
