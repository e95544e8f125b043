#include <QTcpSocket>
#include <QTest>

#include "core/kind.h"
#include "tests/testdevice.h"
#include "tests/toysession.h"
#include "ui/language.h"
#include "ui/table/host.h"
#include "ui/words.h"

#include <random>

// Devices at a table that is open: real lines on the loopback, and a real session.
class TestTable : public QObject {
    Q_OBJECT

private slots:
    void init();
    void cleanup();
    void nothingListensBeforeOrAfter();
    void guessingCostsTime();
    void whoKnowsTheCodeTakesASeat();
    void pagesFromElsewhereGetNoLine();
    void everyGameIsPlayedByTwoDevices_data();
    void everyGameIsPlayedByTwoDevices();
    void marksAreThoseOfTheBoardOrNone();
    void nobodyMovesForAnother();
    void takingBackNeedsConsent();
    void aTokenFindsItsSeatAgain();
    void everybodyHearsTheirOwnLanguage();
    void seatsStayWithTheirPlayers();
    void whoBreaksTheRulesIsDropped_data();
    void whoBreaksTheRulesIsDropped();
    void theClassAnswersOnce();
    void fortyWatch();

private:
    void begin(const char* kind, const char* rules = "");
    TestDevice& device(const char* place, const char* name);
    int port() const { return m_host->port(); }

    std::unique_ptr<Session> m_session;
    std::unique_ptr<Host> m_host;
    std::vector<std::unique_ptr<TestDevice>> m_devices;
};

void TestTable::init() {
    language::set(language::Id::English);
    m_session = std::make_unique<Session>();
    // The board of this computer, which nobody looks at.
    connect(m_session.get(), &Session::moved, m_session.get(), &Session::animationDone, Qt::QueuedConnection);
    m_host = std::make_unique<Host>(*m_session);
}

void TestTable::cleanup() {
    m_devices.clear();
    m_host.reset();
    m_session.reset();
}

void TestTable::begin(const char* kind, const char* rules) {
    const std::shared_ptr<const Game> game = kindOf(kind).game(rules);
    m_session->begin(game, game->start(), people());
    QVERIFY(m_host->open());
}

TestDevice& TestTable::device(const char* place, const char* name) {
    auto& one = *m_devices.emplace_back(std::make_unique<TestDevice>(port()));
    [[maybe_unused]] const bool joined = one.joins(m_host->code(), place, name);
    Q_ASSERT(joined);
    return one;
}

void TestTable::nothingListensBeforeOrAfter() {
    const auto listens = [](int port) {
        QTcpSocket socket;
        socket.connectToHost(QStringLiteral("127.0.0.1"), static_cast<quint16>(port));
        return socket.waitForConnected(2000);
    };
    begin("ribbonim");
    const int where = port();
    QVERIFY(listens(where));
    auto& guest = device("watch", "Mio");
    m_host->close();
    QVERIFY(guest.gone());
    QCOMPARE(guest.m_all.contains(QStringLiteral("The table is closed.")), true);
    QTRY_VERIFY(!listens(where));
    QVERIFY(m_host->seating().guests().empty());
}

void TestTable::guessingCostsTime() {
    using Answer = JoinCode::Answer;
    auto now = QDateTime::fromSecsSinceEpoch(1'800'000'000);
    JoinCode code([&] { return now; });
    const auto right = code.text(),
               wrong = right == QLatin1String("111111") ? QStringLiteral("222222") : QStringLiteral("111111");
    const auto here = QStringLiteral("10.0.0.1"), there = QStringLiteral("10.0.0.2");
    for (const int wait : {1, 2, 4, 8, 16, 30, 30}) {
        QCOMPARE(code.attempt(wrong, here), Answer::Wrong);
        now = now.addSecs(wait - 1);
        QCOMPARE(code.attempt(right, here), Answer::TooSoon);
        QCOMPARE(code.attempt(right.left(3) + QLatin1Char(' ') + right.mid(3), there), Answer::Right);
        now = now.addSecs(1);
    }
    QCOMPARE(code.attempt(right, here), Answer::Right);
    // Many devices together guess no faster.
    int guesses = 0;
    const auto begun = now;
    for (int i = 0; i < 2000 && begun.secsTo(now) < 600; ++i) {
        if (code.attempt(wrong, QStringLiteral("10.1.%1.%2").arg(i / 250).arg(i % 250)) == Answer::Wrong)
            ++guesses;
        now = now.addMSecs(500);
    }
    QVERIFY2(guesses < 100, qPrintable(QString::number(guesses)));
}

void TestTable::whoKnowsTheCodeTakesASeat() {
    begin("ribbonim");
    TestDevice guest(port());
    QVERIFY(guest.connected());
    guest.hello({});
    QVERIFY(guest.hears("code"));
    QCOMPARE(guest.m_last["why"].toString(), QString());
    guest.hello(m_host->code() == QLatin1String("000000") ? QStringLiteral("000001")
                                                          : QStringLiteral("000000"));
    QVERIFY(guest.hears("code"));
    QCOMPARE(guest.m_last["why"].toString(), QStringLiteral("wrong"));
    // Whoever guessed waits, even with the right one.
    const auto admitted = [&] {
        guest.hello(m_host->code());
        return guest.m_all.contains(QStringLiteral("\"lobby\""));
    };
    QTRY_VERIFY(admitted());
    guest.say({{"do", "sit"}, {"place", "first"}, {"name", "Anna"}});
    QVERIFY(guest.hears("layout"));
    QVERIFY(guest.hears("board"));
    QVERIFY(guest.mine());
    QCOMPARE(m_session->seat(Player::First).name, std::string("Anna"));
    QVERIFY(m_session->away(Player::First));
    QVERIFY(!m_session->away(Player::Second));

    // The seat is taken for others.
    TestDevice other(port());
    QVERIFY(other.connected());
    other.hello(m_host->code());
    QVERIFY(other.hears("lobby"));
    QCOMPARE(other.m_last["seats"].toArray()[0].toObject()["free"].toBool(), false);
    other.say({{"do", "sit"}, {"place", "first"}, {"name", "Ben"}});
    QVERIFY(other.hears("say"));
    QCOMPARE(m_session->seat(Player::First).name, std::string("Anna"));
    // Who is dropped is away, but keeps the seat.
    guest.say({{"do", "sit"}, {"place", "nobody"}});
    QVERIFY(guest.gone());
    QTRY_VERIFY(!m_session->away(Player::First));
    QCOMPARE(m_host->seating().guests().size(), std::size_t(1));
}

void TestTable::pagesFromElsewhereGetNoLine() {
    begin("ribbonim");
    TestDevice stranger(port(), QStringLiteral("http://example.org"));
    QVERIFY(stranger.gone());
    QVERIFY(stranger.m_all.isEmpty());
}

void TestTable::everyGameIsPlayedByTwoDevices_data() {
    QTest::addColumn<QByteArray>("kind");
    QTest::addColumn<QByteArray>("rules");
    const auto row = [](const char* kind, const char* rules) {
        QTest::newRow(kind) << QByteArray(kind) << QByteArray(rules);
    };
    row("ribbonim", "");
    row("persimmons", "");
    row("chopsticks", "");
    row("bao", "");
    row("fmurs", "columns=6;rows=6;sheep=2");
}

void TestTable::everyGameIsPlayedByTwoDevices() {
    QFETCH(QByteArray, kind);
    QFETCH(QByteArray, rules);
    begin(kind.constData(), rules.constData());
    auto& anna = device("first", "Anna");
    auto& ben = device("second", "Ben");
    std::mt19937 dice(7);
    for (int presses = 0; presses < 600 && !m_session->match().ending() && m_session->match().plies() < 60;
         ++presses) {
        const auto& match = m_session->match();
        QVERIFY(anna.sees(match.ply()) && ben.sees(match.ply()));
        auto& on = match.mover() == Player::First ? anna : ben;
        auto& off = match.mover() == Player::First ? ben : anna;
        QVERIFY(on.until([&] { return on.mine(); }));
        QVERIFY(off.until([&] { return !off.mine(); }));
        std::vector<int> targets;
        const auto cells = on.cells();
        for (int i = 0; i < cells.size(); ++i)
            if (cells[i].toObject()["target"].toBool()) targets.push_back(i);
        QVERIFY(!targets.empty());
        const auto spot = targets[dice() % targets.size()];
        const auto before = on.m_board;
        on.press(spot);
        QVERIFY(on.until([&] { return on.m_board != before; }));
    }
    QVERIFY(m_session->match().plies() > 3);
    const auto ending = m_session->match().ending();
    if (!ending) return;
    QVERIFY(anna.until([&] { return anna.m_board["over"].toBool(); }));
    QVERIFY(!anna.mine() && !ben.mine());
}

void TestTable::marksAreThoseOfTheBoardOrNone() {
    m_session->setHelp(Help::Off);
    begin("ribbonim");
    auto& anna = device("first", "Anna");
    QTRY_VERIFY(m_session->analysis() != nullptr && m_session->analysis()->complete);
    QVERIFY(anna.sees(0));
    QVERIFY(!anna.m_all.contains(QStringLiteral("\"glyph\"")));
    m_session->setHelp(Help::Numbers);
    BoardModel board;
    board.setGame(m_session->match().sharedGame(), m_session->match().start());
    board.setAnalysis(m_session->analysis(), Help::Numbers);
    QVERIFY(anna.until([&] { return anna.m_all.contains(QStringLiteral("\"glyph\"")); }));
    int marked = 0;
    const auto cells = anna.cells();
    QCOMPARE(cells.size(), board.spots());
    for (int spot = 0; spot < board.spots(); ++spot) {
        const auto told = cells[spot].toObject()["mark"].toObject();
        const auto& mark = board.cell(spot).mark;
        QCOMPARE(!told.isEmpty(), mark.has_value());
        if (!mark) continue;
        ++marked;
        QCOMPARE(told["number"].toString(), mark->number);
        QCOMPARE(told["best"].toBool(), mark->best);
    }
    QVERIFY(marked > 3);
    m_host->setSharesHints(false);
    QVERIFY(anna.until([&] {
        for (const auto& cell : anna.cells())
            if (cell.toObject().contains("mark")) return false;
        return true;
    }));
}

void TestTable::nobodyMovesForAnother() {
    begin("persimmons");
    auto& watcher = device("watch", "Mio");
    auto& ben = device("second", "Ben");
    for (auto* one : {&watcher, &ben}) {
        QVERIFY(one->sees(0));
        for (int spot = 0; spot < 5; ++spot) one->press(spot);
        one->say({{"do", "giveUp"}});
        one->say({{"do", "takeBack"}});
        one->say({{"do", "turn"}, {"right", 1}, {"down", 0}});
    }
    auto& late = device("watch", "Rui"); // whatever was said before has been heard by now
    QVERIFY(late.sees(0));
    QCOMPARE(m_session->match().plies(), 0);
    QVERIFY(!m_session->match().ending());

    // Nor this computer for a player who sits elsewhere; and nobody for a position that has gone by.
    auto& anna = device("first", "Anna");
    QVERIFY(anna.sees(0));
    m_session->play(m_session->match().game().moves(m_session->match().position()).front());
    QCOMPARE(m_session->match().plies(), 0);
    anna.say({{"do", "press"}, {"spot", 0}, {"ply", 5}});
    anna.press(0);
    QVERIFY(ben.sees(1));
    QCOMPARE(m_session->match().plies(), 1);
}

void TestTable::takingBackNeedsConsent() {
    begin("persimmons");
    auto& anna = device("first", "Anna");
    auto& ben = device("second", "Ben");
    QVERIFY(anna.sees(0));
    anna.press(0);
    QVERIFY(anna.sees(1) && ben.sees(1));
    for (const bool yes : {false, true}) {
        anna.say({{"do", "takeBack"}});
        QVERIFY(ben.hears("ask"));
        QCOMPARE(m_session->match().ply(), 1);
        anna.say(
            {{"do", "consent"}, {"question", ben.m_last["question"]}, {"yes", true}}); // not hers to give
        ben.say({{"do", "consent"}, {"question", ben.m_last["question"]}, {"yes", yes}});
        if (!yes)
            QVERIFY(anna.until([&] { return anna.m_all.contains(QStringLiteral("Ben would rather not.")); }));
        QCOMPARE(m_session->match().ply(), 1);
    }
    QVERIFY(anna.sees(0));
    QVERIFY(anna.until([&] { return anna.mine(); }));
}

void TestTable::aTokenFindsItsSeatAgain() {
    begin("persimmons");
    auto& anna = device("first", "Anna");
    QVERIFY(anna.sees(0));
    anna.press(0);
    QVERIFY(anna.sees(1));
    const auto token = anna.m_token;
    std::mt19937 dice(3);
    for (int times = 0; times < 100; ++times) {
        m_devices.back()->drop();
        if (dice() % 2 == 0)
            QTRY_VERIFY(!m_session->away(Player::First)); // else it comes back before it was missed
        auto& again = *m_devices.emplace_back(std::make_unique<TestDevice>(port()));
        QVERIFY(again.connected());
        again.hello({}, token);
        QVERIFY(again.sees(1));
        QCOMPARE(again.m_token, token);
        QVERIFY(m_session->away(Player::First));
    }
    QCOMPARE(m_host->seating().guests().size(), std::size_t(1));
    QCOMPARE(m_session->match().plies(), 1);

    TestDevice stranger(port());
    QVERIFY(stranger.connected());
    stranger.hello({}, QString(32, QLatin1Char('a')));
    QVERIFY(stranger.hears("code"));
    m_host->throwOut(token);
    QVERIFY(m_devices.back()->gone());
    QVERIFY(!m_session->away(Player::First));
}

// What devices say changes nothing of the language at home, where the session's texts are heard at once.
void TestTable::everybodyHearsTheirOwnLanguage() {
    language::set(language::Id::Japanese);
    begin("persimmons");
    QStringList home;
    connect(m_host.get(), &Host::changed,
            [&] { home << language::spoken(m_session->match().game().kind().title); });
    connect(m_session.get(), &Session::stateChanged, [&] { home << words::draw(); });
    auto& anna = device("first", "Anna"); // in English
    QVERIFY(anna.sees(0));
    anna.press(0);
    QVERIFY(anna.sees(1));
    anna.say({{"do", "takeBack"}});
    QVERIFY(anna.hears("say"));
    QVERIFY(anna.m_last["text"].toString().endsWith(QStringLiteral(" was asked.")));
    QCOMPARE(anna.m_board["title"].toString(), QStringLiteral("Persimmons"));
    QVERIFY(home.size() > 4);
    home.removeAll(QString::fromUtf8("干し柿落とし"));
    home.removeAll(QString::fromUtf8("引き分け"));
    QCOMPARE(home, QStringList());
}

void TestTable::seatsStayWithTheirPlayers() {
    begin("persimmons");
    auto& anna = device("first", "Anna");
    QVERIFY(anna.sees(0));
    m_session->giveUp();
    QVERIFY(anna.until([&] { return anna.m_board["over"].toBool(); }));
    m_session->again(); // the other player begins
    QVERIFY(anna.until([&] { return !anna.m_board["over"].toBool(); }));
    QCOMPARE(m_session->seat(Player::Second).name, std::string("Anna"));
    QVERIFY(m_session->away(Player::Second) && !m_session->away(Player::First));
    const std::shared_ptr<const Game> game = kindOf("bao").game("");
    m_session->begin(game, game->start(), againstComputer());
    QVERIFY(anna.until([&] { return anna.m_board["title"].toString() == QStringLiteral("BAO"); }));
    QVERIFY(!m_session->away(Player::Second)); // the computer sits there now
}

void TestTable::whoBreaksTheRulesIsDropped_data() {
    QTest::addColumn<QString>("said");
    QTest::newRow("no JSON") << QStringLiteral("{");
    QTest::newRow("too long") << QString(5000, QLatin1Char(' '));
    QTest::newRow("nested") << QString(900, QLatin1Char('['));
    QTest::newRow("unknown") << QStringLiteral(R"({"do":"dance"})");
    QTest::newRow("before the code") << QStringLiteral(R"({"do":"press","spot":1,"ply":0})");
    QTest::newRow("bytes") << QString();
    QTest::newRow("flood") << QStringLiteral("flood");
}

void TestTable::whoBreaksTheRulesIsDropped() {
    QFETCH(QString, said);
    begin("ribbonim");
    auto& anna = device("first", "Anna");
    QVERIFY(anna.sees(0));
    TestDevice bad(port());
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

void TestTable::theClassAnswersOnce() {
    m_session->setHelp(Help::Numbers);
    begin("ribbonim");
    auto& anna = device("watch", "=Anna");
    auto& ben = device("watch", "Ben");
    QTRY_VERIFY(m_session->analysis() != nullptr && m_session->analysis()->complete);
    const auto choice = [](const TestDevice& one, int i) {
        return one.m_last["choices"].toArray()[i].toObject();
    };
    const auto hearsOf = [](TestDevice& one, int question) {
        while (one.hears("question"))
            if (one.m_last["question"].toInt() == question) return true;
        return false;
    };
    m_host->ask();
    QVERIFY(hearsOf(anna, 1) && hearsOf(ben, 1));
    QCOMPARE(anna.m_last["choices"].toArray().size(), 2); // Ribbonim knows no draw
    QCOMPARE(choice(anna, 0)["text"].toString(), QStringLiteral("Hana wins"));
    // Nobody is shown a value meanwhile.
    QVERIFY(ben.until([&] {
        return !QString::fromUtf8(QJsonDocument(ben.m_board).toJson()).contains(QStringLiteral("glyph"));
    }));
    anna.say({{"do", "answer"}, {"question", 1}, {"says", "win"}});
    QVERIFY(hearsOf(anna, 1));
    QVERIFY(choice(anna, 0)["chosen"].toBool() && !choice(anna, 1)["open"].toBool());
    anna.say({{"do", "answer"}, {"question", 1}, {"says", "loss"}}); // not a second time
    ben.say({{"do", "answer"}, {"question", 7}, {"says", "loss"}});  // not another question
    ben.say({{"do", "answer"}, {"question", 1}, {"says", "loss"}});
    QVERIFY(ben.until([&] { return m_host->classroom().answered() == 2; }));
    QVERIFY(!anna.m_last["choices"].toArray()[1].toObject()["text"].toString().contains(QLatin1Char('1')));
    m_host->showAnswers();
    QVERIFY(ben.until([&] {
        return ben.hears("question") && choice(ben, 1)["text"].toString().endsWith(QStringLiteral(": 1"));
    }));
    QVERIFY(choice(ben, 0)["right"].toBool() != choice(ben, 1)["right"].toBool());
    ben.say({{"do", "answer"}, {"question", 1}, {"says", "win"}}); // too late
    m_host->endQuestion();
    const auto csv = QString::fromStdString(m_host->classroom().csv());
    QCOMPARE(csv.count(QLatin1Char('\n')), 3);
    QVERIFY(csv.contains(QStringLiteral("'=Anna,win,")));
    QVERIFY(csv.contains(QStringLiteral("Ben,loss,")));
}

void TestTable::fortyWatch() {
    begin("fmurs", "columns=6;rows=6;sheep=2");
    for (int i = 0; i < 40; ++i) device("watch", "pupil");
    auto& anna = device("first", "Anna");
    QVERIFY(anna.until([&] { return anna.mine(); }));
    QCOMPARE(m_host->seating().guests().size(), std::size_t(41));
    const auto cells = anna.cells();
    for (int i = 0; i < cells.size() && m_session->match().plies() == 0; ++i)
        if (cells[i].toObject()["target"].toBool()) {
            anna.press(i);
            break;
        }
    for (const auto& one : m_devices) QVERIFY(one->sees(m_session->match().ply()));
    for (int i = 0; i < 40; ++i) m_devices.emplace_back(std::make_unique<TestDevice>(port()));
    QVERIFY(m_devices.back()->connected()); // more than there are seats for
    for (std::size_t i = 41; i < m_devices.size(); ++i)
        if (m_devices[i]->connected()) {
            m_devices[i]->hello(m_host->code());
            m_devices[i]->say({{"do", "sit"}, {"place", "watch"}, {"name", "more"}});
        }
    QVERIFY(m_devices.back()->hears("lobby"));
    QCOMPARE(m_host->seating().guests().size(), Seating::most);
}

QTEST_MAIN(TestTable)
#include "tst_table.moc"
