#include <QDirIterator>
#include <QRegularExpression>
#include <QTest>

#include <map>
#include <set>

// The walls of the house: folders include each other in one direction only.
class TestWalls : public QObject {
    Q_OBJECT

private slots:
    void foldersFormNoCircle_data();
    void foldersFormNoCircle();
};

namespace {

using Includes = std::map<QString, std::map<QString, QString>>; // folder → folder → one include that does it

QString folderOf(const QString& path) {
    return path.section(QLatin1Char('/'), 0, -2);
}

Includes includes(const QString& top) {
    static const QRegularExpression line(QStringLiteral("^#include \"(%1/[^\"]+)\"").arg(top),
                                         QRegularExpression::MultilineOption);
    Includes all;
    const QDir source(QStringLiteral(SOURCE_FOLDER));
    QDirIterator files(source.filePath(top), {QStringLiteral("*.h"), QStringLiteral("*.cpp")}, QDir::Files,
                       QDirIterator::Subdirectories);
    while (files.hasNext()) {
        QFile file(files.next());
        if (!file.open(QIODevice::ReadOnly)) continue;
        const auto path = source.relativeFilePath(file.fileName());
        for (auto found = line.globalMatch(QString::fromUtf8(file.readAll())); found.hasNext();) {
            const auto other = found.next().captured(1);
            if (folderOf(other) != folderOf(path))
                all[folderOf(path)][folderOf(other)] = path + QStringLiteral(" includes ") + other;
        }
    }
    return all;
}

// The includes that lead from a folder back to itself; none: it is in no circle.
QStringList circle(const Includes& all, const QString& from, const QString& at, std::set<QString>& seen) {
    const auto leads = all.find(at);
    if (leads == all.end()) return {};
    for (const auto& [to, include] : leads->second) {
        if (to == from) return {include};
        if (!seen.insert(to).second) continue;
        if (const auto rest = circle(all, from, to, seen); !rest.isEmpty())
            return QStringList{include} + rest;
    }
    return {};
}

} // namespace

void TestWalls::foldersFormNoCircle_data() {
    QTest::addColumn<QString>("floor");
    for (const char* floor : {"core", "ui"}) QTest::newRow(floor) << floor;
}

void TestWalls::foldersFormNoCircle() {
    QFETCH(QString, floor);
    const auto all = includes(floor);
    QVERIFY(all.size() > 4);
    for (const auto& [folder, others] : all) {
        std::set<QString> seen;
        const auto found = circle(all, folder, folder, seen);
        QVERIFY2(found.isEmpty(),
                 qPrintable(folder + QStringLiteral(": ") + found.join(QStringLiteral("; "))));
    }
}

QTEST_GUILESS_MAIN(TestWalls)
#include "tst_walls.moc"
