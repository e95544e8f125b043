#include <QTest>

#include "tests/everykind.h"
#include "tests/ui/table/opentable.h"

// A table is open with any game: a device plays it, and a class is asked about it.
class TestAnyTable : public QObject {
    Q_OBJECT

private slots:
    void devicesPlayAndAnswer_data() { everykind::rows(); }
    void devicesPlayAndAnswer();
};

void TestAnyTable::devicesPlayAndAnswer() {
    QFETCH(const core::Kind*, kind);
    const std::shared_ptr<const core::Game> game = kind->game(kind->presets.front().rules);
    const auto start = game->start();
    OpenTable table;
    table.m_session.begin(game, start, people());
    QVERIFY(table.m_host.open());
    auto& anna = table.device(game->mover(start) == core::Player::First ? "first" : "second", "Anna");
    auto& ben = table.device("watch", "Ben");
    QVERIFY(ben.sees(0) && !ben.cells().isEmpty());
    const auto move = QString::fromStdString(game->text(start, game->moves(start).front()));
    anna.say({{"do", "move"}, {"move", move}, {"ply", 0}});
    QVERIFY(ben.sees(1));

    table.m_host.asking().ask(Classroom::Asks::Outcome);
    QVERIFY(ben.until([&] { return !ben.m_board["question"].toObject().isEmpty(); }));
    const auto number = ben.m_board["question"].toObject()["number"].toInt();
    ben.say({{"do", "answer"}, {"question", number}, {"says", "win"}});
    QTRY_COMPARE(table.m_host.asking().classroom().answered(), 1);
    table.m_host.asking().show();
    QVERIFY(table.m_host.asking().classroom().question()->shown);
}

QTEST_MAIN(TestAnyTable)
#include "tst_anytable.moc"
