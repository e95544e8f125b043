#include <QTest>

#include "core/labs/labs.h"
#include "core/labs/winningset.h"
#include "core/play/opponent.h"
#include "core/solve/positiongraph.h"

#include <algorithm>
#include <set>

using namespace core;

// The fewest positions one must remember to win: that they do win, and that none fewer do.
class TestWinningSet : public QObject {
    Q_OBJECT

private slots:
    void theyWin_data();
    void theyWin();
    void noneFewerWin_data();
    void noneFewerWin();
    void withoutOneItFails();
    void aDrawHasNone();
    void everyGameHasTheLab_data() { everyKind(); }
    void everyGameHasTheLab();
    void aStopIsToldAsOne();

private:
    static void everyKind();
};

namespace {

std::vector<Position> positionsOf(const WinningSet& found) {
    std::vector<Position> all;
    for (const auto& member : found.members) all.push_back(member.position);
    return all;
}

} // namespace

void TestWinningSet::everyKind() {
    QTest::addColumn<QString>("id");
    for (const auto* kind : catalogue()) QTest::newRow(kind->id.data()) << QString::fromUtf8(kind->id.data());
}

// So many of so many lost positions.
void TestWinningSet::theyWin_data() {
    QTest::addColumn<QString>("id");
    QTest::addColumn<QString>("rules");
    QTest::addColumn<int>("members");
    QTest::newRow("357") << "ribbonim"
                         << "layout=3,5,7" << 16;
    QTest::newRow("12345") << "ribbonim"
                           << "layout=1,2,3,4,5" << 18;
    QTest::newRow("123A") << "persimmons"
                          << "" << 3;
    QTest::newRow("33/14") << "chopsticks"
                           << "start=3,3,1,4" << -1;
    QTest::newRow("strict") << "chopsticks"
                            << "fingers=4;overflow=cutoff;split=none;selfattack=off" << 5;
    QTest::newRow("bao") << "bao"
                         << "stones=5" << 35;
    QTest::newRow("fmurs") << "fmurs"
                           << "rows=4;columns=4;sheep=2;halves=1;turnlimit=8" << 1;
}

void TestWinningSet::theyWin() {
    QFETCH(const QString, id);
    QFETCH(const QString, rules);
    QFETCH(const int, members);
    const auto game = kindOf(id.toStdString()).game(rules.toStdString());
    const auto found = winningSet(*game, game->start(), {});
    QVERIFY(found.complete && found.winner);
    if (members >= 0) QCOMPARE(static_cast<int>(found.members.size()), members);
    QVERIFY(found.least <= found.members.size() && found.members.size() <= found.lost);
    QVERIFY(winsBy(*game, game->start(), *found.winner, positionsOf(found), {}));
    QVERIFY(!winsBy(*game, game->start(), other(*found.winner), positionsOf(found), {}));
}

// Every smaller choice of lost positions, one by one.
void TestWinningSet::noneFewerWin_data() {
    QTest::addColumn<QString>("id");
    QTest::addColumn<QString>("rules");
    QTest::newRow("short ribbons") << "ribbonim"
                                   << "layout=2,3";
    QTest::newRow("normal play") << "ribbonim"
                                 << "layout=1,2,3;ending=normal";
    QTest::newRow("123A") << "persimmons"
                          << "";
    QTest::newRow("three fingers") << "chopsticks"
                                   << "fingers=3;overflow=cutoff;split=none;selfattack=off";
}

void TestWinningSet::noneFewerWin() {
    QFETCH(const QString, id);
    QFETCH(const QString, rules);
    const auto game = kindOf(id.toStdString()).game(rules.toStdString());
    const auto found = winningSet(*game, game->start(), {});
    QCOMPARE(found.least, found.members.size());
    std::vector<Position> lost;
    for (const auto& entry : everyPosition(*game, game->start(), {}).entries)
        if (entry.mover != *found.winner && entry.verdict.lower == Outcome::Loss &&
            !game->result(entry.position))
            lost.push_back(entry.position);
    QVERIFY(lost.size() < 16);
    std::size_t fewest = lost.size() + 1;
    for (unsigned chosen = 0; chosen < 1U << lost.size(); ++chosen) {
        std::vector<Position> some;
        for (std::size_t i = 0; i < lost.size(); ++i)
            if ((chosen >> i & 1U) != 0) some.push_back(lost[i]);
        if (some.size() < fewest && winsBy(*game, game->start(), *found.winner, some, {}))
            fewest = some.size();
    }
    QCOMPARE(found.members.size(), fewest);
}

void TestWinningSet::withoutOneItFails() {
    const auto game = kindOf("ribbonim").game("layout=3,5,7");
    const auto found = winningSet(*game, game->start(), {});
    for (std::size_t i = 0; i < found.members.size(); ++i) {
        auto fewer = positionsOf(found);
        fewer.erase(fewer.begin() + static_cast<std::ptrdiff_t>(i));
        QVERIFY(!winsBy(*game, game->start(), *found.winner, fewer, {}));
    }
    // A position that is won by whoever is to move there is no place to go to.
    auto wrong = positionsOf(found);
    for (const auto m : game->moves(game->start())) {
        const auto next = game->play(game->start(), m);
        if (std::ranges::find(wrong, next) == wrong.end()) wrong.push_back(next);
    }
    QVERIFY(!winsBy(*game, game->start(), *found.winner, wrong, {}));
}

void TestWinningSet::aDrawHasNone() {
    const auto game = kindOf("chopsticks").game("");
    const auto found = winningSet(*game, game->start(), {});
    QVERIFY(found.complete && !found.winner && found.members.empty());
}

void TestWinningSet::everyGameHasTheLab() {
    QFETCH(const QString, id);
    const auto& labs = labsOf(kindOf(id.toStdString()));
    const auto lab = std::ranges::find(labs, id.toStdString() + "-remember", &Lab::id);
    QVERIFY(lab != labs.end());
    const auto table = lab->run(parseValues(lab->options, ""), {}, [](double) {});
    QVERIFY(table.complete);
    QCOMPARE(table.pictures.size(), table.rows.size());
    QVERIFY(!table.facts.empty());
    const auto& kind = kindOf(id.toStdString());
    // Somebody wins under the rules it begins with; a game with none vouched for may begin with a draw.
    QVERIFY(kind.vouched.sets.empty() || !table.rows.empty());
    std::unique_ptr<Game> game;
    std::unique_ptr<Solver> solver;
    const auto boards = boardsToLearn(*lab, table);
    for (const auto& board : boards) {
        if (!game) game = kind.game(board.rules), solver = game->solver();
        const auto known = think(*game, *solver, game->parse(board.position), {});
        QVERIFY(known.verdict.proven());
        QCOMPARE(known.verdict.lower.outcome, board.worth);
    }
    QCOMPARE(std::ranges::count(boards, Outcome::Loss, &AskedBoard::worth),
             static_cast<std::ptrdiff_t>(table.rows.size()));
    for (const auto& fact : table.facts) QVERIFY(fact.holds);
    std::set<std::string> ids;
    for (const auto& one : labs) QVERIFY(ids.insert(std::string(one.id)).second);
}

void TestWinningSet::aStopIsToldAsOne() {
    StopSource stopped;
    stopped.request_stop();
    const auto game = kindOf("ribbonim").game("layout=3,5,7");
    QVERIFY(!winningSet(*game, game->start(), stopped.get_token()).complete);
    QVERIFY(!winningSetTable(*game, stopped.get_token(), [](double) {}).complete);
}

QTEST_GUILESS_MAIN(TestWinningSet)
#include "tst_winningset.moc"
