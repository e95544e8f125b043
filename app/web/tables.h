#pragma once

#include "core/game.h"
#include "core/lab.h"
#include "core/picture/page.h"

namespace web {

using Json = core::page::Json;

// The binary columns of a position: {"columns": heads, "odd": those that decide, "rows": [{label, dots}]}.
Json columnsJson(const core::Explanation& why);
// What a lab has found, as a table in words: {"title", "heads": […], "rows": [[text or {text, dot}]]}; or of
// it only what is true: {"facts": […]}.
Json tableJson(const core::Table& table, bool facts);

} // namespace web
