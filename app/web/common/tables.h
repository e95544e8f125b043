#pragma once

#include "core/game.h"
#include "core/graph.h"
#include "core/lab.h"
#include "core/picture/beside/sketch.h"
#include "core/picture/page.h"

namespace web {

using Json = core::page::Json;

// The binary columns of a position: {"columns": heads, "odd": those that decide, "rows": [{label, dots}]}.
Json columnsJson(const core::Explanation& why);
// A drawing beside the board: {"size", "shapes", "told": what it shows}.
Json chartJson(const core::Sketch& sketch);
// A graph of positions, and how its won ones grow from the end: {"size", "nodes": [{"at", "size", "hands":
// label on both sides of its bar, "mover", "winner", "start", "plies"}], "edges": [{"way", "head",
// "chooser"}], "told": what there is to say of 0, 1, … moves, "slides": what the slider is}.
Json graphJson(const core::PositionGraph& graph);
// What stands in a table of a lab, in words.
std::string cellText(const core::Column& column, const core::Cell& cell);
// What a lab has found, as a table in words: {"title", "heads": […], "rows": [[text or {text, dot}]]}; or of
// it only what is true: {"facts": […]}.
Json tableJson(const core::Table& table, bool facts);

} // namespace web
