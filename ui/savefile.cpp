#include "ui/savefile.h"

#include <QSaveFile>

// Flushed first: commit() does not see what goes wrong when the last bytes are written.
QString saveFile(const QString& path, const QByteArray& bytes) {
    QSaveFile file(path);
    const bool saved =
        file.open(QIODevice::WriteOnly) && file.write(bytes) == bytes.size() && file.flush() && file.commit();
    return saved ? QString() : file.errorString();
}
