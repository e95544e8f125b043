#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QProcess>
#include <QTest>

#include "tests/app/clirun.h"
#include "tests/core/atlength.h"

#include "core/kind.h"

// What kachisuji-cli certifies is found anew by a checker that knows the rules alone, and one that was
// tampered with is noticed.
class TestCertificate : public QObject {
    Q_OBJECT

private slots:
    void initTestCase() { m_persimmons = clirun::run({"certify", "persimmons", "--json"}).out; }
    void isConfirmed_data();
    void isConfirmed();
    void noticesWhatIsWrong_data();
    void noticesWhatIsWrong();
    void noticesWhatIsMissing();
    void namesLabsOfItsGames();
    void stopsInTime();

private:
    QByteArray m_persimmons; // as it is given, to be tampered with
};

namespace {

struct Checked {
    int code = -1;
    QString said;
};

Checked checked(const QByteArray& certificate) {
    QProcess checker;
    checker.setProcessChannelMode(QProcess::MergedChannels);
    checker.start(QStringLiteral(SOURCE_FOLDER "/tests/check-certificate"), {});
    checker.write(certificate);
    checker.closeWriteChannel();
    checker.waitForFinished(-1);
    return {checker.exitCode(), QString::fromUtf8(checker.readAll())};
}

} // namespace

void TestCertificate::isConfirmed_data() {
    QTest::addColumn<QString>("game");
    for (const auto* kind : core::catalogue())
        if (!kind->vouched.sets.empty() &&
            (!inShort() || kind->id == "persimmons" || kind->id == "chopsticks"))
            QTest::newRow(std::string(kind->id).c_str()) << QString::fromStdString(std::string(kind->id));
}

void TestCertificate::isConfirmed() {
    QFETCH(QString, game);
    const auto answer = clirun::run({"certify", game});
    QCOMPARE(answer.code, 0);
    const auto found = checked(answer.out);
    QVERIFY2(found.code == 0, qPrintable(found.said));
    QVERIFY2(found.said.contains(QStringLiteral(", 0 wrong")), qPrintable(found.said));
}

void TestCertificate::noticesWhatIsWrong_data() {
    QTest::addColumn<QByteArray>("is");
    QTest::addColumn<QByteArray>("instead");
    QTest::newRow("outcome") << QByteArray("\"start\":\"win 6 2\"") << QByteArray("\"start\":\"loss 6 2\"");
    QTest::newRow("checksum") << QByteArray("\"sha256\":\"") << QByteArray("\"sha256\":\"0");
    QTest::newRow("format") << QByteArray("kachisuji-certificate") << QByteArray("a-certificate");
    QTest::newRow("not complete") << QByteArray("\"complete\":true") << QByteArray("\"complete\":false");
    QTest::newRow("mismatches") << QByteArray("\"mismatches\":0") << QByteArray("\"mismatches\":1");
    QTest::newRow("another set") << QByteArray("\"rules\":\"strings=3,4,5\"") << QByteArray("\"rules\":\"\"");
    QTest::newRow("no figures") << QByteArray("\"figures\":[\"grundy\"]") << QByteArray("\"figures\":[]");
    QTest::newRow("sentence") << QByteArray("differs on 0") << QByteArray("differs on 1");
    QTest::newRow("a sentence holds") << QByteArray("\"holds\":true") << QByteArray("\"holds\":false");
    QTest::newRow("no sentences") << QByteArray("\"facts\":[") << QByteArray("\"facts\":[],\"more\":[");
    QTest::newRow("table") << QByteArray("\"row\":3,\"values\":[") << QByteArray("\"row\":3,\"values\":[7,");
}

void TestCertificate::noticesWhatIsWrong() {
    QFETCH(QByteArray, is);
    QFETCH(QByteArray, instead);
    auto certificate = m_persimmons;
    const auto at = certificate.indexOf(is);
    QVERIFY(at >= 0);
    const auto found = checked(certificate.replace(at, is.size(), instead));
    QVERIFY2(found.code == 1, qPrintable(found.said));
}

// A certificate that says less, or nothing at all.
void TestCertificate::noticesWhatIsMissing() {
    const auto whole = QJsonDocument::fromJson(m_persimmons).object();
    QVERIFY(!whole.isEmpty());
    for (const auto* part : {"sets", "labs"}) {
        auto less = whole;
        auto all = whole[QLatin1String(part)].toArray();
        QVERIFY(all.size() > 1);
        all.removeLast();
        less[QLatin1String(part)] = all;
        QCOMPARE(checked(QJsonDocument(less).toJson()).code, 1);
        less[QLatin1String(part)] = QJsonArray();
        QCOMPARE(checked(QJsonDocument(less).toJson()).code, 1);
    }
}

void TestCertificate::namesLabsOfItsGames() {
    for (const auto* kind : core::catalogue()) {
        QVERIFY2(kind->vouched.labs.empty() || !kind->vouched.sets.empty(), kind->id.data());
        for (const auto& run : kind->vouched.labs)
            QVERIFY2(std::ranges::count(kind->labs, run.id, &core::Lab::id) == 1, run.id.data());
    }
}

void TestCertificate::stopsInTime() {
    const auto answer = clirun::run({"certify", "fmurs", "--time-ms", "0"});
    QCOMPARE(answer.code, 1);
    QVERIFY(answer.out.isEmpty());
}

QTEST_GUILESS_MAIN(TestCertificate)
#include "tst_certificate.moc"
