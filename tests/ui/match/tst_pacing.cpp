#include <QSignalSpy>
#include <QTest>

#include "ui/match/computerturn.h"

using namespace std::chrono_literals;

// How long the computer takes over a move.
class TestPacing : public QObject {
    Q_OBJECT

private slots:
    void whatIsCertainNeedsTheLeastTime();
    void saysWhenItIsTime();
};

void TestPacing::whatIsCertainNeedsTheLeastTime() {
    Pacing pacing;
    pacing.setPace({0s, 1h});
    pacing.begin();
    QVERIFY(pacing.over(true));
    QVERIFY(!pacing.over(false));
    pacing.setPace({1h, 0s});
    QVERIFY(!pacing.over(true));
    QVERIFY(!pacing.over(false)); // never sooner than what is certain
}

void TestPacing::saysWhenItIsTime() {
    Pacing pacing;
    pacing.setPace({0ms, 20ms});
    QSignalSpy due(&pacing, &Pacing::due);
    pacing.begin();
    QVERIFY(due.wait());
    while (!pacing.over(false)) QVERIFY(due.wait());
    QVERIFY(pacing.passed() >= 20ms);
}

QTEST_GUILESS_MAIN(TestPacing)
#include "tst_pacing.moc"
