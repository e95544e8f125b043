#include <QTest>

#include "core/games/fmurs/search/lookahead.h"
#include "tests/core/atlength.h"
#include "tests/core/games/fmurs/fmurssolved.h"

#include <random>

using namespace core;
using namespace core::fmurs;

using namespace fmursrules;
using fmurssolved::Tables;

// Looking ahead in Fmurs above the endgame tables.
class TestFmursLookahead : public QObject {
    Q_OBJECT

private slots:
    void searchAgreesWithTables_data();
    void searchAgreesWithTables();
    void boundsHoldWhateverTheWindow();
    void expectsWhatLookingAtAllFinds();
    void dogsGoAfterSheepThatLeaveAPair();
    void timeDecidesWhatIsLeft();
    void someAreCaughtForCertain();
    void sheepAreJoinedByTheShortestTree();
    void lastPairIsSpared();
    void enoughSheepEndIt();
};

void TestFmursLookahead::searchAgreesWithTables_data() {
    QTest::addColumn<QString>("rules");
    QTest::newRow("both") << "rows=5;columns=6;sheep=2";
    QTest::newRow("either") << "rows=5;columns=6;sheep=2;turn=either";
}

// What looking ahead proves is what the tables know. Six turns are looked at, three of them whatever they
// are.
void TestFmursLookahead::searchAgreesWithTables() {
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
    std::uint64_t spent = 0;
    for (int i = 0; i < 300; ++i) {
        const auto& table = tables.endgames.table(2);
        const auto h = table.placement(random() % table.size());
        if (h.sheep.meets(setOf(h.dogs))) continue;
        const int turns = tables.endgames.dogsToMove(h);
        Effort effort;
        const auto found = search.look({h, true}, 6, {}, effort);
        QVERIFY(effort.spent < 1'000'000); // nodes
        spent += effort.spent;
        QVERIFY(found && found->least <= Payoff::clearIn(turns) && found->most >= Payoff::clearIn(turns));
        QVERIFY(turns > 3 || found->exact());
        QVERIFY(found->least >= Payoff::clearIn(std::min(turns, 4)));
        exact += found->exact() ? 1 : 0;
    }
    QVERIFY(exact > 20);
    QVERIFY(spent > 300);
}

// A bound found outside a window, or before the effort was over, is as true as any, and is remembered.
void TestFmursLookahead::boundsHoldWhateverTheWindow() {
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
        const auto h = table.placement(random() % table.size());
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

namespace {

std::vector<Placement> turnsOf(const Chase& chase, const Search::Node& node) {
    std::vector<Placement> all;
    const auto& h = node.placement;
    const auto add = [&](const Placement& next) { all.push_back(next); };
    if (node.dogs) {
        for (const auto dog : h.dogs)
            if (dog != noCell)
                chase.turns(h, dog, [&](fmurs::Cell, const Chain&, const Placement& next) { add(next); });
    } else {
        h.sheep.each([&](fmurs::Cell from) {
            chase.pastures(h, from).each([&](fmurs::Cell to) { add(chase.afterSheep(h, from, to)); });
        });
    }
    if (all.empty()) add(h);
    return all;
}

// What is expected so many turns of the dogs ahead, with nothing left out.
int expectedByAll(const Search& search, const Chase& chase, const Search::Node& node, int dogTurns) {
    const auto seen = search.glance(node);
    if (seen.exact() || (dogTurns == 0 && !node.dogs)) return seen.expected;
    std::optional<int> best;
    for (const auto& placement : turnsOf(chase, node)) {
        const auto next = search.after(node, placement);
        const int found = expectedByAll(search, chase, next, dogTurns - (node.dogs ? 1 : 0));
        const int one = node.dogs ? Payoff::before(found) : found;
        if (!best || (node.dogs ? one < *best : one > *best)) best = one;
    }
    return std::clamp(best.value(), seen.least, seen.most);
}

} // namespace

// Windows leave out only what changes nothing. (From the fifth turn on those that do not look good are looked
// at with less depth: a single dog that steps or jumps has no more.)
void TestFmursLookahead::expectsWhatLookingAtAllFinds() {
    const auto r = rulesOf("rows=6;columns=5;sheep=4;dogs=1;turn=either");
    const Endgames none(r.chase(), r.dogs(), r.symmetries());
    const OneSheepHunt hunt(r.chase(), r.dogs(), maxSheep);
    const Estimate estimate(r.chase(), hunt);
    const Guarantee guarantee(none, hunt);
    std::mt19937_64 random(8);
    int compared = 0;
    while (compared < 200) {
        Search::Node node;
        const auto dog = CellSet::of(static_cast<fmurs::Cell>(random() % 30));
        node.placement.dogs = dogsOf(dog);
        while (node.placement.sheep.count() < 4)
            node.placement.sheep.add(static_cast<fmurs::Cell>(5 + random() % 20));
        if (node.placement.sheep.meets(dog) || turnsOf(r.chase(), node).size() > 4) continue;
        Memory memory;
        Search search({r.chase(), none, estimate, guarantee, memory});
        Effort effort;
        const auto found = search.look(node, 2, {}, effort);
        QVERIFY(found);
        QCOMPARE(found->expected, expectedByAll(search, r.chase(), node, 2));
        ++compared;
    }
}

// Of three in a row either end may be caught, and a pair is left; not the one in the middle.
void TestFmursLookahead::dogsGoAfterSheepThatLeaveAPair() {
    const auto r = rulesOf("rows=7;columns=8;turn=either");
    OneSheepHunt hunt(r.chase(), r.dogs(), maxSheep);
    QVERIFY(hunt.build({}));
    Estimate estimate(r.chase(), hunt);
    estimate.lastPairMatters(true);
    Placement h;
    const auto ends = CellSet::of(26) | CellSet::of(28);
    h.sheep = ends | CellSet::of(27);
    for (const fmurs::Cell one : r.field().everyCell())
        for (const fmurs::Cell two : r.field().everyCell()) {
            const auto dogs = CellSet::of(one) | CellSet::of(two);
            if (one >= two || dogs.meets(h.sheep)) continue;
            h.dogs = dogsOf(dogs);
            const int turns = std::min(hunt.turns(h.dogs, ends, true), OneSheepHunt::unseen);
            QCOMPARE(static_cast<int>(estimate.see(h, true)[Estimate::Hunt]), turns);
        }
}

// Where the turns do not suffice, so many sheep are left: fewer the more turns there are, and all but one of
// those to be caught at best.
void TestFmursLookahead::timeDecidesWhatIsLeft() {
    constexpr int sheep = 5, goal = 1, all = 20 * Payoff::perTurn; // for all five; for four of them 16 turns
    int before = Payoff::left(sheep);
    for (int turns = 0; turns < 16; ++turns) {
        const int left = Estimate::within(turns, goal, sheep, all);
        QCOMPARE(left, Payoff::left(sheep - std::min(turns / 4, 3)));
        QVERIFY(left <= before);
        before = left;
    }
    QCOMPARE(Estimate::within(16, goal, sheep, all), Payoff::clearIn(16));
}

// Where the turns do not suffice for all, they do for some hunts.
void TestFmursLookahead::someAreCaughtForCertain() {
    const auto r = rulesOf("");
    const Tables tables(r, 2);
    const Estimate estimate(r.chase(), tables.hunt);
    Guarantee guarantee(tables.endgames, tables.hunt);
    guarantee.update();
    Memory memory;
    const Search search({r.chase(), tables.endgames, estimate, guarantee, memory});
    const auto h = r.placement(r.parse("9/2SS2SS1/1DSS5/4SSSS1/9/9/9/9/7D1/9 d 0"));
    int fewest = 10;
    for (int turns = 0; turns <= 60; ++turns) {
        const int caught = guarantee.caughtWithin(turns, h, true);
        const auto found = search.glance({h, true, false, turns, 0});
        QVERIFY(found.most <= Payoff::left(10 - caught));
        fewest = std::min(fewest, 10 - caught);
    }
    QVERIFY(fewest < 9);
}

// Side by side they are a step apart, at a corner one and a half, else no neighbours.
void TestFmursLookahead::sheepAreJoinedByTheShortestTree() {
    const auto r = rulesOf("rows=7;columns=8");
    const OneSheepHunt hunt(r.chase(), r.dogs(), maxSheep);
    const Estimate estimate(r.chase(), hunt);
    const auto tree = [&](const char* position) {
        const auto seen = estimate.see(r.placement(r.parse(position)), true);
        return std::array{seen[Estimate::Tree], seen[Estimate::Beside], seen[Estimate::Gaps]};
    };
    QCOMPARE(tree("8/8/2S5/8/8/8/DD6 d 0"), (std::array{0.0F, 0.0F, 0.0F}));
    QCOMPARE(tree("8/8/2SS4/8/8/8/DD6 d 0"), (std::array{1.0F, 1.0F, 0.0F}));
    QCOMPARE(tree("8/8/2S5/3S4/8/8/DD6 d 0"), (std::array{1.5F, 0.0F, 0.0F}));
    QCOMPARE(tree("8/S6S/2S5/3S4/3S4/8/DD6 d 0"), (std::array{6.5F, 2.0F, 1.0F})); // over the joined edge
}

// The dog beside the pair could jump over one of the two: then no pair is left, and the sheep escape. Nobody
// sees so far ahead; the dogs know it all the same.
//   . . . D . . . . .
//   . . . S S . . . .
void TestFmursLookahead::lastPairIsSpared() {
    const auto r = rulesOf("turn=either");
    const Tables tables(r, 1);
    Lookahead lookahead(r, tables.endgames, tables.hunt, 1);
    lookahead.useTables();
    const auto look = [&](const char* position) { return lookahead.glance(r.parse(position)).expected; };
    QVERIFY(look("9/9/2D6/3SS4/9/9/S3S4/9/8D/9 s") + Payoff::clearIn(100) <
            look("9/9/9/4S4/3D5/9/S3S4/9/8D/9 s"));
}

// Where enough are caught, nothing that happens to a dog counts any more; else one that is enclosed has lost.
void TestFmursLookahead::enoughSheepEndIt() {
    const auto r = rulesOf("rows=7;columns=7;sheep=4;fighting=on");
    const auto h = r.placement(r.parse("7/7/2S4/1SDS3/2S4/6D/7 s 3"));
    QVERIFY(r.chase().enclosed(h));
    const Endgames none(r.chase(), r.dogs(), r.symmetries());
    for (const bool again : {false, true}) {
        QCOMPARE(int{none.sheepToMove(h, again, 4)}, 0);
        QCOMPARE(none.sheepToMove(h, again, 3), Endgame::never);
    }
    QCOMPARE(int{none.dogsToMove(h, 4)}, 0);
    QCOMPARE(none.dogsToMove(h, 3), Endgame::never);
}

QTEST_GUILESS_MAIN(TestFmursLookahead)
#include "tst_fmurslookahead.moc"
