#pragma once

#include <QPainter>
#include <QString>

// Lines of Japanese end only between phrases (文節), never inside a word. The texts themselves hold nothing
// for it: only what is drawn does, so that whoever copies, searches or listens finds them as they were
// written.
namespace phrases {

inline constexpr QChar joiner{0x2060};

// The text with a joiner wherever a line must not end; to be laid out, never to be kept.
QString joined(const QString& text);
// The text as it was written.
QString plain(QString joined);
// As joined, but phrases for which there is no room break anywhere.
QString fitted(const QString& text, const QFont& font, double width);

// Text in as many lines as it takes, and the room that it needs.
QRectF draw(QPainter& painter, const QRectF& room, int flags, const QString& text);
QRectF bounds(const QFont& font, const QRectF& room, const QString& text);
// The width below which words or phrases would break.
double widest(const QFont& font, const QString& text);

// Text on one line, in the middle of a box. Where it has no room it takes the lines that the box has room
// for; only what is longer still is cut off. Returns its width.
double line(QPainter& painter, const QRectF& box, Qt::Alignment align, const QString& text);

} // namespace phrases
