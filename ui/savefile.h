#pragma once

#include <QByteArray>
#include <QString>

// Writes a file at once or not at all: on a full disk, or if the program ends in between, what was there
// stays. What went wrong; empty: it is saved.
QString saveFile(const QString& path, const QByteArray& bytes);
