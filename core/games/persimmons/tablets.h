#pragma once

#include "core/board.h"
#include "core/games/persimmons/hanging.h"

// The part of the board beside or below the strings that shows how the game is won: two wooden tablets, and a
// caption where there is room.
namespace core::persimmons {

// The place of a tablet as something to click.
Spot tabletSpot(const Hanging& hanging, Condition declared);

// Both tablets while the condition is open, then only the one chosen.
std::vector<Shape> tablets(const Hanging& hanging, Condition now);

// "Last mover wins"; for the open condition "Not decided yet".
Message conditionName(Condition c);

} // namespace core::persimmons
