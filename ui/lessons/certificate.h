#pragma once

#include "core/kind.h"
#include "ui/print/document.h"

#include <QSet>

// A page for whoever has done all the lessons of a game: a line for the name, what was learnt (with a star
// what is in `clean`), and the document the game comes from.
print::Document certificate(const core::Kind& kind, const QSet<QString>& clean);
