#include <QPointer>
#include <QTcpServer>
#include <QWebSocketServer>

#include "tests/ui/table/joinedguest.h"
#include "ui/controls/forms/field.h"
#include "ui/controls/forms/segmented.h"
#include "ui/controls/label.h"
#include "ui/table/join/joinoverlay.h"

using core::Player;
using Place = JoinedTable::Place;

// The way to another's table: what stands in it is told, and nothing a host says harms anybody.
class TestJoining : public QObject {
    Q_OBJECT

private slots:
    void initTestCase() { // no bus, so no Avahi either, wherever this runs
        qputenv("DBUS_SYSTEM_BUS_ADDRESS", "unix:path=/nonexistent/bus");
    }
    void init() { m_one = std::make_unique<JoinedGuest>(); }
    void cleanup() { m_one.reset(); }
    void addressesAreRead_data();
    void addressesAreRead();
    void whatStandsInTheWayIsTold();
    void hostileHostsDoNoHarm_data();
    void hostileHostsDoNoHarm();
    void matchesWithoutEndAreNotFollowed();
    void theDialogJoins();
    void closingTheDialogLeaves();
    void thereMayBeNoMatchYet();
    void withoutAvahiNothingIsFound();

private:
    OpenTable& table() { return m_one->m_table; }
    Session& guest() { return m_one->m_guest; }
    JoinedTable& joined() { return m_one->m_joined; }

    std::unique_ptr<JoinedGuest> m_one;
};

void TestJoining::addressesAreRead_data() {
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
    row("[fe24::1%25f:eNt:E0%2f]:421", ""); // cannot be written again
}

void TestJoining::addressesAreRead() {
    QFETCH(QString, typed);
    QFETCH(QString, read);
    QFETCH(bool, local);
    const auto address = JoinAddress::read(typed);
    QCOMPARE(address ? address->text() + ' ' + address->code : QString(), read);
    if (address) QCOMPARE(address->local(), local);
}

void TestJoining::whatStandsInTheWayIsTold() {
    QTcpServer nobody;
    QVERIFY(nobody.listen(QHostAddress::LocalHost));
    const auto port = nobody.serverPort();
    nobody.close();
    joined().join({QStringLiteral("127.0.0.1"), {}, port}, QStringLiteral("1"));
    QTRY_COMPARE(m_one->m_refused.size(), 1);
    QCOMPARE(m_one->m_refused.last(), QStringLiteral("No table answers at 127.0.0.1:%1.").arg(port));
    QVERIFY(table().begin("ribbonim", ""));
    table().device("first", "Anna");
    QVERIFY(m_one->knock());
    joined().sit(QStringLiteral("Mio"), Place::First);
    QTRY_COMPARE(m_one->m_refused.size(), 2);
    QCOMPARE(m_one->m_refused.last(), QStringLiteral("This seat is taken."));
    QVERIFY(joined().lobby() != nullptr); // there may be another
    joined().join(m_one->address(), QStringLiteral("xxx"));
    QTRY_COMPARE(m_one->m_refused.size(), 3);
    QCOMPARE(m_one->m_refused.last(), QStringLiteral("That is not the code of this table."));
    QVERIFY(!guest().active());
    joined().join(m_one->address(), table().m_host.reception().code()); // too soon after the wrong one
    QTRY_COMPARE(m_one->m_refused.size(), 4);
    QVERIFY(m_one->m_refused.last().startsWith(QStringLiteral("Too many wrong codes.")));
}

void TestJoining::hostileHostsDoNoHarm_data() {
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

void TestJoining::hostileHostsDoNoHarm() {
    QFETCH(QStringList, says);
    QFETCH(bool, dropped);
    const std::shared_ptr<const core::Game> own = core::kindOf("persimmons").game("");
    guest().begin(own, own->start(), people());
    guest().play(own->moves(own->start()).front());
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
    joined().join({QStringLiteral("127.0.0.1"), {}, server.serverPort()}, "1");
    if (dropped)
        QTRY_COMPARE(m_one->m_refused.size() + m_one->m_told.size(), 1);
    else
        QTRY_VERIFY(answered);
    QVERIFY(guest().match().sharedGame() == own);
    QCOMPARE(guest().match().plies(), 1);
    for (const auto player : {Player::First, Player::Second}) QVERIFY(!guest().players().away(player));
    for (const auto& told : m_one->m_told + m_one->m_refused)
        QVERIFY2(!told.contains('\n'), qPrintable(told));
}

void TestJoining::matchesWithoutEndAreNotFollowed() {
    QVERIFY(table().begin("persimmons", "strings=3,3"));
    QVERIFY(m_one->join(JoinedTable::Place::Second));
    int begun = 0;
    connect(&joined(), &JoinedTable::begins, this, [&] { ++begun; });
    for (int i = 0; i < 100 && joined().seated(); ++i) {
        m_one->host().again(Session::Begins::Same);
        QVERIFY(QTest::qWaitFor([&, now = begun] { return begun > now || !joined().seated(); }));
    }
    QVERIFY(!joined().seated());
    QVERIFY2(m_one->told().contains(QStringLiteral("more matches than anybody can follow")),
             qPrintable(m_one->told()));
    QVERIFY(begun < 30);
}

void TestJoining::theDialogJoins() {
    QVERIFY(table().begin("ribbonim", ""));
    QWidget window;
    window.resize(1000, 700);
    window.show();
    auto* dialog = new JoinOverlay(joined(), &window);
    dialog->open();
    const auto fields = dialog->findChildren<Field*>();
    QCOMPARE(fields.size(), 3);
    const auto enter = [&] { QTest::keyClick(dialog, Qt::Key_Return); };
    enter();
    fields[0]->setText(QStringLiteral("8.8.8.8"));
    enter();
    QVERIFY(!joined().seated());
    fields[0]->clear();
    QTest::keyClicks(fields[0], QStringLiteral("http://127.0.0.1:%1/#%2")
                                    .arg(table().m_host.reception().port())
                                    .arg(table().m_host.reception().code()));
    QCOMPARE(fields[1]->text(), table().m_host.reception().code());
    const QPointer<JoinOverlay> there(dialog);
    enter();
    // Who sits where is told before anybody sits down, and again as it changes; what is taken cannot be
    // chosen.
    QTRY_VERIFY(joined().lobby() != nullptr);
    QVERIFY(!joined().seated() && table().m_host.reception().seating().guests().empty());
    auto* seat = dialog->findChild<Segmented*>();
    QVERIFY(seat->isVisible() && seat->hasFocus());
    QCOMPARE(seat->current(), 1);
    const auto says = [&](const char* line) {
        const auto labels = dialog->findChildren<Label*>();
        return std::ranges::any_of(labels,
                                   [&](const Label* l) { return l->text().contains(QLatin1String(line)); });
    };
    QVERIFY(says("Plays first: free (now Hana)"));
    table().device("second", "Ben");
    QTRY_VERIFY(says("Plays second: taken by Ben"));
    QCOMPARE(seat->current(), 0);
    QTest::keyClick(seat, Qt::Key_Right); // over the one that is taken
    QCOMPARE(seat->current(), 2);
    QTest::keyClick(seat, Qt::Key_Left);
    QCOMPARE(seat->current(), 0);
    enter();
    QTRY_VERIFY(joined().seated() && m_one->same());
    QTRY_VERIFY(there == nullptr);
    QVERIFY(!guest().players().away(Player::First));
}

// Whoever closes the dialog instead of sitting down does not wait at the door.
void TestJoining::closingTheDialogLeaves() {
    QVERIFY(table().begin("ribbonim", ""));
    QWidget window;
    window.resize(1000, 700);
    window.show();
    auto* dialog = new JoinOverlay(joined(), &window);
    dialog->open();
    QVERIFY(m_one->knock());
    dialog->dismiss();
    QVERIFY(joined().lobby() == nullptr);
    joined().sit(QStringLiteral("Mio"), Place::Watching);
    QVERIFY(!joined().seated());
}

// Before there is a match one can watch, and is asked with the class.
void TestJoining::thereMayBeNoMatchYet() {
    QVERIFY(table().m_host.open());
    QWidget window;
    window.resize(1000, 700);
    window.show();
    const QPointer<JoinOverlay> dialog(new JoinOverlay(joined(), &window));
    dialog->open();
    QVERIFY(m_one->knock());
    QCOMPARE(dialog->findChild<Segmented*>()->current(), 2);
    QTest::keyClick(dialog, Qt::Key_Return);
    QTRY_VERIFY(joined().seated());
    QTRY_VERIFY(dialog == nullptr);
    const std::shared_ptr<const core::Game> game = core::kindOf("chopsticks").game("");
    table().m_host.asking().setTopic(game, game->start());
    table().m_host.asking().ask(Classroom::Asks::Outcome);
    QTRY_VERIFY(joined().question().now() != nullptr);
    table().m_host.asking().end();
    QTRY_VERIFY(joined().question().now() == nullptr);
    QVERIFY(!guest().active());
}

void TestJoining::withoutAvahiNothingIsFound() {
    TablesNearby nearby;
    QVERIFY(nearby.all().empty());
}

QTEST_MAIN(TestJoining)
#include "tst_joining.moc"
