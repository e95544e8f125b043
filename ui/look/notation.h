#pragma once

#include <QString>

#include "core/play/match.h"

// A match as text, to paste into a letter: the position looked at, or the start and the moves.
namespace notation {

QString positionText(const core::Match& match);
QString matchText(const core::Match& match);

// Reads either: a position and perhaps moves from it, or moves that go on from the position looked at.
// Throws core::InputError.
core::Match read(const core::Match& current, const QString& pasted);

} // namespace notation
