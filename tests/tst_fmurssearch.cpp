#include <QTest>

#include "core/games/fmurs/combinationwalk.h"
#include "core/games/fmurs/lookahead.h"
#include "core/games/fmurs/placing.h"
#include "tests/atlength.h"
#include "tests/fmursrules.h"

#include <random>

using namespace core;
using namespace core::fmurs;

using namespace fmursrules;

// Looking ahead in Fmurs above the endgame tables, and what it rests on: the hunt for one sheep, the bounds
// it proves, the estimate.
class TestFmursSearch : public QObject {
    Q_OBJECT

private slots:
    void huntForcesAJump_data();
    void huntForcesAJump();
    void noProofWithoutTheArgument_data();
    void noProofWithoutTheArgument();
    void fullFieldIsClearedForCertain();
    void estimateIsNearTheTables_data();
    void estimateIsNearTheTables();
    void searchAgreesWithTables_data();
    void searchAgreesWithTables();
    void boundsHoldWhateverTheWindow();
    void lastPairIsSpared();
    void dogsClearTheFullField_data();
    void dogsClearTheFullField();
};

namespace {

struct Tables {
    explicit Tables(const FmursRules& rules, int sheep)
        : endgames(rules.chase(), rules.dogs(), rules.symmetries()),
          hunt(rules.chase(), rules.dogs(), maxSheep) {
        if (!endgames.solve(sheep, {}) || !hunt.build({})) qFatal("not solved");
    }
    Endgames endgames;
    OneSheepHunt hunt;
};

// Every placement of the dogs with so many sheep: visit(herd).
template <class Visit>
void eachPlacement(const FmursRules& rules, int sheep, Visit visit) {
    const Combinations dogs(rules.field().ground(), rules.dogs()), flocks(rules.field().pasture(), sheep);
    for (CombinationWalk pack(dogs); !pack.done(); pack.next())
        for (CombinationWalk flock(flocks); !flock.done(); flock.next()) {
            if (pack.cells().meets(flock.cells())) continue;
            Herd h;
            h.dogs = dogsOf(pack.cells());
            h.sheep = flock.cells();
            visit(h);
        }
}

// A random set-up.
FmursRules::Position setUp(const FmursRules& r, std::uint64_t seed) {
    std::mt19937_64 random(seed);
    auto p = r.start();
    const auto place = [&](const std::vector<fmurs::Cell>& cells) {
        for (const auto c : cells)
            p = r.play(p, FmursRules::Move::of(FmursRules::Move::Kind::Place, noCell, c));
    };
    place(randomDogs(r, random));
    place(randomFlock(r, p, random));
    return p;
}

} // namespace

void TestFmursSearch::huntForcesAJump_data() {
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
void TestFmursSearch::huntForcesAJump() {
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
    int wrong = 0, sharp = 0;
    eachPlacement(r, sheep, [&](const Herd& h) {
        for (const bool dogs : {true, false}) {
            const auto value = [&](const Endgames& e, int left) {
                return int{dogs ? e.dogsToMove(h, left) : e.sheepToMove(h, false, left)};
            };
            const int hunted = all.hunt.turns(h.dogs, h.sheep, dogs), first = value(caught, sheep - 1);
            const int sure = guarantee.turns(h, dogs), truth = value(all.endgames, 0);
            wrong += hunted < first || sure < truth || guarantee.turns(sheep) < truth;
            sharp += hunted == first;
        }
    });
    QCOMPARE(wrong, 0);
    QVERIFY(sharp > 0);
}

void TestFmursSearch::noProofWithoutTheArgument_data() {
    QTest::addColumn<QString>("rules");
    for (const auto* const rules :
         {"turn=either", "shelter=on", "fighting=on", "diagonal=always", "topology=torus", "topology=box",
          "rocks=b3", "dogs=1", "dogs=3", "dogpiece=silver", "dogpiece=bishop"})
        QTest::addRow("%s", rules) << QString(rules);
}

void TestFmursSearch::noProofWithoutTheArgument() {
    QFETCH(QString, rules);
    const auto r = rulesOf(rules);
    OneSheepHunt hunt(r.chase(), r.dogs(), r.sheep());
    QVERIFY(hunt.build({}));
    QVERIFY(!hunt.proves(r.sheep()));
}

void TestFmursSearch::fullFieldIsClearedForCertain() {
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

void TestFmursSearch::estimateIsNearTheTables_data() {
    QTest::addColumn<QString>("rules");
    QTest::addColumn<int>("most");
    QTest::newRow("both, 3 sheep") << "rows=7;columns=7" << 3;
    QTest::newRow("both, 3 and more sheep") << "rows=8;columns=7" << (atLength() ? 5 : 4);
    QTest::newRow("either, 3 sheep") << "rows=7;columns=7;turn=either" << 3;
    QTest::newRow("either, 3 to 5 sheep") << "rows=6;columns=7;turn=either" << 5;
}

// On other fields than those to whose tables the weights were fitted, with sheep anywhere and as they are
// placed in play: clearly nearer than always to say the mean.
void TestFmursSearch::estimateIsNearTheTables() {
    QFETCH(QString, rules);
    QFETCH(int, most);
    const auto r = rulesOf(rules);
    const Tables tables(r, most);
    Estimate estimate(r.chase(), tables.hunt);
    estimate.lastPairMatters(tables.endgames.mostEscape());
    std::mt19937_64 random(1);
    double error = 0, sum = 0, squares = 0;
    int n = 0;
    while (n < 6000) {
        const int sheep = 3 + static_cast<int>(random() % static_cast<unsigned>(most - 2));
        const auto& table = tables.endgames.table(sheep);
        auto h = table.herd(random() % table.size());
        if (random() % 2 == 0)
            h = r.herd(setUp(rulesOf(rules + QStringLiteral(";sheep=%1").arg(sheep)), random()));
        const int turns = tables.endgames.dogsToMove(h);
        if (h.sheep.meets(setOf(h.dogs)) || turns == Endgame::never) continue;
        error += std::pow(estimate.turns(h, true) / double{Payoff::perTurn} - turns, 2);
        sum += turns;
        squares += turns * turns;
        ++n;
    }
    const double variance = squares / n - std::pow(sum / n, 2);
    QVERIFY2(error / n < variance * 2 / 3,
             qPrintable(QStringLiteral("%1 of %2").arg(error / n).arg(variance)));
}

void TestFmursSearch::searchAgreesWithTables_data() {
    QTest::addColumn<QString>("rules");
    QTest::newRow("both") << "rows=5;columns=6;sheep=2";
    QTest::newRow("either") << "rows=5;columns=6;sheep=2;turn=either";
}

// What looking ahead proves is what the tables know. Six turns are looked at, three of them whatever they
// are.
void TestFmursSearch::searchAgreesWithTables() {
    QFETCH(QString, rules);
    const auto r = rulesOf(rules);
    const Tables tables(r, 2);
    const Endgames none(r.chase(), r.dogs(), r.symmetries());
    const Estimate estimate(r.chase(), tables.hunt);
    const Guarantee guarantee(none, tables.hunt);
    Memory memory;
    Search search({r.chase(), none, estimate, guarantee, memory});
    std::mt19937_64 random(3);
    int exact = 0;
    for (int i = 0; i < 300; ++i) {
        const auto& table = tables.endgames.table(2);
        const auto h = table.herd(random() % table.values().size());
        if (h.sheep.meets(setOf(h.dogs))) continue;
        const int turns = tables.endgames.dogsToMove(h);
        Effort effort;
        const auto found = search.look({h, true}, 6, {}, effort);
        QVERIFY(found && found->least <= Payoff::clearIn(turns) && found->most >= Payoff::clearIn(turns));
        QVERIFY(turns > 3 || found->exact());
        QVERIFY(found->least >= Payoff::clearIn(std::min(turns, 4)));
        exact += found->exact() ? 1 : 0;
    }
    QVERIFY(exact > 20);
}

// A bound found outside a window, or before the effort was over, is as true as any, and is remembered.
void TestFmursSearch::boundsHoldWhateverTheWindow() {
    const auto r = rulesOf("rows=5;columns=5;sheep=3;turn=either");
    const Tables tables(r, 3);
    const Endgames none(r.chase(), r.dogs(), r.symmetries());
    const Estimate estimate(r.chase(), tables.hunt);
    const Guarantee guarantee(none, tables.hunt);
    Memory memory;
    Search search({r.chase(), none, estimate, guarantee, memory});
    std::mt19937_64 random(9);
    int told = 0;
    const int samples = atLength() ? 300'000 : 3000;
    const std::uint64_t mostNodes = atLength() ? 1'000'000 : 4000;
    for (int i = 0; i < samples; ++i) {
        const auto& table = tables.endgames.table(3);
        const auto h = table.herd(random() % table.values().size());
        if (h.sheep.meets(setOf(h.dogs))) continue;
        const bool dogs = random() % 2 == 0;
        const int turns = dogs ? tables.endgames.dogsToMove(h) : tables.endgames.sheepToMove(h, false);
        const int truth = turns == Endgame::never ? Payoff::never : Payoff::clearIn(turns);
        const int alpha = static_cast<int>(random() % 1500);
        Effort effort;
        effort.most = random() % mostNodes;
        const auto found = search.look({h, dogs}, static_cast<int>(random() % 4),
                                       {alpha, alpha + 1 + static_cast<int>(random() % 300)}, effort);
        if (!found) continue;
        QVERIFY(found->least <= truth && truth <= found->most);
        told += found->exact() ? 1 : 0;
    }
    QVERIFY(told > 20);
}

// The dog beside the pair could jump over one of the two: then no pair is left, and the sheep escape. Nobody
// sees so far ahead; the dogs know it all the same.
//   . . . D . . . . .
//   . . . S S . . . .
void TestFmursSearch::lastPairIsSpared() {
    const auto r = rulesOf("turn=either");
    const Tables tables(r, 1);
    Lookahead lookahead(r, tables.endgames, tables.hunt, 1);
    lookahead.useTables();
    const auto look = [&](const char* position) { return lookahead.glance(r.parse(position)).expected; };
    QVERIFY(look("9/9/2D6/3SS4/9/9/S3S4/9/8D/9 s") + Payoff::clearIn(100) <
            look("9/9/9/4S4/3D5/9/S3S4/9/8D/9 s"));
}

void TestFmursSearch::dogsClearTheFullField_data() {
    QTest::addColumn<QString>("rules");
    QTest::addColumn<int>("flocks");
    QTest::newRow("both") << "halves=1" << (atLength() ? 20 : 2);
    QTest::newRow("either") << "halves=1;turn=either" << (atLength() ? 20 : 1);
}

// Both sides look ahead a little, with the tables of three sheep: the dogs clear 10 × 9 in time.
void TestFmursSearch::dogsClearTheFullField() {
    QFETCH(QString, rules);
    QFETCH(int, flocks);
    const auto r = rulesOf(rules);
    const Tables tables(r, 3);
    Lookahead lookahead(r, tables.endgames, tables.hunt, 1);
    lookahead.useTables();
    for (int seed = 1; seed <= flocks; ++seed) {
        auto p = setUp(r, static_cast<std::uint64_t>(seed));
        while (!r.halfOver(p)) {
            Effort effort;
            effort.most = 10'000;
            auto children = lookahead.children(p);
            for (int depth = 0; depth < 8 && lookahead.deepen(p, children, depth, effort); ++depth) {
            }
            const bool dogs = p.phase == FmursRules::Phase::MoveDogs;
            p = std::ranges::min(children, {}, [&](const auto& child) {
                    return child.prospect.expected * (dogs ? 1 : -1);
                }).position;
        }
        QVERIFY2(p.sheep.empty(), r.text(p).c_str());
    }
}

QTEST_GUILESS_MAIN(TestFmursSearch)
#include "tst_fmurssearch.moc"
