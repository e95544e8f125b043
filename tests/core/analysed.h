#pragma once

#include "core/game.h"

// What the solver of a game says last of a position.
inline core::Analysis analysed(const core::Game& game, const core::Position& p) {
    core::Analysis answer;
    game.solver()->analyse(p, {}, [&](const core::Analysis& a) { answer = a; });
    return answer;
}

// And why.
inline core::Explanation whyOf(const core::Game& game, const core::Position& p) {
    return analysed(game, p).why.value();
}
