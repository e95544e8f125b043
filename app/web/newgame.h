#pragma once

#include "core/kind.h"
#include "core/picture/page.h"
#include "core/play/record.h"
#include "core/play/setup.h"

namespace web {

using Json = core::page::Json;

// What there is to choose before a match of a game: who plays, ready-made starts, every option.
Json formJson(const core::Kind& kind);
// The board at the start of a match under the rules said, to be drawn small, with the number of what was
// said; throws InputError where they are none.
Json previewJson(const Json& said);
// The match that begins with what is said: rules, position, and who sits there.
core::Record newMatch(const Json& said);

// A position that is set up by hand, as one begins with it; what a press of a tool at a spot or a further
// change makes of it (false: nothing); and what is told: the board, what a press and each further change do,
// and what forbids to play from it.
core::Arrangement arrangementOf(const Json& said);
bool changed(core::Arrangement& arranged, const Json& said);
Json arrangedJson(const core::Arrangement& arranged);

} // namespace web
