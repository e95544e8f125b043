#pragma once

#include <QByteArray>
#include <QStringList>

// Writes a file at once or not at all: on a full disk, or if the program ends in between, what was there
// stays. What went wrong; empty: it is saved.
QString saveFile(const QString& path, const QByteArray& bytes);

// A name for a new file that says what is in it, in the folder of documents: "Ribbonim - Hana - Ken.csv".
// What some file system does not take is left out, and no name is too long for any.
QString speakingPath(const QStringList& parts, const QString& suffix);
