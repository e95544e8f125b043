#include "tests/ui/table/opentable.h"

// A match that is over is gone through on each device by itself; what it turned on, and what a position is
// worth and why, is told as far as the window tells it.
class TestTableLookBack : public QObject {
    Q_OBJECT

private slots:
    void init();
    void cleanup() { m_table.reset(); }
    void eachLooksForThemselves();
    void whatItTurnedOnIsTold();
    void lockedNothingIsTold();
    void notSharedNothingIsTold();
    void whileItGoesOnNobodyLooksBack();
    void whatItIsWorthIsTold();

private:
    Session& session() { return m_table->m_session; }
    // 3-5 in normal play, where only the mirror of what is left wins: First throws the win away.
    void playOut();
    static QJsonObject at(const QJsonObject& board, const char* key) {
        return board[QLatin1String(key)].toObject();
    }
    static QJsonObject scene(const TestDevice& device) { return at(device.m_board, "scene"); }
    static void look(TestDevice& device, int ply, bool better = false) {
        device.say({{"do", "look"}, {"ply", ply}, {"better", better}});
    }
    static bool shows(TestDevice& device, int ply) {
        return device.until([&] { return at(device.m_board, "bar")["at"].toInt(-1) == ply; });
    }
    static QJsonArray points(const TestDevice& device) {
        return at(device.m_board, "review")["points"].toArray();
    }

    std::unique_ptr<OpenTable> m_table;
};

void TestTableLookBack::init() {
    m_table = std::make_unique<OpenTable>();
    QVERIFY(m_table->begin("ribbonim", "ending=normal"));
    const auto game = session().match().sharedGame();
    session().begin(game, game->parse("1-2"), people());
}

void TestTableLookBack::playOut() {
    // Right was one of the two stones (1-1); all of the ribbon of two loses.
    for (const char* move : {"2:1+2", "1:1+1"}) {
        session().play(session().match().game().parse(session().match().position(), move), Session::By::Away);
        session().animationDone();
    }
    QVERIFY(session().match().over());
}

void TestTableLookBack::eachLooksForThemselves() {
    auto& anna = m_table->device("first", "Anna");
    auto& ben = m_table->device("watch", "Ben");
    playOut();
    QVERIFY(shows(anna, 2) && shows(ben, 2));
    const auto end = scene(anna);
    look(anna, 0);
    QVERIFY(shows(anna, 0));
    QVERIFY(scene(anna) != end && !anna.mine());
    QVERIFY(anna.m_board["over"].toBool());
    QCOMPARE(at(anna.m_board, "bar")["last"].toInt(), 2);
    QCOMPARE(at(ben.m_board, "bar")["at"].toInt(), 2); // and the window
    QCOMPARE(session().match().ply(), 2);
    look(anna, 999); // as far as there is something
    QVERIFY(shows(anna, 2));
    look(anna, 1);
    QVERIFY(shows(anna, 1));
    QVERIFY(anna.m_board["turn"].toString().contains(QStringLiteral("Anna")));
    session().again(); // another match: nobody looks back any more
    QVERIFY(anna.until([&] { return !anna.m_board.contains(QStringLiteral("bar")); }));
}

void TestTableLookBack::whatItTurnedOnIsTold() {
    auto& anna = m_table->device("first", "Anna");
    playOut();
    QVERIFY(anna.until([&] { return points(anna).size() == 1; }));
    const auto point = points(anna)[0].toObject();
    QCOMPARE(point["ply"].toInt(), 0);
    QCOMPARE(point["loss"].toString(), QStringLiteral("Anna turned a win into a loss"));
    QVERIFY(point["lines"].toArray()[0].toString().contains(QStringLiteral("wins")) ||
            point["lines"].toArray()[0].toString().contains(QStringLiteral("win")));
    QVERIFY(point["retry"].toString().isEmpty());
    look(anna, 0, true);
    QVERIFY(shows(anna, 0));
    QVERIFY(at(anna.m_board, "bar")["label"].toString().startsWith(QStringLiteral("better: 2:")));
    const auto better = scene(anna);
    look(anna, 0);
    QVERIFY(anna.until([&] { return scene(anna) != better; }));
}

void TestTableLookBack::lockedNothingIsTold() {
    session().hints().setLevel(Help::Off);
    session().hints().setLocked(true);
    auto& anna = m_table->device("first", "Anna");
    playOut();
    QTRY_VERIFY(session().studies().of(0) != nullptr && session().studies().of(0)->complete);
    QVERIFY(shows(anna, 2));
    look(anna, 0, true); // however it is asked
    QVERIFY(shows(anna, 0));
    QVERIFY(!anna.m_all.contains(QStringLiteral("\"review\"")));
    QVERIFY(!anna.m_all.contains(QStringLiteral("better")));
}

void TestTableLookBack::notSharedNothingIsTold() {
    m_table->m_host.match().setSharesHints(false);
    session().hints().setLevel(Help::Numbers);
    auto& anna = m_table->device("first", "Anna");
    QTRY_VERIFY(session().studies().of(0) != nullptr && session().studies().of(0)->complete);
    playOut();
    QVERIFY(shows(anna, 2));
    look(anna, 1);
    QVERIFY(shows(anna, 1));
    QVERIFY(!anna.m_all.contains(QStringLiteral("\"review\"")) &&
            !anna.m_all.contains(QStringLiteral("\"known\"")));
}

void TestTableLookBack::whileItGoesOnNobodyLooksBack() {
    auto& anna = m_table->device("first", "Anna");
    QVERIFY(anna.sees(0));
    look(anna, 0);
    anna.say({{"do", "speak"}, {"language", "ja"}});
    QVERIFY(anna.hears("board") && anna.hears("board"));
    QVERIFY(!anna.m_all.contains(QStringLiteral("\"bar\"")));
}

void TestTableLookBack::whatItIsWorthIsTold() {
    auto& anna = m_table->device("first", "Anna");
    QVERIFY(anna.sees(0));
    QVERIFY(!anna.m_board.contains(QStringLiteral("known")));
    session().hints().setLevel(Help::VerdictOnly);
    QVERIFY(anna.until(
        [&] { return at(anna.m_board, "known")["says"].toString().contains(QStringLiteral("Anna")); }));
    QVERIFY(at(anna.m_board, "known")["why"].toString().isEmpty());
    session().hints().setLevel(Help::Marks);
    QVERIFY(anna.until([&] { return !at(anna.m_board, "known")["why"].toString().isEmpty(); }));
    session().hints().setLevel(Help::Off);
    QVERIFY(anna.until([&] { return !anna.m_board.contains(QStringLiteral("known")); }));
}

QTEST_MAIN(TestTableLookBack)
#include "tst_tablelookback.moc"
