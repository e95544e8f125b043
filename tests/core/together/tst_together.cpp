#include <QTest>

#include "core/kind.h"
#include "core/together/limits.h"
#include "tests/core/together/two.h"
#include "tests/everykind.h"

#include <random>

using namespace core;
using namespace core::together;

// Rooms of two who play by a link.
class TestTogether : public QObject {
    Q_OBJECT

private slots:
    void isPlayedToTheEndInEveryGame_data() { everykind::ids(); }
    void isPlayedToTheEndInEveryGame();
    void takesBackWhatTheOtherAllows();
    void countsASeries();
    void givesASeatToWhoeverIsFirst();
    void givesOneSeatWhereTwoSitDownAtOnce();
    void saysFixedPhrases();
    void ends();
    void isKept();
};

void TestTogether::isPlayedToTheEndInEveryGame() {
    QFETCH(QString, id);
    const auto game = kindOf(id.toStdString()).game("");
    Two two({id.toStdString(), "", game->text(game->start()), Player::First, "Hana"});
    auto& watcher = two.watcher();
    std::mt19937 random(7);
    int plies = 0;
    while (!two.host->room().course().match().ending() && plies < 400) {
        const auto& match = two.host->room().course().match();
        if (match.pending()) break; // who knows for how long
        auto& mover = two.turn();
        const auto moves = game->moves(match.position());
        mover.room().play(game->text(match.position(), moves[random() % moves.size()]));
        QVERIFY(two.ether.settle());
        ++plies;
        for (auto* end : {two.host, two.guest, &watcher}) {
            QCOMPARE(end->room().course().match().ply(), plies);
            QVERIFY(!end->room().unsent());
            QVERIFY(end->told.empty());
        }
    }
    QVERIFY(plies > 0);
    QCOMPARE(watcher.room().course().match().ending(), two.host->room().course().match().ending());
    QCOMPARE(watcher.room().course().seats()[1].name, std::string("Ken"));
}

void TestTogether::takesBackWhatTheOtherAllows() {
    Two two;
    auto &host = two.host->room(), &guest = two.guest->room();
    QVERIFY_THROWS_EXCEPTION(InputError, host.askUndo()); // nothing yet
    host.play(firstMove(host));
    two.ether.settle();
    host.askUndo();
    two.ether.settle();
    QVERIFY(!host.toAllow());
    QVERIFY_THROWS_EXCEPTION(InputError, host.allow()); // one's own wish
    QCOMPARE(guest.toAllow(), std::optional(false));
    guest.allow();
    two.ether.settle();
    for (auto* room : {&host, &guest}) QCOMPARE(room->course().match().ply(), 0);
    host.play("1:1+1");
    two.ether.settle();
    guest.play(firstMove(guest));
    two.ether.settle();
    guest.askUndo();
    two.ether.settle();
    host.play(firstMove(host)); // an answer, too
    two.ether.settle();
    QVERIFY(!host.toAllow());
    QVERIFY_THROWS_EXCEPTION(InputError, host.allow());
    QCOMPARE(guest.course().match().ply(), 3);
}

void TestTogether::countsASeries() {
    Two two;
    QVERIFY_THROWS_EXCEPTION(InputError, two.guest->room().again()); // it goes on
    two.host->room().giveUp();
    two.ether.settle();
    QCOMPARE(two.guest->room().course().match().ending()->winner, std::optional(Player::Second));
    QVERIFY_THROWS_EXCEPTION(InputError, two.guest->room().askUndo()); // it is over
    two.host->room().again();                                          // both at once
    two.guest->room().again();
    QVERIFY(two.ether.settle());
    for (auto* end : {two.host, two.guest}) {
        const auto& course = end->room().course();
        QCOMPARE(course.number(), 1);
        QCOMPARE(course.before().wins, (std::array{1, 0})); // the guest's, who plays first now
        QCOMPARE(course.seats()[0].name, std::string("Ken"));
        QVERIFY(end->told.empty());
    }
    QCOMPARE(two.guest->room().player(), std::optional(Player::First));
    two.guest->room().play(firstMove(two.guest->room()));
    two.ether.settle();
    QCOMPARE(two.host->room().course().match().ply(), 1);
}

void TestTogether::givesASeatToWhoeverIsFirst() {
    Two two;
    auto& late = two.watcher();
    QVERIFY(!late.room().canSit());
    QVERIFY_THROWS_EXCEPTION(InputError, late.room().sit("Eve"));
    QVERIFY_THROWS_EXCEPTION(InputError, late.room().play("1:1+1"));
    QVERIFY_THROWS_EXCEPTION(InputError, late.room().giveUp());
    QVERIFY_THROWS_EXCEPTION(InputError, late.room().say(0));
    QCOMPARE(two.host->room().watching(), 1);
    QVERIFY(two.host->room().here(Player::Second));
    late.cut();
    two.ether.settle();
    QCOMPARE(two.host->room().watching(), 0);
}

void TestTogether::givesOneSeatWhereTwoSitDownAtOnce() {
    for (int i = 0; i < 8; ++i) {
        Ether ether;
        auto& host = ether.add(std::make_unique<Room>(seal(), Broker{"b"}, ribbons()));
        const auto link = host.room().invitation();
        auto& one = ether.add(std::make_unique<Room>(seal(), link));
        auto& two = ether.add(std::make_unique<Room>(seal(), link));
        for (auto* end : {&host, &one, &two}) end->connect();
        ether.settle();
        if (i % 2 == 0) host.cut(); // who opened the room is away: it is not decided before
        one.room().sit("One");
        two.room().sit("Two");
        ether.settle();
        host.connect();
        for (int beat = 0; beat < 12; ++beat) {
            ether.beat();
            QVERIFY(ether.settle());
        }
        QVERIFY(one.room().seated() != two.room().seated());
        const auto& name = one.room().seated() ? "One" : "Two";
        for (auto* end : {&host, &one, &two}) {
            QCOMPARE(end->room().course().seats()[1].name, std::string(name));
            QVERIFY(end->room().course().welcomed());
        }
        auto& loser = one.room().seated() ? two : one;
        QVERIFY(refusedBy(loser, "the seat is taken"));
        host.room().play("1:1+1");
        ether.settle();
        QCOMPARE(loser.room().course().match().ply(), 1); // and watches
    }
}

void TestTogether::saysFixedPhrases() {
    Two two;
    two.host->room().say(2);
    two.ether.settle();
    QCOMPARE(two.guest->phrases, std::vector<std::string>{"Good move!"});
    auto& late = two.watcher(); // was not there
    QVERIFY(late.phrases.empty());
    for (int i = 0; i < 20; ++i) two.host->room().say(3);
    two.ether.settle();
    QCOMPARE(two.guest->phrases.size(), 1U + static_cast<std::size_t>(limits::mostPhrases) - 1);
    // Said again by somebody else it is not heard again.
    const auto heard = late.phrases.size();
    two.ether.beat();
    for (const auto& said : std::vector(two.ether.seen)) two.ether.take(said);
    two.ether.settle();
    QCOMPARE(late.phrases.size(), heard);
}

void TestTogether::ends() {
    Two two;
    two.guest->room().leave();
    two.guest->send();
    two.guest->send();
    two.ether.settle();
    QVERIFY(two.host->room().course().left(1));
    QVERIFY(!two.host->room().here(Player::Second));
    QVERIFY_THROWS_EXCEPTION(InputError, two.host->room().play("1:1+1"));
    QVERIFY(two.ether.retained.contains(two.matchTopic()));
    two.host->room().leave();
    two.ether.settle();
    for (const auto& [topic, bytes] : two.ether.retained) QVERIFY2(bytes.empty(), topic.c_str());
    QVERIFY(!two.ether.retained.contains(two.matchTopic()));
    QVERIFY(!two.watcher().room().history().begun()); // the link has expired
}

void TestTogether::isKept() {
    Two two;
    const auto kept = two.host->room().kept();
    QCOMPARE(Room::restored(seal(), kept)->history().text(), two.host->room().history().text());
    QCOMPARE(Room::restored(seal(), kept)->player(), std::optional(Player::First));
    for (std::size_t cut = 0; cut + 2 < kept.size(); cut += 7)
        QVERIFY_THROWS_EXCEPTION(InputError, Room::restored(seal(), kept.substr(0, cut)));
    // Without its secret it is not one's own.
    auto other = Json::parse(kept);
    other["secret"] = Json::parse(two.guest->room().kept())["secret"];
    QVERIFY_THROWS_EXCEPTION(InputError, Room::restored(seal(), other.dump()));
}

QTEST_APPLESS_MAIN(TestTogether)
#include "tst_together.moc"
