#include <QTest>

#include "core/games/fmurs/search/chasesolver.h"
#include "tests/core/games/fmurs/fmursrules.h"

using namespace core;
using namespace core::fmurs;
using fmursrules::rulesOf;

// Fmurs solved in one thread, a moment at a time, as on a page: what a stop has interrupted is gone on with.
class TestFmursSlices : public QObject {
    Q_OBJECT

private slots:
    void comesToAnEnd_data();
    void comesToAnEnd();
};

void TestFmursSlices::comesToAnEnd_data() {
    QTest::addColumn<QString>("rules");
    QTest::addColumn<QString>("position");
    QTest::newRow("above the tables") << "rows=6;columns=6;sheep=5;turn=either"
                                      << "6/1SS2S/6/6/1SS3/2DD2 d 0";
    QTest::newRow("in the tables") << "rows=6;columns=6;sheep=2;turn=either"
                                   << "6/1S2S1/6/6/6/2DD2 d 0";
    QTest::newRow("placing above the tables") << "rows=6;columns=6;sheep=4;turn=either"
                                              << "6/6/6/6/6/2DD2 s+ 0";
    QTest::newRow("placing in the tables") << "rows=6;columns=6;sheep=2;turn=either"
                                           << "6/6/6/6/6/2DD2 s+ 0";
}

// Each time the second report is the last: that is no farther than one look ahead.
void TestFmursSlices::comesToAnEnd() {
    QFETCH(QString, rules);
    QFETCH(QString, position);
    const auto r = rulesOf(rules.toUtf8());
    const auto root = r.parse(position.toStdString());
    const ChaseSolver::Budget budget{.nodes = 20'000, .threads = 1, .tables = 3};
    const auto valuesIn = [&](ChaseSolver& solver, int most, bool& complete) {
        std::vector<Verdict> found;
        std::stop_source stop;
        int told = 0;
        solver.analyse(root, stop.get_token(), [&](const auto& value, bool last) {
            complete = last;
            found.clear();
            for (const auto m : r.moves(root)) found.push_back(value(r.play(root, m)));
            if (++told == most) stop.request_stop();
        });
        return found;
    };
    bool complete = false;
    ChaseSolver atOnce(r, budget);
    const auto expected = valuesIn(atOnce, INT_MAX, complete);
    QVERIFY(complete);

    ChaseSolver solver(r, budget);
    std::vector<Verdict> found;
    complete = false;
    for (int slices = 0; slices < 500 && !complete; ++slices) found = valuesIn(solver, 2, complete);
    QVERIFY(complete);
    for (std::size_t i = 0; i < expected.size(); ++i) {
        QCOMPARE(found[i].lower.outcome, expected[i].lower.outcome);
        QCOMPARE(found[i].upper.outcome, expected[i].upper.outcome);
    }
}

QTEST_GUILESS_MAIN(TestFmursSlices)
#include "tst_fmursslices.moc"
