#pragma once

#include "ui/keep/matchstore.h"

class QPainter;
class QRectF;

// A match on file as it is drawn on a card: game, players, who is to move or has won, when it was played, and
// how it went.
namespace matchcard {

inline constexpr int width = 388, height = 112; // at scale 1

void paint(QPainter& p, QRectF card, const MatchStore::Kept& match);
// The same in one sentence, to be read aloud.
QString described(const MatchStore::Kept& match);
core::Message day(const QDateTime& when); // "yesterday"

} // namespace matchcard
