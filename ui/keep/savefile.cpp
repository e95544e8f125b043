#include "ui/keep/savefile.h"

#include <QDir>
#include <QSaveFile>
#include <QStandardPaths>

#include <cerrno>
#include <fcntl.h>
#include <unistd.h>

namespace {

// What has been handed to the system is on the disk; else errno says why not.
bool onDisk(int handle) {
    return ::fsync(handle) == 0 || errno == EINVAL || errno == ENOTSUP; // the place has no such thing
}

// So are the names in a folder.
bool namesOnDisk(const QString& folder) {
    const int handle = ::open(QFile::encodeName(folder).constData(), O_RDONLY | O_DIRECTORY | O_CLOEXEC);
    if (handle < 0) return errno == EACCES; // written, but not to be read
    const bool done = onDisk(handle);
    const int error = errno;
    ::close(handle);
    errno = error;
    return done;
}

} // namespace

// Flushed first: commit() sees neither what goes wrong when the last bytes are written nor when they are
// brought to the disk.
QString saveFile(const QString& path, const QByteArray& bytes, QFileDevice::Permissions permissions) {
    QSaveFile file(path);
    const bool written = file.open(QIODevice::WriteOnly) &&
                         (permissions == QFileDevice::Permissions() || file.setPermissions(permissions)) &&
                         file.write(bytes) == bytes.size() && file.flush();
    if (!written) return file.errorString();
    if (!onDisk(file.handle())) return qt_error_string(errno);
    if (!file.commit()) return file.errorString();
    return namesOnDisk(QFileInfo(path).path()) ? QString() : qt_error_string(errno);
}

// QFile::rename would copy over a file that another program has put there a moment ago.
bool renameNew(const QString& path, const QString& name) {
    const auto from = QFile::encodeName(path), to = QFile::encodeName(name);
    if (::renameat2(AT_FDCWD, from.constData(), AT_FDCWD, to.constData(), RENAME_NOREPLACE) == 0) return true;
    if (errno != EINVAL && errno != ENOSYS) return false;
    return ::link(from.constData(), to.constData()) == 0 && ::unlink(from.constData()) == 0;
}

QString renameToFree(const QString& path, const QString& before, const QString& after) {
    for (int i = 1; i < 1000; ++i)
        if (auto name = before + QString::number(i) + after; renameNew(path, name)) return name;
    return {};
}

QString putAside(const QString& path) {
    return renameToFree(path, path + QLatin1String(".damaged-"), {});
}

QString speakingPath(const QStringList& parts, const QString& suffix) {
    constexpr qsizetype longestPart = 24, mostBytes = 200;
    constexpr QStringView unsafe = u"/\\:*?\"<>|";
    QStringList safe;
    for (const auto& part : parts) {
        QString kept;
        for (const QChar c : part) kept += c.isPrint() && !unsafe.contains(c) ? c : QLatin1Char(' ');
        kept = kept.simplified().left(longestPart).trimmed();
        if (!kept.isEmpty()) safe << kept;
    }
    auto name = safe.join(QStringLiteral(" - "));
    while (name.startsWith(QLatin1Char('.'))) name.remove(0, 1); // not hidden
    while (name.toUtf8().size() > mostBytes) name.chop(1);
    const auto folder = QStandardPaths::writableLocation(QStandardPaths::DocumentsLocation);
    return QDir(folder).filePath(name.trimmed() + QLatin1Char('.') + suffix);
}
