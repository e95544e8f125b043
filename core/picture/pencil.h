#pragma once

#include "core/board.h"

#include <string>

// A board to be drawn on with a pencil: white wherever a colour was filled in, and lines of ink. What is only
// a ground's grain goes.
namespace core {

Shape pencilled(Shape shape);

// The same for a picture as the text of an SVG file: light colours white, the others ink.
std::string pencilled(std::string svg);

} // namespace core
