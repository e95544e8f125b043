#include <QDir>
#include <QFile>
#include <QTemporaryDir>
#include <QTest>

#include "core/games/fmurs/endgames.h"
#include "core/games/fmurs/placing.h"
#include "core/games/fmurs/shepherd.h"
#include "core/games/fmurs/starredflocks.h"
#include "core/games/fmurs/tableplan.h"
#include "tests/atlength.h"
#include "tests/fmurslabs.h"
#include "tests/fmursrules.h"

#include <random>

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
    void bestSetUpIsKnown();
    void sortingStops();
    void diskIsToldBefore_data();
    void diskIsToldBefore();
    void damageIsFoundWhenTouched();
    void someFlocksAsInTheTableOfAll_data();
    void someFlocksAsInTheTableOfAll();
    void someFlocksAreOffered();
    void matchUsesTheTableOfSomeFlocks();
};

namespace {

// Tables are kept in a folder of their own as long as this lives.
class OwnCache {
public:
    OwnCache() : m_before(qgetenv("XDG_CACHE_HOME")) { qputenv("XDG_CACHE_HOME", m_folder.path().toUtf8()); }
    ~OwnCache() { qputenv("XDG_CACHE_HOME", m_before); }
    OwnCache(const OwnCache&) = delete;
    OwnCache& operator=(const OwnCache&) = delete;

private:
    QTemporaryDir m_folder;
    QByteArray m_before;
};

fmurs::Endgames tablesOf(const FmursRules& r, const std::string& name = {}) {
    return {r.chase(), r.dogs(), r.symmetries(), name, r.countedTurns()};
}

} // namespace

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
    QVERIFY(!loaded.stop_requested() && std::ranges::equal(found.table(4).values(), built.table(4).values()));
    QCOMPARE(double(found.table(4).values().size()), first.at(3).bytes);
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
        QVERIFY(std::ranges::equal(found.table(sheep, left).values(), built.table(sheep, left).values()));
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
    fmurs::Kennel kennel(r.field(), 3, r.symmetries());
    QVERIFY(!kennel.sort(stop.get_token()) && !kennel.sorted());
    const fmurs::Combinations sets(r.field().pasture(), 6);
    QVERIFY(!fmurs::StarredFlocks(r.field(), sets).list(stop.get_token()));
    QVERIFY(!fmurs::StarredFlocks(r.field(), sets).count(stop.get_token()));
    const fmurs::Pack pack(r.field(), 3, r.symmetries());
    for (const auto which : {fmurs::Flock::Any, fmurs::Flock::Starred}) {
        fmurs::Flocks flocks(r.chase(), pack, 6, which);
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

// What tables take on the disk is never more than was told, and where all flocks are in them no less.
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
    QVERIFY2(used <= told && told < used * 1.2, qPrintable(QStringLiteral("%1 of %2").arg(used).arg(told)));
    if (!starred) QCOMPARE(used, told);
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
        const auto h = table.herd(entry);
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
    QVERIFY(std::ranges::equal(found.table(4).values(), built.table(4).values()));
}

void TestFmursTableLab::someFlocksAsInTheTableOfAll_data() {
    QTest::addColumn<QString>("rules");
    for (const auto* const rules :
         {"rows=6;columns=6;sheep=6", "rows=6;columns=6;sheep=5;turn=either",
          "rows=6;columns=5;sheep=4;topology=torus", "rows=5;columns=5;sheep=5;topology=box;rocks=b3",
          "rows=5;columns=6;sheep=4;diagonal=always;distance=on", "rows=6;columns=5;sheep=4;shelter=on",
          "rows=6;columns=5;sheep=4;fighting=on", "rows=6;columns=6;sheep=2;dogs=3"})
        if (!inShort() || !QByteArray(rules).startsWith("rows=6;columns=6")) QTest::newRow(rules) << rules;
}

// The table of flocks in which every sheep has ★ has all of these, no others, and the values of the table of
// all.
void TestFmursTableLab::someFlocksAsInTheTableOfAll() {
    QFETCH(QString, rules);
    const auto r = fmursrules::rulesOf(rules);
    const int sheep = r.sheep();
    auto all = tablesOf(r), some = tablesOf(r);
    QVERIFY(some.onlyStarred(sheep, {}));
    QVERIFY(all.solve(sheep, {}) && some.solve(sheep, {}));
    const auto &whole = all.table(sheep), &part = some.table(sheep);
    std::uint64_t flocks = 0, listed = 0;
    for (std::uint32_t page = 0; page < whole.flocks().pages(); ++page) {
        if (whole.flocks().starred(page) < sheep) continue;
        flocks += whole.flocks().weight(page);
        for (std::uint64_t i = 0; i < whole.pack().placements(); ++i) {
            fmurs::Herd h;
            h.sheep = whole.flocks().flock(page);
            h.dogs = whole.pack().placement(i);
            if (h.sheep.meets(fmurs::setOf(h.dogs))) continue;
            if (whole.dogsValue(h) != part.dogsValue(h))
                QCOMPARE(int{part.dogsValue(h)}, int{whole.dogsValue(h)});
        }
    }
    for (std::uint32_t page = 0; page < part.flocks().pages(); ++page) listed += part.flocks().weight(page);
    QVERIFY(flocks > 0);
    QCOMPARE(listed, flocks);
    QCOMPARE(static_cast<double>(flocks), some.flocks(sheep));
    QVERIFY(static_cast<double>(part.size()) <= some.size(sheep) && some.size(sheep) < all.size(sheep));
}

// Size, memory and time are told first; it is built when asked, and says what it has found.
void TestFmursTableLab::someFlocksAreOffered() {
    if (inShort()) QSKIP("takes long");
    const OwnCache cache;
    const std::string asked = "rows=7;columns=6;sheep=6;flocks=legal";
    const auto told = labOf("fmurs-tables", asked);
    QCOMPARE(told.rows.size(), std::size_t{6});
    QVERIFY(told.complete && std::get<bool>(told.rows.back().back()));
    QVERIFY(number(told, 5, "seconds") >=
            number(told, 4, "seconds")); // tables of fewer sheep are read for it
    const auto built = labOf("fmurs-tables", asked + ";build=yes");
    QVERIFY(built.complete && built.facts.back().holds);
    QVERIFY(built.facts.back().text.english().starts_with("The best placement of the dogs"));
    const auto all = labOf("fmurs-tables", "rows=7;columns=6;sheep=6;build=yes");
    QCOMPARE(all.facts.back().text.english(), built.facts.back().text.english());
    const auto none = labOf("fmurs-tables", "sheep=1;flocks=legal");
    QVERIFY(none.rows.empty() && !none.complete && !none.facts.at(0).holds);
}

namespace {

// What is said last of all moves.
std::vector<Verdict> verdictsOf(fmurs::Shepherd& shepherd, const FmursRules& r,
                                const FmursRules::Position& p) {
    std::vector<Verdict> all;
    shepherd.analyse(p, {}, [&](const auto& value, bool) {
        all.clear();
        for (const auto m : r.moves(p)) all.push_back(value(r.play(p, m)));
    });
    return all;
}

} // namespace

// Where memory is too small for the table of all flocks, a match finds the one on the disk: placing and chase
// are known as with the table of all. Flocks without ★ are not in it.
void TestFmursTableLab::matchUsesTheTableOfSomeFlocks() {
    const OwnCache cache;
    const auto r = fmursrules::rulesOf("rows=7;columns=6;sheep=6;halves=1;turn=either");
    fmurs::TablePlan plan(r, {}, fmurs::Flock::Starred);
    QVERIFY(plan.build({}, [](double) {}));
    auto tables = tablesOf(r, r.tableName());
    const auto memory = (tables.memory(5) + tables.memory(6)) / 2;
    QCOMPARE(tables.affordable(memory), 5);
    fmurs::Shepherd small(r, {.nodes = 100, .threads = 1, .memory = memory}), large(r, {.threads = 1});
    std::mt19937_64 random(3);
    auto p = r.start();
    for (const bool dogs : {true, false}) {
        QVERIFY(verdictsOf(small, r, p) == verdictsOf(large, r, p));
        for (const auto c : dogs ? fmurs::randomDogs(r, random) : fmurs::randomFlock(r, p, random))
            p = r.play(p, FmursRules::Move::of(FmursRules::Move::Kind::Place, fmurs::noCell, c));
    }
    const auto known = verdictsOf(small, r, p);
    QVERIFY(known == verdictsOf(large, r, p));
    for (const auto& one : known) QVERIFY(one.proven() && one.plies());
    QVERIFY(small.why());

    QVERIFY(tables.takeStarred(6, {}) && tables.solve(6, {}));
    QVERIFY(tables.solved() == 6 && tables.solvedWholly() == 5 && tables.affordable(1e12) == 6);
    QVERIFY(tables.knows(p.sheep));
    auto lonely = p.sheep;
    const auto pasture = r.field().pasture();
    for (fmurs::Cell c = 0; c < r.field().cells() && r.chase().together(lonely); ++c) {
        lonely = p.sheep;
        lonely.remove(lonely.first());
        if (pasture.has(c) && !p.sheep.has(c)) lonely.add(c);
    }
    QVERIFY(lonely.count() == 6 && !tables.knows(lonely));
    lonely.remove(lonely.first());
    QVERIFY(tables.knows(lonely) && tables.knows({}));
    auto none = tablesOf(r, "other rules");
    QVERIFY(none.takeStarred(6, {}) && none.affordable(1e12) > 6);
}

QTEST_GUILESS_MAIN(TestFmursTableLab)
#include "tst_fmurstablelab.moc"
