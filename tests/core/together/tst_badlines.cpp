#include <QTest>

#include "tests/core/together/two.h"

#include <algorithm>
#include <random>

using namespace core;
using namespace core::together;

// Rooms of two whose lines are gone, late or in disorder.
class TestBadLines : public QObject {
    Q_OBJECT

private slots:
    void keepsAMoveUntilThereIsALine();
    void bringsThingsDoneAtOnceIntoOneOrder();
    void losesNothingOnBadLines_data();
    void losesNothingOnBadLines();
};

void TestBadLines::keepsAMoveUntilThereIsALine() {
    Two two;
    two.host->cut();
    two.ether.settle();
    QVERIFY(!two.guest->room().here(Player::First));
    two.host->room().play("1:1+1");
    QVERIFY(two.host->room().unsent());
    two.host->restart(seal());
    two.ether.settle();
    QCOMPARE(two.guest->room().course().match().ply(), 0);
    two.host->connect();
    QVERIFY(two.ether.settle());
    QCOMPARE(two.guest->room().course().match().ply(), 1);
    QVERIFY(!two.host->room().unsent());
    QVERIFY(two.guest->room().here(Player::First));
    // A broker that has lost everything is given it again.
    two.ether.retained.clear();
    two.guest->cut();
    two.guest->connect();
    for (int i = 0; i < 3; ++i) {
        two.ether.beat();
        two.ether.settle();
    }
    QCOMPARE(two.watcher().room().course().match().ply(), 1);
}

void TestBadLines::bringsThingsDoneAtOnceIntoOneOrder() {
    Two two;
    two.host->room().play("1:1+1");
    two.ether.settle();
    two.host->room().askUndo(); // while the other moves
    two.guest->room().play("2:1+1");
    QVERIFY(two.ether.settle());
    for (auto* end : {two.host, two.guest}) QCOMPARE(end->room().course().match().ply(), 2);
    QVERIFY(two.guest->room().toAllow().has_value()); // it is asked all the same
    // One leaves while the other moves.
    two.host->cut();
    two.host->room().play("3:1+1");
    two.guest->room().leave();
    two.guest->send();
    two.ether.settle();
    two.host->connect();
    two.ether.settle();
    QCOMPARE(two.host->room().course().match().ply(), 2);
    QVERIFY(refusedBy(*two.host, "Your move 3:1+1 came too late"));
    QVERIFY(two.host->room().course().left(1));
}

void TestBadLines::losesNothingOnBadLines_data() {
    QTest::addColumn<int>("seed");
    for (int seed = 1; seed <= 60; ++seed) QTest::newRow(qPrintable(QString::number(seed))) << seed;
}

// Lines break, messages are lost with them, programs and the broker are killed; whatever was played is there.
void TestBadLines::losesNothingOnBadLines() {
    QFETCH(int, seed);
    std::mt19937 random(static_cast<unsigned>(seed));
    const auto roll = [&random](unsigned sides) { return random() % sides; };
    Two two(ribbons("5-7-(9)-8-8"));
    auto& watcher = two.watcher();
    auto& ether = two.ether;
    std::map<Ether::End*, int> played; // moves, in all matches
    std::vector<Ether::End*> players{two.host, two.guest};
    for (int step = 0; step < 3000; ++step) {
        auto* end = ether.ends[roll(3)].get();
        switch (roll(16)) {
        case 0:
            if (roll(6) == 0) end->cut();
            break;
        case 1:
            if (roll(12) == 0 && end != &watcher) end->restart(seal());
            break;
        case 2:
            if (roll(40) == 0) ether.retained.clear();
            break;
        case 3:
        case 4:
            end->connect();
            break;
        case 5:
            ether.beat();
            break;
        case 6: // one of the things that can be done
        case 7: {
            if (end == &watcher) break;
            auto& room = end->room();
            try {
                const auto& match = room.course().match();
                if (match.ending())
                    room.again();
                else if (roll(12) == 0)
                    room.askUndo();
                else if (roll(3) == 0)
                    room.allow();
                else if (room.player() == match.mover()) {
                    room.play(firstMove(room));
                    ++played[end];
                }
            } catch (const InputError&) {
            }
            break;
        }
        default:
            roll(2) == 0 ? end->send() : end->hear();
        }
    }
    for (auto& end : ether.ends) end->connect();
    for (int beat = 0; beat < 20; ++beat) {
        QVERIFY(ether.settle());
        ether.beat();
    }
    const auto& truth = two.host->room().history();
    for (auto& end : ether.ends) {
        QCOMPARE(end->room().history().text(), truth.text());
        QVERIFY2(std::ranges::none_of(
                     end->told, [](const auto& line) { return line.find("not accepted") != line.npos; }),
                 end->told.empty() ? "" : end->told.back().c_str());
    }
    for (const int who : {0, 1}) {
        int found = 0;
        for (std::size_t i = 0; i < truth.size(); ++i)
            found += truth.entry(i).by == who && truth.entry(i).what == Entry::What::Move ? 1 : 0;
        QCOMPARE(found, played[players[static_cast<std::size_t>(who)]]);
    }
    QVERIFY(played[two.host] + played[two.guest] > 10);
}

QTEST_APPLESS_MAIN(TestBadLines)
#include "tst_badlines.moc"
