#include <QTest>

#include <QJsonArray>

#include "tests/app/clirun.h"

#include <csignal>

using namespace clirun;

// kachisuji-cli stopped on its way, by a time limit or by Ctrl-C: it says what it knows by then.
class TestCliStops : public QObject {
    Q_OBJECT

private slots:
    void timeLimit();
    void timeLimitOfLayout();
    void longMovesDoNotHold();
    void interrupt_data();
    void interrupt();
};

namespace {

// A position that takes very long to solve.
const QString endless = QStringLiteral("21-20-19-18-17-16-15-14A");

} // namespace

void TestCliStops::timeLimit() {
    const auto answer = run({"solve", "persimmons", "--position", endless, "--time-ms", "50", "--json"});
    QCOMPARE(answer.code, 1);
    QVERIFY(answer.json()["unknown"].toInt() > 0);
    QCOMPARE(answer.json()["start"].toObject()["outcome"].toString(), "unknown");
}

// Graphviz takes far longer than the graph: it is not waited for.
void TestCliStops::timeLimitOfLayout() {
    const auto answer = run({"graph", "chopsticks", "--rules", "fingers=10;selfattack=on", "--format", "svg",
                             "--time-ms", "1500"});
    QCOMPARE(answer.code, 1);
    QVERIFY(answer.out.isEmpty());
}

// The sowing of a goes round for longer than any test would wait; that of b is known after 94 million lays.
void TestCliStops::longMovesDoNotHold() {
    const QStringList board{"--rules", "pits=8", "--position", "2,9,8,11,8,1,10,9/6,5,10,7,2,3,2,10"};
    const auto run = [&](QStringList command, const QStringList& more) {
        return ::run(command + board + more + QStringList{"--json"});
    };
    auto answer = run({"analyse", "bao"}, {"--time-ms", "100"});
    QCOMPARE(answer.code, 1);
    bool asked = false;
    for (const auto& entry : answer.json()["moves"].toArray()) {
        const auto move = entry.toObject();
        if (move["move"] != "a") continue;
        asked = true;
        QCOMPARE(move["verdict"].toObject()["outcome"].toString(), "unknown");
        QVERIFY(move["position"].toString().endsWith("0-0 1 sowing a"));
    }
    QVERIFY(asked);
    QVERIFY(answer.json()["verdict"].toObject()["proof"].toString() != "exact");
    answer = run({"analyse", "bao"}, {"--moves", "a", "--time-ms", "100"});
    QCOMPARE(answer.code, 1);
    QCOMPARE(answer.json()["moves"].toArray().size(), 0);
    answer = run({"play", "bao"}, {"--first", "random", "--second", "random", "--time-ms", "5"});
    QVERIFY(answer.code == 0 || answer.code == 1);
    answer = ::run({"analyse", "bao", "--rules", "pits=8", "--position",
                    "5,11,7,6,0,10,1,2/1,0,9,2,7,0,3,4 15-29 1", "--moves", "b", "--json"});
    QCOMPARE(answer.code, 0);
    QVERIFY(answer.json()["position"].toString().endsWith("15-29 2 endless"));
}

void TestCliStops::interrupt_data() {
    QTest::addColumn<QStringList>("arguments");
    QTest::newRow("analyse") << QStringList{"analyse",    "ribbonim",   "--rules", "limit=3",
                                            "--position", "20-20-(20)", "--json"};
    QTest::newRow("solve") << QStringList{"solve", "persimmons", "--position", endless, "--json"};
    QTest::newRow("perft") << QStringList{"perft", "persimmons", "30", "--position", endless, "--json"};
}

void TestCliStops::interrupt() {
    QFETCH(QStringList, arguments);
    QProcess process;
    process.start(KACHISUJI_CLI, arguments);
    QVERIFY(process.waitForStarted());
    // It thinks as soon as it has a second thread, which waits for the signal.
    const auto threads = [&] {
        QFile status(QStringLiteral("/proc/%1/status").arg(process.processId()));
        return status.open(QIODevice::ReadOnly) && status.readAll().contains("Threads:\t2");
    };
    QTRY_VERIFY(threads());
    ::kill(static_cast<pid_t>(process.processId()), SIGINT);
    QVERIFY(process.waitForFinished(1000));
    QCOMPARE(process.exitStatus(), QProcess::NormalExit);
    QCOMPARE(process.exitCode(), 1);
    const auto json = QJsonDocument::fromJson(process.readAllStandardOutput()).object();
    QCOMPARE(json["game"].toString(), arguments[1]);
}

QTEST_GUILESS_MAIN(TestCliStops)
#include "tst_clistops.moc"
