#pragma once

#include "ui/board/boardmodel.h"
#include "ui/board/trace.h"
#include "ui/table/page/shapes.h"

#include <optional>

// A board as JSON for a page that draws it: shapes are paths as SVG writes them, places are in board units,
// colours are names of the theme's or "light/dark". Texts are in the language of the moment.
namespace table {

// What stays the same for a match: ground, spots, pieces' game.
Json layoutJson(const BoardModel& model);
// What the model shows now: pieces, marks, what can be pointed at.
Json sceneJson(const BoardModel& model, const std::optional<LastMove>& last);
// A move from `from`: for each piece that does not stand still its places, from moment to moment (ms).
Json motionJson(const BoardModel& model, const core::Position& from, core::Move move);
// The colours of the theme by name, light and dark.
Json coloursJson();

} // namespace table
