#include <QTest>

#include "core/games/fmurs/rules/flocks.h"
#include "core/games/fmurs/search/chasesolver.h"
#include "core/games/fmurs/tables/index/starredflocks.h"
#include "core/games/fmurs/tables/tableplan.h"
#include "tests/core/atlength.h"
#include "tests/core/games/fmurs/fmurskept.h"
#include "tests/core/games/fmurs/fmurslabs.h"

#include <atomic>
#include <random>
#include <thread>

using namespace fmurslabs;
using namespace fmurskept;

// The table of flocks in which every sheep has ★: the lab offers it, a match goes on with it.
class TestFmursStarred : public QObject {
    Q_OBJECT

private slots:
    void someFlocksAsInTheTableOfAll_data();
    void someFlocksAsInTheTableOfAll();
    void listingThemCanBeStopped();
    void countingThemCanBeStoppedAnywhere();
    void someFlocksAreOffered();
    void matchUsesTheTableOfSomeFlocks();
};

void TestFmursStarred::someFlocksAsInTheTableOfAll_data() {
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
void TestFmursStarred::someFlocksAsInTheTableOfAll() {
    QFETCH(QString, rules);
    const auto r = fmursrules::rulesOf(rules);
    const int sheep = r.sheep();
    auto all = tablesOf(r), some = tablesOf(r);
    std::stop_source stopped;
    stopped.request_stop();
    QVERIFY(!some.onlyStarred(sheep, stopped.get_token()));
    QVERIFY(some.onlyStarred(sheep, {}));
    QVERIFY(all.solve(sheep, {}) && some.solve(sheep, {}));
    const auto &whole = all.table(sheep), &part = some.table(sheep);
    std::uint64_t flocks = 0, listed = 0;
    for (std::uint32_t page = 0; page < whole.flocks().pages(); ++page) {
        if (whole.flocks().starred(page) < sheep) continue;
        flocks += whole.flocks().weight(page);
        for (std::uint64_t i = 0; i < whole.dogIndex().placements(); ++i) {
            fmurs::Placement h;
            h.sheep = whole.flocks().flock(page);
            h.dogs = whole.dogIndex().placement(i);
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

void TestFmursStarred::listingThemCanBeStopped() {
    const auto r = fmursrules::rulesOf("rows=6;columns=6;sheep=3");
    fmurs::Endgames tables(r.chase(), r.dogs(), r.symmetries());
    QVERIFY(tables.sortDogs({}));
    fmurs::Flocks flocks(r.chase(), tables.dogIndex(), r.sheep(), fmurs::Flock::Starred);
    std::stop_source stop;
    stop.request_stop();
    QVERIFY(!flocks.sort(stop.get_token()));
    QVERIFY(!flocks.sorted());
    QVERIFY(flocks.sort({}) && flocks.sorted());
    QVERIFY(flocks.pages() > 0);
}

// A stop that comes sooner or later: the count is whole, or there is none.
void TestFmursStarred::countingThemCanBeStoppedAnywhere() {
    const auto r = fmursrules::rulesOf("rows=9;columns=8;sheep=6");
    const fmurs::Combinations sets(r.field().pasture(), r.sheep());
    const auto all = fmurs::StarredFlocks(r.field(), sets).count({});
    QVERIFY(all);
    bool whole = false;
    for (int wait = 1; !whole; wait *= 2) {
        std::stop_source stop;
        std::atomic<bool> begun = false;
        const std::jthread other([&] {
            begun.wait(false);
            for (int i = 0; i < wait; ++i) std::this_thread::yield();
            stop.request_stop();
        });
        begun = true;
        begun.notify_one();
        const auto counted = fmurs::StarredFlocks(r.field(), sets).count(stop.get_token());
        whole = counted.has_value();
        QVERIFY(!counted || *counted == *all);
    }
}

// Size, memory and time are told first; it is built when asked, and says what it has found.
void TestFmursStarred::someFlocksAreOffered() {
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
std::vector<Verdict> verdictsOf(fmurs::ChaseSolver& solver, const FmursRules& r,
                                const FmursRules::Position& p) {
    std::vector<Verdict> all;
    solver.analyse(p, {}, [&](const auto& value, bool) {
        all.clear();
        for (const auto m : r.moves(p)) all.push_back(value(r.play(p, m)));
    });
    return all;
}

} // namespace

// Where memory is too small for the table of all flocks, a match finds the one on the disk: placing and chase
// are known as with the table of all. Flocks without ★ are not in it.
void TestFmursStarred::matchUsesTheTableOfSomeFlocks() {
    const OwnCache cache;
    const auto r = fmursrules::rulesOf("rows=7;columns=6;sheep=6;halves=1;turn=either");
    fmurs::TablePlan plan(r, {}, fmurs::Flock::Starred);
    QVERIFY(plan.build({}, [](double) {}));
    auto tables = tablesOf(r, r.tableName());
    const auto memory = (tables.memory(5) + tables.memory(6)) / 2;
    QCOMPARE(tables.affordable(memory), 5);
    fmurs::ChaseSolver small(r, {.nodes = 100, .threads = 1, .memory = memory}), large(r, {.threads = 1});
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

QTEST_GUILESS_MAIN(TestFmursStarred)
#include "tst_fmursstarred.moc"
