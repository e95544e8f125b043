#include <QTest>

#include "core/kind.h"
#include "core/together/limits.h"
#include "core/webletters.h"
#include "tests/core/together/two.h"

#include <nlohmann/json.hpp>

#include <algorithm>
#include <random>

using namespace core;
using namespace core::together;
using Json = nlohmann::ordered_json;

namespace {

bool refusedBy(const Ether::End& end, const char* why) {
    return std::ranges::any_of(end.told, [why](const auto& line) { return line.find(why) != line.npos; });
}

} // namespace

// Rooms of two who play by a link, and of all who would disturb them.
class TestTogether : public QObject {
    Q_OBJECT

private slots:
    void isPlayedToTheEndInEveryGame_data();
    void isPlayedToTheEndInEveryGame();
    void takesBackWhatTheOtherAllows();
    void countsASeries();
    void givesASeatToWhoeverIsFirst();
    void givesOneSeatWhereTwoSitDownAtOnce();
    void letsNobodyElsePlay();
    void takesNothingForged_data();
    void takesNothingForged();
    void takesNothingFromTheBroker();
    void refusesDamageInOneLine();
    void keepsAMoveUntilThereIsALine();
    void bringsThingsDoneAtOnceIntoOneOrder();
    void losesNothingOnBadLines_data();
    void losesNothingOnBadLines();
    void saysFixedPhrases();
    void ends();
    void bearsCrowds();
    void isKept();
};

void TestTogether::isPlayedToTheEndInEveryGame_data() {
    QTest::addColumn<QString>("id");
    for (const auto* kind : catalogue()) {
        const auto id = QString::fromUtf8(kind->id.data(), static_cast<qsizetype>(kind->id.size()));
        QTest::newRow(qPrintable(id)) << id;
    }
}

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

// With the key, but without a seat; or with the other seat.
void TestTogether::letsNobodyElsePlay() {
    Two two;
    const auto eve = seal().pair();
    auto forged = two.opened();
    forged["entries"].push_back(Entry{0, Entry::What::Move, "1:1+1"}.text());
    two.say(forged.dump());
    // In the guest's name, and with the guest's own earlier signature; and one's own key put in.
    forged["entries"].back() = Entry{1, Entry::What::Move, "1:1+1"}.text();
    two.say(forged.dump());
    History other(seal(), eve.open); // another room's
    other.add({0, Entry::What::Open, R"({"game":"ribbonim","rules":"","start":"1","plays":"first"})"},
              eve.secret);
    two.say(other.text());
    for (auto* end : {two.host, two.guest}) {
        QCOMPARE(end->room().course().match().plies(), 0);
        QCOMPARE(end->told.size(), 1U); // all three the same: said once
        QVERIFY(refusedBy(*end, "not signed"));
    }
    two.host->room().play("1:1+1");
    two.ether.settle();
    QCOMPARE(two.guest->room().course().match().ply(), 1);
}

void TestTogether::takesNothingForged_data() {
    QTest::addColumn<QString>("entries"); // by the guest, who has a seat, and a program that lies
    QTest::newRow("not the turn") << R"(["1m1:1+2"])";
    QTest::newRow("not a move") << R"(["1mX"])";
    QTest::newRow("no such thing") << R"(["1zX"])";
    QTest::newRow("nobody") << R"(["2m1:1+1"])";
    QTest::newRow("empty") << R"([""])";
    QTest::newRow("allowed what nobody asked") << R"(["1y"])";
    QTest::newRow("gave up for the other") << R"(["1g"])";
    QTest::newRow("the next match already") << R"(["1a"])";
    QTest::newRow("a second seat") << R"(["1s{\"key\":\"AAAA\",\"name\":\"x\"}"])";
    QTest::newRow("opened again") << R"(["1r{}"])";
    QTest::newRow("welcomes oneself") << R"(["1w"])";
    QTest::newRow("a number") << R"([7])";
    QTest::newRow("undo of nothing") << R"(["1u"])";
    QTest::newRow("a draw of a move that ends") << R"(["1d"])";
}

void TestTogether::takesNothingForged() {
    QFETCH(QString, entries);
    // The guest's keys are the test's.
    Ether ether;
    auto& host = ether.add(std::make_unique<Room>(seal(), Broker{"b"}, ribbons()));
    host.connect();
    ether.settle();
    const auto eve = seal().pair();
    const auto topic = host.room().topic() + "/match";
    const auto& link = host.room().invitation();
    History all = host.room().history();
    all.add({1, Entry::What::Sit, Json{{"key", base64url(eve.open)}, {"name", "Eve"}}.dump()}, eve.secret);
    ether.take({topic, seal().sealed(link.key, all.text(), topic)});
    ether.settle();
    QVERIFY(host.room().course().welcomed());
    auto message = Json::parse(host.room().history().text());
    for (const auto& one : Json::parse(entries.toStdString())) message["entries"].push_back(one);
    // Signed rightly.
    std::string chain = link.room;
    for (const auto& one : message["entries"])
        chain = seal().hash(chain + (one.is_string() ? one.get<std::string>() : one.dump()));
    message["signed"][1] = base64url(seal().signatureOf(eve.secret, chain));
    const auto before = host.room().history().text();
    for (int i = 0; i < 3; ++i) {
        ether.take({topic, seal().sealed(link.key, message.dump(), topic)});
        ether.settle();
    }
    QCOMPARE(host.room().history().text(), before);
    QCOMPARE(host.told.size(), 1U);
    // And the match is there again for whoever comes.
    host.room().beat();
    ether.settle();
    QCOMPARE(*seal().opened(link.key, ether.retained.at(topic), topic), before);
}

// Who has no key can repeat, hold back, mix up and damage.
void TestTogether::takesNothingFromTheBroker() {
    Two two;
    for (int ply = 0; ply < 4; ++ply) {
        auto& room = two.turn().room();
        room.play(firstMove(room));
        two.ether.settle();
    }
    auto& ether = two.ether;
    const auto before = two.host->room().history().text();
    const auto seen = ether.seen;
    // All of it again, forwards, backwards, and at other places.
    for (int way = 0; way < 3; ++way)
        for (std::size_t i = 0; i < seen.size(); ++i) {
            auto said = seen[way == 1 ? seen.size() - 1 - i : i];
            if (way == 2) said.topic = two.matchTopic();
            ether.take(said);
            ether.settle();
            ether.beat();
            ether.settle();
        }
    // Damaged, cut short, empty, absurd.
    const auto sealed = ether.retained.at(two.matchTopic());
    std::mt19937 random(3);
    for (int i = 0; i < 300; ++i) {
        auto damaged = sealed;
        damaged[random() % damaged.size()] = static_cast<char>(random());
        if (i % 3 == 0) damaged.resize(random() % damaged.size());
        if (i % 50 == 1) damaged.assign(limits::mostBytes + 1, 'x');
        ether.take({i % 2 == 0 ? two.matchTopic() : two.guest->room().presence(), damaged});
        ether.settle();
        if (i % 20 == 0) ether.beat();
    }
    ether.take({two.matchTopic(), ""});
    ether.beat();
    QVERIFY(ether.settle());
    for (auto* end : {two.host, two.guest}) {
        QCOMPARE(end->room().history().text(), before);
        QVERIFY(end->told.size() <= 4);
    }
    auto& watcher = two.watcher();
    QCOMPARE(watcher.room().course().match().ply(), 4);
    // An older state for one who comes back is noticed, and put right.
    two.guest->cut();
    for (const auto& said : seen)
        if (said.topic == two.matchTopic()) {
            ether.retained[said.topic] = said.bytes;
            break;
        }
    two.host->cut();
    two.guest->connect();
    ether.settle();
    QVERIFY(refusedBy(*two.guest, "an older state of the match"));
    QCOMPARE(two.guest->room().history().text(), before);
    QCOMPARE(two.opened().dump(), Json::parse(before).dump());
}

// Even where everybody vouches for it.
void TestTogether::refusesDamageInOneLine() {
    class Credulous final : public Seal {
    public:
        std::string random(std::size_t bytes) const override { return std::string(bytes, 'r'); }
        std::string hash(std::string_view text) const override { return seal().hash(text); }
        std::string sealed(const std::string&, std::string_view text, std::string_view) const override {
            return std::string(text);
        }
        std::optional<std::string> opened(const std::string&, std::string_view text,
                                          std::string_view) const override {
            return std::string(text);
        }
        KeyPair pair() const override { return seal().pair(); }
        std::string signatureOf(const std::string&, std::string_view) const override { return {}; }
        bool vouches(const std::string&, std::string_view, const std::string&) const override { return true; }
    } credulous;
    Two two;
    for (int ply = 0; ply < 6; ++ply) {
        auto& room = two.turn().room();
        room.play(firstMove(room));
        two.ether.settle();
    }
    const auto right = two.host->room().history().text();
    const History none(credulous, two.link().room);
    std::mt19937 random(5);
    int taken = 0;
    for (int i = 0; i < 3000; ++i) {
        auto text = right;
        for (unsigned change = random() % 4; change < 4; ++change) {
            const auto at = random() % text.size();
            if (random() % 3 == 0)
                text.erase(at, random() % 20);
            else if (random() % 2 == 0)
                text.insert(at, text.substr(random() % text.size(), random() % 40));
            else
                text[at] = static_cast<char>(random() % 3 == 0 ? random() : right[random() % right.size()]);
        }
        try {
            taken += History::read(credulous, none, text).begun() ? 1 : 0;
        } catch (const InputError& e) {
            QVERIFY(std::string_view(e.what()).find('\n') == std::string_view::npos);
        }
    }
    QVERIFY(taken < 3000);
    QVERIFY_THROWS_EXCEPTION(InputError,
                             History::read(credulous, none, std::string(limits::mostBytes + 1, '[')));
    auto tooMany = Json::parse(right);
    for (std::size_t i = 0; i < limits::mostEntries; ++i) tooMany["entries"].push_back("0w");
    QVERIFY_THROWS_EXCEPTION(InputError, History::read(credulous, none, tooMany.dump()));
}

void TestTogether::keepsAMoveUntilThereIsALine() {
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

void TestTogether::bringsThingsDoneAtOnceIntoOneOrder() {
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

void TestTogether::losesNothingOnBadLines_data() {
    QTest::addColumn<int>("seed");
    for (int seed = 1; seed <= 60; ++seed) QTest::newRow(qPrintable(QString::number(seed))) << seed;
}

// Lines break, messages are lost with them, programs and the broker are killed; whatever was played is there.
void TestTogether::losesNothingOnBadLines() {
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
        QVERIFY2(std::ranges::none_of(end->told,
                                      [](const auto& line) { return line.find("not taken") != line.npos; }),
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

// Whoever has the link can bring a crowd, or say much.
void TestTogether::bearsCrowds() {
    Two two;
    const auto& key = two.link().key;
    for (int i = 0; i < 300; ++i) {
        const auto eve = seal().pair();
        const auto topic = two.host->room().topic() + "/here/" + base64url(eve.open.substr(0, 12));
        const auto body = Json{{"who", base64url(eve.open)}, {"n", 1}, {"here", true}}.dump();
        two.ether.take(
            {topic,
             seal().sealed(key, seal().signatureOf(eve.secret, two.link().room + body) + body, topic)});
        two.ether.settle();
    }
    QVERIFY(two.host->room().watching() <= static_cast<int>(limits::mostMembers));
    QVERIFY(refusedBy(*two.host, "more in this room than anybody can follow"));
    two.ether.beat();
    two.host->room().play("1:1+1");
    two.ether.settle();
    QCOMPARE(two.guest->room().course().match().ply(), 1);
    // In the name of another, or of one who is here no more.
    const auto eve = seal().pair();
    const auto body = Json{{"who", base64url(eve.open)}, {"n", 999}, {"here", false}}.dump();
    two.ether.take({two.guest->room().presence(),
                    seal().sealed(key, seal().signatureOf(eve.secret, two.link().room + body) + body,
                                  two.guest->room().presence())});
    two.ether.settle();
    QVERIFY(two.host->room().here(Player::Second));
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
