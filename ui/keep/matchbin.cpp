#include "ui/keep/matchbin.h"

#include <QDateTime>

#include "ui/keep/savefile.h"

#include <algorithm>
#include <cerrno>

namespace {

// Moves a file into a folder, under another name where its own is taken.
QString moved(const QString& path, const QDir& to) {
    const QFileInfo file(path);
    for (int i = 1; i < 1000; ++i) {
        const auto name =
            i == 1 ? file.fileName()
                   : QStringLiteral("%1-%2.%3").arg(file.completeBaseName()).arg(i).arg(file.suffix());
        if (renameNew(path, to.filePath(name))) return {};
        if (errno != EEXIST) break;
    }
    return qt_error_string(errno);
}

} // namespace

MatchBin::MatchBin(const QDir& folder) : m_folder(folder.filePath(QStringLiteral("deleted"))) {}

// Folders left empty by a program that was killed do not count.
QStringList MatchBin::times() const {
    QStringList all;
    for (const auto& name :
         m_folder.entryList(QDir::Dirs | QDir::NoDotAndDotDot, QDir::Name | QDir::Reversed))
        if (!QDir(m_folder.filePath(name)).isEmpty()) all << name;
    return all;
}

QString MatchBin::put(const QStringList& paths) {
    const auto now = QDateTime::currentDateTimeUtc().toString(QStringLiteral("yyyyMMdd-HHmmss-zzz"));
    QString name = now;
    for (int i = 2; i < 1000 && m_folder.exists(name); ++i)
        name = QStringLiteral("%1-%2").arg(now).arg(i, 3, 10, QLatin1Char('0'));
    const QDir place(m_folder.filePath(name));
    place.mkpath(QStringLiteral("."));
    QString trouble;
    for (const auto& path : paths)
        if (const auto error = moved(path, place); !error.isEmpty()) trouble = error;
    const auto all = times();
    for (const auto& old : all.mid(std::min<qsizetype>(mostTimes, all.size())))
        QDir(m_folder.filePath(old)).removeRecursively();
    return trouble;
}

int MatchBin::size() const {
    const auto all = times();
    if (all.empty()) return 0;
    return static_cast<int>(QDir(m_folder.filePath(all.front())).entryList(QDir::Files).size());
}

QString MatchBin::restore(const QDir& to) {
    const auto all = times();
    if (all.empty()) return {};
    const QDir from(m_folder.filePath(all.front()));
    QString trouble;
    for (const auto& name : from.entryList(QDir::Files))
        if (const auto error = moved(from.filePath(name), to); !error.isEmpty()) trouble = error;
    m_folder.rmdir(all.front());
    return trouble;
}
