#pragma once

#include "core/board.h"
#include "core/games/persimmons/rules.h"

// The part of the board at the right that shows how the game is won: a caption and two wooden tablets.
namespace core::persimmons {

// The place of a tablet as something to click.
Spot tabletSpot(Condition declared, int row);

// Caption and tablets: both while the condition is open, then only the one chosen.
std::vector<Shape> tablets(Condition now);

// "Last mover wins"; for the open condition "Not decided yet".
Message conditionName(Condition c);

} // namespace core::persimmons
