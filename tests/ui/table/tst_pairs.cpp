#include "tests/ui/table/opentable.h"
#include "tests/ui/table/testworld.h"

// Pupils against each other, round after round.
class TestPairs : public QObject {
    Q_OBJECT

private slots:
    void init();
    void cleanup() { m_table.reset(); }
    void pupilsPlayEachOther();
    void everyRoundPairsAnew();
    void whoIsLeftOverPlaysTheComputer();
    void anotherMatchNeedsNoTeacher();
    void whoIsAwayIsPairedWithNobody();
    void theNextRoundBeginsByItself();

private:
    void loses(int table);
    Host& host() { return m_table->m_host; }
    QString csv() { return QString::fromStdString(host().asking().classroom().csv()); }

    std::unique_ptr<OpenTable> m_table;
};

void TestPairs::init() {
    m_table = std::make_unique<OpenTable>();
    QVERIFY(m_table->begin("ribbonim"));
}

void TestPairs::pupilsPlayEachOther() {
    QVERIFY(!host().pairUp());
    for (const char* name : {"Anna", "Ben", "Mio", "Rui"}) m_table->device("watch", name);
    QVERIFY(host().pairUp());
    QCOMPARE(host().pairs().size(), std::size_t(2));
    int seated = 0;
    for (const auto& device : m_table->m_devices) {
        const auto* guest = host().reception().seating().find(device->m_token);
        if (guest->table == Seating::mainTable) continue;
        ++seated;
        QVERIFY(device->until([&] { return !device->m_board["names"].toArray().isEmpty(); }));
    }
    QCOMPARE(seated, 4);
    // At each table the one who is on move plays there, and nowhere else.
    const auto tableOf = [&](const TestDevice& d) {
        return host().reception().seating().find(d.m_token)->table;
    };
    for (int table : {1, 2}) {
        const auto& match = host().pairs().session(static_cast<std::size_t>(table) - 1).match();
        const auto* guest = host().reception().seating().at(table, match.mover());
        const auto one =
            std::ranges::find(m_table->m_devices, guest->token, [](const auto& d) { return d->m_token; });
        auto& device = **one;
        QVERIFY(device.until([&] { return device.mine(); }));
        for (int spot = 0; spot < device.cells().size() && match.plies() == 0; ++spot) {
            const auto before = device.m_board;
            if (!device.cells()[spot].toObject()["target"].toBool()) continue;
            device.press(spot);
            QVERIFY(device.until([&] { return device.m_board != before; }));
        }
        QCOMPARE(match.plies(), 1);
        for (auto& other : m_table->m_devices)
            if (tableOf(*other) == table) QVERIFY(other->sees(1));
    }
    QCOMPARE(m_table->m_session.match().plies(), 0);
    const auto& first = host().pairs().session(0).match();
    const auto* loser = host().reception().seating().at(1, first.mover());
    for (auto& device : m_table->m_devices)
        if (device->m_token == loser->token) device->say({{"do", "giveUp"}});
    QTRY_VERIFY(first.ending());
    host().pairs().end();
    for (const auto& guest : host().reception().seating().guests()) QCOMPARE(guest.table, Seating::mainTable);
    QCOMPARE(csv().count(QStringLiteral(",match,")), 4);
    QCOMPARE(csv().count(QStringLiteral(",unfinished,")), 2);
    QCOMPARE(csv().count(QStringLiteral(",loss,")), 1);
}

// By the points so far; whoever was gone for a while has lost nothing.
void TestPairs::everyRoundPairsAnew() {
    for (const char* name : {"Anna", "Ben", "Mio", "Rui"}) m_table->device("watch", name);
    QVERIFY(host().pairUp());
    auto& pairs = host().pairs();
    const auto device = [&](const QString& token) -> TestDevice& {
        return **std::ranges::find(m_table->m_devices, token, [](const auto& d) { return d->m_token; });
    };
    const auto loses = [&](int table) {
        auto& one = device(host().reception().seating().at(table, core::Player::First)->token);
        QVERIFY(one.until([&] { return one.m_board["givesUp"].toBool(); }));
        one.say({{"do", "giveUp"}});
        QTRY_VERIFY(pairs.session(static_cast<std::size_t>(table) - 1).match().over());
    };
    loses(1);
    QVERIFY(!pairs.tournament().roundOver());
    // One of the other table sleeps, and finds the match as it was.
    auto& second = device(host().reception().seating().at(2, core::Player::Second)->token);
    const auto token = second.m_token;
    second.drop();
    QTRY_VERIFY(!host().reception().seating().find(token)->present);
    auto& back = m_table->connects();
    QVERIFY(back.connected());
    back.hello({}, token);
    QVERIFY(back.hears("welcome"));
    QCOMPARE(host().reception().seating().find(token)->table, 2);
    loses(2);
    QVERIFY(pairs.tournament().roundOver());
    auto standings = pairs.tournament().standings();
    QCOMPARE(standings.size(), std::size_t(2));
    QCOMPARE(standings[0].points, 2);
    const auto winners = standings[0].players;
    m_table->device("watch", "Sho"); // late, but welcome
    pairs.nextRound();
    QCOMPARE(pairs.tournament().rounds(), 2);
    QCOMPARE(pairs.size(), std::size_t(3));
    QCOMPARE(pairs.tournament().met(winners[0], winners[1]), 0);
    const auto& games = pairs.tournament().games();
    QVERIFY(std::ranges::any_of(games, [&](const auto& game) {
        return std::minmax(game.first, game.second) == std::minmax(winners[0], winners[1]);
    }));
    pairs.nextRound();                                           // the teacher does not wait
    QCOMPARE(pairs.tournament().met(winners[0], winners[1]), 0); // that was no match
    host().pairs().end();
    QCOMPARE(csv().count(QStringLiteral(",loss,")), 2);
}

void TestPairs::whoIsLeftOverPlaysTheComputer() {
    for (const char* name : {"Anna", "Ben", "Mio"}) m_table->device("watch", name);
    QVERIFY(host().pairUp());
    QCOMPARE(host().pairs().size(), std::size_t(2));
    const auto& session = host().pairs().session(1);
    const auto human =
        session.players().seat(core::Player::First).computer ? core::Player::Second : core::Player::First;
    QVERIFY(session.players().seat(core::other(human)).computer);
    const auto* guest = host().reception().seating().at(2, human);
    QVERIFY(guest != nullptr);
    auto& device =
        **std::ranges::find(m_table->m_devices, guest->token, [](const auto& d) { return d->m_token; });
    QVERIFY(device.until([&] { return device.mine(); })); // perhaps the computer began
    QVERIFY(device.until([&] { return device.m_board["givesUp"].toBool(); }));
    const auto seen = QString::fromUtf8(QJsonDocument(device.m_board).toJson());
    QVERIFY(!seen.contains(QStringLiteral("glyph"))); // what it thinks it keeps
    device.say({{"do", "giveUp"}});
    QTRY_VERIFY(session.match().over());
    QVERIFY(csv().contains(QStringLiteral(",computer,win,")));
}

// Both agree; whoever began before does so once more, or the other one does.
void TestPairs::anotherMatchNeedsNoTeacher() {
    for (const char* name : {"Anna", "Ben"}) m_table->device("watch", name);
    QVERIFY(host().pairUp());
    const auto& session = host().pairs().session(0);
    const auto at = [&](core::Player player) -> TestDevice& {
        const auto* guest = host().reception().seating().at(1, player);
        return **std::ranges::find(m_table->m_devices, guest->token,
                                   [](const auto& d) { return d->m_token; });
    };
    for (const bool swaps : {true, false}) {
        auto& loser = at(core::Player::First);
        auto& other = at(core::Player::Second);
        QVERIFY(loser.until([&] { return loser.m_board["givesUp"].toBool(); }));
        QVERIFY(!loser.m_board["again"].toBool());
        loser.say({{"do", "again"}, {"swaps", swaps}}); // not yet: it goes on
        loser.say({{"do", "giveUp"}});
        QVERIFY(loser.until([&] { return loser.m_board["again"].toBool(); }));
        loser.say({{"do", "again"}, {"swaps", swaps}});
        QVERIFY(other.hears("ask"));
        QCOMPARE(other.m_last["text"].toString(),
                 session.players().seat(core::Player::First).name.c_str() +
                     (swaps ? QStringLiteral(" asks for another match, which the other player begins.")
                            : QStringLiteral(" asks for another match.")));
        QVERIFY(session.match().over());
        const auto question = other.m_last["question"];
        other.say({{"do", "consent"}, {"question", question}, {"yes", true}});
        QTRY_VERIFY(!session.match().over());
        QCOMPARE(&at(core::Player::First), swaps ? &other : &loser);
        auto& beginner = at(core::Player::First);
        QVERIFY(beginner.until([&] { return beginner.mine(); }));
    }
    QCOMPARE(csv().count(QStringLiteral(",match,")), 4); // both are kept
}

void TestPairs::whoIsAwayIsPairedWithNobody() {
    m_table->device("watch", "Anna");
    auto& ben = m_table->device("watch", "Ben");
    m_table->device("watch", "Mio");
    ben.drop();
    QTRY_VERIFY(!host().reception().seating().find(ben.m_token)->present);
    QVERIFY(host().pairUp());
    QCOMPARE(host().pairs().size(), std::size_t(1));
    QCOMPARE(host().reception().seating().find(ben.m_token)->table, Seating::mainTable);
}

// The first of a table gives up.
void TestPairs::loses(int table) {
    const auto* guest = host().reception().seating().at(table, core::Player::First);
    auto& one =
        **std::ranges::find(m_table->m_devices, guest->token, [](const auto& d) { return d->m_token; });
    QVERIFY(one.until([&] { return one.m_board["givesUp"].toBool(); }));
    one.say({{"do", "giveUp"}});
    QTRY_VERIFY(host().pairs().session(static_cast<std::size_t>(table) - 1).match().over());
}

// When all are done, after a moment to look back; not while the teacher holds it, or nobody is there.
void TestPairs::theNextRoundBeginsByItself() {
    const auto world = std::make_shared<TestWorld>();
    m_table = std::make_unique<OpenTable>(world);
    QVERIFY(m_table->begin("ribbonim"));
    for (const char* name : {"Anna", "Ben", "Mio", "Rui"}) m_table->device("watch", name);
    QVERIFY(host().pairUp());
    auto& pairs = host().pairs();
    // Whoever is there says so now and then.
    const auto pass = [&](int seconds) {
        for (int i = 0; i < seconds; ++i) {
            world->pass(std::chrono::seconds(1));
            if (i % 8 == 7)
                for (auto& one : m_table->m_devices) {
                    if (one->over()) continue;
                    one->say({{"do", "here"}});
                    QVERIFY(one->hears("here"));
                }
        }
    };
    loses(1);
    pass(60);
    QVERIFY(!pairs.untilNext());
    QCOMPARE(pairs.tournament().rounds(), 1);
    loses(2);
    pass(1);
    QCOMPARE(pairs.untilNext(), std::optional(std::chrono::seconds(30)));
    auto& anna = *m_table->m_devices.front();
    QVERIFY(anna.hears("say"));
    QCOMPARE(anna.m_last["text"].toString(),
             QStringLiteral("All are done. The next round begins in 30 seconds."));
    pass(29);
    QCOMPARE(pairs.tournament().rounds(), 1);
    pass(1);
    QCOMPARE(pairs.tournament().rounds(), 2);
    QVERIFY(!pairs.untilNext());
    pairs.hold(true);
    loses(1);
    loses(2);
    pass(60);
    QCOMPARE(pairs.tournament().rounds(), 2);
    QVERIFY(pairs.tournament().roundOver() && !pairs.untilNext());
    pairs.hold(false);
    pass(1);
    QVERIFY(pairs.untilNext());
    for (std::size_t i = 0; i < 3; ++i) m_table->m_devices[i]->drop();
    QTRY_COMPARE(host().reception().seating().present(), 1);
    pass(60);
    QCOMPARE(pairs.tournament().rounds(), 2);
}

QTEST_MAIN(TestPairs)
#include "tst_pairs.moc"
