#pragma once

#include <QWidget>

// Texts that find no room: what is drawn with an ellipsis, in all of a program that is linked with this, and
// labels and buttons that are too small for what they say.
namespace roomless {

void forget(); // what has been drawn so far
// Writes a line for each, with the name of the picture.
void report(const QWidget& window, const QString& name);

} // namespace roomless
