#pragma once

#include "core/kind.h"

// Chopsticks, and what its solver says in the end.
inline const core::Kind& kind() {
    return core::kindOf("chopsticks");
}

inline core::Verdict valueOf(core::Solver& solver, const core::Position& p) {
    core::Verdict found;
    solver.analyse(p, {}, [&](const core::Analysis& a) { found = a.verdict; });
    return found;
}
