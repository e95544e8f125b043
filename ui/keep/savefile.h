#pragma once

#include <QByteArray>
#include <QFileDevice>
#include <QStringList>

// Writes a file at once or not at all: on a full disk, or if the program ends in between, what was there
// stays. What went wrong; empty: it is saved. With permissions nobody else may do more with it, at no moment.
QString saveFile(const QString& path, const QByteArray& bytes, QFileDevice::Permissions permissions = {});

// Gives a file a name that nobody has; false, and errno says why: not done.
bool renameNew(const QString& path, const QString& name);
// Renames a file to the first name that is free of those with a number in the middle, and returns it; empty:
// it could not be done.
QString renameToFree(const QString& path, const QString& before, const QString& after);
// Renames a file that cannot be read, so that nothing is lost with it, and returns its new name.
QString putAside(const QString& path);

// A name for a new file that says what is in it, in the folder of documents: "Ribbonim - Hana - Ken.csv".
// What some file system does not take is left out, and no name is too long for any.
QString speakingPath(const QStringList& parts, const QString& suffix);
