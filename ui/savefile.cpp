#include "ui/savefile.h"

#include <QDir>
#include <QSaveFile>
#include <QStandardPaths>

// Flushed first: commit() does not see what goes wrong when the last bytes are written.
QString saveFile(const QString& path, const QByteArray& bytes, QFileDevice::Permissions permissions) {
    QSaveFile file(path);
    const bool saved = file.open(QIODevice::WriteOnly) &&
                       (permissions == QFileDevice::Permissions() || file.setPermissions(permissions)) &&
                       file.write(bytes) == bytes.size() && file.flush() && file.commit();
    return saved ? QString() : file.errorString();
}

QString renameToFree(const QString& path, const QString& before, const QString& after) {
    for (int i = 1; i < 1000; ++i)
        if (auto name = before + QString::number(i) + after; QFile::rename(path, name)) return name;
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
