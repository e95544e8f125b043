#pragma once

#include "core/kind.h"
#include "core/picture/page.h"
#include "core/play/setup.h"

namespace web {

using Json = core::page::Json;

// The shelf: every game with its names, and what a device can be told of the page itself.
Json shelfJson();
// What there is to choose before a match of a game: who plays, ready-made starts, every option.
Json formJson(const core::Kind& kind);
// The board at the start of a match under these rules, to be drawn small; throws InputError where they are
// none.
Json previewJson(const core::Kind& kind, const std::string& rules, const std::string& position);

// A position that is set up by hand: the board, what a press and each further change do, and what forbids to
// play from it.
Json arrangedJson(const core::Arrangement& arranged);

} // namespace web
