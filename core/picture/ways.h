#pragma once

#include "core/game.h"
#include "core/picture/colours.h"

#include <string>
#include <vector>

// How moves are drawn as ways over the board. Over a joined edge a way leaves through the cells beyond and
// comes in from the others.
namespace core {

// Where the piece of a move goes; empty: it goes nowhere.
std::vector<Point> wayOf(const Game& game, const Layout& layout, const Position& start, const Position& p,
                         Move move);
// A way drawn, and again beyond joined edges.
std::vector<Shape> wayShapes(const Layout& layout, const std::vector<Point>& way, Colour colour, float width,
                             float opacity = 1);

// One step of a line of play: where a piece goes, and whose it is.
struct LineStep {
    SpotId from;
    Point by;
    Player player;
};
// The steps of a line's first moves, up to one that is not legal any more: the rest lies behind the end of a
// half. Nothing where moves go no ways that could be drawn.
std::vector<LineStep> stepsOf(const Game& game, const Position& start, Position p,
                              const std::vector<std::string>& line);
// Steps are thin, with a dot where each one ends; `px`: a pixel at scale 1, in board units.
std::vector<Shape> lineShapes(const Layout& layout, const std::vector<LineStep>& line, float px);

} // namespace core
