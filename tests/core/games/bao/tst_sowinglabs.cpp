#include <QTest>

#include "core/kind.h"
#include "tests/core/games/bao/baonaive.h"
#include "tests/core/games/labs.h"

#include <algorithm>
#include <map>
#include <random>
#include <set>

using namespace core;

namespace {

using Board = std::vector<std::int64_t>; // seen from the hand

Board boardIn(const Table& table, std::size_t row) {
    return std::get<std::vector<std::int64_t>>(table.rows.at(row).at(2));
}

std::string pitIn(const Table& table, std::size_t row) {
    return std::get<std::string>(table.rows.at(row).at(1));
}

struct Asked {
    Board counts; // from pit a on
    std::size_t pit = 0;
    std::string values() const {
        std::string all = "pit=" + std::to_string(pit + 1) + ";board=";
        for (std::size_t i = 0; i < counts.size(); ++i) all += (i > 0 ? "," : "") + std::to_string(counts[i]);
        return all;
    }
    Board seen() const {
        auto board = counts;
        std::ranges::rotate(board, board.begin() + static_cast<std::ptrdiff_t>(pit));
        return board;
    }
};

std::vector<Asked> someBoards() {
    std::mt19937 random(11);
    std::vector<Asked> all{{{3, 1, 0, 3, 0, 1, 0, 1}, 0}}; // a loop
    while (all.size() < 300) {
        Asked asked{Board(4 + 2 * (random() % 4)), 0};
        for (auto& count : asked.counts) count = random() % 4;
        asked.pit = random() % asked.counts.size();
        if (asked.counts[asked.pit] > 0) all.push_back(asked);
    }
    return all;
}

} // namespace

// The experiments with one board of BAO, against lays made stone by stone.
class TestSowingLabs : public QObject {
    Q_OBJECT

private slots:
    void sowing();
    void someAreFollowedNoFurther();
    void rollingBack();
    void whatDoesNotHoldIsDenied();
};

void TestSowingLabs::sowing() {
    int ended = 0, endless = 0;
    for (const auto& asked : someBoards()) {
        const auto table = labOf("bao", "bao-sowing", asked.values());
        auto board = asked.seen();
        auto pit = asked.pit;
        QVERIFY(table.rows.size() > 1 && boardIn(table, 0) == board);
        for (std::size_t i = 1; i < table.rows.size(); ++i) {
            pit = (pit + baonaive::lay(board)) % board.size();
            QVERIFY(boardIn(table, i) == board);
            QCOMPARE(pitIn(table, i), std::string(1, static_cast<char>('a' + pit)));
            if (board[0] == 1 || board == asked.seen()) QCOMPARE(i + 1, table.rows.size());
        }
        const auto lays = std::to_string(table.rows.size() - 1);
        const auto said = table.facts.front().text.english();
        if (board[0] == 1) {
            ++ended;
            const auto facing = board.size() - 1 - pit;
            const auto taken = board[(facing + board.size() - pit) % board.size()];
            const auto end = " in " + pitIn(table, table.rows.size() - 1) + " and takes " +
                             std::to_string(taken) + " from " + static_cast<char>('a' + facing);
            QVERIFY2(said.find(end) != std::string::npos, said.c_str());
            QVERIFY2(said.find(lays) != std::string::npos, said.c_str());
        } else if (board == asked.seen()) {
            ++endless;
            QVERIFY2(said.starts_with("After " + lays), said.c_str());
        }
    }
    QVERIFY(ended > 0 && endless > 0);
}

// Millions of lays without an end and without a board coming back.
void TestSowingLabs::someAreFollowedNoFurther() {
    const auto table = labOf("bao", "bao-sowing", "board=2,9,8,11,8,1,10,9,6,5,10,7,2,3,2,10;pit=1");
    QCOMPARE(table.facts.size(), std::size_t{1});
    QVERIFY(table.facts.front().holds);
    QCOMPARE(table.facts.front().text.english(),
             std::string("After 2000000 lays it has not ended yet, and no board was back."));
}

// Each lay that is undone leads back when it is made; on a loop it goes round, elsewhere it stops.
void TestSowingLabs::rollingBack() {
    int stops = 0, round = 0;
    for (const auto& asked : someBoards()) {
        const auto table = labOf("bao", "bao-sowing", asked.values() + ";direction=back");
        QVERIFY(boardIn(table, 0) == asked.seen());
        for (std::size_t i = 1; i < table.rows.size(); ++i) {
            auto board = boardIn(table, i);
            baonaive::lay(board);
            QVERIFY(board == boardIn(table, i - 1));
        }
        const auto last = boardIn(table, table.rows.size() - 1);
        const auto& fact = table.facts.front();
        const auto said = fact.text.english();
        QVERIFY(fact.holds);
        if (table.rows.size() > 1 && last == asked.seen()) {
            ++round;
            QVERIFY2(said.starts_with("The rollback goes round"), said.c_str());
        } else if (last[0] < 2) {
            ++stops;
            const auto lays = "stops after " + std::to_string(table.rows.size() - 1);
            QVERIFY2(said.find(lays) != std::string::npos, said.c_str());
        }
        QCOMPARE(table.facts.size(), std::size_t{5});
        const auto beside = [&](auto alike) {
            const auto first = asked.seen();
            for (std::size_t i = 0; i < first.size(); ++i)
                if (alike(first[i], first[(i + 1) % first.size()])) return true;
            return false;
        };
        QCOMPARE(table.facts[1].holds, beside([](auto a, auto b) { return a == 0 && b == 0; }));
    }
    QVERIFY(stops > 0 && round > 0);
}

// No sentence is said both where it holds and where it does not: a sign beside it is easily overlooked.
void TestSowingLabs::whatDoesNotHoldIsDenied() {
    std::map<std::string, std::set<bool>> said;
    for (const auto& asked : someBoards())
        for (const auto* direction : {"", ";direction=back"})
            for (const auto& fact : labOf("bao", "bao-sowing", asked.values() + direction).facts)
                said[fact.text.phrase.english].insert(fact.holds);
    for (const auto& [sentence, holds] : said) QVERIFY2(holds.size() == 1, sentence.c_str());
}

QTEST_GUILESS_MAIN(TestSowingLabs)
#include "tst_sowinglabs.moc"
