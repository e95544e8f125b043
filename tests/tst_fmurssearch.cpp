#include <QTest>

#include "core/games/fmurs/lookahead.h"
#include "core/games/fmurs/placing.h"
#include "tests/atlength.h"
#include "tests/fmurssolved.h"

#include <random>

using namespace core;
using namespace core::fmurs;

using namespace fmursrules;
using fmurssolved::Tables;

// Looking ahead in Fmurs above the endgame tables, and the estimate it goes by.
class TestFmursSearch : public QObject {
    Q_OBJECT

private slots:
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
