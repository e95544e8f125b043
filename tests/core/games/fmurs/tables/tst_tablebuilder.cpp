#include <QTest>

#include "core/games/fmurs/tables/tablebuilder.h"
#include "core/kind.h"
#include "tests/core/games/fmurs/fmursrules.h"

using namespace core;
using namespace core::fmurs;
using fmursrules::rulesOf;

// Tables of Fmurs are built in one thread while others use what there is: also run under the thread
// sanitizer.
class TestTableBuilder : public QObject {
    Q_OBJECT

private slots:
    void tellsWhenTablesCome();
    void stopsInTheMiddle();
    void othersThinkMeanwhile();
    void whoWaitsBuildsAlone();
};

void TestTableBuilder::tellsWhenTablesCome() {
    const auto r = rulesOf("rows=6;columns=6;sheep=3;turn=either");
    Endgames there(r.chase(), r.dogs(), r.symmetries()), background(r.chase(), r.dogs(), r.symmetries());
    TableBuilder builder(background, 3);
    QVERIFY(there.solve(3, {}));
    QVERIFY(builder.await(3, {}));
    QVERIFY(background.table(3).kept() == there.table(3).kept());
    std::stop_source stop;
    stop.request_stop();
    QVERIFY(!builder.await(4, stop.get_token()));
}

// Whether it sorts four dogs, of whom there are millions of placements, or builds a table that takes minutes:
// what was begun is not waited for.
void TestTableBuilder::stopsInTheMiddle() {
    for (const auto& [rules, sheep] : {std::pair("dogs=4", 0), std::pair("", 1)}) {
        const auto r = rulesOf(rules);
        Endgames endgames(r.chase(), r.dogs(), r.symmetries());
        auto builder = std::make_unique<TableBuilder>(endgames, 4);
        QVERIFY(builder->await(sheep, {}));
        builder.reset();
        QVERIFY(endgames.solved() < 4);
    }
}

// As in a match: positions are valued, each for a moment, while larger and larger tables come.
void TestTableBuilder::othersThinkMeanwhile() {
    const auto game = kindOf("fmurs").game("rows=6;columns=6;sheep=4");
    const auto solver = game->solver();
    auto p = game->parse("6/1S2S1/6/6/1S2S1/2DD2 d 0");
    for (int ply = 0; ply < 6; ++ply) {
        std::stop_source stop;
        Analysis last;
        solver->analyse(p, stop.get_token(), [&](const Analysis& more) {
            last = more;
            stop.request_stop();
        });
        QVERIFY(!last.moves.empty());
        QCOMPARE(last.moves.size(), game->moves(p).size());
        p = game->play(p, last.moves.front().move);
    }
}

// Where there is no thread for it: a part at a time, and nothing of it is lost.
void TestTableBuilder::whoWaitsBuildsAlone() {
    const auto r = rulesOf("rows=6;columns=6;sheep=3;turn=either");
    Endgames there(r.chase(), r.dogs(), r.symmetries()), alone(r.chase(), r.dogs(), r.symmetries());
    TableBuilder builder(alone, 2, false);
    QVERIFY(builder.alone());
    std::stop_source stop;
    stop.request_stop();
    QVERIFY(!builder.await(1, stop.get_token()));
    QCOMPARE(alone.solved(), 0);
    QVERIFY(builder.await(1, {}));
    QCOMPARE(alone.solved(), 1);
    QVERIFY(!builder.await(3, {})); // more than it builds
    QCOMPARE(alone.solved(), 2);
    QVERIFY(there.solve(2, {}));
    QVERIFY(alone.table(2).kept() == there.table(2).kept());
}

QTEST_GUILESS_MAIN(TestTableBuilder)
#include "tst_tablebuilder.moc"
