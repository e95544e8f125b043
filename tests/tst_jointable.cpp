#include <QWebSocketServer>

#include "tests/cable.h"
#include "tests/opentable.h"
#include "ui/controls/field.h"
#include "ui/table/joinedtable.h"
#include "ui/table/joinoverlay.h"
#include "ui/words.h"

#include <random>

using core::Player;
using Place = JoinedTable::Place;

// Another Kachisuji at the table, over a real line: its session is the host's match as long as it sits there,
// and nothing a host says harms it.
class TestJoinTable : public QObject {
    Q_OBJECT

private slots:
    void initTestCase();
    void init();
    void cleanup();
    void addressesAreRead_data();
    void addressesAreRead();
    void everyGameIsPlayedToItsEnd_data();
    void everyGameIsPlayedToItsEnd();
    void breaksLoseNoPly();
    void takingBackNeedsConsent();
    void whoeverGivesUpDoesSoForBoth();
    void helpIsTheHosts();
    void theHostDecides();
    void illegalMovesAreTakenBack();
    void whoWatchesPlaysNothing();
    void leavingKeepsACopy();
    void whatStandsInTheWayIsTold();
    void hostileHostsDoNoHarm_data();
    void hostileHostsDoNoHarm();
    void theDialogJoins();
    void withoutAvahiNothingIsFound();

private:
    Session& host() { return m_table->m_session; }
    JoinedTable::Ticket ticket(Place place) const {
        return {*JoinAddress::read(QStringLiteral("127.0.0.1:%1").arg(m_table->m_host.port())),
                m_table->m_host.code(), QStringLiteral("Mio"), place};
    }
    bool same() {
        if (!m_guest->active()) return false;
        const auto &a = host().match(), &b = m_guest->match();
        return a.ply() == b.ply() && a.game().rules() == b.game().rules() &&
               a.game().text(a.position()) == b.game().text(b.position()) && a.ending() == b.ending();
    }
    bool ready() {
        return same() && host().state() == m_guest->state() &&
               (host().match().ending() ||
                host().away(host().match().mover()) != m_guest->away(host().match().mover()));
    }
    void join(Place place) {
        m_joined->join(ticket(place));
        QTRY_VERIFY2(m_joined->seated() && same(), qPrintable(m_told.join('\n')));
    }
    void playSomewhere() {
        auto& session = host().away(host().match().mover()) ? *m_guest : host();
        const auto moves = session.match().game().moves(session.match().position());
        session.play(moves[m_dice() % moves.size()]);
    }

    std::unique_ptr<OpenTable> m_table;
    std::unique_ptr<Session> m_guest;
    std::unique_ptr<JoinedTable> m_joined;
    QStringList m_told, m_refused;
    std::function<void()> m_allow; // what the guest was asked
    std::mt19937 m_dice{5};
};

// There is no bus, so no Avahi either, wherever this runs.
void TestJoinTable::initTestCase() {
    qputenv("DBUS_SYSTEM_BUS_ADDRESS", "unix:path=/nonexistent/bus");
}

void TestJoinTable::init() {
    m_table = std::make_unique<OpenTable>();
    m_guest = std::make_unique<Session>();
    m_joined = std::make_unique<JoinedTable>(*m_guest);
    m_told.clear();
    m_refused.clear();
    m_allow = {};
    connect(m_guest.get(), &Session::moved, m_guest.get(), &Session::animationDone, Qt::QueuedConnection);
    connect(m_joined.get(), &JoinedTable::told, this, [this](const QString& line) { m_told << line; });
    connect(m_joined.get(), &JoinedTable::refused, this, [this](const QString& line) { m_refused << line; });
    connect(m_joined.get(), &JoinedTable::asked, this,
            [this](const QString& text, const QString&, const std::function<void()>& allow) {
                m_told << text;
                m_allow = allow;
            });
}

void TestJoinTable::cleanup() {
    m_joined.reset();
    m_guest.reset();
    m_table.reset();
}

void TestJoinTable::addressesAreRead_data() {
    QTest::addColumn<QString>("typed");
    QTest::addColumn<QString>("read"); // empty: it is none
    QTest::addColumn<bool>("local");
    const auto row = [](const char* typed, const char* read, bool local = true) {
        QTest::newRow(typed) << typed << read << local;
    };
    row(" 192.168.1.20 ", "192.168.1.20:8420 ");
    row("10.0.0.3:9000", "10.0.0.3:9000 ");
    row("http://192.168.1.20:8420/#012345", "192.168.1.20:8420 012345");
    row("[fe80::1]:8420", "[fe80::1]:8420 ");
    row("teacher.local", "teacher.local:8420 ");
    row("localhost:8421", "localhost:8421 ");
    row("8.8.8.8", "8.8.8.8:8420 ", false);
    row("example.org", "example.org:8420 ", false);
    row("", "");
    row("a b", "");
    row("ftp://10.0.0.3", "");
    row("10.0.0.3:port", "");
}

void TestJoinTable::addressesAreRead() {
    QFETCH(QString, typed);
    QFETCH(QString, read);
    QFETCH(bool, local);
    const auto address = JoinAddress::read(typed);
    QCOMPARE(address ? address->text() + ' ' + address->code : QString(), read);
    if (address) QCOMPARE(address->local(), local);
}

void TestJoinTable::everyGameIsPlayedToItsEnd_data() {
    QTest::addColumn<QByteArray>("kind");
    QTest::addColumn<QByteArray>("rules");
    QTest::addColumn<int>("place");
    const auto row = [](const char* kind, const char* rules, Place place) {
        QTest::newRow(kind) << QByteArray(kind) << QByteArray(rules) << static_cast<int>(place);
    };
    row("ribbonim", "", Place::Second);
    row("persimmons", "", Place::First);
    row("chopsticks", "", Place::Second);
    row("bao", "", Place::First);
    row("fmurs", "columns=6;rows=6;sheep=2", Place::Second);
}

void TestJoinTable::everyGameIsPlayedToItsEnd() {
    QFETCH(QByteArray, kind);
    QFETCH(QByteArray, rules);
    QFETCH(int, place);
    QVERIFY(m_table->begin(kind.constData(), rules.constData()));
    join(static_cast<Place>(place));
    constexpr int most = 120;
    while (!host().match().ending() && host().match().ply() < most) {
        QTRY_VERIFY2(ready(), qPrintable(m_told.join('\n')));
        const int ply = host().match().ply();
        playSomewhere();
        QTRY_VERIFY2(host().match().ply() > ply && same(), qPrintable(m_told.join('\n')));
    }
    if (!host().match().ending()) host().giveUp();
    QTRY_VERIFY(same());
    QVERIFY(host().match().plies() > 3);
    QVERIFY2(m_told.isEmpty(), qPrintable(m_told.join('\n')));
}

// At any moment, also when a move is on its way.
void TestJoinTable::breaksLoseNoPly() {
    QVERIFY(m_table->begin("ribbonim", ""));
    Cable cable(m_table->m_host.port());
    auto over = ticket(Place::Second);
    over.address.port = cable.port();
    m_joined->join(over);
    const auto ownSeat = [this] { return m_table->m_host.seating().guests().size(); };
    int breaks = 0;
    for (int ply = 0; ply < 14 && !host().match().ending(); ++ply) {
        QTRY_VERIFY(ready());
        QCOMPARE(host().match().ply(), ply);
        const bool mine = m_guest->match().mover() == Player::Second;
        playSomewhere();
        if (mine || ply % 4 == 0) {
            cable.cut();
            ++breaks;
        }
        QTRY_VERIFY(same() && host().match().ply() == ply + 1);
    }
    QVERIFY(breaks > 4);
    QCOMPARE(ownSeat(), std::size_t{1});
}

void TestJoinTable::takingBackNeedsConsent() {
    std::function<void()> allow;
    connect(&m_table->m_host, &Host::asked, this,
            [&](const QString&, const QString&, const std::function<void()>& then) { allow = then; });
    QVERIFY(m_table->begin("ribbonim", ""));
    join(Place::First);
    for (int ply = 0; ply < 3; ++ply) {
        QTRY_VERIFY(ready());
        playSomewhere();
        QTRY_VERIFY(same() && host().match().ply() == ply + 1);
    }
    QTRY_VERIFY(ready());
    m_guest->undo();
    QTRY_VERIFY(allow != nullptr);
    QCOMPARE(m_guest->match().ply(), 3);
    allow();
    QCOMPARE(host().match().ply(), 2);
    QTRY_VERIFY(ready());
    playSomewhere(); // perhaps another move
    QTRY_VERIFY(same() && host().match().ply() == 3);
    host().undo(); // the host's own business
    QTRY_VERIFY(same() && m_guest->match().ply() == 2);
    m_guest->goTo(3); // there is no such ply any more
    QTRY_VERIFY(ready() && m_guest->match().ply() == 2);
}

void TestJoinTable::whoeverGivesUpDoesSoForBoth() {
    QVERIFY(m_table->begin("ribbonim", ""));
    join(Place::First);
    QTRY_VERIFY(ready());
    m_guest->giveUp();
    QTRY_VERIFY(host().match().givenUp());
    QTRY_VERIFY(same() && m_guest->state() == State::Finished);
    host().undo();
    QTRY_VERIFY(same() && ready());
    playSomewhere();
    QTRY_VERIFY(ready());
    m_guest->giveUp(); // not on its turn
    QVERIFY(!m_told.isEmpty());
    host().giveUp();
    QTRY_VERIFY(same() && m_guest->match().givenUp());
    // The next match, in which the other player begins.
    host().again();
    QTRY_VERIFY(ready() && m_guest->match().plies() == 0);
    QVERIFY(m_guest->away(Player::First) && !m_guest->away(Player::Second));
}

void TestJoinTable::helpIsTheHosts() {
    host().setHelp(Help::Off);
    m_guest->setHelp(Help::Numbers);
    QVERIFY(m_table->begin("ribbonim", ""));
    join(Place::Second);
    QCOMPARE(m_guest->help(), Help::Off);
    QVERIFY(m_guest->locked() && !m_guest->canShowBriefly());
    m_guest->setHelp(Help::Numbers);
    m_guest->setLocked(true);
    m_guest->showBriefly();
    m_guest->setLocked(false);
    QCOMPARE(m_guest->shownHelp(), Help::Off);
    host().setHelp(Help::Marks);
    QTRY_COMPARE(m_guest->help(), Help::Marks);
    QVERIFY(!m_guest->locked());
    m_table->m_host.match().setSharesHints(false);
    QTRY_COMPARE(m_guest->help(), Help::Off);
    m_joined->leave();
    QCOMPARE(m_guest->help(), Help::Numbers);
    QVERIFY(!m_guest->locked());
}

// What the guest does by itself is asked for, told, or put right.
void TestJoinTable::theHostDecides() {
    QVERIFY(m_table->begin("persimmons", ""));
    join(Place::Second);
    QTRY_VERIFY(ready());
    m_guest->play(m_guest->match().game().moves(m_guest->match().position()).front()); // not its turn
    QCOMPARE(m_guest->match().ply(), 0);
    playSomewhere();
    QTRY_VERIFY(ready());
    m_guest->goTo(0); // looking back moves nothing, and nothing is played from there
    m_guest->play(m_guest->match().game().moves(m_guest->match().position()).back());
    QCOMPARE(m_guest->match().plies(), 1);
    m_guest->goTo(1);
    m_guest->again();
    m_guest->redo();
    QCOMPARE(m_told.size(), 1);
    QTRY_VERIFY(ready());
    m_guest->rename(Player::First, QStringLiteral("Nobody"));
    QCOMPARE(words::name(Player::First, *m_guest), QStringLiteral("Hana"));
    host().rename(Player::First, QStringLiteral("<b>Aya</b>"));
    QTRY_COMPARE(words::name(Player::First, *m_guest), QStringLiteral("<b>Aya</b>"));
    QCOMPARE(words::name(Player::Second, *m_guest), QStringLiteral("Mio"));
    QCOMPARE(host().match().ply(), 1);
}

// A program that would say anything: the host's board stays, and says why.
void TestJoinTable::illegalMovesAreTakenBack() {
    QVERIFY(m_table->begin("ribbonim", ""));
    auto& liar = m_table->connects();
    QVERIFY(liar.connected());
    liar.say({{"do", "hello"}, {"wants", "match"}, {"code", m_table->m_host.code()}, {"language", "en"}});
    QVERIFY(liar.hears("lobby"));
    liar.say({{"do", "sit"}, {"place", "second"}, {"name", "Ben"}});
    QVERIFY(liar.hears("match"));
    liar.say({{"do", "move"}, {"move", "1:1+1"}, {"ply", 0}});
    QVERIFY(liar.hears("refused")); // the other player's turn
    playSomewhere();
    QVERIFY(liar.hears("match"));
    const auto legal = host().match().game().text(
        host().match().position(), host().match().game().moves(host().match().position()).front());
    liar.say({{"do", "move"}, {"move", "nonsense"}, {"ply", 1}});
    QVERIFY(liar.hears("refused"));
    QVERIFY(liar.m_last["text"].toString().contains("nonsense"));
    liar.say({{"do", "move"}, {"move", QString::fromStdString(legal)}, {"ply", 7}});
    QVERIFY(liar.hears("refused"));
    QCOMPARE(host().match().plies(), 1);
    liar.say({{"do", "move"}, {"move", QString::fromStdString(legal)}, {"ply", 1}});
    QTRY_COMPARE(host().match().plies(), 2);
    QVERIFY(!liar.m_all.contains("\"scene\"")); // no pictures
}

void TestJoinTable::whoWatchesPlaysNothing() {
    QVERIFY(m_table->begin("bao", ""));
    join(Place::Watching);
    for (int ply = 0; ply < 4; ++ply) {
        const auto moves = m_guest->match().game().moves(m_guest->match().position());
        m_guest->play(moves.front());
        QCOMPARE(m_guest->match().plies(), ply);
        QTRY_COMPARE(host().state(), State::HumanTurn);
        host().play(moves.back());
        QTRY_VERIFY(same() && m_guest->match().ply() == ply + 1);
    }
    m_guest->undo();
    m_guest->giveUp();
    QCOMPARE(m_told.size(), 2);
    QCOMPARE(host().match().ply(), 4);
}

void TestJoinTable::leavingKeepsACopy() {
    QVERIFY(m_table->begin("ribbonim", ""));
    join(Place::Second);
    playSomewhere();
    QTRY_VERIFY(ready());
    m_joined->leave();
    QVERIFY(!m_guest->away(Player::First) && !m_guest->away(Player::Second));
    QTRY_VERIFY(m_table->m_host.seating().guests().empty());
    playSomewhere();
    QTRY_COMPARE(host().match().ply(), 2);
    QCOMPARE(m_guest->match().ply(), 1);
    // Whoever begins another match leaves too; and whoever is sent away.
    join(Place::Second);
    m_guest->begin(m_guest->match().sharedGame(), m_guest->match().start(), people());
    QVERIFY(!m_joined->seated());
    QTRY_VERIFY(m_table->m_host.seating().guests().empty());
    join(Place::Second);
    m_table->m_host.close();
    QTRY_VERIFY(!m_joined->seated());
    QCOMPARE(m_told.last(), QStringLiteral("The table is closed."));
    m_guest->undo();
    QCOMPARE(m_guest->match().ply(), 1);
}

void TestJoinTable::whatStandsInTheWayIsTold() {
    QTcpServer nobody;
    QVERIFY(nobody.listen(QHostAddress::LocalHost));
    const auto port = nobody.serverPort();
    nobody.close();
    m_joined->join({{QStringLiteral("127.0.0.1"), {}, port}, QStringLiteral("1"), {}, Place::First});
    QTRY_COMPARE(m_refused.size(), 1);
    QCOMPARE(m_refused.last(), QStringLiteral("No table answers at 127.0.0.1:%1.").arg(port));
    QVERIFY(m_table->begin("ribbonim", ""));
    m_table->device("first", "Anna");
    m_joined->join(ticket(Place::First));
    QTRY_COMPARE(m_refused.size(), 2);
    QCOMPARE(m_refused.last(), QStringLiteral("This seat is taken."));
    auto wrong = ticket(Place::First);
    wrong.code = QStringLiteral("xxx");
    m_joined->join(wrong);
    QTRY_COMPARE(m_refused.size(), 3);
    QCOMPARE(m_refused.last(), QStringLiteral("That is not the code of this table."));
    QVERIFY(!m_guest->active());
    m_joined->join(ticket(Place::First)); // too soon after the wrong one
    QTRY_COMPARE(m_refused.size(), 4);
    QVERIFY(m_refused.last().startsWith(QStringLiteral("Too many wrong codes.")));
}

void TestJoinTable::hostileHostsDoNoHarm_data() {
    QTest::addColumn<QStringList>("says");
    QTest::addColumn<bool>("dropped");
    const auto welcome = QStringLiteral(R"({"type":"welcome","token":"t","place":"first"})");
    const auto match = [](const char* game, const char* moves, const char* more = "") {
        return QStringLiteral(
                   R"({"type":"match","number":1,"help":3,"record":{"format":"kachisuji-match","version":1,"game":"%1","moves":[%2]%3}})")
            .arg(QLatin1String(game), QLatin1String(moves), QLatin1String(more));
    };
    const auto row = [](const char* name, const QStringList& says, bool dropped = true) {
        QTest::newRow(name) << says << dropped;
    };
    row("no JSON", {QStringLiteral("{")});
    row("a list", {QStringLiteral("[]")});
    row("pictures", {welcome, QStringLiteral(R"({"type":"board","ply":0})")});
    row("too long", {welcome, QString(5 << 20, ' ')});
    row("too deep", {welcome, QString(5000, '[')});
    row("another seat", {QStringLiteral(R"({"type":"welcome","token":"t","place":"third"})")});
    row("no record", {welcome, QStringLiteral(R"({"type":"match","number":1,"help":3})")});
    row("no such game", {welcome, match("chess", "")});
    row("an illegal move", {welcome, match("ribbonim", R"("9:9+9")")});
    row("moves out of order", {welcome, match("ribbonim", R"("1:1+1","9:9+9","1:1+1")")});
    row("too much help", {welcome, QStringLiteral(R"({"type":"match","number":1,"help":4,"record":{}})")});
    row("an end that is none", {welcome, match("ribbonim", "", R"(,"result":"draw")")});
    row("a match without a seat", {match("ribbonim", "")}, false);
    row("questions without a seat", {QStringLiteral(R"({"type":"ask","question":1,"text":"?"})")}, false);
    row("a refusal out of order", {welcome, QStringLiteral(R"({"type":"refused","text":"no"})")}, false);
    row("a seat again and again", {welcome, welcome, welcome}, false);
    row("gone", {QStringLiteral(R"({"type":"gone","text":"go"})")});
}

void TestJoinTable::hostileHostsDoNoHarm() {
    QFETCH(QStringList, says);
    QFETCH(bool, dropped);
    const std::shared_ptr<const core::Game> own = core::kindOf("persimmons").game("");
    m_guest->begin(own, own->start(), people());
    m_guest->play(own->moves(own->start()).front());
    QWebSocketServer server({}, QWebSocketServer::NonSecureMode);
    QVERIFY(server.listen(QHostAddress::LocalHost));
    std::unique_ptr<QWebSocket> line;
    bool answered = false;
    connect(&server, &QWebSocketServer::newConnection, this, [&] {
        line.reset(server.nextPendingConnection());
        connect(line.get(), &QWebSocket::pong, this, [&] { answered = true; });
        for (const auto& one : says) line->sendTextMessage(one);
        line->ping();
    });
    m_joined->join({{QStringLiteral("127.0.0.1"), {}, server.serverPort()}, "1", "Mio", Place::First});
    if (dropped)
        QTRY_COMPARE(m_refused.size() + m_told.size(), 1);
    else
        QTRY_VERIFY(answered);
    QVERIFY(m_guest->match().sharedGame() == own);
    QCOMPARE(m_guest->match().plies(), 1);
    for (const auto player : {Player::First, Player::Second}) QVERIFY(!m_guest->away(player));
    for (const auto& told : m_told + m_refused) QVERIFY2(!told.contains('\n'), qPrintable(told));
}

void TestJoinTable::theDialogJoins() {
    QVERIFY(m_table->begin("ribbonim", ""));
    QWidget window;
    window.resize(1000, 700);
    window.show();
    auto* dialog = new JoinOverlay(*m_joined, &window);
    dialog->open();
    const auto fields = dialog->findChildren<Field*>();
    QCOMPARE(fields.size(), 3);
    const auto enter = [&] { QTest::keyClick(dialog, Qt::Key_Return); };
    enter();
    fields[0]->setText(QStringLiteral("8.8.8.8"));
    enter();
    QVERIFY(!m_joined->seated());
    fields[0]->clear();
    QTest::keyClicks(
        fields[0],
        QStringLiteral("http://127.0.0.1:%1/#%2").arg(m_table->m_host.port()).arg(m_table->m_host.code()));
    QCOMPARE(fields[1]->text(), m_table->m_host.code());
    const QPointer<JoinOverlay> there(dialog);
    enter();
    QTRY_VERIFY(m_joined->seated() && same());
    QTRY_VERIFY(there == nullptr);
    QVERIFY(!m_guest->away(Player::Second));
}

void TestJoinTable::withoutAvahiNothingIsFound() {
    TablesNearby nearby;
    QVERIFY(nearby.all().empty());
}

QTEST_MAIN(TestJoinTable)
#include "tst_jointable.moc"
