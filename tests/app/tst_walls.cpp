#include <QDirIterator>
#include <QRegularExpression>
#include <QTest>

#include <map>
#include <set>

// The walls of the house: folders include each other in one direction only, and so do files, a header and its
// source being one.
class TestWalls : public QObject {
    Q_OBJECT

private slots:
    void partsFormNoCircle_data();
    void partsFormNoCircle();
};

namespace {

using Includes = std::map<QString, std::map<QString, QString>>; // part → part → one include that does it
using PartOf = QString (*)(const QString& path);

QString folder(const QString& path) {
    return path.section(QLatin1Char('/'), 0, -2);
}

QString unit(const QString& path) {
    return path.section(QLatin1Char('.'), 0, 0);
}

Includes includes(const QString& top, PartOf partOf) {
    const QRegularExpression line(QStringLiteral("^#include \"(%1/[^\"]+)\"").arg(top),
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
            if (partOf(other) != partOf(path))
                all[partOf(path)][partOf(other)] = path + QStringLiteral(" includes ") + other;
        }
    }
    return all;
}

// The includes that lead from a part back to itself; none: it is in no circle.
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

void TestWalls::partsFormNoCircle_data() {
    QTest::addColumn<QString>("floor");
    QTest::addColumn<bool>("files");
    for (const char* floor : {"core", "ui", "app"})
        for (const bool files : {false, true})
            QTest::addRow("%s, %s", floor, files ? "files" : "folders") << floor << files;
}

void TestWalls::partsFormNoCircle() {
    QFETCH(QString, floor);
    QFETCH(bool, files);
    const auto all = includes(floor, files ? unit : folder);
    QVERIFY(!all.empty());
    for (const auto& [part, others] : all) {
        std::set<QString> seen;
        const auto found = circle(all, part, part, seen);
        QVERIFY2(found.isEmpty(), qPrintable(part + QStringLiteral(": ") + found.join(QStringLiteral("; "))));
    }
}

QTEST_GUILESS_MAIN(TestWalls)
#include "tst_walls.moc"
