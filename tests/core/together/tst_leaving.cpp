#include <QTest>

#include "core/together/limits.h"
#include "core/together/roomwords.h"
#include "tests/core/together/two.h"

using namespace core;
using namespace core::together;

namespace {

const Names names{"Hana", "Ken"};

std::string awaitedBy(Room& room) {
    return awaited(room, names).english();
}

} // namespace

// Who leaves tells it, also where there is no line at the time; who is awaited is told to all others.
class TestLeaving : public QObject {
    Q_OBJECT

private slots:
    void isToldBeforeOneIsGone();
    void isToldWhenThereIsALineAgain();
    void isToldAtTheNextStart();
    void endsTheRoomWithTheLastOne();
    void bringsNobodyBack();
    void needsNobodyWhereNobodyKnows();
    void bindsWhoHasASeat();
    void tellsWhoIsAwaited();
    void tellsForHowLong();
    void tellsWhoComesAndGoes();
};

void TestLeaving::isToldBeforeOneIsGone() {
    Two two;
    auto& guest = two.guest->room();
    guest.leave();
    QVERIFY(guest.leaving() && !guest.gone()); // said, but perhaps into nothing
    two.guest->cut();
    two.ether.settle();
    QVERIFY(!two.host->room().course().left(1));
    two.guest->connect();
    two.ether.settle();
    QVERIFY(guest.gone());
    QVERIFY(two.host->room().course().left(1));
}

void TestLeaving::isToldWhenThereIsALineAgain() {
    Two two;
    two.guest->cut();
    two.ether.settle();
    two.guest->room().leave();
    QVERIFY(!two.guest->room().gone());
    two.host->room().play(firstMove(two.host->room())); // at the same place, which has come to nothing
    two.ether.settle();
    two.guest->connect();
    two.ether.settle();
    QVERIFY(two.guest->room().gone());
    QVERIFY(two.host->room().course().left(1));
    QCOMPARE(two.host->room().course().match().ply(), 0);
    QCOMPARE(two.host->told.size(), 1U);
    QVERIFY(!two.ether.retained.contains(two.guest->room().presence()));
}

void TestLeaving::isToldAtTheNextStart() {
    Two two;
    two.guest->cut();
    two.guest->room().leave();
    two.guest->restart(seal());
    QVERIFY(two.guest->room().leaving() && !two.guest->room().gone());
    two.guest->connect();
    two.ether.settle();
    QVERIFY(two.guest->room().gone());
    QVERIFY(two.host->room().course().left(1));
}

void TestLeaving::endsTheRoomWithTheLastOne() {
    Two two;
    for (auto* end : {two.host, two.guest}) { // both without a line
        end->cut();
        end->room().leave();
    }
    two.host->connect();
    two.ether.settle();
    two.guest->connect();
    two.ether.settle();
    QVERIFY(two.host->room().gone() && two.guest->room().gone());
    QVERIFY(!two.ether.retained.contains(two.matchTopic()));
    QVERIFY(!two.watcher().room().history().begun());
}

// Who has left is not there again only because it is still to be told.
void TestLeaving::bringsNobodyBack() {
    Two two;
    two.guest->cut();
    two.ether.settle();
    two.guest->room().leave();
    two.guest->connect();
    two.guest->send(); // no more than the first word
    while (two.host->hear()) QVERIFY(!two.host->room().here(Player::Second));
    for (int i = 0; i < 20; ++i) two.ether.beat();
    two.ether.settle();
    QVERIFY(two.guest->room().gone());
}

void TestLeaving::needsNobodyWhereNobodyKnows() {
    Ether ether;
    auto& end = ether.add(std::make_unique<Room>(seal(), Broker{"mistyped.example"}, ribbons()));
    end.room().leave();
    QVERIFY(end.room().gone());
    Two two;
    auto& watcher = two.watcher().room();
    watcher.leave();
    QVERIFY(watcher.gone());
}

void TestLeaving::bindsWhoHasASeat() {
    Two two;
    QVERIFY(two.host->room().bound() && two.guest->room().bound());
    QVERIFY(!two.watcher().room().bound());
    two.guest->room().leave();
    QVERIFY(!two.guest->room().bound());
    two.ether.settle();
    QVERIFY(!two.host->room().bound()); // nobody waits there any more
}

void TestLeaving::tellsWhoIsAwaited() {
    Ether ether;
    auto& alone = ether.add(std::make_unique<Room>(seal(), Broker{"broker.example"}, ribbons()));
    alone.connect();
    QCOMPARE(awaitedBy(alone.room()), std::string("waiting for somebody to sit down"));
    Two two;
    auto &host = two.host->room(), &guest = two.guest->room(), &watcher = two.watcher().room();
    QCOMPARE(awaitedBy(host), std::string());
    for (auto* room : {&guest, &watcher}) QCOMPARE(awaitedBy(*room), std::string("waiting for Hana"));
    host.play(firstMove(host));
    two.ether.settle();
    QCOMPARE(awaitedBy(host), std::string("waiting for Ken"));
    QCOMPARE(awaitedBy(guest), std::string());
    two.host->cut();
    QCOMPARE(awaitedBy(host), std::string("no connection: waiting for Ken"));
    two.host->connect();
    guest.leave();
    two.ether.settle();
    QCOMPARE(awaitedBy(host), std::string("Ken has left the room for good"));
}

void TestLeaving::tellsForHowLong() {
    Two two;
    auto& guest = two.guest->room();
    const auto wait = [&](int seconds) {
        for (int i = 0; i < seconds / limits::secondsOfBeat; ++i) guest.beat();
    };
    wait(600); // while the other one is there
    two.host->cut();
    two.ether.settle();
    QCOMPARE(awaitedBy(guest), std::string("waiting for Hana, who is away"));
    wait(58);
    QCOMPARE(awaitedBy(guest), std::string("waiting for Hana, who is away"));
    wait(2);
    QCOMPARE(awaitedBy(guest), std::string("waiting for Hana, not seen for 1 minutes"));
    wait(60 * 119);
    QCOMPARE(awaitedBy(guest), std::string("waiting for Hana, not seen for 2 hours"));
    wait(3600 * 46);
    QCOMPARE(awaitedBy(guest), std::string("waiting for Hana, not seen for 2 days"));
    two.host->connect();
    two.ether.settle();
    QCOMPARE(awaitedBy(guest), std::string("waiting for Hana"));
}

void TestLeaving::tellsWhoComesAndGoes() {
    Two two;
    auto& host = two.host->room();
    OtherOne other;
    QCOMPARE(other.news(host, names).english(), std::string("Ken is here."));
    QVERIFY(other.news(host, names).empty());
    two.guest->cut();
    two.ether.settle();
    QCOMPARE(other.news(host, names).english(), std::string("Ken is away; what you play waits."));
    two.guest->connect();
    two.ether.settle();
    QCOMPARE(other.news(host, names).english(), std::string("Ken is here."));
    QCOMPARE(toldLater(host, names).english(),
             std::string("You have left. Ken is told when there is a connection again."));
    two.guest->room().leave();
    two.ether.settle();
    QCOMPARE(other.news(host, names).english(), std::string("Ken has left the room for good."));
    QVERIFY(other.news(host, names).empty() && toldLater(host, names).empty());
}

QTEST_APPLESS_MAIN(TestLeaving)
#include "tst_leaving.moc"
