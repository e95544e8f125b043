#pragma once

#include "core/verdict.h"

// How much help is shown. Best once (H) is an action of the views, not a level.
enum class Help { Off, VerdictOnly, Marks, Numbers };

// What may be seen of a value: who wins, and only with numbers also when, or by how much.
core::Verdict seen(const core::Verdict& verdict, Help help);
