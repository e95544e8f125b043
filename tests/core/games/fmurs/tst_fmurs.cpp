#include <QTest>

#include "core/gameof.h"
#include "core/games/fmurs/search/chasesolver.h"
#include "core/games/fmurs/tables/stages.h"
#include "tests/core/atlength.h"
#include "tests/core/games/fmurs/fmursrules.h"

#include <random>

using namespace core;
using namespace core::fmurs;

using namespace fmursrules;

// The endgame tables of Fmurs and its search against theory and themselves.
class TestFmurs : public QObject {
    Q_OBJECT

private slots:
    void facts_data();
    void facts();
    void tablesAgreeWithThemselves_data();
    void tablesAgreeWithThemselves();
    void tablesResumeAfterAStop();
    void tablesGoOnWhereTheyWereStopped();
    void sheepAreTabulatedWithTheTableOrLater_data();
    void sheepAreTabulatedWithTheTableOrLater();
    void tablesAreDistrustedFromSomeSheepOn();
};

namespace {

// What a placement is worth by all that the dogs can do and what the tables say of it then.
int oneTurnAhead(const FmursRules& rules, const Endgames& endgames, const Placement& h, int left) {
    const auto& chase = rules.chase();
    if (chase.enclosed(h)) return Endgame::never;
    int best = Endgame::never;
    const auto consider = [&](const Placement& after) {
        best = std::min(best, endgames.sheepToMove(after, false, left) + 1);
    };
    if (!chase.dogsCanMove(h)) consider({h.dogs, h.sheep});
    for (const auto dog : h.dogs) {
        if (dog == noCell) continue;
        chase.turns(h, dog, [&](fmurs::Cell, const Chain&, const Placement& after) { consider(after); });
    }
    return rules.score10() && best > rules.turnLimit() ? Endgame::never : best;
}

// Many random placements of a table.
void checkTable(const FmursRules& rules, const Endgames& endgames, int sheep, int left) {
    std::mt19937_64 random(5);
    const auto& table = endgames.table(sheep, left);
    for (int i = 0; i < (inShort() ? 1000 : 20'000);) {
        const auto entry = random() % table.size();
        const auto h = table.placement(entry);
        if (h.sheep.meets(setOf(h.dogs))) continue;
        ++i;
        QCOMPARE(static_cast<int>(table.dogsValue(h)), oneTurnAhead(rules, endgames, h, left));
    }
}

} // namespace

void TestFmurs::facts_data() {
    QTest::addColumn<QString>("rules");
    QTest::addColumn<int>("positions");
    QTest::addColumn<int>("longest");
    const auto row = [](const char* rules, int positions, int longest) {
        QTest::newRow(rules) << QString::fromUtf8(rules) << positions << longest;
    };
    row("rows=3;columns=6;sheep=1", 816, 2);
    row("rows=6;columns=6;sheep=1", 14280, 4);
    row("rows=8;columns=6;sheep=1", 38916, 6);
    row("rows=10;columns=9;sheep=1", 281952, 10);
    row("rows=10;columns=9;sheep=2", 9784368, 16);
    row("rows=3;columns=6;sheep=1;turn=either", 816, 4);
    row("rows=6;columns=6;sheep=1;turn=either", 14280, 8);
    row("rows=8;columns=6;sheep=1;turn=either", 38916, 12);
    row("rows=5;columns=6;sheep=2;turn=either", 57834, 12);
}

// From every placement the dogs catch all sheep, as the rules' sources say.
void TestFmurs::facts() {
    QFETCH(QString, rules);
    QFETCH(int, positions);
    QFETCH(int, longest);
    const auto r = rulesOf(rules);
    Endgames endgames(r.chase(), r.dogs(), r.symmetries());
    QVERIFY(endgames.solve(r.sheep(), {}));
    const auto count = countStage(endgames, r.sheep());
    QCOMPARE(count.positions, static_cast<std::uint64_t>(positions));
    QCOMPARE(count.escapes, std::uint64_t{0});
    QCOMPARE(count.longest, longest);
}

void TestFmurs::tablesAgreeWithThemselves_data() {
    QTest::addColumn<QString>("rules");
    for (const auto* const rules :
         {"sheep=3", "rows=6;columns=6;sheep=4", "rows=5;columns=5;sheep=3;topology=torus",
          "rows=6;columns=6;sheep=3;topology=box", "rows=6;columns=6;sheep=2;rocks=b3,e4"})
        if (!inShort()) QTest::addRow("%s", rules) << QString(rules);
    const auto* const field = inShort() ? "rows=5;columns=4;sheep=3" : "rows=6;columns=5;sheep=3";
    for (const auto* const option :
         {"topology=torus", "topology=box", "rocks=b3", "diagonal=always", "distance=on", "fighting=on",
          "dogpiece=king", "dogpiece=gold", "dogpiece=silver", "dogpiece=knight", "dogpiece=rook",
          "dogpiece=bishop", "dogs=1", "dogs=3", "shelter=on", "score10=on", "score10=on;shelter=on",
          "score10=on;dogs=1", "shelter=on;fighting=on;distance=on"})
        QTest::addRow("%s", option) << QStringLiteral("%1;%2").arg(field, option);
}

// Each table says what one turn ahead and the tables say.
void TestFmurs::tablesAgreeWithThemselves() {
    QFETCH(QString, rules);
    const auto r = rulesOf(rules);
    Endgames endgames(r.chase(), r.dogs(), r.symmetries(), {}, r.countedTurns());
    QVERIFY(endgames.solve(r.sheep(), {}));
    for (int sheep = 1; sheep <= r.sheep(); ++sheep)
        for (int left = 0; left < endgames.goals(sheep); ++left) {
            checkTable(r, endgames, sheep, left);
            if (QTest::currentTestFailed()) return;
        }
}

// One that is damaged is used no more, nor are those of more sheep; those of fewer are.
void TestFmurs::tablesAreDistrustedFromSomeSheepOn() {
    const auto r = rulesOf("rows=4;columns=4;sheep=3");
    Endgames endgames(r.chase(), r.dogs(), r.symmetries());
    QVERIFY(endgames.solve(3, {}));
    for (const auto& [damaged, left] : {std::pair(4, 3), {2, 1}, {3, 1}, {2, 1}}) {
        endgames.distrust(damaged);
        QCOMPARE(endgames.solved(), left);
    }
}

void TestFmurs::tablesResumeAfterAStop() {
    const auto r = rulesOf("rows=6;columns=6;sheep=3");
    Endgames whole(r.chase(), r.dogs(), r.symmetries()), parts(r.chase(), r.dogs(), r.symmetries());
    QVERIFY(whole.solve(3, {}));
    std::stop_source stop;
    stop.request_stop();
    QVERIFY(!parts.solve(3, stop.get_token()));
    QVERIFY(parts.solve(3, {}));
    QVERIFY(parts.table(3).kept() == whole.table(3).kept());
}

// After every stage: nothing of it is done twice or left out, neither values nor the pages of the sheep.
void TestFmurs::tablesGoOnWhereTheyWereStopped() {
    const auto r = rulesOf("rows=6;columns=6;sheep=3");
    DogIndex dogIndex(r.chase().field(), r.dogs(), r.symmetries());
    QVERIFY(dogIndex.list({}));
    std::vector<std::shared_ptr<Endgame>> fewer;
    for (int sheep = 1; sheep <= 3; ++sheep) {
        auto whole = std::make_shared<Endgame>(r.chase(), dogIndex, sheep, fewer);
        Endgame stopped(r.chase(), dogIndex, sheep, fewer);
        QVERIFY(whole->solve({}, {}, {}, true));
        int stops = 0;
        for (bool done = false; !done; ++stops) {
            std::stop_source stop;
            done = stopped.solve(
                stop.get_token(), [&](double) { stop.request_stop(); }, {}, true);
            QVERIFY(done == stopped.solved());
        }
        QVERIFY(stops > 6);
        QVERIFY(stopped.kept() == whole->kept());
        for (std::uint32_t page = 0; page < whole->flocks().pages(); ++page)
            QVERIFY(std::equal(whole->sheepPages().page(page),
                               whole->sheepPages().page(page) + dogIndex.page(),
                               stopped.sheepPages().page(page)));
        fewer.push_back(whole);
    }
}

void TestFmurs::sheepAreTabulatedWithTheTableOrLater_data() {
    QTest::addColumn<QString>("rules");
    QTest::addColumn<int>("horizon");
    QTest::newRow("as usual") << "rows=6;columns=6" << int{moreTurns};
    QTest::newRow("few turns") << "rows=6;columns=6" << 3;
    QTest::newRow("a box") << "rows=6;columns=5;topology=box;turn=either" << int{moreTurns};
    QTest::newRow("three dogs") << "rows=5;columns=5;dogs=3" << int{moreTurns};
    QTest::newRow("one dog") << "rows=5;columns=5;dogs=1" << int{moreTurns};
    QTest::newRow("shelter") << "rows=5;columns=5;shelter=on" << int{moreTurns};
    QTest::newRow("fighting") << "rows=5;columns=5;fighting=on" << int{moreTurns};
}

void TestFmurs::sheepAreTabulatedWithTheTableOrLater() {
    QFETCH(QString, rules);
    QFETCH(int, horizon);
    const auto r = rulesOf(rules + ";sheep=3");
    DogIndex dogIndex(r.chase().field(), r.dogs(), r.symmetries());
    QVERIFY(dogIndex.list({}));
    std::vector<std::shared_ptr<Endgame>> fewer;
    for (int sheep = 1; sheep <= 2; ++sheep) {
        auto with = std::make_shared<Endgame>(r.chase(), dogIndex, sheep, fewer, horizon);
        Endgame later(r.chase(), dogIndex, sheep, fewer, horizon);
        QVERIFY(with->solve({}, {}, {}, true) && later.solve({}));
        QVERIFY(!with->sheepPages().empty() && later.sheepPages().empty() && later.tabulateSheep({}));
        for (std::uint32_t page = 0; page < with->flocks().pages(); ++page)
            QVERIFY(std::equal(with->sheepPages().page(page), with->sheepPages().page(page) + dogIndex.page(),
                               later.sheepPages().page(page)));
        fewer.push_back(with);
    }
}

QTEST_GUILESS_MAIN(TestFmurs)
#include "tst_fmurs.moc"
