#include "tests/ui/table/opentable.h"
#include "tests/ui/table/testworld.h"

// Nothing stops a device for good: who is asked and says nothing is not waited for, and what nobody can find
// out counts as a draw where nobody sits before the window to say so.
class TestWaiting : public QObject {
    Q_OBJECT

private slots:
    void init();
    void cleanup() { m_table.reset(); }
    void whoSaysNothingIsNotWaitedFor();
    void pairsDoNotWaitForEver();
    void atTheWindowSomebodyDecides();

private:
    static bool isTold(TestDevice& device, const char* what) {
        return device.until([&] { return device.m_all.contains(QLatin1String(what)); });
    }
    // So much time, in which devices say that they are there.
    bool pass(std::chrono::seconds time) {
        for (const auto end = m_world->now() + time; m_world->now() < end;) {
            m_world->pass(std::chrono::seconds(5));
            for (const auto& one : m_table->m_devices) {
                const auto before = one->m_heard.size();
                one->say({{"do", "here"}});
                if (!one->until([&] { return one->m_heard.size() > before; })) return false;
            }
        }
        return true;
    }
    // A move that is sown longer than anybody can follow.
    //
    //      2  9  8 11  8  1 10  9
    //     10  2  3  2  7 10  5  6
    void begin() {
        const std::shared_ptr<const Game> game = kindOf("bao").game("pits=8");
        const auto start = game->parse("2,9,8,11,8,1,10,9/6,5,10,7,2,3,2,10 0-0 1");
        m_table->m_session.begin(game, start, people());
    }
    static void sowIt(Session& session) {
        session.play(session.match().game().parse(session.match().position(), "a"), Session::By::Away);
    }

    std::shared_ptr<TestWorld> m_world;
    std::unique_ptr<OpenTable> m_table;
};

void TestWaiting::init() {
    m_world = std::make_shared<TestWorld>();
    m_table = std::make_unique<OpenTable>(m_world);
    QVERIFY(m_table->begin("persimmons"));
}

void TestWaiting::whoSaysNothingIsNotWaitedFor() {
    auto& anna = m_table->device("first", "Anna");
    auto& ben = m_table->device("second", "Ben");
    QVERIFY(anna.sees(0));
    anna.press(0);
    QVERIFY(ben.until([&] { return ben.mine(); }));
    anna.say({{"do", "takeBack"}});
    QVERIFY(ben.hears("ask"));
    const auto question = ben.m_last["question"];
    QVERIFY(pass(std::chrono::seconds(20)));
    QVERIFY(!anna.m_all.contains(QStringLiteral("has not answered")));
    QVERIFY(pass(std::chrono::seconds(20)));
    QVERIFY(isTold(anna, "Ben has not answered."));
    QVERIFY(ben.hears("ask")); // it is not asked any more
    QVERIFY(!ben.m_last.contains("question"));
    ben.say({{"do", "consent"}, {"question", question}, {"yes", true}});
    m_table->device("watch", "Mio"); // by now that has been heard
    QCOMPARE(m_table->m_session.match().ply(), 1);
}

void TestWaiting::pairsDoNotWaitForEver() {
    begin();
    auto& anna = m_table->device("watch", "Anna");
    auto& ben = m_table->device("watch", "Ben");
    auto& host = m_table->m_host;
    QVERIFY(host.pairUp());
    auto& pair = const_cast<Session&>(host.pairs().session(0));
    sowIt(pair);
    QTRY_COMPARE(pair.state(), Session::State::Waiting);
    QVERIFY(pass(std::chrono::seconds(40)));
    QCOMPARE(pair.state(), Session::State::Waiting);
    QVERIFY(pass(std::chrono::seconds(40)));
    QCOMPARE(pair.state(), Session::State::Finished);
    QVERIFY(isTold(anna, "it counts as a draw") && isTold(ben, "it counts as a draw"));
    QVERIFY(anna.until([&] { return anna.m_board["over"].toBool(); }));
}

void TestWaiting::atTheWindowSomebodyDecides() {
    begin();
    m_table->device("first", "Anna");
    sowIt(m_table->m_session);
    QTRY_COMPARE(m_table->m_session.state(), Session::State::Waiting);
    QVERIFY(pass(std::chrono::minutes(3)));
    QCOMPARE(m_table->m_session.state(), Session::State::Waiting); // Ken sits there
    m_table->device("second", "Ben");
    QVERIFY(pass(std::chrono::minutes(2)));
    QCOMPARE(m_table->m_session.state(), Session::State::Finished);
}

QTEST_MAIN(TestWaiting)
#include "tst_waiting.moc"
