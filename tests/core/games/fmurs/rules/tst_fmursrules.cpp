#include <QTest>

#include "core/gameof.h"
#include "core/games/fmurs/look/board.h"
#include "core/games/fmurs/rules/flocks.h"
#include "core/play/record.h"
#include "tests/core/games/fmurs/fmursrules.h"

#include <map>
#include <random>

using namespace core;
using namespace core::fmurs;

using namespace fmursrules;

// Placing in Fmurs, and how its two halves end.
class TestFmursRules : public QObject {
    Q_OBJECT

private slots:
    void offeredFlocksAreLegal_data();
    void offeredFlocksAreLegal();
    void aSingleSheepIsNoFlock();
    void rocksThatAreNoCellsAreRefused();
    void refusedPositions_data();
    void refusedPositions();
    void readsASheet();
    void scatteredPairsKeepApart();
    void placingLeavesRoomForMates_data();
    void placingLeavesRoomForMates();
    void halves_data();
    void halves();
    void oldRecordsPlayOn();
    void phrasesSayWhatATurnDoes();
    void briefTextCountsTheSheep();
    void symmetriesMoveTheShelteredSheepToo();
};

void TestFmursRules::offeredFlocksAreLegal_data() {
    QTest::addColumn<QString>("rules");
    for (const auto* const rules :
         {"", "rows=3;columns=3;sheep=1", "topology=torus", "rows=4;columns=7;sheep=7",
          "rows=7;columns=8;topology=box;sheep=12;dogs=4", "rocks=d4,e5,f6"})
        QTest::addRow("%s", rules) << QString(rules);
}

// Ready-made set-ups place all dogs and sheep by legal moves, and every sheep has a neighbour.
void TestFmursRules::offeredFlocksAreLegal() {
    QFETCH(QString, rules);
    const auto r = rulesOf(rules);
    const core::fmurs::Board board(r);
    for (std::uint64_t seed = 0; seed < 5; ++seed)
        for (const auto& dogs : board.offers(r.start(), seed)) {
            const auto place = [&](FmursRules::Position p, const Offer& offer) {
                for (const auto m : offer.moves) {
                    const auto move = unpack<FmursRules::Move>(m);
                    const auto legal = r.moves(p);
                    if (std::ranges::find(legal, move) == legal.end()) qFatal("not legal");
                    p = r.play(p, move);
                }
                return p;
            };
            const auto p = place(r.start(), dogs);
            QCOMPARE(p.phase, FmursRules::Phase::PlaceSheep);
            for (const auto& flock : board.offers(p, seed)) {
                const auto q = place(p, flock);
                QCOMPARE(q.phase, FmursRules::Phase::MoveDogs);
                QVERIFY(r.chase().together(q.sheep));
            }
        }
}

void TestFmursRules::aSingleSheepIsNoFlock() {
    const auto r = rulesOf("rows=6;columns=6;sheep=1");
    const auto offers = core::fmurs::Board(r).offers(r.parse("6/6/1D4/6/4D1/6 s+ 0"), 1);
    QCOMPARE(offers.size(), std::size_t{1});
    QCOMPARE(offers.front().name.english(), std::string_view("Random sheep"));
    QCOMPARE(offers.front().moves.size(), std::size_t{1});
}

void TestFmursRules::rocksThatAreNoCellsAreRefused() {
    for (const auto& rocks : {"b2,f1", "b2,a7", "b2,b2", "b2,?"}) try {
            rulesOf(QStringLiteral("rows=6;columns=5;sheep=1;rocks=%1").arg(rocks));
            QFAIL("not refused");
        } catch (const core::InputError& error) {
            QVERIFY(error.message().english().find("from a1 to e6") != std::string::npos);
        }
}

void TestFmursRules::refusedPositions_data() {
    QTest::addColumn<QString>("position");
    QTest::addColumn<QString>("says");
    const auto row = [](const char* position, const char* says) {
        QTest::addRow("%s", position) << QString(position) << QString::fromUtf8(says);
    };
    row("D3D/1SS2/5 d 0", "it has 3 rows where the field has 4");
    row("D3D/1SS1/5/5 d 0", "row 2 does not have 5 columns");
    row("D3D1/1SS2/5/5 d 0", "row 1 does not have 5 columns");
    row("D3DD/1SS2/5/5 d 0", "row 1 does not have 5 columns");
    row("D30D/1SS2/5/5 d 0", "“30” should be a number from 1 to 12");
    row("0D3D/1SS2/5/5 d 0", "“0” should be a number from 1 to 12");
    row("D03D/1SS2/5/5 d 0", "“03” should be a number from 1 to 12");
    row("D3X/1SS2/5/5 d 0", "“X” is not an animal");
    row("D3D/1SS2/5/5", "after the cells comes d or s");
    row("D3D/1SS2/5/5 s2 0", "after the cells comes d or s");
    row("D3D/1SS2/5/5 d 1000", "“1000” should be a number from 0 to 999");
    row("D3D/1SS2/5/5 d one", "after the turns only");
    row("D3D/1SS2/5/5 d 0 2:", "“” should be a number from 1 to");
    row("D3D/1SS2/5/5 d 0 2:one", "“one” should be a number from 1 to");
    row("D3D/1SS2/5/5 d 0 2:0", "“0” should be a number from 1 to");
    row("D3D/1SS2/5/5 d 0 2:x3", "“3” should be a number from 0 to 2");
    row("D3D/1SS2/5/5 d 0 *b2", "after * comes the cell of a sheep next to a dog");
    row("#3D/1SS1D/5/5 d 0", "its rocks are not those of the rules");
    row("DDDDD/1SS2/5/5 d 0", "There are at most 4 dogs");
    row("5/5/5/5 d+ 1", "no turns are made before the animals are placed");
    row("5/5/5/5 d+ 0 !", "nobody gives up before the animals are placed");
}

// What comes back from a sheet may have empty cells, at the end none at all, and no last line.
void TestFmursRules::readsASheet() {
    const auto rules = rulesOf("rows=4;columns=5;sheep=2;rocks=a1");
    const auto p = rules.parse("#3D/1SS2/5/D4 d 3");
    const std::string sheet = "🪨\t⬜\t⬜\t⬜\t🐕\n"
                              "⬜\t🐏\t🐏\t⬜\t⬜\n"
                              "⬜\t⬜\t⬜\t⬜\t⬜\n"
                              "🐕\t⬜\t⬜\t⬜\t⬜\n"
                              "d 3";
    QCOMPARE(rules.spelt(p), sheet);
    QVERIFY(rules.parse("🪨\t\t\t\t🐕\r\n\t🐏\t🐏\r\n\t\t\t\t\r\n🐕\t\t\t\t\r\nd 3") == p);
    QVERIFY(rules.parse("🪨⬜⬜⬜🐕\n⬜🐏🐏⬜⬜\n⬜⬜⬜⬜⬜\n🐕\uFE0F⬜⬜⬜⬜") ==
            rules.parse("#3D/1SS2/5/D4 d 0"));
    std::string tall, wide = "🐕\t";
    for (int i = 0; i < 100'000; ++i) tall += "🐕\n", wide += "⬜\t";
    for (const auto& bad :
         {std::string("🐕\n🐕"), std::string("🐕🐕\nd"), std::string("\n"), std::string("\n\n\n\n"),
          std::string("\t\n\t\n\t\n\t"), std::string("🐈⬜⬜⬜🐕\n5/5/5 d 0"), tall, wide + "\n"}) {
        try {
            (void)rules.parse(bad);
            QFAIL("read");
        } catch (const core::InputError& error) {
            const auto said = error.message().english();
            QVERIFY2(said.size() < 400 && said.find('\n') == std::string::npos, said.c_str());
        }
    }
}

void TestFmursRules::refusedPositions() {
    QFETCH(QString, position);
    QFETCH(QString, says);
    try {
        (void)rulesOf("rows=4;columns=5;sheep=2").parse(position.toStdString());
        QFAIL("not refused");
    } catch (const core::InputError& error) {
        const auto said = QString::fromStdString(error.message().english());
        QVERIFY2(said.contains(says) && said.contains(position), qPrintable(said));
    }
}

// No sheep has more than its mate beside it.
void TestFmursRules::scatteredPairsKeepApart() {
    const auto r = rulesOf("rows=8;columns=8;sheep=8");
    CellSet flock;
    for (const auto c : scatteredFlock(r.field(), setOf(r.parse("8/6D1/8/8/8/8/1D6/8 s+ 0").dogs), 8))
        flock.add(c);
    QCOMPARE(flock.count(), 8);
    flock.each([&](fmurs::Cell c) { QCOMPARE((r.field().around(c) & flock).count(), 1); });
}

void TestFmursRules::placingLeavesRoomForMates_data() {
    QTest::addColumn<QString>("rules");
    for (const auto* const rules :
         {"rows=5;columns=4;sheep=5", "rows=6;columns=4;topology=torus;sheep=5;dogs=1",
          "rows=5;columns=5;topology=box;sheep=6;dogs=2", "rows=4;columns=7;sheep=6;rocks=c2,d3"})
        QTest::addRow("%s", rules) << QString(rules);
}

// A sheep may stand wherever some way of placing the others gives each a neighbour: all ways are tried.
void TestFmursRules::placingLeavesRoomForMates() {
    QFETCH(QString, rules);
    const auto r = rulesOf(rules.toStdString().c_str());
    const Chase& chase = r.chase();
    const auto completes = [&](const auto& self, const CellSet& free, const CellSet& flock,
                               int count) -> bool {
        if (count == 0) return chase.together(flock);
        bool can = false;
        auto rest = free; // in rising order: each set of cells once
        free.each([&](fmurs::Cell c) {
            rest.remove(c);
            can = can || self(self, rest, flock | CellSet::of(c), count - 1);
        });
        return can;
    };
    std::mt19937_64 random(1);
    for (int i = 0; i < 60; ++i) {
        auto p = r.start();
        while (p.phase != FmursRules::Phase::MoveDogs) {
            const auto moves = r.moves(p);
            const int more = r.sheep() - p.sheep.count() - 1;
            if (p.phase == FmursRules::Phase::PlaceSheep && more <= 3) {
                const auto good = r.placings(p);
                const auto free = r.field().pasture() - setOf(p.dogs) - p.sheep;
                free.each([&](fmurs::Cell c) {
                    const auto one = CellSet::of(c);
                    QCOMPARE(good.has(c), completes(completes, free - one, p.sheep | one, more));
                });
            }
            p = r.play(p, moves[random() % moves.size()]);
        }
    }
}

void TestFmursRules::halves_data() {
    QTest::addColumn<QString>("rules");
    QTest::addColumn<QString>("position");
    QTest::addColumn<QString>("move");
    QTest::addColumn<int>("result"); // for the second player's dogs: 1, 0, −1; 9: goes on
    const QString small = "rows=3;columns=3;dogs=1;sheep=1;turnlimit=5";
    QTest::newRow("fewer turns win") << small << "1D1/1S1/3 d 1 2:3"
                                     << "b1xb3" << 1;
    QTest::newRow("as many draw") << small << "1D1/1S1/3 d 2 2:3"
                                  << "b1xb3" << 0;
    QTest::newRow("more lose") << small << "1D1/1S1/3 d 3 2:3"
                               << "b1xb3" << -1;
    QTest::newRow("the count has passed") << small << "1D1/1S1/3 d 3 2:3"
                                          << "b1a1" << -1;
    QTest::newRow("the count may be reached") << small << "1D1/1S1/3 d 2 2:3"
                                              << "b1a1" << 9;
    QTest::newRow("cleared beats not cleared") << small << "1D1/1S1/3 d 4 2:x0"
                                               << "b1xb3" << 1;
    QTest::newRow("neither cleared, as many caught") << small << "1D1/1S1/3 d 4 2:x0"
                                                     << "b1a1" << 0;
    const QString two = "rows=5;columns=6;sheep=2;turnlimit=5";
    QTest::newRow("more caught decides at once") << two << "1D4/1S4/5S/6/D5 d 1 2:x0"
                                                 << "b1xb3" << 1;
    QTest::newRow("fewer caught loses") << two << "1D4/1S4/5S/6/D5 d 4 2:x1"
                                        << "b1c1" << -1;
}

void TestFmursRules::halves() {
    QFETCH(QString, rules);
    QFETCH(QString, position);
    QFETCH(QString, move);
    QFETCH(int, result);
    const auto r = rulesOf(rules);
    const auto p = r.parse(position.toStdString());
    for (const auto m : r.moves(p)) {
        if (r.text(p, m) != move.toStdString()) continue;
        const auto after = r.play(p, m);
        const auto outcome = r.result(after);
        QCOMPARE(outcome.has_value(), result != 9);
        if (outcome)
            QCOMPARE(static_cast<int>(r.mover(after) == Player::Second ? *outcome : opposite(*outcome)),
                     result);
        return;
    }
    QFAIL("no such move");
}

// Records of the time when a turn was a step or jumps do not name the reading: their moves stay legal.
void TestFmursRules::oldRecordsPlayOn() {
    const auto record = readRecord(
        R"({"format":"kachisuji-match","version":1,"game":"fmurs","rules":"rows=6;columns=6;sheep=3",)"
        R"("start":"6/6/6/6/6/6 d+ 0","moves":["a3","f6","b3","d3","c4","a3a4","c4c3","a4a3","d3d4","a3xd3"],)"
        R"("players":{"first":"Hana","second":"Ken"}})");
    QCOMPARE(record.match.plies(), 10);
    QCOMPARE(record.match.game().rules().find("either"), std::string::npos);
}

void TestFmursRules::phrasesSayWhatATurnDoes() {
    const auto r = rulesOf("rows=8;columns=8;sheep=6");
    const core::fmurs::Board board(r);
    const auto p = r.parse("8/8/5SSD/SS6/2S5/3S4/5D2/8 d 5");
    std::map<std::string, std::string> phrases;
    for (const auto m : r.moves(p)) phrases[r.text(p, m)] = board.phrase(p, m).english();
    QCOMPARE(phrases.size(), std::size_t{12});
    for (const auto& [move, phrase] : {std::pair("h3h4", "h3→h4: step"),
                                       {"h3xe3", "h3→e3: takes 2 sheep"},
                                       {"h3h4xc4xc6xe6", "h3→e6: steps, takes 4"}})
        QCOMPARE(phrases[move], std::string(phrase));
}

// With the last capture all are caught, though the other half begins at once.
void TestFmursRules::briefTextCountsTheSheep() {
    const auto r = rulesOf("rows=6;columns=6;sheep=3");
    const auto brief = [&](const char* position) { return r.brief(r.parse(position)); };
    QCOMPARE(brief("6/6/2SS2/6/6/DD4 s+ 0"), std::string("2/3"));
    QCOMPARE(brief("6/6/2SS2/6/6/DD4 d 4"), std::string("1/3"));
    QCOMPARE(brief("6/6/6/6/6/6 d+ 0 2:5"), std::string("3/3"));
    QCOMPARE(brief("6/6/6/6/6/6 d+ 0 2:x1"), std::string("1/3"));
    QCOMPARE(brief("6/6/6/6/6/DD4 s+ 0 2:5"), std::string("0/3"));
}

void TestFmursRules::symmetriesMoveTheShelteredSheepToo() {
    const auto r = rulesOf("rows=5;columns=6;sheep=3;halves=1;shelter=on");
    std::mt19937 dice(1);
    int sheltered = 0;
    for (int match = 0; match < 50; ++match)
        for (auto p = r.start(); !r.result(p);) {
            const auto moves = r.moves(p);
            p = r.play(p, moves[dice() % moves.size()]);
            if (p.sheltered == noCell) continue;
            ++sheltered;
            const auto same = r.canonical(p);
            QVERIFY2(same.sheep.has(same.sheltered), r.text(p).c_str());
        }
    QVERIFY(sheltered > 20);
}

QTEST_GUILESS_MAIN(TestFmursRules)
#include "tst_fmursrules.moc"
