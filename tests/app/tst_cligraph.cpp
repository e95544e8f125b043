#include <QTest>

#include "core/kind.h"
#include "tests/app/clirun.h"

using clirun::run;

// Graphs on the command line, of every game whose positions can be listed: what is shown where nobody says
// what, and what is said of a graph with nothing in it, or of one that is too large.
class TestCliGraph : public QObject {
    Q_OBJECT

private slots:
    void everyGameHasOne_data() {
        QTest::addColumn<QString>("rules");
        QTest::addColumn<QByteArray>("remark");
        QTest::newRow("ribbonim") << "layout=2,3,4" << QByteArray();
        QTest::newRow("persimmons") << "" << QByteArray();
        QTest::newRow("chopsticks") << "" << QByteArray();
        QTest::newRow("bao") << "pits=2" << QByteArray("no play is endless here: this is what second wins");
        QTest::newRow("fmurs") << "rows=3;columns=3;dogs=1;sheep=1;halves=1;turnlimit=3"
                               << QByteArray("no play is endless here: this is what first wins");
    }
    // Each position has a node of its own, whose text is like no other's.
    void everyGameHasOne() {
        QFETCH(QString, rules);
        QFETCH(QByteArray, remark);
        const QStringList command{"graph", QTest::currentDataTag(), "--rules", rules};
        const auto answer = run(command);
        QCOMPARE(answer.code, 0);
        QCOMPARE(answer.err, remark.isEmpty() ? QByteArray() : "kachisuji-cli: " + remark + '\n');
        QSet<QByteArray> nodes;
        for (const auto& line : answer.out.split('\n')) {
            if (!line.contains("[label=")) continue;
            const auto label = line.split('"')[1] + (line.contains("hexagon") ? " 2" : " 1");
            QVERIFY2(!nodes.contains(label), label);
            nodes.insert(label);
        }
        QVERIFY(nodes.size() > 4);
        QCOMPARE(run(command + QStringList{"--json"}).json()["nodes"].toArray().size(), nodes.size());
    }

    void anEmptyOneSaysWhy_data() {
        QTest::addColumn<QStringList>("arguments");
        QTest::addColumn<QByteArray>("says");
        QTest::newRow("first") << QStringList{"ribbonim", "--position", "1", "--show", "first"}
                               << QByteArray("first wins no position that can be reached from “1 1”");
        QTest::newRow("endless") << QStringList{"ribbonim", "--show", "endless"}
                                 << QByteArray("no endless play can be reached from “3-5-7 1”");
        QTest::newRow("tree") << QStringList{"chopsticks", "--position", "33/14 1", "--shape", "tree"}
                              << QByteArray("no endless play begins at “33/14 1”, so the tree is empty");
    }
    void anEmptyOneSaysWhy() {
        QFETCH(QStringList, arguments);
        QFETCH(QByteArray, says);
        const auto answer = run(QStringList{"graph"} + arguments);
        QCOMPARE(answer.code, 0);
        QVERIFY(answer.out.startsWith("digraph") && !answer.out.contains("->"));
        QCOMPARE(answer.err, "kachisuji-cli: " + says + '\n');
    }

    void tooLargeAOneSaysWhatWasGiven() {
        const auto answer = run({"positions", "fmurs", "--rules", "rows=6;columns=6;sheep=1;halves=1"});
        QCOMPARE(answer.code, 2);
        QCOMPARE(answer.err,
                 QByteArray("kachisuji-cli: from “6/6/6/6/6/6 d+ 0” more than 1,000,000 positions "
                            "can be reached: too many to be listed\n"));
    }
};

QTEST_GUILESS_MAIN(TestCliGraph)
#include "tst_cligraph.moc"
