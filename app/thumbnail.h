#pragma once

#include <QString>

// Draws the board of a record, as it stands where the record is looked at, into a PNG file: what file
// managers show for it. Says on standard error what goes wrong; false then.
bool drawThumbnail(const QString& record, const QString& picture, int width);
