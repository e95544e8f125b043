#pragma once

#include "core/lessons/learnt.h"
#include "ui/print/document.h"

// The page for whoever has done all the lessons of a game.
print::Document certificate(const core::Kind& kind, const core::Learnt& learnt);
