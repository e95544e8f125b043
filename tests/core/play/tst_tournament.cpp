#include <QTest>

#include "core/play/tournament.h"

#include <algorithm>
#include <numeric>
#include <random>
#include <set>

using namespace core;
using Result = Tournament::Result;

// Who plays whom, round after round.
class TestTournament : public QObject {
    Q_OBJECT

private slots:
    void everybodyPlaysOnce_data() { classes(); }
    void everybodyPlaysOnce();
    void whoHasMetAllMeetsAgain();
    void whoStandsAlikeMeets();
    void pointsAreTold();
    void whatWasNotPlayedDoesNotCount();
    void whoComesLaterPlaysToo();

private:
    static void classes();
};

namespace {

std::vector<int> all(Tournament& t, int count) {
    std::vector<int> players;
    for (int i = 0; i < count; ++i) players.push_back(t.add());
    return players;
}

void playOut(Tournament& t, std::mt19937& random) {
    for (std::size_t i = 0; i < t.games().size(); ++i)
        t.note(i, std::array{Result::First, Result::Draw, Result::Second}[random() % 3]);
}

} // namespace

void TestTournament::classes() {
    QTest::addColumn<int>("count");
    QTest::addColumn<int>("rounds");
    for (const auto& [count, rounds] : {std::pair{1, 3}, {2, 1}, {3, 3}, {7, 5}, {31, 9}, {40, 9}, {64, 12}})
        QTest::addRow("%d", count) << count << rounds;
}

// Nobody meets twice, begins much more often than others, or is left over again before all were.
void TestTournament::everybodyPlaysOnce() {
    QFETCH(int, count);
    QFETCH(int, rounds);
    for (unsigned seed = 1; seed <= 5; ++seed) {
        Tournament t(seed);
        std::mt19937 random(seed);
        const auto players = all(t, count);
        std::set<std::pair<int, int>> met;
        for (int round = 0; round < rounds; ++round) {
            QVERIFY(t.roundOver());
            std::multiset<int> played;
            for (const auto& game : t.nextRound(players)) {
                played.insert(game.first);
                played.insert(game.second);
                const auto pair = std::minmax(game.first, game.second);
                if (pair.first != Tournament::computer) QVERIFY(met.insert(pair).second);
            }
            for (const int player : players) QCOMPARE(played.count(player), std::size_t(1));
            QCOMPARE(played.count(Tournament::computer), std::size_t(count % 2));
            QCOMPARE(t.rounds(), round + 1);
            QVERIFY(!t.roundOver());
            playOut(t, random);
        }
        for (const int player : players) {
            QVERIFY(std::abs(t.begun(player)) <= 2);
            QVERIFY(t.leftOver(player) <= (rounds + count - 1) / count);
        }
    }
}

// Two meet again where there is no other way, and not before.
void TestTournament::whoHasMetAllMeetsAgain() {
    for (unsigned seed = 1; seed <= 20; ++seed) {
        Tournament t(seed);
        std::mt19937 random(seed);
        const auto players = all(t, 4);
        for (int round = 0; round < 6; ++round) {
            t.nextRound(players);
            playOut(t, random);
            for (const int a : players)
                for (int b = 0; b < a; ++b) QVERIFY(t.met(a, b) <= 1 + round / 3);
        }
    }
}

void TestTournament::whoStandsAlikeMeets() {
    Tournament t(7);
    const auto players = all(t, 16);
    for (int round = 0; round < 3; ++round) {
        for (const auto& game : t.nextRound(players)) QCOMPARE(t.points(game.first), t.points(game.second));
        for (std::size_t i = 0; i < t.games().size(); ++i) t.note(i, Result::First);
    }
    const auto standings = t.standings();
    QCOMPARE(standings.size(), std::size_t(4)); // 6, 4, 2 and 0 points
    QCOMPARE(standings.front().points, 6);
    QCOMPARE(standings.front().players.size(), std::size_t(2));
}

void TestTournament::pointsAreTold() {
    Tournament t(1);
    const auto players = all(t, 4);
    const auto games = t.nextRound(players);
    t.note(0, Result::Draw);
    t.note(1, Result::Second);
    QVERIFY(t.roundOver());
    QCOMPARE(t.points(games[0].first), 1);
    QCOMPARE(t.points(games[0].second), 1);
    QCOMPARE(t.points(games[1].first), 0);
    QCOMPARE(t.points(games[1].second), 2);
    const auto standings = t.standings();
    QCOMPARE(standings.size(), std::size_t(3));
    QCOMPARE(standings[0].players, std::vector<int>{games[1].second});
    QCOMPARE(standings[1].players.size(), std::size_t(2)); // they share a place
}

void TestTournament::whatWasNotPlayedDoesNotCount() {
    Tournament t(3);
    const auto players = all(t, 2);
    t.nextRound(players);
    QCOMPARE(t.met(0, 1), 0);
    QCOMPARE(t.begun(0), 0);
    t.nextRound(players);
    QCOMPARE(t.games().size(), std::size_t(1));
    t.note(0, Result::First);
    QCOMPARE(t.met(0, 1), 1);
    QCOMPARE(t.points(0) + t.points(1), 2);
}

void TestTournament::whoComesLaterPlaysToo() {
    Tournament t(3);
    auto players = all(t, 4);
    t.nextRound(players);
    std::mt19937 random(1);
    playOut(t, random);
    players.erase(players.begin()); // gone
    players.push_back(t.add());
    std::multiset<int> played;
    for (const auto& game : t.nextRound(players)) played.insert({game.first, game.second});
    QCOMPARE(played.count(0), std::size_t(0));
    QCOMPARE(played.count(4), std::size_t(1));
}

QTEST_GUILESS_MAIN(TestTournament)
#include "tst_tournament.moc"
