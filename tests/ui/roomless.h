#pragma once

#include <QStringList>
#include <QWidget>

// Texts that find no room, in all of a program that is linked with this: whatever is drawn into a box, by the
// program or by Qt, is measured as it is drawn.
namespace roomless {

// Draws what can be seen of a window, without keeping the picture, and tells of each text that is cut off,
// has an ellipsis, lies on another one, or has words in letters of less than `least` px; and of labels and
// buttons that are too small for what they say.
QStringList in(QWidget& window, double least = 0);

} // namespace roomless
