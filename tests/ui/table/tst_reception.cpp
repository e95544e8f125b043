#include <QTcpSocket>

#include "tests/ui/table/opentable.h"

#include <random>

using std::chrono::seconds;

// Who is let in at a table, who keeps a seat, and who is dropped.
class TestReception : public QObject {
    Q_OBJECT

private slots:
    void init() { m_table = std::make_unique<OpenTable>(); }
    void cleanup() { m_table.reset(); }
    void guessingCostsTime();
    void nobodyWaitsForOthersGuesses();
    void whoKnowsTheCodeTakesASeat();
    void pagesFromElsewhereGetNoLine();
    void whoBreaksTheRulesIsDropped_data();
    void whoBreaksTheRulesIsDropped();
    void fortyWatch();
    void aTokenFindsItsSeatAgain();
    void nothingListensBeforeOrAfter();

private:
    std::unique_ptr<OpenTable> m_table;
};

void TestReception::guessingCostsTime() {
    using Answer = JoinCode::Answer;
    std::chrono::milliseconds now{0};
    JoinCode code;
    const auto right = code.text(),
               wrong = right == QLatin1String("111111") ? QStringLiteral("222222") : QStringLiteral("111111");
    const auto here = QStringLiteral("10.0.0.1"), there = QStringLiteral("10.0.0.2");
    for (const int wait : {1, 2, 4, 8, 16, 30, 30}) {
        QCOMPARE(code.attempt(wrong, here, now), Answer::Wrong);
        QCOMPARE(code.wait(here, now), wait);
        now += seconds(wait - 1);
        QCOMPARE(code.attempt(right, here, now), Answer::TooSoon);
        QCOMPARE(code.attempt(right.left(3) + QLatin1Char(' ') + right.mid(3), there, now), Answer::Right);
        now += seconds(1);
    }
    QCOMPARE(code.wrong(now), 7);
    QCOMPARE(code.attempt(right, here, now), Answer::Right);
    QCOMPARE(code.wrong(now), 0);
    QCOMPARE(code.attempt(wrong, there, now), Answer::Wrong);
    QCOMPARE(code.wrong(now + std::chrono::hours(2)), 0);
}

// 45 slips of 45 devices, and whoever knows the code is let in at once; so is one who was before, whatever
// others do. Even with addresses made up for every guess only some hundreds can be tried in an hour.
void TestReception::nobodyWaitsForOthersGuesses() {
    using Answer = JoinCode::Answer;
    std::chrono::milliseconds now{0};
    JoinCode code(QStringLiteral("123456"));
    const auto madeUp = [](int i) { return QStringLiteral("10.1.%1.%2").arg(i / 250).arg(i % 250); };
    const auto guess = [&](const QString& from) { return code.attempt(QStringLiteral("000000"), from, now); };
    QCOMPARE(code.attempt(code.text(), QStringLiteral("early"), now), Answer::Right);
    for (int i = 0; i < 45; ++i) QCOMPARE(guess(madeUp(i)), Answer::Wrong);
    QCOMPARE(code.attempt(code.text(), QStringLiteral("new"), now), Answer::Right);
    int taken = 45;
    for (int i = 45; now < std::chrono::hours(1); ++i, now += std::chrono::milliseconds(500))
        taken += guess(madeUp(i)) == Answer::Wrong ? 1 : 0;
    QVERIFY2(taken > 45 && taken < 500, qPrintable(QString::number(taken)));
    QCOMPARE(code.attempt(code.text(), QStringLiteral("early"), now), Answer::Right);
}

void TestReception::whoKnowsTheCodeTakesASeat() {
    QVERIFY(m_table->begin("ribbonim"));
    TestDevice guest(m_table->m_host.reception().port());
    QVERIFY(guest.connected());
    guest.hello({});
    QVERIFY(guest.hears("code"));
    QCOMPARE(guest.m_last["why"].toString(), QString());
    guest.hello(m_table->m_host.reception().code() == QLatin1String("000000") ? QStringLiteral("000001")
                                                                              : QStringLiteral("000000"));
    QVERIFY(guest.hears("code"));
    QCOMPARE(guest.m_last["why"].toString(), QStringLiteral("wrong"));
    // Whoever guessed waits, even with the right one.
    const auto admitted = [&] {
        guest.hello(m_table->m_host.reception().code());
        return guest.m_all.contains(QStringLiteral("\"lobby\""));
    };
    QTRY_VERIFY(admitted());
    guest.say({{"do", "sit"}, {"place", "first"}, {"name", "Anna"}});
    QVERIFY(guest.hears("layout"));
    QVERIFY(guest.hears("board"));
    QVERIFY(guest.mine());
    QCOMPARE(m_table->m_session.players().seat(Player::First).name, std::string("Anna"));
    QVERIFY(m_table->m_session.players().away(Player::First));
    QVERIFY(!m_table->m_session.players().away(Player::Second));

    // The seat is taken for others.
    TestDevice other(m_table->m_host.reception().port());
    QVERIFY(other.connected());
    other.hello(m_table->m_host.reception().code());
    QVERIFY(other.hears("lobby"));
    QCOMPARE(other.m_last["seats"].toArray()[0].toObject()["free"].toBool(), false);
    other.say({{"do", "sit"}, {"place", "first"}, {"name", "Ben"}});
    QVERIFY(other.hears("say"));
    QCOMPARE(m_table->m_session.players().seat(Player::First).name, std::string("Anna"));
    // Who is dropped is away, but keeps the seat.
    guest.say({{"do", "sit"}, {"place", "nobody"}});
    QVERIFY(guest.gone());
    QTRY_VERIFY(!m_table->m_session.players().away(Player::First));
    QCOMPARE(m_table->m_host.reception().seating().guests().size(), std::size_t(1));
}

void TestReception::pagesFromElsewhereGetNoLine() {
    QVERIFY(m_table->begin("ribbonim"));
    const int port = m_table->m_host.reception().port();
    for (const auto& origin :
         {QStringLiteral("http://example.org"), QStringLiteral("http://8.8.8.8:%1").arg(port),
          QStringLiteral("null"), QStringLiteral("http://127.0.0.1:%1").arg(port + 1),
          QStringLiteral("http://127.0.0.1.example.org:%1").arg(port),
          QStringLiteral("http://localhost:%1").arg(port), QStringLiteral("file://")}) {
        TestDevice stranger(port, origin);
        QVERIFY(stranger.gone());
        QVERIFY2(stranger.m_all.isEmpty(), qPrintable(origin));
    }
}

void TestReception::whoBreaksTheRulesIsDropped_data() {
    QTest::addColumn<QString>("said");
    QTest::newRow("no JSON") << QStringLiteral("{");
    QTest::newRow("too long") << QString(5000, QLatin1Char(' '));
    QTest::newRow("nested") << QString(900, QLatin1Char('['));
    QTest::newRow("unknown") << QStringLiteral(R"({"do":"dance"})");
    QTest::newRow("before the code") << QStringLiteral(R"({"do":"press","spot":1,"ply":0})");
    QTest::newRow("bytes") << QString();
    QTest::newRow("flood") << QStringLiteral("flood");
}

void TestReception::whoBreaksTheRulesIsDropped() {
    QFETCH(QString, said);
    QVERIFY(m_table->begin("ribbonim"));
    auto& anna = m_table->device("first", "Anna");
    QVERIFY(anna.sees(0));
    TestDevice bad(m_table->m_host.reception().port());
    QVERIFY(bad.connected());
    if (said == QLatin1String("flood"))
        for (int i = 0; i < 500; ++i) bad.hello({});
    else if (said.isEmpty())
        bad.sayBytes(QByteArray(100, '\0'));
    else
        bad.sayText(said);
    QVERIFY(bad.gone());
    const auto target = anna.cells();
    anna.press(0);
    QVERIFY(anna.until([&] { return anna.cells() != target; })); // the table goes on
}

void TestReception::fortyWatch() {
    QVERIFY(m_table->begin("fmurs", "columns=6;rows=6;sheep=2"));
    for (int i = 0; i < 40; ++i) m_table->device("watch", "pupil");
    auto& anna = m_table->device("first", "Anna");
    QVERIFY(anna.until([&] { return anna.mine(); }));
    QCOMPARE(m_table->m_host.reception().seating().guests().size(), std::size_t(41));
    const auto cells = anna.cells();
    for (int i = 0; i < cells.size() && m_table->m_session.match().plies() == 0; ++i)
        if (cells[i].toObject()["target"].toBool()) {
            anna.press(i);
            break;
        }
    for (const auto& one : m_table->m_devices) QVERIFY(one->sees(m_table->m_session.match().ply()));
    for (int i = 0; i < 40; ++i) { // more than there are seats for
        auto& more = m_table->connects();
        QVERIFY(more.connected());
        more.hello(m_table->m_host.reception().code());
        QVERIFY(more.hears("lobby"));
        more.say({{"do", "sit"}, {"place", "watch"}, {"name", "more"}});
    }
    QVERIFY(m_table->m_devices.back()->hears("say"));
    QCOMPARE(m_table->m_host.reception().seating().guests().size(), Seating::most);
}

void TestReception::aTokenFindsItsSeatAgain() {
    QVERIFY(m_table->begin("persimmons"));
    auto& anna = m_table->device("first", "Anna");
    QVERIFY(anna.sees(0));
    anna.press(0);
    QVERIFY(anna.sees(1));
    const auto token = anna.m_token;
    std::mt19937 dice(3);
    for (int times = 0; times < 100; ++times) {
        m_table->m_devices.back()->drop();
        if (dice() % 2 == 0)
            QTRY_VERIFY(
                !m_table->m_session.players().away(Player::First)); // else it comes back before it was missed
        auto& again = *m_table->m_devices.emplace_back(
            std::make_unique<TestDevice>(m_table->m_host.reception().port()));
        QVERIFY(again.connected());
        again.hello({}, token);
        QVERIFY(again.sees(1));
        QCOMPARE(again.m_token, token);
        QVERIFY(m_table->m_session.players().away(Player::First));
    }
    QCOMPARE(m_table->m_host.reception().seating().guests().size(), std::size_t(1));
    QCOMPARE(m_table->m_session.match().plies(), 1);

    TestDevice stranger(m_table->m_host.reception().port());
    QVERIFY(stranger.connected());
    stranger.hello({}, QString(32, QLatin1Char('a')));
    QVERIFY(stranger.hears("code"));
    m_table->m_host.reception().throwOut(token);
    QVERIFY(m_table->m_devices.back()->gone());
    QVERIFY(!m_table->m_session.players().away(Player::First));
}

void TestReception::nothingListensBeforeOrAfter() {
    const auto listens = [](int port) {
        QTcpSocket socket;
        socket.connectToHost(QStringLiteral("127.0.0.1"), static_cast<quint16>(port));
        return socket.waitForConnected(2000);
    };
    QVERIFY(m_table->begin("ribbonim"));
    const int where = m_table->m_host.reception().port();
    QVERIFY(listens(where));
    auto& guest = m_table->device("watch", "Mio");
    m_table->m_host.close();
    QVERIFY(guest.gone());
    QCOMPARE(guest.m_all.contains(QStringLiteral("The table is closed.")), true);
    QTRY_VERIFY(!listens(where));
    QVERIFY(m_table->m_host.reception().seating().guests().empty());
}

QTEST_MAIN(TestReception)
#include "tst_reception.moc"
