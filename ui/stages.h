#pragma once

class Session;

// A game's stages (see core::Preset) are beaten by winning as the first player, a person, against perfect
// play from the stage's own start.
namespace stages {

// Remembers the stage if the match at the table has just beaten it.
void rememberIfBeaten(const Session& session);

} // namespace stages
