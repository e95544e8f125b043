#pragma once

#include "ui/language.h"
#include "ui/table/shapes.h"

class Seating;
class Session;

namespace table {

// The message with the seats that a device can choose from; none without a match.
Json lobby(const Session& session, const Seating& seating, language::Id language);

} // namespace table
