#include "core/picture/page.h"
#include "tests/ui/table/opentable.h"
#include "ui/match/words.h"
#include "ui/table/wire/json.h"

#include <random>
#include <set>

using core::Player;

// A match on devices: what they see of it, and who plays.
class TestTable : public QObject {
    Q_OBJECT

private slots:
    void init() { m_table = std::make_unique<OpenTable>(); }
    void cleanup() { m_table.reset(); }
    void everyGameIsPlayedByTwoDevices_data();
    void everyGameIsPlayedByTwoDevices();
    void marksAreThoseOfTheBoardOrNone();
    void arrowKeysReachWhatCanBePressed_data();
    void arrowKeysReachWhatCanBePressed();
    void nobodyMovesForAnother();
    void takingBackNeedsConsent();
    void sidesChangeAtDevices();
    void aMoveAnswersTheQuestion();
    void copiesMoveToo();
    void everybodyHearsTheirOwnLanguage();
    void whatWasPlayedIsToldInEachLanguage();
    void seatsStayWithTheirPlayers();

private:
    std::unique_ptr<OpenTable> m_table;
};

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
    QVERIFY(m_table->begin(kind.constData(), rules.constData()));
    auto& anna = m_table->device("first", "Anna");
    auto& ben = m_table->device("second", "Ben");
    std::mt19937 dice(7);
    for (int presses = 0;
         presses < 600 && !m_table->m_session.match().ending() && m_table->m_session.match().plies() < 60;
         ++presses) {
        const auto& match = m_table->m_session.match();
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
    QVERIFY(m_table->m_session.match().plies() > 3);
    const auto ending = m_table->m_session.match().ending();
    if (!ending) return;
    QVERIFY(anna.until([&] { return anna.m_board["over"].toBool(); }));
    QVERIFY(!anna.mine() && !ben.mine());
}

void TestTable::marksAreThoseOfTheBoardOrNone() {
    m_table->m_session.hints().setLevel(Help::Off);
    QVERIFY(m_table->begin("ribbonim"));
    auto& anna = m_table->device("first", "Anna");
    QTRY_VERIFY(m_table->m_session.studies().here() != nullptr &&
                m_table->m_session.studies().here()->complete);
    QVERIFY(anna.sees(0));
    QVERIFY(!anna.m_all.contains(QStringLiteral("\"glyph\"")));
    m_table->m_session.hints().setLevel(Help::Numbers);
    core::BoardState board(m_table->m_session.match().sharedGame(), m_table->m_session.match().start());
    board.setAnalysis(m_table->m_session.studies().here(), Help::Numbers);
    QVERIFY(anna.until([&] { return anna.m_all.contains(QStringLiteral("\"glyph\"")); }));
    int marked = 0;
    const auto cells = anna.cells();
    QCOMPARE(cells.size(), board.spots());
    for (int spot = 0; spot < board.spots(); ++spot) {
        const auto number = cells[spot].toObject()["mark"];
        const auto& mark = board.cell(spot).mark;
        QCOMPARE(!number.isUndefined(), mark.has_value());
        if (!mark) continue;
        ++marked;
        const auto told = anna.m_board["scene"].toObject()["marks"].toArray()[number.toInt()].toObject();
        QCOMPARE(told["number"].toString().toStdString(), mark->number);
        QCOMPARE(told["best"].toBool(), mark->best);
    }
    QVERIFY(marked > 3);
    m_table->m_host.match().setSharesHints(false);
    QVERIFY(anna.until([&] {
        for (const auto& cell : anna.cells())
            if (cell.toObject().contains("mark")) return false;
        return true;
    }));
}

void TestTable::arrowKeysReachWhatCanBePressed_data() {
    QTest::addColumn<const core::Kind*>("kind");
    QTest::addColumn<std::string>("rules");
    for (const auto* kind : core::catalogue())
        for (const auto& preset : kind->presets)
            QTest::addRow("%s %s", kind->id.data(), preset.rules.c_str()) << kind << preset.rules;
}

// From any of it to any other, on a device as in the window.
void TestTable::arrowKeysReachWhatCanBePressed() {
    QFETCH(const core::Kind*, kind);
    QFETCH(std::string, rules);
    const std::shared_ptr<const core::Game> game = kind->game(rules);
    core::BoardState board(game, game->start());
    board.setInteractive(true);
    const auto cells = core::page::sceneJson(
        board, {}, [](const core::Message& message) { return message.english(); })["cells"];
    std::set<core::SpotId> targets;
    for (core::SpotId spot = 0; spot < board.spots(); ++spot)
        if (board.cell(spot).state != 0) targets.insert(spot);
    QVERIFY(!targets.empty());
    std::set<core::SpotId> reached{*targets.begin()};
    for (std::vector<core::SpotId> open{*targets.begin()}; !open.empty();) {
        const auto from = open.back();
        open.pop_back();
        for (const core::SpotId to : cells[static_cast<std::size_t>(from)]["next"])
            if (reached.insert(to).second) open.push_back(to);
    }
    QCOMPARE(reached.size(), targets.size());
}

void TestTable::nobodyMovesForAnother() {
    QVERIFY(m_table->begin("persimmons"));
    auto& watcher = m_table->device("watch", "Mio");
    auto& ben = m_table->device("second", "Ben");
    for (auto* one : {&watcher, &ben}) {
        QVERIFY(one->sees(0));
        for (int spot = 0; spot < 5; ++spot) one->press(spot);
        one->say({{"do", "giveUp"}});
        one->say({{"do", "takeBack"}});
        one->say({{"do", "turn"}, {"right", 1}, {"down", 0}});
    }
    auto& late = m_table->device("watch", "Rui"); // whatever was said before has been heard by now
    QVERIFY(late.sees(0));
    QCOMPARE(m_table->m_session.match().plies(), 0);
    QVERIFY(!m_table->m_session.match().ending());

    // Nor this computer for a player who sits elsewhere; and nobody for a position that has gone by.
    auto& anna = m_table->device("first", "Anna");
    QVERIFY(anna.sees(0));
    m_table->m_session.play(
        m_table->m_session.match().game().moves(m_table->m_session.match().position()).front());
    QCOMPARE(m_table->m_session.match().plies(), 0);
    anna.say({{"do", "press"}, {"spot", 0}, {"ply", 5}});
    anna.press(0);
    QVERIFY(ben.sees(1));
    QCOMPARE(m_table->m_session.match().plies(), 1);
}

void TestTable::takingBackNeedsConsent() {
    QVERIFY(m_table->begin("persimmons"));
    auto& anna = m_table->device("first", "Anna");
    auto& ben = m_table->device("second", "Ben");
    QVERIFY(anna.sees(0));
    anna.press(0);
    QVERIFY(anna.sees(1) && ben.sees(1));
    for (const bool yes : {false, true}) {
        anna.say({{"do", "takeBack"}});
        QVERIFY(ben.hears("ask"));
        QCOMPARE(m_table->m_session.match().ply(), 1);
        anna.say(
            {{"do", "consent"}, {"question", ben.m_last["question"]}, {"yes", true}}); // not hers to give
        ben.say({{"do", "consent"}, {"question", ben.m_last["question"]}, {"yes", yes}});
        if (!yes)
            QVERIFY(anna.until([&] { return anna.m_all.contains(QStringLiteral("Ben would rather not.")); }));
        QCOMPARE(m_table->m_session.match().ply(), 1);
    }
    QVERIFY(anna.sees(0));
    QVERIFY(anna.until([&] { return anna.mine(); }));
}

// Whoever is to answer the first move is asked, and both go on at the other side.
void TestTable::sidesChangeAtDevices() {
    QVERIFY(m_table->begin("persimmons"));
    auto& anna = m_table->device("first", "Anna");
    auto& ben = m_table->device("second", "Ben");
    auto& session = m_table->m_session;
    session.begin(session.match().sharedGame(), session.match().start(), session.players().seats(), true);
    QVERIFY(anna.until([&] { return anna.mine(); }));
    anna.press(0);
    QVERIFY(ben.hears("ask"));
    QVERIFY(!session.players().seats()[0].name.empty());
    anna.say({{"do", "consent"}, {"question", ben.m_last["question"]}, {"yes", true}}); // not hers to say
    ben.say({{"do", "consent"}, {"question", ben.m_last["question"]}, {"yes", true}});
    QVERIFY(ben.until([&] { return session.match().pie() == Match::Pie::Taken; }));
    QVERIFY(anna.sees(1) && anna.until([&] { return anna.mine() && !ben.mine(); }));
    QCOMPARE(session.players().seat(Player::First).name, std::string("Ben"));
    QCOMPARE(session.players().seat(Player::Second).name, std::string("Anna"));
    QVERIFY(session.players().away(Player::First) && session.players().away(Player::Second));
    anna.press(1);
    QVERIFY(ben.sees(2) && ben.until([&] { return ben.mine(); }));
}

// What is allowed later was asked of another position.
void TestTable::aMoveAnswersTheQuestion() {
    QVERIFY(m_table->begin("persimmons"));
    auto& anna = m_table->device("first", "Anna");
    auto& ben = m_table->device("second", "Ben");
    QVERIFY(anna.sees(0));
    anna.press(0);
    QVERIFY(ben.until([&] { return ben.mine(); }));
    anna.say({{"do", "takeBack"}});
    QVERIFY(ben.hears("ask"));
    const auto question = ben.m_last["question"];
    ben.press(1);
    QVERIFY(anna.sees(2));
    QVERIFY(ben.hears("ask")); // it is not asked any more
    QVERIFY(!ben.m_last.contains("question"));
    ben.say({{"do", "consent"}, {"question", question}, {"yes", true}});
    m_table->device("watch", "Mio"); // by now that has been heard
    QCOMPARE(m_table->m_session.match().ply(), 2);
}

// Beyond the edges of a field without ends it goes on, also while a piece moves over one.
void TestTable::copiesMoveToo() {
    QVERIFY(m_table->begin("fmurs", "columns=6;rows=6;sheep=2"));
    auto& session = m_table->m_session;
    auto& watcher = m_table->device("watch", "Mio");
    std::mt19937 dice(5);
    int copies = 0;
    for (int plies = 0; plies < 8; ++plies) { // in the first half
        const auto moves = session.match().game().moves(session.match().position());
        session.play(moves[dice() % moves.size()]);
        QVERIFY(watcher.hears("motion"));
        const auto pieces = watcher.m_last["pieces"].toArray();
        QVERIFY(watcher.sees(plies + 1));
        // When it is over, as many are seen as in the picture that follows.
        int seen = 0;
        for (const auto piece : pieces) {
            const auto last = piece.toObject()["keys"].toArray().last().toArray();
            if (last[3].toDouble() > 0 && last[4].toDouble() > 0) ++seen;
        }
        const auto tokens = watcher.m_board["scene"].toObject()["tokens"].toArray().size();
        QCOMPARE(seen, static_cast<int>(tokens));
        copies = std::max(copies, seen);
    }
    QVERIFY(copies > 6);
}

// What devices say changes nothing of the language at home, where the session's texts are heard at once.
void TestTable::everybodyHearsTheirOwnLanguage() {
    language::set(language::Id::Japanese);
    QVERIFY(m_table->begin("persimmons"));
    QStringList home;
    connect(&m_table->m_host, &Host::changed,
            [&] { home << language::spoken(m_table->m_session.match().game().kind().title); });
    connect(&m_table->m_session, &Session::stateChanged, [&] { home << words::draw(); });
    auto& anna = m_table->device("first", "Anna"); // in English
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

void TestTable::whatWasPlayedIsToldInEachLanguage() {
    QVERIFY(m_table->begin("persimmons"));
    auto& anna = m_table->device("first", "Anna");
    auto& ben = m_table->device("watch", "Ben");
    ben.say({{"do", "speak"}, {"language", "ja"}});
    QVERIFY(anna.sees(0) && !anna.m_board.contains(QStringLiteral("played")));
    anna.press(0);
    QVERIFY(anna.sees(1) && ben.sees(1));
    const auto played = [](const TestDevice& one) { return one.m_board["played"].toObject(); };
    const auto& match = m_table->m_session.match();
    QCOMPARE(played(anna)["last"].toString(), words::lastMove(m_table->m_session));
    QVERIFY(played(ben)["last"].toString() != played(anna)["last"].toString());
    QCOMPARE(played(ben)["moves"].toString().toStdString(),
             "1. " + match.game().text(match.start(), match.move(0)));
}

void TestTable::seatsStayWithTheirPlayers() {
    QVERIFY(m_table->begin("persimmons"));
    auto& anna = m_table->device("first", "Anna");
    QVERIFY(anna.sees(0));
    m_table->m_session.giveUp();
    QVERIFY(anna.until([&] { return anna.m_board["over"].toBool(); }));
    m_table->m_session.again(); // the other player begins
    QVERIFY(anna.until([&] { return !anna.m_board["over"].toBool(); }));
    QCOMPARE(m_table->m_session.players().seat(Player::Second).name, std::string("Anna"));
    QVERIFY(m_table->m_session.players().away(Player::Second) &&
            !m_table->m_session.players().away(Player::First));
    const std::shared_ptr<const Game> game = kindOf("bao").game("");
    m_table->m_session.begin(game, game->start(), againstComputer());
    QVERIFY(anna.until([&] { return anna.m_board["title"].toString() == QStringLiteral("BAO"); }));
    QVERIFY(!m_table->m_session.players().away(Player::Second)); // the computer sits there now
}

QTEST_MAIN(TestTable)
#include "tst_table.moc"
