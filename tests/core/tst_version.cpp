#include <QTest>

#include "core/version.h"

#include <QFile>
#include <QRegularExpression>

// The version is named in CMakeLists.txt alone; what is told elsewhere by hand agrees with it.
class TestVersion : public QObject {
    Q_OBJECT

private slots:
    void isTheOneOfTheProject();
    void isTheNewestOfTheChanges_data();
    void isTheNewestOfTheChanges();
};

namespace {

// What the pattern's groups hold where it first fits.
QStringList found(const QString& file, const QString& pattern) {
    QFile source(QStringLiteral(SOURCE_FOLDER "/") + file);
    if (!source.open(QIODevice::ReadOnly)) return {file, source.errorString()};
    const QRegularExpression expression(pattern, QRegularExpression::MultilineOption);
    return expression.match(QString::fromUtf8(source.readAll())).capturedTexts().mid(1);
}

QString version() {
    return QString::fromUtf8(core::version());
}

} // namespace

void TestVersion::isTheOneOfTheProject() {
    QCOMPARE(found("CMakeLists.txt", R"re(^project\(kachisuji VERSION ([\d.]+) )re"), QStringList{version()});
}

void TestVersion::isTheNewestOfTheChanges_data() {
    QTest::addColumn<QString>("file");
    QTest::addColumn<QString>("pattern");
    QTest::newRow("what users notice") << "resources/CHANGELOG.md"
                                       << R"re(^## ([\d.]+) \()re";
    QTest::newRow("software centres") << "resources/alt.kachisuji.kachisuji.metainfo.xml.in"
                                      << R"re(<release version="([\d.]+)")re";
    QTest::newRow("Debian") << "resources/packaging/debian/changelog"
                            << R"re(^kachisuji \(([\d.]+)-)re";
}

void TestVersion::isTheNewestOfTheChanges() {
    QFETCH(QString, file);
    QFETCH(QString, pattern);
    QCOMPARE(found(file, pattern), QStringList{version()});
    if (file.contains("debian")) return; // a package has dates of its own
    QCOMPARE(found(file, R"re((?:^## |<release ).*(\d{4}-\d\d-\d\d))re"),
             found("resources/CHANGELOG.md", R"re(^## [\d.]+ \((.+)\)$)re"));
}

QTEST_GUILESS_MAIN(TestVersion)
#include "tst_version.moc"
