#pragma once

#include "core/lessons/learnt.h"
#include "core/picture/page.h"

namespace web {

using Json = core::page::Json;

// What a device keeps of the lessons of a game: {"at": where one was left, "done": […], "clean": […]}.
core::Learnt learntIn(const Json* kept);
// Its lessons as a list: "✓" what has been gone through, "★" without a wrong answer, and which comes next.
Json lessonsJson(const core::Kind& kind, const core::Learnt& learnt);
// The page to take home after all of them: {"lines": [{"look", "text", "apart"}]}.
Json certificateJson(const core::Kind& kind, const core::Learnt& learnt);

} // namespace web
