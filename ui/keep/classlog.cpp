#include "ui/keep/classlog.h"

#include <QCoreApplication>
#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QSettings>
#include <QStandardPaths>

#include "core/play/csv.h"
#include "ui/keep/savefile.h"

#include <string>
#include <vector>

namespace classlog {

namespace {

const auto onKey = QStringLiteral("classLog");

QByteArray line(const QStringList& fields) {
    std::vector<std::string> all;
    for (const auto& field : fields) all.push_back(field.toStdString());
    return QByteArray::fromStdString(core::csvLine(all));
}

QByteArray header() {
    QStringList names;
    for (const auto* name : {"time", "event", "player", "game", "rules", "opponent", "position", "answer",
                             "best", "result", "hints"})
        names << QString::fromLatin1(name);
    return line(names);
}

QString trouble(const QString& why) {
    return QCoreApplication::translate("ClassLog", "The class log could not be written: %1").arg(why);
}

} // namespace

bool kept() {
    return QSettings().value(onKey, false).toBool();
}

void keep(bool on) {
    QSettings().setValue(onKey, on);
}

QString path() {
    return QDir(QStandardPaths::writableLocation(QStandardPaths::AppDataLocation))
        .filePath(QStringLiteral("class-log.csv"));
}

// One write at the file's end, which no other program's write can come between. What did not fit on the disk
// is taken away again.
QString add(const Row& row, const QDateTime& when) {
    if (!kept()) return {};
    QFileInfo(path()).dir().mkpath(QStringLiteral("."));
    QFile file(path());
    if (!file.open(QIODevice::WriteOnly | QIODevice::Append | QIODevice::Unbuffered))
        return trouble(file.errorString());
    const auto size = file.size();
    auto bytes =
        line({when.toOffsetFromUtc(when.offsetFromUtc()).toString(Qt::ISODate), row.event, row.player,
              row.game, row.rules, row.opponent, row.position, row.answer, row.best, row.result, row.hints});
    if (size == 0) bytes.prepend(header());
    if (file.write(bytes) == bytes.size()) return {};
    const auto why = file.errorString();
    file.resize(size);
    return trouble(why);
}

bool empty() {
    return QFileInfo(path()).size() == 0;
}

QString saveAs(const QString& target) {
    QFile file(path());
    QByteArray bytes;
    if (!empty()) {
        if (!file.open(QIODevice::ReadOnly)) return trouble(file.errorString());
        bytes = file.readAll();
        if (file.error() != QFile::NoError) return trouble(file.errorString());
    }
    const auto rows = bytes.isEmpty() ? header() : bytes;
    const auto error = saveFile(target, QByteArray::fromStdString(core::csvFile(rows.toStdString())));
    return error.isEmpty() ? error : trouble(error);
}

QString clear() {
    QFile file(path());
    return !file.exists() || file.remove() ? QString() : trouble(file.errorString());
}

} // namespace classlog
