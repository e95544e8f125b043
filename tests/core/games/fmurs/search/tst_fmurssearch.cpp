#include <QTest>

#include "core/games/fmurs/rules/flocks.h"
#include "core/games/fmurs/search/lookahead.h"
#include "tests/core/atlength.h"
#include "tests/core/games/fmurs/fmurssolved.h"

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
    QTest::newRow("either, the last pair matters") << "rows=8;columns=9;turn=either" << 4;
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
        auto h = table.placement(random() % table.size());
        if (random() % 2 == 0)
            h = r.placement(setUp(rulesOf(rules + QStringLiteral(";sheep=%1").arg(sheep)), random()));
        const int turns = tables.endgames.dogsToMove(h);
        if (h.sheep.meets(setOf(h.dogs)) || turns == Endgame::never) continue;
        error += std::pow(estimate.turns(h, true) / double{Payoff::perTurn} - turns, 2);
        sum += turns;
        squares += turns * turns;
        ++n;
    }
    const double variance = squares / n - std::pow(sum / n, 2);
    QVERIFY2(error / n < variance / 2, qPrintable(QStringLiteral("%1 of %2").arg(error / n).arg(variance)));
}

void TestFmursSearch::dogsClearTheFullField_data() {
    QTest::addColumn<QString>("rules");
    QTest::addColumn<int>("flocks");
    QTest::newRow("both") << "halves=1" << (atLength() ? 20 : inShort() ? 1 : 2);
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
