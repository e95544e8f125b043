#include "tests/ui/table/cable.h"
#include "tests/ui/table/joinedguest.h"
#include "tests/ui/table/testworld.h"
#include "tests/until.h"
#include "ui/match/words.h"

using core::Player;
using Place = JoinedTable::Place;

// Another Kachisuji plays at the table: its session is the host's match as long as it sits there.
class TestJoinTable : public QObject {
    Q_OBJECT

private slots:
    void init() { m_one = std::make_unique<JoinedGuest>(); }
    void cleanup() { m_one.reset(); }
    void everyGameIsPlayedToItsEnd_data();
    void everyGameIsPlayedToItsEnd();
    void breaksLoseNoPly();
    void takingBackNeedsConsent();
    void sidesChangeForBoth();
    void whoeverGivesUpDoesSoForBoth();
    void helpIsTheHosts();
    void theHostDecides();
    void illegalMovesAreTakenBack();
    void whoWatchesPlaysNothing();
    void leavingKeepsACopy();
    void longSowingsAreTold();
    void longSowingsThatEndAreGoneOnFrom();

private:
    OpenTable& table() { return m_one->m_table; }
    Session& guest() { return m_one->m_guest; }
    JoinedTable& joined() { return m_one->m_joined; }

    std::unique_ptr<JoinedGuest> m_one;
};

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
    QVERIFY(table().begin(kind.constData(), rules.constData()));
    QVERIFY(m_one->join(static_cast<Place>(place)));
    constexpr int most = 120;
    while (!m_one->host().match().ending() && m_one->host().match().ply() < most) {
        QVERIFY2(until([&] { return m_one->ready(); }), qPrintable(m_one->told()));
        const int ply = m_one->host().match().ply();
        m_one->playSomewhere();
        QVERIFY2(until([&] { return m_one->host().match().ply() > ply && m_one->same(); }),
                 qPrintable(m_one->told()));
    }
    if (!m_one->host().match().ending()) m_one->host().giveUp();
    QVERIFY(until([&] { return m_one->same(); }));
    QVERIFY(m_one->host().match().plies() > 3);
    QVERIFY2(m_one->m_told.isEmpty(), qPrintable(m_one->told()));
}

void TestJoinTable::breaksLoseNoPly() {
    const auto world = std::make_shared<TestWorld>();
    world->m_hurry = 50; // it comes back in a moment
    m_one = std::make_unique<JoinedGuest>(world);
    QVERIFY(table().begin("ribbonim", ""));
    Cable cable(table().m_host.reception().port());
    auto over = m_one->address();
    over.port = cable.port();
    joined().join(over, table().m_host.reception().code());
    QVERIFY(until([&] { return joined().lobby() != nullptr; }));
    QVERIFY(m_one->sit(Place::Second));
    const auto ownSeat = [this] { return table().m_host.reception().seating().guests().size(); };
    int breaks = 0;
    for (int ply = 0; ply < 14 && !m_one->host().match().ending(); ++ply) {
        QVERIFY(until([&] { return m_one->ready(); }));
        QCOMPARE(m_one->host().match().ply(), ply);
        const bool mine = guest().match().mover() == Player::Second;
        m_one->playSomewhere();
        if (mine || ply % 4 == 0) {
            cable.cut();
            ++breaks;
        }
        QVERIFY(until([&] { return m_one->same() && m_one->host().match().ply() == ply + 1; }));
    }
    QVERIFY(breaks > 4);
    QCOMPARE(ownSeat(), std::size_t{1});
}

void TestJoinTable::takingBackNeedsConsent() {
    std::function<void()> allow;
    connect(&table().m_host, &Host::asked, this,
            [&](const QString&, const QString&, const std::function<void()>& then) { allow = then; });
    QVERIFY(table().begin("ribbonim", ""));
    QVERIFY(m_one->join(Place::First));
    for (int ply = 0; ply < 3; ++ply) {
        QVERIFY(until([&] { return m_one->ready(); }));
        m_one->playSomewhere();
        QVERIFY(until([&] { return m_one->same() && m_one->host().match().ply() == ply + 1; }));
    }
    QVERIFY(until([&] { return m_one->ready(); }));
    guest().undo();
    QVERIFY(until([&] { return allow != nullptr; }));
    QCOMPARE(guest().match().ply(), 3);
    allow();
    QCOMPARE(m_one->host().match().ply(), 2);
    QVERIFY(until([&] { return m_one->ready(); }));
    m_one->playSomewhere(); // perhaps another move
    QVERIFY(until([&] { return m_one->same() && m_one->host().match().ply() == 3; }));
    m_one->host().undo(); // the host's own business
    QVERIFY(until([&] { return m_one->same() && guest().match().ply() == 2; }));
    guest().goTo(3); // there is no such ply any more
    QVERIFY(until([&] { return m_one->ready() && guest().match().ply() == 2; }));
}

// The pie rule: the guest knows of it, is asked, and goes on at the other side.
void TestJoinTable::sidesChangeForBoth() {
    std::function<void()> allow;
    connect(&joined(), &JoinedTable::asked, this,
            [&](const QString&, const QString&, const std::function<void()>& then) { allow = then; });
    QVERIFY(table().begin("persimmons", ""));
    auto& host = m_one->host();
    host.begin(host.match().sharedGame(), host.match().start(), host.players().seats(), true);
    QVERIFY(m_one->join(Place::Second));
    QCOMPARE(guest().match().pie(), core::Match::Pie::Open);
    QVERIFY(until([&] { return m_one->ready(); }));
    m_one->playSomewhere();
    QVERIFY(until([&] { return allow != nullptr && m_one->same(); }));
    QVERIFY(host.match().pie() == core::Match::Pie::Open && guest().owned());
    guest().changeSides(); // the host decides
    QCOMPARE(guest().match().pie(), core::Match::Pie::Open);
    allow();
    QTRY_COMPARE(guest().match().pie(), core::Match::Pie::Taken);
    QCOMPARE(host.match().pie(), core::Match::Pie::Taken);
    for (const auto* session : {&host, &guest()})
        QCOMPARE(session->players().seat(Player::First).name, std::string("Mio"));
    QVERIFY(until([&] { return m_one->ready(); }));
    QCOMPARE(host.match().ply(), 1);
    QVERIFY(host.players().away(Player::First) && !host.players().away(Player::Second));
}

void TestJoinTable::whoeverGivesUpDoesSoForBoth() {
    QVERIFY(table().begin("ribbonim", ""));
    QVERIFY(m_one->join(Place::First));
    QVERIFY(until([&] { return m_one->ready(); }));
    guest().giveUp();
    QVERIFY(until([&] { return m_one->host().match().givenUp(); }));
    QVERIFY(until([&] { return m_one->same() && guest().state() == State::Finished; }));
    m_one->host().undo();
    QVERIFY(until([&] { return m_one->same() && m_one->ready(); }));
    m_one->playSomewhere();
    QVERIFY(until([&] { return m_one->ready(); }));
    guest().giveUp(); // not on its turn
    QVERIFY(!m_one->m_told.isEmpty());
    m_one->host().giveUp();
    QVERIFY(until([&] { return m_one->same() && guest().match().givenUp(); }));
    // The next match, in which the other player begins.
    m_one->host().again();
    QVERIFY(until([&] { return m_one->ready() && guest().match().plies() == 0; }));
    QVERIFY(guest().players().away(Player::First) && !guest().players().away(Player::Second));
}

void TestJoinTable::helpIsTheHosts() {
    m_one->host().hints().setLevel(Help::Off);
    guest().hints().setLevel(Help::Numbers);
    QVERIFY(table().begin("ribbonim", ""));
    QVERIFY(m_one->join(Place::Second));
    QCOMPARE(guest().hints().level(), Help::Off);
    QVERIFY(guest().hints().locked() && !guest().hints().canShowBriefly());
    guest().hints().setLevel(Help::Numbers);
    guest().hints().setLocked(true);
    guest().hints().showBriefly();
    guest().hints().setLocked(false);
    QCOMPARE(guest().hints().shownHelp(), Help::Off);
    m_one->host().hints().setLevel(Help::Marks);
    QTRY_COMPARE(guest().hints().level(), Help::Marks);
    QVERIFY(!guest().hints().locked());
    table().m_host.match().setSharesHints(false);
    QTRY_COMPARE(guest().hints().level(), Help::Off);
    joined().leave();
    QCOMPARE(guest().hints().level(), Help::Numbers);
    QVERIFY(!guest().hints().locked());
}

void TestJoinTable::theHostDecides() {
    QVERIFY(table().begin("persimmons", ""));
    QVERIFY(m_one->join(Place::Second));
    QVERIFY(until([&] { return m_one->ready(); }));
    guest().play(guest().match().game().moves(guest().match().position()).front()); // not its turn
    QCOMPARE(guest().match().ply(), 0);
    m_one->playSomewhere();
    QVERIFY(until([&] { return m_one->ready(); }));
    guest().goTo(0); // looking back moves nothing, and nothing is played from there
    guest().play(guest().match().game().moves(guest().match().position()).back());
    QCOMPARE(guest().match().plies(), 1);
    guest().goTo(1);
    guest().again();
    guest().redo();
    QCOMPARE(m_one->m_told.size(), 1);
    QVERIFY(until([&] { return m_one->ready(); }));
    guest().players().rename(Player::First, QStringLiteral("Nobody"));
    QCOMPARE(words::name(Player::First, guest()), QStringLiteral("Hana"));
    m_one->host().players().rename(Player::First, QStringLiteral("<b>Aya</b>"));
    QTRY_COMPARE(words::name(Player::First, guest()), QStringLiteral("<b>Aya</b>"));
    QCOMPARE(words::name(Player::Second, guest()), QStringLiteral("Mio"));
    QCOMPARE(m_one->host().match().ply(), 1);
}

void TestJoinTable::illegalMovesAreTakenBack() {
    QVERIFY(table().begin("ribbonim", ""));
    auto& liar = table().connects();
    QVERIFY(liar.connected());
    liar.say({{"do", "hello"},
              {"wants", "match"},
              {"code", table().m_host.reception().code()},
              {"language", "en"}});
    QVERIFY(liar.hears("lobby"));
    liar.say({{"do", "sit"}, {"place", "second"}, {"name", "Ben"}});
    QVERIFY(liar.hears("match"));
    liar.say({{"do", "move"}, {"move", "1:1+1"}, {"ply", 0}});
    QVERIFY(liar.hears("refused")); // the other player's turn
    m_one->playSomewhere();
    QVERIFY(liar.hears("match"));
    const auto legal = m_one->host().match().game().text(
        m_one->host().match().position(),
        m_one->host().match().game().moves(m_one->host().match().position()).front());
    liar.say({{"do", "move"}, {"move", "nonsense"}, {"ply", 1}});
    QVERIFY(liar.hears("refused"));
    QVERIFY(liar.m_last["text"].toString().contains("nonsense"));
    liar.say({{"do", "move"}, {"move", QString::fromStdString(legal)}, {"ply", 7}});
    QVERIFY(liar.hears("refused"));
    QCOMPARE(m_one->host().match().plies(), 1);
    liar.say({{"do", "move"}, {"move", QString::fromStdString(legal)}, {"ply", 1}});
    QTRY_COMPARE(m_one->host().match().plies(), 2);
    QVERIFY(!liar.m_all.contains("\"scene\"")); // no pictures
}

void TestJoinTable::whoWatchesPlaysNothing() {
    QVERIFY(table().begin("bao", ""));
    QVERIFY(m_one->join(Place::Watching));
    for (int ply = 0; ply < 4; ++ply) {
        const auto moves = guest().match().game().moves(guest().match().position());
        guest().play(moves.front());
        QCOMPARE(guest().match().plies(), ply);
        QTRY_COMPARE(m_one->host().state(), State::HumanTurn);
        m_one->host().play(moves.back());
        QVERIFY(until([&] { return m_one->same() && guest().match().ply() == ply + 1; }));
    }
    guest().undo();
    guest().giveUp();
    QCOMPARE(m_one->m_told.size(), 2);
    QCOMPARE(m_one->host().match().ply(), 4);
}

void TestJoinTable::leavingKeepsACopy() {
    QVERIFY(table().begin("ribbonim", ""));
    QVERIFY(m_one->join(Place::Second));
    m_one->playSomewhere();
    QVERIFY(until([&] { return m_one->ready(); }));
    joined().leave();
    QVERIFY(!guest().players().away(Player::First) && !guest().players().away(Player::Second));
    QVERIFY(until([&] { return table().m_host.reception().seating().guests().empty(); }));
    m_one->playSomewhere();
    QTRY_COMPARE(m_one->host().match().ply(), 2);
    QCOMPARE(guest().match().ply(), 1);
    // Whoever begins another match leaves too; and whoever is sent away.
    QVERIFY(m_one->join(Place::Second));
    guest().begin(guest().match().sharedGame(), guest().match().start(), people());
    QVERIFY(!joined().seated());
    QVERIFY(until([&] { return table().m_host.reception().seating().guests().empty(); }));
    QVERIFY(m_one->join(Place::Second));
    table().m_host.close();
    QVERIFY(until([&] { return !joined().seated(); }));
    QCOMPARE(m_one->m_told.last(), QStringLiteral("The table is closed."));
    guest().undo();
    QCOMPARE(guest().match().ply(), 1);
}

// A sowing too long to be played out at once, which was found out to never end.
void TestJoinTable::longSowingsAreTold() {
    const std::shared_ptr<const core::Game> game = core::kindOf("bao").game("pits=3");
    auto& session = m_one->host();
    session.begin(game, game->parse("5,7,2/8,4,8 0-0 1"), people());
    QVERIFY(table().m_host.open());
    session.play(game->parse(session.match().position(), "a"));
    QTRY_COMPARE(session.state(), State::Finished);
    QVERIFY(m_one->knock() && m_one->sit(Place::Watching));
    QVERIFY(until([&] { return guest().active(); }));
    QTRY_COMPARE(guest().state(), State::Finished);
    QCOMPARE(guest().match().ending()->reason, session.match().ending()->reason);
}

// One that ends after 9,332 lays: the match behind it is joined, and goes on.
void TestJoinTable::longSowingsThatEndAreGoneOnFrom() {
    const std::shared_ptr<const core::Game> game = core::kindOf("bao").game("pits=8");
    auto& session = m_one->host();
    session.begin(game, game->parse("1,0,3,4,1,2,1,2/1,9,8,1,1,0,1,4 0-0 2"), people());
    QVERIFY(table().m_host.open());
    session.play(game->parse(session.match().position(), "l"));
    QTRY_COMPARE(session.state(), State::HumanTurn);
    QVERIFY(!session.match().pending());
    m_one->playSomewhere();
    QVERIFY(m_one->join(Place::First));
    for (int ply = 2; ply < 5; ++ply) {
        QVERIFY(until([&] { return m_one->ready(); }));
        if (session.match().ending()) break;
        m_one->playSomewhere();
        QVERIFY2(until([&] { return m_one->same() && session.match().ply() == ply + 1; }),
                 qPrintable(m_one->told()));
    }
}

QTEST_MAIN(TestJoinTable)
#include "tst_jointable.moc"
