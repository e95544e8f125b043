#include "core/play/untrusted.h"
#include "tests/ui/table/opentable.h"
#include "tests/ui/table/testworld.h"

namespace limits = core::untrusted::table;

// Who keeps a seat at a table, and its name; who is thrown out; and the same table opened again.
class TestSeats : public QObject {
    Q_OBJECT

private slots:
    void init() {
        m_world = std::make_shared<TestWorld>();
        open();
    }
    void cleanup() { m_table.reset(); }
    void aSeatIsKeptForItsOwner();
    void theTeacherFreesASeat();
    void namesSurviveANewGame();
    void theNamelessKeepTheirSeats();
    void theComputerTakesASeat();
    void nobodyHasTwoSeats();
    void whoIsThrownOutStaysOut();
    void theSameTableIsOpenedAgain();
    void oldTablesAreForgotten();
    void anotherTableHasAnotherCode();

private:
    void open() {
        m_table = std::make_unique<OpenTable>(m_world);
        QVERIFY(m_table->begin("ribbonim"));
    }
    Host& host() { return m_table->m_host; }
    Session& session() { return m_table->m_session; }
    // One who has the code, before the seats.
    TestDevice& inLobby() {
        auto& one = m_table->connects();
        [[maybe_unused]] const bool there = one.connected();
        one.hello(host().reception().code());
        [[maybe_unused]] const bool let = one.hears("lobby");
        return one;
    }
    TestDevice& back(const QString& token, const QString& mark = {}) {
        auto& one = m_table->connects();
        [[maybe_unused]] const bool there = one.connected();
        one.m_mark = mark;
        one.hello({}, token);
        return one;
    }
    static QString told(TestDevice& device) {
        return device.hears("say") ? device.m_last["text"].toString() : QString();
    }

    std::shared_ptr<TestWorld> m_world;
    std::unique_ptr<OpenTable> m_table;
};

namespace {

QJsonObject firstSeat(const TestDevice& device) {
    return device.m_last["seats"].toArray()[0].toObject();
}

} // namespace

void TestSeats::aSeatIsKeptForItsOwner() {
    auto& sakura = m_table->device("first", "Sakura");
    QVERIFY(sakura.sees(0));
    const auto token = sakura.m_token;
    sakura.drop();
    QTRY_VERIFY(!session().players().away(Player::First));
    auto& thief = inLobby();
    QCOMPARE(firstSeat(thief)["free"].toBool(), false);
    QCOMPARE(firstSeat(thief)["kept"].toString(), QStringLiteral("kept for Sakura"));
    thief.say({{"do", "sit"}, {"place", "first"}, {"name", "Thief"}});
    QCOMPARE(told(thief), QStringLiteral("kept for Sakura"));
    QVERIFY(back(token).sees(0));
    QVERIFY(session().players().away(Player::First));

    // After some minutes it is free; whoever had it is told why it is not any more.
    m_table->m_devices.back()->drop();
    QTRY_VERIFY(!session().players().away(Player::First));
    m_world->pass(limits::seatKept);
    auto& later = inLobby();
    QVERIFY(firstSeat(later)["free"].toBool());
    later.say({{"do", "sit"}, {"place", "first"}, {"name", "Ben"}});
    QVERIFY(later.sees(0));
    QCOMPARE(session().players().seat(Player::First).name, std::string("Ben"));
    QVERIFY(told(back(token)).contains(QStringLiteral("somebody else has taken your seat")));
}

void TestSeats::theTeacherFreesASeat() {
    auto& sakura = m_table->device("first", "Sakura");
    const auto token = sakura.m_token;
    host().reception().giveFree(token); // not while its guest is there
    auto& other = inLobby();
    QVERIFY(!firstSeat(other)["free"].toBool());
    sakura.drop();
    QTRY_VERIFY(!session().players().away(Player::First));
    host().reception().giveFree(token);
    QVERIFY(other.hears("lobby", [&] { return firstSeat(other)["free"].toBool(); }));
    auto& again = back(token);
    QVERIFY(told(again).contains(QStringLiteral("your seat was freed")));
    QVERIFY(again.sees(0) && !session().players().away(Player::First));
}

void TestSeats::namesSurviveANewGame() {
    auto& anna = m_table->device("first", "Anna");
    auto& ben = m_table->device("second", "Ben");
    for (const char* kind : {"bao", "persimmons", "chopsticks", "ribbonim"}) {
        const std::shared_ptr<const Game> game = kindOf(kind).game("");
        session().begin(game, game->start(), {});
        QCOMPARE(session().players().seat(Player::First).name, std::string("Anna"));
        QCOMPARE(session().players().seat(Player::Second).name, std::string("Ben"));
        QVERIFY(session().players().away(Player::First) && session().players().away(Player::Second));
    }
    session().giveUp();
    session().again();
    QCOMPARE(session().players().seat(Player::First).name, std::string("Ben"));
    QVERIFY(ben.until([&] { return ben.mine(); }));
    QVERIFY(anna.until([&] { return !anna.mine(); }));
}

// Against the computer, without a name, another match: the seat goes along.
void TestSeats::theNamelessKeepTheirSeats() {
    const std::shared_ptr<const Game> game = kindOf("ribbonim").game("");
    session().begin(game, game->start(), {core::Seat{}, core::Seat{"", core::Level::Random}});
    auto& anna = m_table->device("first", "");
    QVERIFY(anna.sees(0));
    session().giveUp();
    session().again();
    QVERIFY(session().players().away(Player::Second) && !session().players().away(Player::First));
    QVERIFY(session().players().seat(Player::First).computer);
}

void TestSeats::theComputerTakesASeat() {
    auto& ben = m_table->device("second", "Ben");
    QVERIFY(ben.sees(0));
    const std::shared_ptr<const Game> game = kindOf("ribbonim").game("");
    session().begin(game, game->start(), againstComputer());
    QVERIFY(told(ben).contains(QStringLiteral("The computer plays in your place")));
    QVERIFY(!session().players().away(Player::Second));
}

void TestSeats::nobodyHasTwoSeats() {
    auto& anna = m_table->device("first", "Anna");
    auto& ben = m_table->device("second", "Ben");
    ben.drop();
    anna.hello({}, ben.m_token);
    QTRY_VERIFY(session().players().away(Player::Second) && !session().players().away(Player::First));
    QCOMPARE(host().reception().seating().guests().size(), std::size_t(1));
    auto& other = inLobby();
    QVERIFY(firstSeat(other)["free"].toBool());
}

void TestSeats::whoIsThrownOutStaysOut() {
    auto& ben = m_table->connects();
    QVERIFY(ben.connected());
    ben.m_mark = QStringLiteral("what Ben's device keeps");
    QVERIFY(ben.joins(host().reception().code(), "first", "Ben"));
    const auto token = ben.m_token;
    host().reception().throwOut(token);
    QVERIFY(ben.gone());
    const auto comesBack = [&](const QString& code, const QString& with, const QString& mark) {
        auto& again = m_table->connects();
        [[maybe_unused]] const bool there = again.connected();
        again.m_mark = mark;
        again.hello(code, with);
        return again.until([&] { return again.over() || !again.m_heard.isEmpty(); }) &&
               !again.m_all.contains(QStringLiteral("\"gone\""));
    };
    QVERIFY(!comesBack({}, token, {}));                             // a reload
    QVERIFY(!comesBack(host().reception().code(), {}, ben.m_mark)); // the code again
    QVERIFY(comesBack(host().reception().code(), {}, QStringLiteral("another device")));
    host().close();
    QVERIFY(host().open());
    QVERIFY(!comesBack(host().reception().code(), {}, ben.m_mark));
    QCOMPARE(host().reception().seating().thrownOut().size(), std::size_t(1));
    host().reception().letIn(token);
    QVERIFY(host().reception().seating().thrownOut().empty());
    QVERIFY(back(token, ben.m_mark).sees(0));
    QVERIFY(session().players().away(Player::First)); // the seat was still there
}

// Closed by mistake, or the program has ended without a word.
void TestSeats::theSameTableIsOpenedAgain() {
    auto& anna = m_table->device("first", "Anna");
    auto& mio = m_table->device("watch", "Mio");
    const auto code = host().reception().code(), token = anna.m_token, watching = mio.m_token;
    const int port = host().reception().port();
    host().close();
    QVERIFY(anna.hears("gone") && anna.m_last["again"].toBool());
    QCoreApplication::sendPostedEvents(nullptr,
                                       QEvent::DeferredDelete); // the door goes as the last word is out
    QVERIFY(host().open());
    QCOMPARE(host().reception().code(), code);
    QCOMPARE(host().reception().port(), port);
    QVERIFY(back(token).sees(0));
    QVERIFY(session().players().away(Player::First));

    m_world->m_kept = std::exchange(m_world->m_kept, {}); // as it is on disk
    m_table.reset();
    open();
    QCOMPARE(host().reception().code(), code);
    QCOMPARE(session().players().seat(Player::First).name, std::string("Anna"));
    QCOMPARE(host().reception().seating().guests().size(), std::size_t(2));
    QVERIFY(!firstSeat(inLobby())["free"].toBool());
    QVERIFY(back(token).sees(0) && back(watching).sees(0));
    QVERIFY(session().players().away(Player::First));
}

void TestSeats::oldTablesAreForgotten() {
    const auto code = host().reception().code();
    m_table->device("first", "Anna");
    m_world->pass(std::chrono::minutes(1));
    const auto kept = m_world->m_kept;
    QVERIFY(kept.contains("Anna"));
    m_table.reset();
    m_world->pass(limits::tableKept);
    open();
    QVERIFY(host().reception().seating().guests().empty());
    // Nor is it one that nobody can have written.
    for (const auto& bytes : {QByteArray("{"), QByteArray("[]"), QByteArray(kept).replace(code.toUtf8(), "1"),
                              QByteArray(kept).append(QByteArray(200'000, ' '))}) {
        m_table.reset();
        m_world->m_kept = bytes;
        open();
        QVERIFY(host().reception().isOpen() && host().reception().seating().guests().empty());
    }
}

void TestSeats::anotherTableHasAnotherCode() {
    auto& anna = m_table->device("first", "Anna");
    const auto code = host().reception().code();
    const auto token = anna.m_token;
    host().renew();
    QVERIFY(anna.hears("gone") && !anna.m_last["again"].toBool());
    QVERIFY(host().reception().isOpen() && host().reception().seating().guests().empty());
    QVERIFY(host().reception().code() != code);
    auto& again = back(token);
    QVERIFY(again.hears("code"));
    host().close();
    QVERIFY(host().open());
    QVERIFY(host().reception().seating().guests().empty());
}

QTEST_MAIN(TestSeats)
#include "tst_seats.moc"
