#include <QDir>
#include <QFile>
#include <QTemporaryDir>
#include <QTest>

#include "core/games/fmurs/rules/rules.h"
#include "core/games/fmurs/search/chasesolver.h"
#include "core/games/fmurs/tables/endgames.h"
#include "core/games/fmurs/tables/index/starredflocks.h"
#include "core/games/fmurs/tables/tableplan.h"
#include "tests/core/atlength.h"
#include "tests/core/games/fmurs/fmurskept.h"
#include "tests/core/games/fmurs/fmurslabs.h"

#include <random>

using namespace fmurslabs;
using namespace fmurskept;

// The lab of Fmurs that builds tables ahead: on request, as many as fit, found again by a match.
class TestFmursTableLab : public QObject {
    Q_OBJECT

private slots:
    void tablesAreBuiltOnRequest();
    void tablesOfOtherRulesAreOthers_data();
    void tablesOfOtherRulesAreOthers();
    void whatIsMissingIsTold();
    void tablesThatDoNotFitAreLeft();
    void bestSetUpIsKnown();
    void sortingStops();
    void diskIsToldBefore_data();
    void diskIsToldBefore();
    void damageIsFoundWhenTouched();
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
    QVERIFY(first.at(3).memory > first.at(3).bytes);
    QVERIFY(first.at(3).seconds > 0 && first.at(3).seconds < 60); // it is a small one

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
    QVERIFY(!loaded.stop_requested() && same(found.table(4), built.table(4)));
    QCOMPARE(double(found.table(4).size()), first.at(3).bytes);
    QCOMPARE(int{found.longest(4)}, int{built.longest(4)});
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
        QVERIFY(same(found.table(sheep, left), built.table(sheep, left)));
        bytes += static_cast<double>(found.table(sheep, left).size());
    }
    QCOMPARE(bytes, plan.layers().back().bytes);
    qputenv("XDG_CACHE_HOME", before);
}

void TestFmursTableLab::whatIsMissingIsTold() {
    const OwnCache cache;
    const std::string rules = "rows=7;columns=8;sheep=4";
    const auto before = labOf("fmurs-tables", rules), built = labOf("fmurs-tables", rules + ";build=yes");
    const auto said = [](const Fact& fact) { return fact.text.english(); };
    QCOMPARE(before.facts.size(), std::size_t{2});
    QVERIFY(before.facts.at(0).holds && said(before.facts.at(0)).starts_with("The tables of up to 3 sheep"));
    QVERIFY(!before.facts.at(1).holds && said(before.facts.at(1)).starts_with("Still missing: about "));
    QCOMPARE(built.facts.size(), std::size_t{2});
    QVERIFY(built.facts.at(0).holds && said(built.facts.at(0)).starts_with("The tables of up to 4 sheep"));
    QVERIFY(built.facts.at(1).holds && said(built.facts.at(1)).starts_with("The best placement of the dogs"));
}

// Nothing is begun that memory or disk cannot hold, and rules that cannot be are answered, not thrown.
void TestFmursTableLab::tablesThatDoNotFitAreLeft() {
    const auto table = labOf("fmurs-tables", "sheep=8");
    QCOMPARE(table.rows.size(), std::size_t{8});
    QVERIFY(!std::get<bool>(table.rows.back().back()));
    QVERIFY(table.facts.back().text.english().starts_with("The table of "));
    QVERIFY(!table.facts.back().holds);
    const auto none = labOf("fmurs-tables", "rocks=z99");
    QVERIFY(none.rows.empty() && !none.complete && !none.facts.at(0).holds);
}

// As tst_fmurstables has it.
void TestFmursTableLab::bestSetUpIsKnown() {
    const OwnCache cache;
    const auto r = fmursrules::rulesOf("rows=6;columns=6;sheep=3");
    fmurs::TablePlan plan(r);
    QVERIFY(!plan.bestSetUp({}) && plan.build({}, [](double) {}));
    QCOMPARE(plan.bestSetUp({}), std::optional(3));
}

// What is not all listed or sorted is not taken for it. More flocks than can be told apart are never begun.
void TestFmursTableLab::sortingStops() {
    const auto r = fmursrules::rulesOf("rows=8;columns=8;sheep=6;dogs=3");
    std::stop_source stop;
    stop.request_stop();
    fmurs::DogOrbits orbits(r.field(), 3, r.symmetries());
    QVERIFY(!orbits.sort(stop.get_token()) && !orbits.sorted());
    const fmurs::Combinations sets(r.field().pasture(), 6);
    QVERIFY(!fmurs::StarredFlocks(r.field(), sets).list(stop.get_token()));
    QVERIFY(!fmurs::StarredFlocks(r.field(), sets).count(stop.get_token()));
    const fmurs::DogIndex dogIndex(r.field(), 3, r.symmetries());
    for (const auto which : {fmurs::Flock::Any, fmurs::Flock::Starred}) {
        fmurs::Flocks flocks(r.chase(), dogIndex, 6, which);
        QVERIFY(!flocks.sort(stop.get_token()) && !flocks.sorted());
    }
    const auto large = fmursrules::rulesOf("rows=12;columns=12;sheep=12");
    const auto endgames = tablesOf(large);
    const int sheep = endgames.affordable(1e300);
    QVERIFY(endgames.flocks(sheep) < fmurs::Flocks::most &&
            endgames.flocks(sheep + 1) >= fmurs::Flocks::most);
}

void TestFmursTableLab::diskIsToldBefore_data() {
    QTest::addColumn<QString>("rules");
    QTest::addColumn<bool>("starred");
    QTest::newRow("cylinder") << "rows=7;columns=8;sheep=4;turn=either" << false;
    QTest::newRow("box") << "rows=8;columns=8;sheep=3;topology=box" << false;
    QTest::newRow("shelter") << "rows=8;columns=8;sheep=3;shelter=on" << false;
    if (inShort()) return;
    QTest::newRow("ten turns") << "rows=7;columns=8;sheep=4;score10=on" << false;
    QTest::newRow("with ★ only") << "rows=8;columns=8;sheep=5" << true;
}

// What tables take on the disk is never more than was told, and not very much less.
void TestFmursTableLab::diskIsToldBefore() {
    QFETCH(QString, rules);
    QFETCH(bool, starred);
    const OwnCache cache;
    const auto r = fmursrules::rulesOf(rules);
    fmurs::TablePlan plan(r, {}, starred ? fmurs::Flock::Starred : fmurs::Flock::Any);
    double told = 0;
    for (const auto& layer : plan.layers()) told += layer.there ? 0 : layer.onDisk;
    QVERIFY(told > 0 && plan.build({}, [](double) {}));
    const auto used = static_cast<double>(TableStore().used());
    QVERIFY2(used <= told && told < used * 4, qPrintable(QStringLiteral("%1 of %2").arg(used).arg(told)));
}

// A match that comes upon a damaged table says so, gets no value from it, does without it, and later it is
// built again.
void TestFmursTableLab::damageIsFoundWhenTouched() {
    const OwnCache cache;
    const auto r = fmursrules::rulesOf("rows=7;columns=8;sheep=4");
    auto built = tablesOf(r), kept = tablesOf(r, r.tableName());
    QVERIFY(built.solve(4, {}) && kept.solve(4, {}) && kept.kept(4));
    const auto folder = qEnvironmentVariable("XDG_CACHE_HOME") + QStringLiteral("/kachisuji/tables");
    const QDir tables(folder);
    QCOMPARE(tables.entryList(QDir::Files).size(), 1);
    QFile file(tables.filePath(tables.entryList(QDir::Files).front()));
    QVERIFY(file.open(QIODevice::ReadWrite) && file.seek(file.size() / 2));
    const auto at = file.pos();
    char byte = 0;
    QVERIFY(file.getChar(&byte) && file.seek(at) && file.putChar(static_cast<char>(byte ^ 1)));
    file.close();

    auto found = tablesOf(r, r.tableName());
    QVERIFY(found.solve(4, {}) && found.solved() == 4);
    const auto& table = found.table(4);
    int sound = 0, damaged = 0;
    for (std::uint64_t entry = 0; entry < table.size(); entry += 997) {
        const auto h = table.placement(entry);
        if (h.sheep.meets(fmurs::setOf(h.dogs))) continue;
        try {
            QCOMPARE(int{found.dogsToMove(h)}, int{built.dogsToMove(h)});
            ++sound;
        } catch (const DamagedTable&) {
            ++damaged;
        }
    }
    QVERIFY(sound > 1000 && damaged > 0 && damaged < 200);
    QVERIFY(found.solved() == 3 && !found.kept(4));
    QVERIFY(found.solve(4, {}) && found.kept(4));
    QVERIFY(same(found.table(4), built.table(4)));
}

QTEST_GUILESS_MAIN(TestFmursTableLab)
#include "tst_fmurstablelab.moc"
