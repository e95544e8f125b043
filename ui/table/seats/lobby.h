#pragma once

#include "ui/look/language.h"
#include "ui/table/seats/seating.h"
#include "ui/table/wire/json.h"

class ShownMatch;

namespace table {

// The message with the seats that a device can choose from; none without a match.
Json lobby(const ShownMatch& session, const Seating& seating, language::Id language);

// "kept for Anna": of one who is not there.
QString keptText(const Seating::Guest& guest);

} // namespace table
