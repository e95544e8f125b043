#pragma once

#include "core/kind.h"
#include "core/picture/page.h"
#include "core/play/match.h"

namespace web {

using Json = core::page::Json;

// The shelf: every game with its names, and what a device can be told of the page itself.
Json shelfJson();
// What there is to choose before a match of a game: who plays, ready-made starts, every option.
Json formJson(const core::Kind& kind);
// The board at the start of a match under these rules, to be drawn small; throws InputError where they are
// none.
Json previewJson(const core::Kind& kind, const std::string& rules, const std::string& position);

} // namespace web
