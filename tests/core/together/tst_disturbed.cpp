#include <QTest>

#include "core/together/limits.h"
#include "core/webletters.h"
#include "tests/core/together/two.h"

#include <random>

using namespace core;
using namespace core::together;

// Rooms of two, and all who would disturb them: at the seats, with what is forged, at the broker, in crowds.
class TestDisturbed : public QObject {
    Q_OBJECT

private slots:
    void letsNobodyElsePlay();
    void takesNothingForged_data();
    void takesNothingForged();
    void takesNothingFromTheBroker();
    void refusesDamageInOneLine();
    void bearsCrowds();
};

// With the key, but without a seat; or with the other seat.
void TestDisturbed::letsNobodyElsePlay() {
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

void TestDisturbed::takesNothingForged_data() {
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

void TestDisturbed::takesNothingForged() {
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
void TestDisturbed::takesNothingFromTheBroker() {
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
void TestDisturbed::refusesDamageInOneLine() {
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
        KeyPair meetingPair() const override { return seal().meetingPair(); }
        std::string agreed(const std::string&, const std::string&) const override { return {}; }
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

// Whoever has the link can bring a crowd, or say much.
void TestDisturbed::bearsCrowds() {
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

QTEST_APPLESS_MAIN(TestDisturbed)
#include "tst_disturbed.moc"
