#include <QTemporaryDir>
#include <QTest>

#include "core/games/fmurs/endgames.h"
#include "core/games/fmurs/tableplan.h"
#include "tests/fmurslabs.h"
#include "tests/fmursrules.h"

using namespace fmurslabs;
using FmursRules = core::fmurs::Rules;

// The lab of Fmurs that builds tables ahead: on request, as many as fit, found again by a match.
class TestFmursTableLab : public QObject {
    Q_OBJECT

private slots:
    void tablesAreBuiltOnRequest();
    void tablesOfOtherRulesAreOthers_data();
    void tablesOfOtherRulesAreOthers();
    void tablesThatDoNotFitAreLeft();
};

// Stopped on the way nothing is lost but the table in work; in the end the tables lie on disk, where a match
// finds them.
void TestFmursTableLab::tablesAreBuiltOnRequest() {
    const QTemporaryDir folder;
    const auto before = qgetenv("XDG_CACHE_HOME");
    qputenv("XDG_CACHE_HOME", folder.path().toUtf8());
    const FmursRules rules(parseValues(fmurs::options(), "rows=7;columns=8;sheep=4;halves=1;turn=either"));
    fmurs::TablePlan plan(rules);
    const auto first = plan.layers();
    QCOMPARE(first.size(), std::size_t{4});
    QVERIFY(first.at(2).there && !first.at(3).there && first.at(3).fits);
    QVERIFY(first.at(3).memory > first.at(3).bytes && first.at(3).seconds > 0);

    double reached = 0;
    std::stop_source stop;
    QVERIFY(!plan.build(stop.get_token(), [&](double done) {
        QVERIFY(done >= reached && done <= 1);
        reached = done;
        if (done > 0.5) stop.request_stop();
    }));
    QVERIFY(reached > 0.5 && !plan.layers().at(3).there);
    QVERIFY(plan.build({}, [&](double done) { reached = done; }));
    QVERIFY(plan.layers().at(3).there && reached > 0.9);

    fmurs::Endgames built(rules.chase(), rules.dogs(), rules.symmetries());
    fmurs::Endgames found(rules.chase(), rules.dogs(), rules.symmetries(), rules.tableName());
    QVERIFY(found.kept(4) && found.affordable(0) == 0 && built.solve(4, {}));
    std::stop_source loaded; // a table that is read reports no progress
    QVERIFY(found.solve(3, {}) && found.solve(4, {}, [&](double) { loaded.request_stop(); }));
    QVERIFY(!loaded.stop_requested() && found.table(4).values() == built.table(4).values());
    QCOMPARE(double(found.table(4).values().size()), first.at(3).bytes);
    qputenv("XDG_CACHE_HOME", before);
}

void TestFmursTableLab::tablesOfOtherRulesAreOthers_data() {
    QTest::addColumn<QString>("field");
    QTest::addColumn<QString>("option");
    QTest::newRow("shelter") << "rows=8;columns=8;sheep=3;turn=either"
                             << ";shelter=on";
    QTest::newRow("ten turns") << "rows=7;columns=8;sheep=4;turn=either"
                               << ";score10=on";
}

// Tables with more entries a placement, or more than one of so many sheep, are as large as was said and are
// found again, but not where they do not belong.
void TestFmursTableLab::tablesOfOtherRulesAreOthers() {
    QFETCH(QString, field);
    QFETCH(QString, option);
    const QTemporaryDir folder;
    const auto before = qgetenv("XDG_CACHE_HOME");
    qputenv("XDG_CACHE_HOME", folder.path().toUtf8());
    const auto rules = fmursrules::rulesOf(field + option), plain = fmursrules::rulesOf(field);
    const auto tablesOf = [](const FmursRules& r, const std::string& name) {
        return fmurs::Endgames(r.chase(), r.dogs(), r.symmetries(), name, r.countedTurns());
    };
    fmurs::TablePlan plan(rules);
    QVERIFY(!plan.layers().back().there && plan.build({}, [](double) {}));
    QVERIFY(plan.layers().back().there);

    const int sheep = rules.sheep();
    auto built = tablesOf(rules, {}), found = tablesOf(rules, rules.tableName());
    QVERIFY(found.kept(sheep) && !tablesOf(plain, plain.tableName()).kept(sheep));
    QVERIFY(built.solve(sheep, {}) && found.solve(sheep - 1, {}));
    std::stop_source loaded; // a table that is read reports no progress
    QVERIFY(found.solve(sheep, {}, [&](double) { loaded.request_stop(); }) && !loaded.stop_requested());
    double bytes = 0;
    for (int left = 0; left < found.goals(sheep); ++left) {
        QVERIFY(found.table(sheep, left).values() == built.table(sheep, left).values());
        bytes += static_cast<double>(found.table(sheep, left).values().size());
    }
    QCOMPARE(bytes, plan.layers().back().bytes);
    qputenv("XDG_CACHE_HOME", before);
}

// Nothing is begun that memory or disk cannot hold, and rules that cannot be are answered, not thrown.
void TestFmursTableLab::tablesThatDoNotFitAreLeft() {
    const auto table = labOf("fmurs-tables", "sheep=8");
    QCOMPARE(table.rows.size(), std::size_t{8});
    QVERIFY(!std::get<bool>(table.rows.back().back()));
    QVERIFY(table.facts.back().text.english().starts_with("The table of "));
    const auto none = labOf("fmurs-tables", "rocks=z99");
    QVERIFY(none.rows.empty() && !none.complete && !none.facts.at(0).holds);
}

QTEST_GUILESS_MAIN(TestFmursTableLab)
#include "tst_fmurstablelab.moc"
