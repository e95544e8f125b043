#include <QTest>

#include <algorithm>
#include <span>

#include "core/games/fmurs/tables/placingvalues.h"
#include "tests/core/atlength.h"
#include "tests/core/games/fmurs/fmursplain.h"
#include "tests/core/games/fmurs/fmursrules.h"

using namespace core;
using namespace core::fmurs;
using namespace fmursrules;

// How the endgame tables of Fmurs are built, and that they say what a solver says which shares nothing with
// them.
class TestFmursTables : public QObject {
    Q_OBJECT

private slots:
    void plainRules_data();
    void plainRules();
    void setUpGame_data();
    void setUpGame();
    void everyWayIsTheSame_data();
    void everyWayIsTheSame();
    void goesOnAfterEveryStop();
    void progressOnlyGrows();
};

namespace {

using Edges = fmursplain::Field::Edges;

Endgames tablesOf(const FmursRules& r) {
    return {r.chase(), r.dogs(), r.symmetries(), {}, r.countedTurns()};
}

// For the range checks of placements that core and plain rules have in common.
Placement placementOf(const fmursplain::Placement& p) {
    CellSet dogs;
    Placement h;
    for (Cell c = 0; c < 32; ++c) {
        if (fmursplain::Moves::has(p.dogs, c)) dogs.add(c);
        if (fmursplain::Moves::has(p.sheep, c)) h.sheep.add(c);
    }
    h.dogs = dogsOf(dogs);
    return h;
}

} // namespace

void TestFmursTables::plainRules_data() {
    QTest::addColumn<QString>("options");
    QTest::addColumn<fmursplain::Field>("field");
    constexpr std::array edges{std::pair("cylinder", Edges::Cylinder), std::pair("torus", Edges::Torus),
                               std::pair("box", Edges::Box)};
    const auto add = [](const QString& more, const fmursplain::Field& field) {
        const bool torus = field.edges == Edges::Torus && field.rows != field.columns;
        if (inShort() && (torus || field.rows * field.columns > 20)) return;
        const auto text = QStringLiteral("rows=%1;columns=%2;turn=%3;%4")
                              .arg(field.rows)
                              .arg(field.columns)
                              .arg(field.stepThenJump ? "both" : "either", more);
        QTest::addRow("%s", qPrintable(text)) << text << field;
    };
    for (const bool both : {true, false}) {
        for (const auto& [name, edge] : edges)
            for (const auto& [rows, columns] : {std::pair(4, 4), std::pair(5, 4), std::pair(4, 5)})
                add(QStringLiteral("sheep=3;topology=%1").arg(name),
                    {.rows = rows, .columns = columns, .edges = edge, .stepThenJump = both});
        add("sheep=3", {.rows = 5, .columns = 5, .stepThenJump = both});
        add("sheep=2", {.rows = 5, .columns = 6, .stepThenJump = both});
        add("sheep=2;dogs=1", {.rows = 5, .columns = 5, .dogs = 1, .stepThenJump = both});
        add("sheep=2;dogs=3", {.rows = 4, .columns = 5, .dogs = 3, .stepThenJump = both});
        add("sheep=3;diagonal=always",
            {.rows = 4, .columns = 5, .stepThenJump = both, .diagonalAlways = true});
        add("sheep=3;distance=on", {.rows = 5, .columns = 4, .stepThenJump = both, .distance = true});
        add("sheep=3;rocks=b2", {.rows = 5, .columns = 4, .stepThenJump = both, .rocks = 1U << 5U});
    }
}

void TestFmursTables::plainRules() {
    QFETCH(QString, options);
    QFETCH(fmursplain::Field, field);
    const auto r = rulesOf(options + ";halves=1;turnlimit=999");
    auto endgames = tablesOf(r);
    QVERIFY(endgames.solve(r.sheep(), {}));
    const fmursplain::Solved plain(field, r.sheep());
    QVERIFY(plain.all().size() > 1000);
    for (std::size_t i = 0; i < plain.all().size(); ++i) {
        const auto& p = plain.all()[i];
        const int known =
            p.dogsToMove ? endgames.dogsToMove(placementOf(p)) : endgames.sheepToMove(placementOf(p), false);
        const int value = plain.value(i) == fmursplain::Solved::never ? int{Endgame::never} : plain.value(i);
        if (known != value) QCOMPARE(known, value);
    }
}

void TestFmursTables::setUpGame_data() {
    QTest::addColumn<QString>("rules");
    QTest::addColumn<int>("best");
    QTest::addColumn<int>("longestLegal");
    QTest::addColumn<int>("longest");
    QTest::newRow("2, both") << "sheep=2" << 4 << 8 << 16;
    QTest::newRow("3, both") << "sheep=3" << 7 << 15 << 26;
    QTest::newRow("2, either") << "sheep=2;turn=either" << 10 << 17 << 17;
    QTest::newRow("3, either") << "sheep=3;turn=either" << 18 << 29 << 50;
    QTest::newRow("6 × 6") << "rows=6;columns=6;sheep=3" << 3 << 0 << 0;
}

// The best dogs against the best flock that may be placed; the longest catch of those, and of all.
void TestFmursTables::setUpGame() {
    QFETCH(QString, rules);
    QFETCH(int, best);
    QFETCH(int, longestLegal);
    QFETCH(int, longest);
    const auto r = rulesOf(rules);
    auto endgames = tablesOf(r);
    QVERIFY(endgames.solve(r.sheep(), {}));
    PlacingValues placing(r, endgames);
    const auto byCell = placing.turns(r.start(), {});
    QVERIFY(byCell.has_value());
    int least = Endgame::never, legal = 0, most = 0;
    for (const auto value : *byCell) least = value > 0 ? std::min<int>(least, value) : least;
    QCOMPARE(least, best);
    if (longest == 0) return; // not told by the rules
    const auto& table = endgames.table(r.sheep());
    auto pass = table.pass();
    for (std::uint32_t page = 0; page < table.flocks().pages(); ++page) {
        const auto* const entries = table.entries(page, pass);
        for (std::uint64_t i = 0; i < table.dogIndex().placements(); ++i) {
            const int value = entries[i];
            if (value == Endgame::never) continue;
            most = std::max(most, value);
            if (table.flocks().starred(page) == r.sheep()) legal = std::max(legal, value);
        }
    }
    QCOMPARE(legal, longestLegal);
    QCOMPARE(most, longest);
}

void TestFmursTables::everyWayIsTheSame_data() {
    QTest::addColumn<QString>("rules");
    for (const auto* const rules :
         {"rows=7;columns=8;sheep=3", "rows=7;columns=7;sheep=3;turn=either", "rows=6;columns=12;sheep=2",
          "rows=5;columns=5;sheep=3;topology=torus", "rows=6;columns=6;sheep=2;dogs=3",
          "rows=6;columns=6;sheep=3;dogs=1", "rows=6;columns=5;sheep=3;shelter=on;fighting=on;distance=on",
          "rows=6;columns=5;sheep=3;dogpiece=dragon", "rows=6;columns=6;sheep=3;score10=on"})
        QTest::addRow("%s", rules) << QString(rules);
}

// One thread or several, with the quickest instructions of the processor or without: the same bytes.
void TestFmursTables::everyWayIsTheSame() {
    QFETCH(QString, rules);
    const auto r = rulesOf(rules);
    auto plain = tablesOf(r);
    plain.use({1, rowMathWays().front()});
    QVERIFY(plain.solve(r.sheep(), {}));
    for (int left = 0; left < plain.goals(r.sheep()); ++left) { // no value is above what is told as the most
        const auto& table = plain.table(r.sheep(), left);
        QCOMPARE(table.longestTurns(), std::ranges::max(std::span(table.kept()).first(table.size())));
    }
    for (const auto& way : rowMathWays()) {
        auto other = tablesOf(r);
        other.use({4, way});
        QVERIFY(other.solve(r.sheep(), {}));
        for (int left = 0; left < plain.goals(r.sheep()); ++left)
            QVERIFY(other.table(r.sheep(), left).kept() == plain.table(r.sheep(), left).kept());
    }
}

// Stopped whenever something is told of the progress.
void TestFmursTables::goesOnAfterEveryStop() {
    const auto r = rulesOf("rows=6;columns=6;sheep=3");
    auto whole = tablesOf(r), parts = tablesOf(r);
    QVERIFY(whole.solve(3, {}));
    int stops = 0;
    for (bool done = false; !done; ++stops) {
        std::stop_source stop;
        if (stops == 0) stop.request_stop();
        done = parts.solve(3, stop.get_token(), [&](double) { stop.request_stop(); });
    }
    QVERIFY(stops > 10);
    QVERIFY(parts.table(3).kept() == whole.table(3).kept());
}

void TestFmursTables::progressOnlyGrows() {
    const auto r = rulesOf("rows=7;columns=8;sheep=3;turn=either");
    auto endgames = tablesOf(r);
    QVERIFY(endgames.solve(2, {}));
    double reached = 0;
    int told = 0;
    QVERIFY(endgames.solve(3, {}, [&](double done) {
        QVERIFY(done >= reached && done <= 1);
        reached = done;
        ++told;
    }));
    QVERIFY(told > 3 && reached > 0.9);
}

QTEST_GUILESS_MAIN(TestFmursTables)
#include "tst_fmurstables.moc"
