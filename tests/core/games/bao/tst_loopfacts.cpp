#include <QTest>

#include "core/games/bao/loops/conditions.h"
#include "core/kind.h"
#include "tests/core/games/bao/baonaive.h"
#include "tests/core/games/labs.h"

#include <algorithm>
#include <random>

using namespace core;

namespace {

using Board = std::vector<int>; // seen from the hand

// The boards a sowing goes through until it ends or one comes back, and in which pit it ends; −1: never.
struct Sown {
    std::vector<Board> boards;
    int last = -1;
};
Sown sow(Board board) {
    Sown sown;
    std::size_t hand = 0;
    for (std::set<Board> seen; seen.insert(board).second;) {
        sown.boards.push_back(board);
        hand = (hand + baonaive::lay(board)) % board.size();
        if (board[0] > 1) continue;
        sown.last = static_cast<int>(hand);
        break;
    }
    return sown;
}

bool isOdd(int n) {
    return n % 2 != 0;
}

// The condition LOOP clause by clause, its last one by the parity of `decides`.
bool clause(int number, const Board& b, int decides) {
    const auto all = [&](std::size_t from, bool odd) {
        for (std::size_t i = from; i < b.size() - 1; i += 2)
            if (isOdd(b[i]) != odd) return false;
        return true;
    };
    switch (number) {
    case 1:
        return isOdd(b[0]) && b[0] >= 3;
    case 2:
        return all(1, true);
    case 3:
        return all(2, false);
    default:
        return isOdd(decides) == isOdd(b.back()) && (isOdd(decides) ? b.back() < b[0] : b.back() >= b[0]);
    }
}

// The places on the clock that are marked.
std::set<std::size_t> marked(const Board& b) {
    const auto hours = b.size() + 1;
    std::set<std::size_t> all{0, static_cast<std::size_t>(b[0]) % hours};
    for (std::size_t i = 1; i < b.size(); ++i) all.insert((i + static_cast<std::size_t>(b[i]) + 1) % hours);
    return all;
}
bool apart(const Board& b) {
    const auto marks = marked(b);
    return std::ranges::none_of(marks,
                                [&](auto hour) { return marks.contains((hour + 1) % (b.size() + 1)); });
}

std::vector<std::int64_t> figuresOf(const Table& table) {
    std::vector<std::int64_t> all;
    for (const auto& total : table.totals) all.push_back(total.number);
    return all;
}

} // namespace

// What is said of BAO's sowings, counted once more as plainly as it can be said.
class LoopFactsTest : public QObject {
    Q_OBJECT
private slots:
    void conditionClauseByClause_data();
    void conditionClauseByClause();
    void exceptionsAreNamed();
    void patternsComeBack();
    void boardsAsPrinted();
    void layTurnsTheClock();
    void clockTellsTheTruth();
    void rollbacksWithoutASign();
    void everyPitOfAPatternCounts();
    void progressIsTold();
    void oneStoneMore();
};

void LoopFactsTest::conditionClauseByClause_data() {
    QTest::addColumn<int>("pits");
    for (int pits = 2; pits <= 5; ++pits) QTest::addRow("%d", pits) << pits;
}
void LoopFactsTest::conditionClauseByClause() {
    QFETCH(int, pits);
    const auto table = labOf("bao", "bao-loops", "pits=" + std::to_string(pits));
    std::vector<std::int64_t> counts(
        7); // cases, clauses 1, 1–2, 1–3, all as written, all by own parity, clock
    for (const auto& row : table.rows) {
        const auto& cells = std::get<std::vector<std::int64_t>>(row[0]);
        const auto loop = sow(Board(cells.begin(), cells.end()));
        QCOMPARE(loop.last, -1);
        counts[6] += apart(loop.boards.front());
        if (std::get<std::int64_t>(row[1]) == 0) continue;
        ++counts[0];
        const auto some = [&](int upTo, bool own) {
            return std::ranges::any_of(loop.boards, [&](const Board& b) {
                for (int i = 1; i <= upTo; ++i)
                    if (!clause(i, b, own ? b.back() : std::accumulate(b.begin(), b.end(), 0))) return false;
                return true;
            });
        };
        for (int upTo = 1; upTo <= 4; ++upTo) counts[static_cast<std::size_t>(upTo)] += some(upTo, false);
        counts[5] += some(4, true);
    }
    auto told = figuresOf(table);
    QCOMPARE(told[1], static_cast<std::int64_t>(table.rows.size()));
    told.erase(told.begin(), told.begin() + 2); // boards and loops
    QCOMPARE(told, counts);
}

// The loops that a fact shows as its exceptions are just those that are.
void LoopFactsTest::exceptionsAreNamed() {
    const auto table = labOf("bao", "bao-loops", "pits=5");
    const auto shown = [&](std::string_view begins) {
        const auto fact = std::ranges::find_if(
            table.facts, [&](const Fact& f) { return f.text.english().starts_with(begins); });
        return fact == table.facts.end() ? std::vector<std::size_t>() : fact->rows;
    };
    std::vector<std::size_t> byOwnParity, byClock;
    for (std::size_t i = 0; i < table.rows.size(); ++i) {
        const auto& cells = std::get<std::vector<std::int64_t>>(table.rows[i][0]);
        const auto loop = sow(Board(cells.begin(), cells.end()));
        const bool fulfilled = std::ranges::any_of(loop.boards, [](const Board& b) {
            return clause(1, b, 0) && clause(2, b, 0) && clause(3, b, 0) && clause(4, b, b.back());
        });
        if (std::get<std::int64_t>(table.rows[i][1]) > 0 && !fulfilled) byOwnParity.push_back(i);
        if (!apart(loop.boards.front())) byClock.push_back(i);
    }
    QVERIFY(!byOwnParity.empty() && !byClock.empty());
    QCOMPARE(shown("Condition LOOP by the last pit’s own parity"), byOwnParity);
    QCOMPARE(shown("The clock recognises"), byClock);
    const auto found = kindOf("bao").ring->loops(5, {}, [](double) {});
    for (const auto& loop : found.loops) {
        const auto& cells = std::get<std::vector<std::int64_t>>(found.table.rows[loop.row][0]);
        QVERIFY(std::ranges::equal(cells, loop.loop));
    }
}

// The paper's (3,1,0,2,1,0,2,1) and boards of both patterns written out by hand; sown as plainly as can be,
// each comes back.
void LoopFactsTest::patternsComeBack() {
    QCOMPARE(bao::zeroBoard(2, 3, 3), (Board{3, 1, 0, 2, 1, 0, 2, 1}));
    QCOMPARE(bao::zeroBoard(1, 3, 2), (Board{3, 0, 1, 2, 0, 1, 2}));
    QCOMPARE(bao::zeroBoard(2, 2, 2), (Board{2, 0, 1}));
    for (const int pattern : {1, 2})
        for (int n = 2; n <= 8; ++n)
            for (int k = pattern; k <= 5; ++k) {
                const auto board = bao::zeroBoard(pattern, n, k);
                QVERIFY(bao::zeroPattern(board) == pattern || n == 2); // 2,0,1,0,1 … is of both
                QVERIFY(bao::zeroPattern(board) != 0);
                QCOMPARE(sow(board).last, -1);
                QCOMPARE(sow(board).boards.size(), std::size_t{1});
                QCOMPARE(bao::afterLay(board), board);
            }
    for (const auto& fact : labOf("bao", "bao-loops", "pits=2").facts)
        if (fact.text.english().find("70 of 70 boards") != std::string::npos) return;
    QFAIL("the lab does not say so");
}

// The lab shows its own board of a loop, and beside the name the board that the paper prints.
void LoopFactsTest::boardsAsPrinted() {
    std::map<std::string, std::vector<std::int64_t>> printed;
    for (const auto& row : labOf("bao", "bao-loops", "pits=4").rows)
        if (const auto* name = std::get_if<std::string>(&row[4]))
            printed[*name] = std::get<std::vector<std::int64_t>>(row[5]);
        else
            QVERIFY(std::holds_alternative<std::monostate>(row[5]));
    QCOMPARE(printed.size(), std::size_t{12});
    QCOMPARE(printed["L3"], (std::vector<std::int64_t>{3, 1, 0, 1, 0, 3, 0, 1}));
    QCOMPARE(printed["L12"], (std::vector<std::int64_t>{3, 3, 0, 1, 0, 1, 0, 4}));
    const auto sowing = labOf("bao", "bao-sowing", "board=4,0,1,0,2,1,0,1");
    QCOMPARE(
        sowing.facts.at(1).text.english(),
        std::string("It is L3 of Table 1 of Inahata and Takahashi, printed there as (3,1,0,1,0,3,0,1)."));
}

// Whatever lies in the pits, also many stones in one: a lay turns the clock by the stones it sows.
void LoopFactsTest::layTurnsTheClock() {
    std::mt19937 random(5);
    for (int i = 0; i < 3000; ++i) {
        Board board(4 + 2 * (random() % 7));
        for (auto& count : board) count = static_cast<int>(random() % 40);
        board[0] += 1;
        auto clock = bao::clock(board);
        std::ranges::rotate(clock, clock.begin() + board[0] % static_cast<std::ptrdiff_t>(clock.size()));
        baonaive::lay(board);
        QCOMPARE(bao::clock(board), clock);
    }
}

void LoopFactsTest::clockTellsTheTruth() {
    int told = 0, endless = 0;
    for (const auto& [pits, most] : {std::pair{4, 16}, {6, 11}, {8, 9}})
        for (int n = 1; n <= most; ++n)
            baonaive::eachBoard(static_cast<std::size_t>(pits), n, [&](const Board& board) {
                if (board[0] == 0) return;
                const bool never = sow(board).last < 0;
                QCOMPARE(bao::spaced(bao::clock(board)), apart(board));
                if (apart(board)) QVERIFY(never);
                told += apart(board);
                endless += never;
            });
    QVERIFY(told > 100 && endless > told); // it does not tell all of them
}

// Lays undone one by one; the signs as rows of letters: 0 an empty pit, x any other.
void LoopFactsTest::rollbacksWithoutASign() {
    std::int64_t undone = 0, unmarked = 0;
    const auto signs = [](Board b) {
        std::ranges::rotate(b, b.begin() + 1);
        std::string line;
        for (const int count : b) line += count == 0 ? '0' : 'x';
        for (std::size_t i = 0; i + 1 < b.size(); ++i) {
            if (b[i] == b[i + 1]) return true;
            if (b[i] < 2) continue;
            const auto n = static_cast<std::size_t>(b[i]);
            const auto first = 'x' + std::string(n - 1, 'x') + "0x";
            const auto second = "x0" + std::string(n - 1, 'x') + "0x";
            if (i > 0 && line.compare(i - 1, first.size(), first) == 0) return true;
            if (line.compare(i, second.size(), second) == 0) return true;
        }
        return false;
    };
    for (int n = 1; n <= 10; ++n)
        baonaive::eachBoard(6, n, [&](const Board& board) {
            if (board[0] < 2) return;
            auto now = board;
            do {
                // Against the order of sowing: a stone from each pit, all into the first empty one.
                int taken = 0;
                while (now[0] > 0) {
                    --now[0];
                    ++taken;
                    std::ranges::rotate(now, now.end() - 1);
                }
                now[0] = taken;
            } while (now[0] >= 2 && now != board);
            if (now == board) return;
            ++undone;
            unmarked += !signs(board);
        });
    const auto table = labOf("bao", "bao-rollback", "pits=3;stones=10");
    const auto said = table.facts.back().text.english();
    const auto figures = std::to_string(unmarked) + " of " + std::to_string(undone);
    QVERIFY2(said.find(figures) != std::string::npos, (said + " / " + figures).c_str());
    QVERIFY(!table.facts.back().holds && unmarked > 0);
}

void LoopFactsTest::everyPitOfAPatternCounts() {
    for (const auto& [pattern, board] :
         {std::pair(1, bao::HandBoard{3, 0, 1, 2}), std::pair(1, bao::HandBoard{5, 0, 1, 2, 3, 4}),
          std::pair(2, bao::HandBoard{3, 1, 0, 2, 1, 0, 2, 1})}) {
        QCOMPARE(bao::zeroPattern(board), pattern);
        for (std::size_t pit = 0; pit < board.size(); ++pit) {
            auto other = board;
            ++other[pit];
            QCOMPARE(bao::zeroPattern(other), 0);
        }
    }
}

// For those who wait: more and more, up to all.
void LoopFactsTest::progressIsTold() {
    for (const auto* const id : {"bao-rollback", "bao-difference"}) {
        const auto& labs = kindOf("bao").labs;
        const auto lab = std::ranges::find(labs, id, &Lab::id);
        double reached = 0;
        int told = 0;
        lab->run(parseValues(lab->options, "pits=2;stones=4"), {}, [&](double done) {
            QVERIFY(done > reached);
            reached = done;
            ++told;
        });
        QCOMPARE(told, 4);
        QCOMPARE(reached, 1.0);
    }
}

void LoopFactsTest::oneStoneMore() {
    constexpr int most = 5;
    const auto table = labOf("bao", "bao-difference", "pits=2;stones=" + std::to_string(most));
    QCOMPARE(table.rows.size(), std::size_t{most});
    QVERIFY_THROWS_EXCEPTION(InputError, labOf("bao", "bao-difference", "stones=13")); // nobody waits for it
    const baonaive::Iteration values(4, most + 1);
    for (int n = 1; n <= most; ++n) {
        std::vector<std::int64_t> counts{n, 0, 0, 0, 0, 0, 0, 0};
        baonaive::eachBoard(4, n, [&](const Board& board) {
            for (std::size_t pit = 0; pit < board.size(); ++pit) {
                auto more = board;
                ++more[pit];
                ++counts[6];
                counts[7] += values.value(board, 0) != values.value(more, 0);
                if (board[0] == 0) continue;
                const int before = sow(board).last, after = sow(more).last;
                ++counts[1];
                ++counts[before < 0 && after < 0       ? 5
                         : (before < 0) != (after < 0) ? 4
                         : before == after             ? 2
                                                       : 3];
            }
        });
        std::vector<std::int64_t> row;
        for (const auto& cell : table.rows[static_cast<std::size_t>(n - 1)])
            row.push_back(std::get<std::int64_t>(cell));
        QCOMPARE(row, counts);
    }
}

QTEST_GUILESS_MAIN(LoopFactsTest)
#include "tst_loopfacts.moc"
