#include <QTest>

#include "core/games/fmurs/tables/endgames.h"
#include "tests/core/atlength.h"
#include "tests/core/games/fmurs/fmursnaive.h"

using namespace core;
using namespace core::fmurs;

using namespace fmursrules;
using fmursnaive::Naive;

// The endgame tables of Fmurs against a solver that knows nothing but the rules: all placements of small
// fields.
class TestFmursNaive : public QObject {
    Q_OBJECT

private slots:
    void naive_data();
    void naive();
};

namespace {

int inTables(const FmursRules& rules, const Endgames& endgames, const FmursRules::Position& p) {
    const auto h = rules.placement(p);
    const bool dogs = p.phase == FmursRules::Phase::MoveDogs, again = p.again != 0;
    if (rules.score10()) return endgames.catchWithin(rules.turnLimit() - p.turns, h, dogs, again).left;
    return dogs ? endgames.dogsToMove(h) : endgames.sheepToMove(h, again);
}

} // namespace

void TestFmursNaive::naive_data() {
    QTest::addColumn<QString>("rules");
    for (const auto& [turn, sheep] : {std::pair("both", 3), std::pair("either", 2)}) {
        if (const auto only = qEnvironmentVariable("FMURS_TURN", turn); only != turn) continue;
        const auto add = [reading = turn](const QString& rules) {
            if (inShort() && (rules.contains("torus") || rules.contains("score10"))) return;
            QTest::addRow("%s %s", reading, qPrintable(rules))
                << QStringLiteral("%1;turn=%2").arg(rules, reading);
        };
        for (const auto* const topology : {"cylinder", "torus", "box"})
            for (const auto* const size : {"rows=4;columns=4", "rows=4;columns=5", "rows=5;columns=4",
                                           "rows=5;columns=5", "rows=4;columns=6", "rows=5;columns=6"})
                if (!inShort() || QByteArray(size) == "rows=4;columns=4")
                    add(QStringLiteral("%1;sheep=3;topology=%2").arg(size, topology));
        for (const auto* const option : {"diagonal=always",
                                         "distance=on",
                                         "fighting=on",
                                         "dogpiece=king",
                                         "dogpiece=gold",
                                         "dogpiece=silver",
                                         "dogpiece=knight",
                                         "dogpiece=lance",
                                         "dogpiece=rook",
                                         "dogpiece=bishop",
                                         "dogpiece=dragon",
                                         "dogpiece=horse",
                                         "dogpiece=pawn",
                                         "rocks=b2",
                                         "dogs=1",
                                         "dogs=3",
                                         "shelter=on",
                                         "shelter=on;topology=torus",
                                         "shelter=on;distance=on",
                                         "shelter=on;fighting=on",
                                         "shelter=on;fighting=on;distance=on",
                                         "fighting=on;topology=torus"})
            add(QStringLiteral("rows=4;columns=5;sheep=%1;%2").arg(sheep).arg(option));
        for (const auto* const option : {"dogs=4", "dogs=4;dogpiece=rook", "dogs=3;shelter=on"})
            add(QStringLiteral("rows=4;columns=4;sheep=2;%1").arg(option));
        for (const auto* const option : {"", "topology=box", "fighting=on", "shelter=on", "dogs=1"})
            add(QStringLiteral("rows=5;columns=4;sheep=%1;score10=on;%2").arg(sheep).arg(option));
    }
    // Others: "rows=6;columns=6;sheep=2;topology=torus"
    if (const auto extra = qEnvironmentVariable("FMURS_NAIVE"); !extra.isEmpty())
        QTest::newRow("asked for") << extra;
}

void TestFmursNaive::naive() {
    QFETCH(QString, rules);
    const auto r = rulesOf(rules + (rules.contains("score10") ? "" : ";halves=1;turnlimit=999"));
    Endgames endgames(r.chase(), r.dogs(), r.symmetries(), {}, r.countedTurns());
    QVERIFY(endgames.solve(r.sheep(), {}));
    const Naive naive(r, r.sheep());
    QVERIFY(naive.count() > 1000);
    naive.each([&](const FmursRules::Position& p, int value) {
        const int known = inTables(r, endgames, p);
        if ((known == Endgame::never ? Naive::never : known) == value) return true;
        QTest::qFail((r.text(p) + ": " + std::to_string(known) + " for " + std::to_string(value)).c_str(),
                     __FILE__, __LINE__);
        return false;
    });
}

QTEST_GUILESS_MAIN(TestFmursNaive)
#include "tst_fmursnaive.moc"
