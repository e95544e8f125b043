#pragma once

#include "ui/board/stage.h"

#include "core/game.h"

#include <vector>

// How moves are drawn as ways over the board, in board units. Over a joined edge a way leaves through the
// cells beyond and comes in from the others.

// Where the piece of a move goes; empty: it goes nowhere.
QPolygonF wayOf(const core::Game& game, const core::Layout& layout, const core::Position& start,
                const core::Position& p, core::Move move);
// With the painter's pen, and again beyond joined edges.
void paintWay(QPainter& painter, const Stage& stage, const core::Layout& layout, const QPolygonF& way);

// One step of a line of play: where a piece goes, and whose it is.
struct LineStep {
    core::SpotId from;
    core::Point by;
    core::Player player;
};
// The steps of a line's first moves, up to one that is not legal any more: the rest lies behind the end of a
// half. Nothing where moves go no ways that could be drawn.
std::vector<LineStep> stepsOf(const core::Game& game, const core::Position& start, core::Position p,
                              const std::vector<std::string>& line);
void paintLine(QPainter& painter, const Stage& stage, const core::Layout& layout,
               const std::vector<LineStep>& line);
