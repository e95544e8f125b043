#pragma once

#include "core/kind.h"

#include <optional>

class Session;

// A game's stages (see core::Preset) are beaten by winning as the first player, a person, against perfect
// play from the stage's own start.
namespace stages {

// The match at the table, as it is looked at, has beaten its stage.
bool beaten(const Session& session);
// Remembers the stage if the match at the table has just beaten it, and whether hints helped.
void rememberIfBeaten(const Session& session);
// The stage after the one at the table.
std::optional<core::Preset> next(const Session& session);
// Puts it on the table, with the same players.
void begin(Session& session, const core::Preset& stage);
// The match at the table is tried as a stage.
bool tried(const Session& session);
// The next match of the series; a stage is tried again by the same player.
void again(Session& session);

} // namespace stages
