#pragma once

#include "core/lesson.h"

namespace core::bao {

inline constexpr std::string_view small = "pits=4"; // the board of most lessons

// How to play: each rule as a board to try it on.
std::vector<Step> guide();

// From nothing to what decides the game.
std::vector<Lesson> lessons();
// Of one sowing: where it ends; and, last of all, how it is undone.
Lesson landing();
Lesson undoing();
// How a match is won.
std::vector<Lesson> winningLessons();
// Why a sowing may never end, and what one stone more does.
std::vector<Lesson> endlessLessons();

// What they put right.
extern const Belief takeMost, sowFullest;

} // namespace core::bao
