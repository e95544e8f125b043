#include <QTest>

#include "core/play/untrusted.h"
#include "tests/ui/table/farbroker.h"
#include "tests/ui/table/opentable.h"
#include "tests/ui/table/testworld.h"

namespace limits = core::untrusted::table;

namespace {

// A table that can be reached from elsewhere, and its broker.
struct FarTable {
    FarBroker broker;
    std::shared_ptr<TestWorld> world = std::make_shared<TestWorld>();
    std::optional<OpenTable> table;

    FarTable() {
        world->m_broker = &broker;
        open();
    }
    void open() { table.emplace(world); }
    Entrance& entrance() { return table->m_host.reception().entrance(); }
    bool begin() {
        if (!table->begin("ribbonim")) return false;
        if (entrance().far() == nullptr && !entrance().reachBy({"broker.example"})) return false;
        broker.open();
        return true;
    }
    QString link() { return entrance().farLink(QStringLiteral("https://school.example/k.html")); }
    int present() { return table->m_host.reception().seating().present(); }
    int ply() const { return table->m_session.match().ply(); }
    // Events that wait are dealt with.
    static void settle() { QCoreApplication::processEvents(); }
};

} // namespace

// A table that devices from elsewhere join by way of a broker, which may do what it likes, and so may who has
// the link.
class TestFarTable : public QObject {
    Q_OBJECT

private slots:
    void connectsNothingUnlessAsked();
    void isJoinedAndPlayed();
    void takesEachMessageOnce();
    void breaksALineOutOfOrder();
    void hearsNoStranger();
    void hearsNothingFromBefore();
    void bearsCrowds();
    void bearsWhoSaysMuch();
    void asksNobodyAtHomeToWait();
    void cutsOffWhoDoesNotAnswer();
    void knowsAtOnceWhoIsCutOff();
    void takesAllBackAfterABreak();
    void isTheSameAfterARestart();
    void leadsNowhereOnceItIsAnother();
};

void TestFarTable::connectsNothingUnlessAsked() {
    FarTable far;
    QVERIFY(far.table->begin("ribbonim"));
    QCOMPARE(far.broker.m_connections, 0);
    QVERIFY(far.entrance().reachBy({"broker.example"}));
    QCOMPARE(far.broker.m_connections, 1);
    QCOMPARE(far.broker.m_where.host, QStringLiteral("broker.example"));
    far.broker.open();
    FarDevice device(far.broker, far.link());
    QVERIFY(device.joins());
    far.entrance().reachNoMore();
    QTRY_COMPARE(far.broker.m_connections, 0);
    QCOMPARE(far.present(), 0);
    far.world->m_broker = nullptr; // where it cannot be loaded
    QVERIFY(!far.entrance().reachBy({"broker.example"}));
}

void TestFarTable::isJoinedAndPlayed() {
    FarTable far;
    QVERIFY(far.begin());
    FarDevice anna(far.broker, far.link()), ben(far.broker, far.link());
    QVERIFY(anna.joins("first", "Anna"));
    QVERIFY(ben.joins("second", "Ben"));
    QCOMPARE(far.present(), 2);
    QVERIFY(anna.last("board")["mine"].toBool());
    const auto moves = far.table->m_session.match().game().moves(far.table->m_session.match().position());
    const auto notation =
        far.table->m_session.match().game().text(far.table->m_session.match().position(), moves.front());
    anna.say({{"do", "move"}, {"move", QString::fromStdString(notation)}, {"ply", 0}});
    QCOMPARE(far.ply(), 1);
    FarTable::settle();
    ben.listen();
    QTRY_VERIFY((ben.listen(), ben.last("board")["mine"].toBool()));
    // By the network of both it is the same table.
    auto& cleo = far.table->device("watch", "Cleo");
    QVERIFY(!cleo.m_token.isEmpty());
    QCOMPARE(far.present(), 3);
}

// Said again by whoever carries it.
void TestFarTable::takesEachMessageOnce() {
    FarTable far;
    QVERIFY(far.begin());
    FarDevice anna(far.broker, far.link());
    QVERIFY(anna.joins("first", "Anna"));
    const auto leave = anna.sealed({{"do", "here"}});
    for (int i = 0; i < 5; ++i) anna.put(leave);
    anna.listen();
    QCOMPARE(std::ranges::count_if(anna.m_heard, [](const auto& one) { return one["type"] == "here"; }), 1);
    QVERIFY(!anna.m_over);
}

void TestFarTable::breaksALineOutOfOrder() {
    FarTable far;
    QVERIFY(far.begin());
    FarDevice anna(far.broker, far.link());
    QVERIFY(anna.joins("first", "Anna"));
    const auto one = anna.sealed({{"do", "here"}}), two = anna.sealed({{"do", "giveUp"}});
    anna.put(two);
    anna.put(one);
    anna.listen();
    FarTable::settle();
    QCOMPARE(far.present(), 0);
    QVERIFY(far.table->m_session.state() != Session::State::Finished);
    // It comes back to its seat.
    const auto token = anna.m_token;
    QVERIFY(anna.connects());
    anna.say(anna.hello({}, token));
    QCOMPARE(anna.last("welcome")["place"].toString(), QStringLiteral("first"));
}

void TestFarTable::hearsNoStranger() {
    FarTable far;
    QVERIFY(far.begin());
    FarDevice anna(far.broker, far.link());
    QVERIFY(anna.joins("first", "Anna"));
    // Without the link, but with the names of all topics.
    const core::together::Knock stranger(FarDevice::seal(), std::string(32, 'x'));
    const auto topic = anna.topics().toHost(stranger.device());
    far.broker.publish(topic, stranger.opening());
    far.broker.publish(topic, stranger.farewell());
    for (const auto& noise : {std::string(), std::string("o"), std::string("s"), std::string(6'000, 's')}) {
        far.broker.publish(topic, noise);
        far.broker.publish(anna.topic(), noise);
        far.broker.publish(anna.topics().toHost() + "/x", noise);
        far.broker.publish(anna.topics().toHost(), noise);
    }
    far.broker.publish(anna.topic(), stranger.farewell());
    far.broker.deliver();
    QVERIFY(far.broker.taken(anna.topics().toDevice(stranger.device())).empty());
    QCOMPARE(far.present(), 1);
    anna.say({{"do", "here"}});
    QVERIFY(!anna.last("here").isEmpty());
}

// All that a device has ever said, from its first word on, once it has left.
void TestFarTable::hearsNothingFromBefore() {
    FarTable far;
    QVERIFY(far.begin());
    FarDevice anna(far.broker, far.link());
    QVERIFY(anna.connects());
    std::vector<std::string> said{anna.m_knock->opening()};
    for (const auto& what : {anna.hello(far.table->m_host.reception().code()),
                             QJsonObject{{"do", "sit"}, {"place", "first"}, {"name", "Anna"}}}) {
        said.push_back(anna.sealed(what));
        anna.put(said.back());
    }
    anna.listen();
    QCOMPARE(far.present(), 1);
    anna.put(anna.m_knock->farewell());
    anna.listen();
    FarTable::settle();
    QCOMPARE(far.present(), 0);
    for (const auto& one : said) anna.put(one);
    far.broker.deliver();
    FarTable::settle();
    QCOMPARE(far.present(), 0);
}

void TestFarTable::bearsCrowds() {
    FarTable far;
    QVERIFY(far.begin());
    FarDevice anna(far.broker, far.link());
    QVERIFY(anna.joins());
    // So many knock and say nothing more; who comes after them is let in all the same.
    for (std::size_t i = 0; i < 3 * limits::mostKnocking; ++i)
        QVERIFY(FarDevice(far.broker, far.link()).connects());
    FarDevice ben(far.broker, far.link());
    QVERIFY(ben.joins());
    // And say a word, but not the code: of those only some wait.
    std::vector<std::unique_ptr<FarDevice>> crowd;
    for (std::size_t i = 0; i < 2 * limits::mostLinesFar; ++i) {
        auto& one = *crowd.emplace_back(std::make_unique<FarDevice>(far.broker, far.link()));
        far.world->pass(std::chrono::seconds(1));
        anna.listen();
        ben.listen();
        QVERIFY(one.connects());
        one.say({{"do", "here"}});
        FarTable::settle();
    }
    QVERIFY(crowd.front()->m_over || (crowd.front()->listen(), crowd.front()->m_over));
    FarDevice cleo(far.broker, far.link());
    QVERIFY(cleo.joins());
    QCOMPARE(far.present(), 3);
}

void TestFarTable::bearsWhoSaysMuch() {
    FarTable far;
    QVERIFY(far.begin());
    FarDevice anna(far.broker, far.link()), ben(far.broker, far.link());
    QVERIFY(anna.joins("first", "Anna"));
    QVERIFY(ben.joins("second", "Ben"));
    for (int i = 0; i < limits::mostMessages + 10; ++i) anna.put(anna.sealed({{"do", "here"}}));
    anna.listen();
    FarTable::settle();
    QCOMPARE(far.present(), 1); // and Ben is
    // Whoever floods all: what is too much in a second is not looked at, and the next second is another.
    const core::together::Knock stranger(FarDevice::seal(), std::string(32, 'x'));
    for (int i = 0; i < 2 * limits::mostHeardFar; ++i)
        far.broker.publish(anna.topics().toHost(stranger.device()), stranger.opening());
    far.broker.deliver();
    FarDevice cleo(far.broker, far.link());
    QVERIFY(!cleo.connects());
    far.world->pass(std::chrono::seconds(1));
    QVERIFY(cleo.joins());
    QVERIFY(far.broker.m_where.longest < 10'000);
    QVERIFY(far.broker.m_where.mostWaiting > 0);
}

// Who guesses from elsewhere, under as many names as it likes, makes nobody at home wait.
void TestFarTable::asksNobodyAtHomeToWait() {
    JoinCode code(QStringLiteral("123456"));
    const JoinCode::Time now{1'000'000};
    for (std::size_t i = 0; i < limits::mostSlips; ++i)
        QCOMPARE(code.attempt(QStringLiteral("000000"), QStringLiteral("broker/%1").arg(i), now),
                 JoinCode::Answer::Wrong);
    QCOMPARE(code.attempt(QStringLiteral("123456"), QStringLiteral("broker/new"), now),
             JoinCode::Answer::TooSoon);
    QVERIFY(code.wait(QStringLiteral("broker/new"), now) > 0);
    QCOMPARE(code.wait(QStringLiteral("192.168.1.20"), now), 0);
    QCOMPARE(code.attempt(QStringLiteral("123456"), QStringLiteral("192.168.1.20"), now),
             JoinCode::Answer::Right);
}

void TestFarTable::cutsOffWhoDoesNotAnswer() {
    FarTable far;
    QVERIFY(far.begin());
    FarDevice anna(far.broker, far.link()), ben(far.broker, far.link());
    QVERIFY(anna.joins());
    QVERIFY(ben.joins());
    ben.m_awake = false;
    for (int i = 0; i < 60; ++i) {
        far.world->pass(std::chrono::seconds(1));
        anna.listen();
        ben.listen();
    }
    FarTable::settle();
    QCOMPARE(far.present(), 1);
    QVERIFY(ben.m_over && !anna.m_over);
}

void TestFarTable::knowsAtOnceWhoIsCutOff() {
    FarTable far;
    QVERIFY(far.begin());
    FarDevice anna(far.broker, far.link());
    QVERIFY(anna.joins());
    anna.put(anna.m_knock->farewell()); // the broker says it for her
    far.broker.deliver();
    FarTable::settle();
    QCOMPARE(far.present(), 0);
}

void TestFarTable::takesAllBackAfterABreak() {
    FarTable far;
    QVERIFY(far.begin());
    FarDevice anna(far.broker, far.link());
    QVERIFY(anna.joins("first", "Anna"));
    const auto here = anna.topics().here();
    QVERIFY(!far.broker.taken(here).empty());
    far.broker.lose();
    FarTable::settle();
    QCOMPARE(far.present(), 0);
    QVERIFY(far.entrance().far()->state() == FarDoor::State::Connecting);
    far.broker.open();
    QCOMPARE(far.broker.taken(here).back(), std::string("1")); // whoever waits hears of it
    const auto token = anna.m_token;
    QVERIFY(anna.connects());
    anna.say(anna.hello({}, token));
    QCOMPARE(far.present(), 1);
}

void TestFarTable::isTheSameAfterARestart() {
    FarTable far;
    QVERIFY(far.begin());
    const auto link = far.link();
    FarDevice anna(far.broker, link);
    QVERIFY(anna.joins("first", "Anna"));
    far.world->pass(std::chrono::seconds(1));
    far.open();
    QCOMPARE(far.broker.m_connections, 0);
    QVERIFY(far.begin());
    QCOMPARE(far.broker.m_connections, 1);
    QCOMPARE(far.link(), link);
    QVERIFY(anna.connects());
    anna.say(anna.hello({}, anna.m_token));
    QCOMPARE(anna.last("welcome")["place"].toString(), QStringLiteral("first"));
    // What is kept may be damaged: then it is not reached, and otherwise the same.
    far.world->m_kept.replace("broker.example", "-");
    far.open();
    QVERIFY(far.table->begin("ribbonim"));
    QVERIFY(far.entrance().far() == nullptr);
    QVERIFY(link.endsWith(far.table->m_host.reception().code()));
}

void TestFarTable::leadsNowhereOnceItIsAnother() {
    FarTable far;
    QVERIFY(far.begin());
    const auto link = far.link();
    FarDevice anna(far.broker, link);
    QVERIFY(anna.joins());
    far.table->m_host.renew();
    QVERIFY(far.link() != link);
    anna.listen();
    QVERIFY(anna.m_over);
    QTRY_COMPARE(far.broker.m_connections, 1);
    far.broker.open();
    QVERIFY(!anna.connects());
    FarDevice ben(far.broker, far.link());
    QVERIFY(ben.joins());
}

QTEST_MAIN(TestFarTable)
#include "tst_fartable.moc"
