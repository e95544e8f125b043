#pragma once

#include "ui/print/exporting.h"

class Session;

// The board of the match on the table as it stands at this moment, with the marks that are shown, without
// what is pointed at.
print::ExportMenu::Source boardPicture(const Session& session);
