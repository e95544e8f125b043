#include <QTest>

#include "core/games/fmurs/rules/flocks.h"
#include "core/games/fmurs/search/certainty.h"
#include "core/games/fmurs/tables/index/combinationwalk.h"
#include "tests/core/games/fmurs/fmurssolved.h"

#include <random>

using namespace core;
using namespace core::fmurs;

using namespace fmursrules;
using fmurssolved::Tables;

// The hunt for one sheep in Fmurs, and the bounds it proves for any number of them.
class TestFmursHunt : public QObject {
    Q_OBJECT

private slots:
    void huntForcesAJump_data();
    void huntForcesAJump();
    void noProofWithoutTheArgument_data();
    void noProofWithoutTheArgument();
    void fullFieldIsClearedForCertain();
    void huntIsShort_data();
    void huntIsShort();
    void anyTwoDogsHunt();
    void stopLeavesWhatIsCertain();
    void stopEndsTheHunt();
    void lookingAheadMakesSurer_data() { huntForcesAJump_data(); }
    void lookingAheadMakesSurer();
    void fullFieldIsClearedInTime();
};

namespace {

// Every placement of the dogs with so many sheep: visit(placement).
template <class Visit>
void eachPlacement(const FmursRules& rules, int sheep, Visit visit) {
    const Combinations dogs(rules.field().ground(), rules.dogs()), flocks(rules.field().pasture(), sheep);
    for (CombinationWalk pack(dogs); !pack.done(); pack.next())
        for (CombinationWalk flock(flocks); !flock.done(); flock.next()) {
            if (pack.cells().meets(flock.cells())) continue;
            Placement h;
            h.dogs = dogsOf(pack.cells());
            h.sheep = flock.cells();
            visit(h);
        }
}

} // namespace

void TestFmursHunt::huntForcesAJump_data() {
    QTest::addColumn<QString>("rules");
    QTest::addColumn<int>("sheep");
    for (const auto& [rules, sheep] :
         {std::pair("rows=4;columns=4;sheep=3", 3), std::pair("rows=4;columns=4;sheep=4", 4),
          std::pair("rows=5;columns=4;sheep=4", 4), std::pair("rows=4;columns=5;sheep=5", 5),
          std::pair("rows=5;columns=5;sheep=4", 4), std::pair("rows=6;columns=4;sheep=3", 3),
          std::pair("rows=4;columns=6;sheep=4", 4), std::pair("rows=5;columns=6;sheep=4", 4),
          std::pair("rows=5;columns=4;sheep=4;distance=on", 4),
          std::pair("rows=5;columns=4;sheep=3;dogpiece=king", 3),
          // Several rows can be full of sheep but for a dog.
          std::pair("rows=5;columns=4;sheep=6", 6), std::pair("rows=5;columns=3;sheep=6", 6),
          std::pair("rows=6;columns=3;sheep=8", 8), std::pair("rows=4;columns=5;sheep=8", 8),
          std::pair("rows=5;columns=4;sheep=9", 9), std::pair("rows=6;columns=4;sheep=7", 7)})
        QTest::addRow("%s", rules) << QString(rules) << sheep;
}

// From every placement the first sheep is caught no later than the hunt says, and the field is cleared no
// later than the guarantee; tables of the first catch and of all of them say when that is.
void TestFmursHunt::huntForcesAJump() {
    QFETCH(QString, rules);
    QFETCH(int, sheep);
    const auto r = rulesOf(rules);
    Tables all(r, sheep), few(r, 2);
    if (!all.hunt.proves(sheep)) QSKIP("no proof on this field");
    Endgames caught(r.chase(), r.dogs(), r.symmetries(), {}, 100);
    QVERIFY(caught.solve(sheep, {}));
    Guarantee guarantee(few.endgames, few.hunt);
    guarantee.update();
    QVERIFY(guarantee.turns(sheep) < Guarantee::never);
    int wrong = 0, sharp = 0, longest = 0;
    eachPlacement(r, sheep, [&](const Placement& h) {
        for (const bool dogs : {true, false}) {
            const auto value = [&](const Endgames& e, int left) {
                return int{dogs ? e.dogsToMove(h, left) : e.sheepToMove(h, false, left)};
            };
            const int hunted = all.hunt.turns(h.dogs, h.sheep, dogs), first = value(caught, sheep - 1);
            const int sure = guarantee.turns(h, dogs), truth = value(all.endgames, 0);
            wrong += hunted < first || sure < truth || guarantee.turns(sheep) < truth;
            sharp += hunted == first;
            if (dogs) longest = std::max(longest, hunted);
        }
    });
    QCOMPARE(wrong, 0);
    QCOMPARE(all.hunt.longest(sheep), longest);
    QVERIFY(sharp > 0);
}

void TestFmursHunt::noProofWithoutTheArgument_data() {
    QTest::addColumn<QString>("rules");
    for (const auto* const rules :
         {"turn=either", "shelter=on", "fighting=on", "diagonal=always", "topology=torus", "topology=box",
          "rocks=b3", "dogs=1", "dogs=3", "dogpiece=silver", "dogpiece=bishop"})
        QTest::addRow("%s", rules) << QString(rules);
}

void TestFmursHunt::noProofWithoutTheArgument() {
    QFETCH(QString, rules);
    const auto r = rulesOf(rules);
    OneSheepHunt hunt(r.chase(), r.dogs(), r.sheep());
    QVERIFY(hunt.build({}));
    QVERIFY(!hunt.proves(r.sheep()));
}

void TestFmursHunt::fullFieldIsClearedForCertain() {
    const auto r = rulesOf("");
    const Tables tables(r, 2);
    QVERIFY(tables.hunt.proves(10));
    Guarantee guarantee(tables.endgames, tables.hunt);
    guarantee.update();
    QCOMPARE(guarantee.turns(1), 10); // the rules page
    QCOMPARE(guarantee.turns(2), 16);
    // It counts where the dogs stand, not just one longest hunt after the other.
    int oneByOne = guarantee.turns(2);
    for (int sheep = 3; sheep <= 10; ++sheep) oneByOne += tables.hunt.longest(sheep);
    QVERIFY(guarantee.turns(10) < oneByOne);
    // More sheep than a flock has in play are bounded as well, and never by less.
    for (int sheep = 2; sheep <= maxSheep; ++sheep)
        QVERIFY(guarantee.turns(sheep - 1) <= guarantee.turns(sheep));
    QVERIFY(guarantee.turns(12) < Guarantee::never);
}

// Lines of sheep that are not in the way cost nothing: however many sheep there are, a hunt is no longer.
void TestFmursHunt::huntIsShort_data() {
    QTest::addColumn<QString>("rules");
    QTest::addColumn<int>("turns");
    QTest::newRow("10 × 9") << "" << 21;
    QTest::newRow("8 × 9") << "rows=8" << 17;
    QTest::newRow("10 × 6") << "columns=6" << 19;
    QTest::newRow("12 × 12") << "rows=12;columns=12" << 27;
}

void TestFmursHunt::huntIsShort() {
    QFETCH(QString, rules);
    QFETCH(int, turns);
    const auto r = rulesOf(rules);
    OneSheepHunt hunt(r.chase(), r.dogs(), r.sheep());
    QVERIFY(hunt.build({}));
    for (int sheep = 3; sheep <= 10; ++sheep) QCOMPARE(hunt.longest(sheep), turns);
}

// Of more dogs two hunt, those who are quickest.
void TestFmursHunt::anyTwoDogsHunt() {
    const auto r = rulesOf("rows=6;columns=6;sheep=3;dogs=4");
    OneSheepHunt four(r.chase(), 4, 3), two(r.chase(), 2, 3);
    QVERIFY(four.build({}) && two.build({}));
    std::mt19937_64 random(5);
    for (int i = 0; i < 50; ++i) {
        auto p = r.start();
        for (const bool dogs : {true, false})
            for (const auto c : dogs ? randomDogs(r, random) : randomFlock(r, p, random))
                p = r.play(p, FmursRules::Move::of(FmursRules::Move::Kind::Place, noCell, c));
        int least = Guarantee::never;
        setOf(p.dogs).each([&](Cell a) {
            setOf(p.dogs).each([&](Cell b) {
                if (a < b)
                    least = std::min<int>(least,
                                          two.turns(dogsOf(CellSet::of(a) | CellSet::of(b)), p.sheep, true));
            });
        });
        QCOMPARE(int{four.turns(p.dogs, p.sheep, true)}, least);
    }
}

void TestFmursHunt::stopEndsTheHunt() {
    const auto r = rulesOf("rows=5;columns=5;sheep=4");
    OneSheepHunt hunt(r.chase(), r.dogs(), r.sheep()), whole(r.chase(), r.dogs(), r.sheep());
    std::stop_source stop;
    stop.request_stop();
    QVERIFY(!hunt.build(stop.get_token()) && !hunt.built());
    QVERIFY(hunt.build({}) && whole.build({}));
    QCOMPARE(hunt.longest(4), whole.longest(4));
}

// Taking in another table can be stopped at any time and gone on with.
void TestFmursHunt::stopLeavesWhatIsCertain() {
    const auto r = rulesOf("rows=6;columns=6;sheep=6");
    Tables tables(r, 2);
    Guarantee guarantee(tables.endgames, tables.hunt);
    QVERIFY(guarantee.update());
    QVERIFY(!guarantee.update());
    const int before = guarantee.turns(3);
    QVERIFY(before < Guarantee::never);
    std::stop_source stopped;
    stopped.request_stop();
    QVERIFY(tables.endgames.solve(3, {}));
    QVERIFY(!guarantee.update(stopped.get_token()));
    QCOMPARE(guarantee.turns(3), before);
    QVERIFY(guarantee.update());
    QVERIFY(guarantee.turns(3) < before);
    Guarantee atOnce(tables.endgames, tables.hunt);
    atOnce.update();
    for (int sheep = 0; sheep <= 6; ++sheep) QCOMPARE(guarantee.turns(sheep), atOnce.turns(sheep));
}

// What is certain some turns ahead is never less than the truth, whether there was time for all positions or
// not, and never more than without looking ahead.
void TestFmursHunt::lookingAheadMakesSurer() {
    QFETCH(QString, rules);
    QFETCH(int, sheep);
    const auto r = rulesOf(rules);
    Tables all(r, sheep), few(r, 2);
    if (!few.hunt.proves(sheep)) QSKIP("no proof on this field");
    Guarantee guarantee(few.endgames, few.hunt);
    guarantee.update();
    Certainty certainty(r.chase(), few.endgames, guarantee);
    std::uint64_t number = 0;
    eachPlacement(r, sheep, [&](const Placement&) { ++number; });
    const auto step = number / 200 + 1; // as many of each field
    int wrong = 0, surer = 0;
    eachPlacement(r, sheep, [&](const Placement& h) {
        if (++number % step != 0) return;
        for (const bool dogs : {true, false})
            for (const int positions : {1, 30, 300})
                for (const int ahead : {1, 3}) {
                    const int found = certainty.turns(h, dogs, ahead, positions);
                    const int truth = dogs ? all.endgames.dogsToMove(h) : all.endgames.sheepToMove(h, false);
                    wrong += found < truth || found > guarantee.turns(h, dogs);
                    surer += found < guarantee.turns(h, dogs);
                }
    });
    QCOMPARE(wrong, 0);
    QVERIFY(surer > 0);
    // What a table knows is certain at once.
    eachPlacement(r, 2, [&](const Placement& h) {
        if (++number % 7 != 0) return;
        wrong += certainty.turns(h, true, 0, 1) != few.endgames.dogsToMove(h);
        wrong += certainty.turns(h, false, 0, 1) != few.endgames.sheepToMove(h, false);
    });
    QCOMPARE(wrong, 0);
}

// Ten sheep anywhere within the turns of a half, with tables of three sheep and four turns ahead.
void TestFmursHunt::fullFieldIsClearedInTime() {
    const auto r = rulesOf("");
    const Tables tables(r, 3);
    Guarantee guarantee(tables.endgames, tables.hunt);
    guarantee.update();
    Certainty certainty(r.chase(), tables.endgames, guarantee);
    for (std::uint64_t seed = 1; seed <= 20; ++seed) {
        std::mt19937_64 random(seed);
        auto p = r.start();
        for (const bool dogs : {true, false})
            for (const auto c : dogs ? randomDogs(r, random) : randomFlock(r, p, random))
                p = r.play(p, FmursRules::Move::of(FmursRules::Move::Kind::Place, noCell, c));
        QVERIFY(guarantee.turns(r.placement(p), true) > r.turnLimit());
        QVERIFY(certainty.turns(r.placement(p), true, 4, 20'000) < r.turnLimit());
    }
}

QTEST_GUILESS_MAIN(TestFmursHunt)
#include "tst_fmurshunt.moc"
