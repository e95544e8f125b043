#pragma once

#include <QString>

#include "core/play/match.h"

#include <optional>

// A match as text, to paste into a letter: the position looked at, or the start and the moves.
namespace notation {

QString positionText(const core::Match& match);
// The position looked at as the game's source writes it, where that is another way: as a line or a board, and
// as a table where it has cells. Null: in no other way.
struct Spelt {
    QString text, table;
};
std::optional<Spelt> spelt(const core::Match& match);
QString matchText(const core::Match& match);

// Reads either: a position and perhaps moves from it, or moves that go on from the position looked at.
// Throws core::InputError.
core::Match read(const core::Match& current, const QString& pasted);

} // namespace notation
