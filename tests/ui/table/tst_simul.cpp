#include "tests/ui/table/opentable.h"

#include <QWidget>

#include "ui/board/boardview.h"
#include "ui/controls/button.h"
#include "ui/match/session.h"
#include "ui/table/overlays/boardgrid.h"
#include "ui/table/overlays/simuloverlay.h"

#include <algorithm>

// One at the teacher's computer against all who watch.
class TestSimul : public QObject {
    Q_OBJECT

private slots:
    void init();
    void cleanup() { m_table.reset(); }
    void everybodyHasABoardOfTheirOwn();
    void whoBeginsIsChosen();
    void whoComesLateOrAgainPlaysToo();
    void tablesAreBounded();
    void itIsPlayedInTheWindow();

private:
    Host& host() { return m_table->m_host; }
    Simul& simul() { return host().simul(); }
    const Seating& seating() { return host().reception().seating(); }
    QString csv() { return QString::fromStdString(host().asking().classroom().csv()); }
    // Any move, as a device is offered it.
    static bool moves(TestDevice& device) {
        const int ply = device.m_board["ply"].toInt();
        for (int spot = 0; spot < device.cells().size() && device.m_board["ply"].toInt() == ply; ++spot) {
            if (!device.cells()[spot].toObject()["target"].toBool()) continue;
            const auto before = device.m_board;
            device.press(spot);
            if (!device.until([&] { return device.m_board != before; })) return false;
        }
        return device.m_board["ply"].toInt() > ply;
    }
    void play(std::size_t i) {
        auto& session = simul().session(i);
        session.play(session.match().game().moves(session.match().position()).front());
    }

    std::unique_ptr<OpenTable> m_table;
};

void TestSimul::init() {
    m_table = std::make_unique<OpenTable>();
    QVERIFY(m_table->begin("ribbonim"));
}

void TestSimul::everybodyHasABoardOfTheirOwn() {
    auto& anna = m_table->device("watch", "Anna");
    auto& ben = m_table->device("watch", "Ben");
    QVERIFY(host().playAll("Teacher", false));
    QCOMPARE(simul().size(), std::size_t(2));
    QVERIFY(anna.until([&] { return anna.mine(); }));
    QVERIFY(ben.until([&] { return ben.mine(); }));
    QVERIFY(!simul().waits(0));
    QCOMPARE(simul().next(0), std::size_t(0));
    QVERIFY(moves(ben));
    QTRY_VERIFY(simul().waits(1));
    QCOMPARE(simul().next(0), std::size_t(1));
    QCOMPARE(simul().session(0).match().plies(), 0);
    play(0); // not the teacher's turn there, but Anna's, who sits elsewhere
    QCOMPARE(simul().session(0).match().plies(), 0);
    play(1);
    QVERIFY(ben.sees(2));
    QVERIFY(ben.until([&] { return ben.mine(); }));
    const auto seen = QString::fromUtf8(QJsonDocument(ben.m_board).toJson());
    QVERIFY(!seen.contains(QStringLiteral("glyph"))); // nobody is told what moves are worth
    QCOMPARE(m_table->m_session.match().plies(), 0);
    ben.say({{"do", "giveUp"}});
    QTRY_COMPARE(simul().score().won, 1);
    QVERIFY(csv().contains(QStringLiteral("Teacher")));
    simul().end();
    for (const auto& guest : seating().guests()) QCOMPARE(guest.table, Seating::mainTable);
    QVERIFY(anna.until([&] { return !anna.mine(); }));
}

void TestSimul::whoBeginsIsChosen() {
    m_table->device("watch", "Anna");
    QVERIFY(host().playAll("Teacher", true));
    QVERIFY(simul().waits(0));
    QCOMPARE(simul().here(0), core::Player::First);
    QVERIFY(host().playAll("Teacher", false)); // instead
    QCOMPARE(simul().size(), std::size_t(1));
    QVERIFY(!simul().waits(0));
}

void TestSimul::whoComesLateOrAgainPlaysToo() {
    auto& anna = m_table->device("watch", "Anna");
    QVERIFY(host().playAll("Teacher", false));
    QVERIFY(anna.until([&] { return anna.mine(); }));
    QVERIFY(moves(anna));
    auto& ben = m_table->device("watch", "Ben");
    QVERIFY(ben.until([&] { return ben.mine(); }));
    QCOMPARE(simul().size(), std::size_t(2));
    // Anna's device sleeps, and sits down anew.
    const auto token = anna.m_token;
    anna.drop();
    QTRY_VERIFY(!simul().isThere(0));
    auto& back = m_table->connects();
    QVERIFY(back.connected());
    back.hello({}, token);
    QVERIFY(back.sees(1));
    QVERIFY(simul().isThere(0));
    back.say({{"do", "sit"}, {"place", "watch"}, {"name", "Anna"}});
    QTRY_COMPARE(seating().find(token)->table, 1);
    QCOMPARE(simul().size(), std::size_t(2));
}

void TestSimul::tablesAreBounded() {
    m_table->device("watch", "Anna");
    QVERIFY(host().playAll("Teacher", false));
    auto& seats = host().reception().seating();
    for (std::size_t i = 0; i < 2 * Seating::most; ++i) {
        const auto token = seats.sit(core::tabletalk::Place::Watching, "again");
        QVERIFY(token);
        simul().admit();
        seats.leave(*token);
    }
    QCOMPARE(simul().size(), Seating::most);
}

void TestSimul::itIsPlayedInTheWindow() {
    QWidget window;
    window.resize(1366, 768);
    window.show();
    auto* dialog = new SimulOverlay(host(), &window);
    dialog->open();
    const auto button = [&](const char* text) {
        const auto all = dialog->findChildren<Button*>();
        return *std::ranges::find(all, QString::fromLatin1(text), &Button::text);
    };
    button("Start")->click();
    QVERIFY(simul().empty()); // nobody is there
    auto& anna = m_table->device("watch", "Anna");
    auto& ben = m_table->device("watch", "Ben");
    button("Start")->click();
    QCOMPARE(simul().size(), std::size_t(2));
    auto& board = *dialog->findChild<BoardView*>();
    QVERIFY(board.isVisible());
    QVERIFY(!button("Next board")->isEnabled());
    QVERIFY(anna.until([&] { return anna.mine(); }));
    QVERIFY(ben.until([&] { return ben.mine(); }));
    for (auto* device : {&anna, &ben}) QVERIFY(moves(*device));
    QTRY_VERIFY(simul().waits(0) && simul().waits(1));
    for (int boards = 2; boards > 0; --boards) {
        const auto shown = board.model().position();
        const auto move = board.model().game().moves(shown).front();
        emit board.pointing().moveChosen(move);
        QVERIFY(board.model().position() == board.model().game().play(shown, move));
        QCOMPARE(button("Next board")->isEnabled(), boards == 2);
        button("Next board")->click();
    }
    QTRY_COMPARE(simul().session(0).match().plies(), 2);
    QTRY_COMPARE(simul().session(1).match().plies(), 2);
    simul().end();
    QVERIFY(!board.isVisible());
    dialog->dismiss();
}

QTEST_MAIN(TestSimul)
#include "tst_simul.moc"
