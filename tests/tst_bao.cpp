#include <QTest>

#include <QTemporaryDir>

#include "core/gameof.h"
#include "core/games/bao/rollback.h"
#include "core/games/bao/rules.h"
#include "core/games/bao/thresholdmethod.h"
#include "core/solve/census.h"
#include "tests/baonaive.h"

#include <fstream>
#include <random>

using namespace core;
using bao::Goal;
using bao::Ring;
using bao::Stones;
namespace fs = std::filesystem;

// BAO: sowing, thresholds and loops, against the same things done plainly.
class TestBao : public QObject {
    Q_OBJECT

private slots:
    void initTestCase();
    void sowingIsExact_data();
    void sowingIsExact();
    void positionsOfFourPits();
    void endlessMoveEndsTheGame();
    void endgameAgreesWithIteration_data();
    void endgameAgreesWithIteration();
    void searchAgreesWithEndgame_data();
    void searchAgreesWithEndgame();
    void startsAgreeWithNaiveSearch_data();
    void startsAgreeWithNaiveSearch();
    void bestMoveHasThePositionsValue();
    void reportsNarrow();
    void stoppedWorkGoesOn();
    void damagedTablesAreBuiltAnew();
    void keptBoundsComeBack();
    void loopsOfFourPits();
    void patternsOfTheArticle();
    void rollbackUndoesLays();
    void signsOfTheArticle();

private:
    static Stones stonesOf(const Ring& ring, const baonaive::Board& board) {
        Stones stones{};
        for (int pit = 0; pit < ring.size(); ++pit)
            stones[static_cast<std::size_t>(ring.slot(pit))] =
                static_cast<std::uint8_t>(board[static_cast<std::size_t>(pit)]);
        return stones;
    }
    static void compareSowing(const Ring& ring, const baonaive::Board& board);
    TableStore store() const { return {m_folder->path().toStdString(), TableStore::defaultLimit}; }

    std::unique_ptr<QTemporaryDir> m_folder = std::make_unique<QTemporaryDir>();
};

namespace {

bao::Rules rulesOf(const char* text) {
    return bao::Rules(parseValues(bao::options(), text));
}

// Thresholds by asking about every lead.
bao::Thresholds thresholds(int n, const auto& value) {
    bao::Thresholds t;
    for (int lead = n + 2; lead >= -n - 2; --lead) {
        if (value(lead) > 0) t.win = static_cast<std::int16_t>(lead);
        if (value(lead) >= 0 && lead > -n - 2) t.draw = static_cast<std::int16_t>(lead);
    }
    if (value(-n - 2) >= 0) t.draw = bao::always;
    return t;
}

} // namespace

void TestBao::initTestCase() {
    qputenv("XDG_CACHE_HOME", m_folder->filePath("cache").toUtf8());
}

void TestBao::compareSowing(const Ring& ring, const baonaive::Board& board) {
    for (std::size_t pit = 0; pit < board.size() / 2; ++pit) {
        if (board[pit] == 0) continue;
        auto stones = stonesOf(ring, board);
        const auto sowing = ring.sow(stones, static_cast<int>(pit));
        const auto truth = baonaive::sow(board, pit);
        QCOMPARE(sowing.endless, !truth);
        QVERIFY(truth ? bao::turned(stones) == stonesOf(ring, truth->board)
                      : stones == stonesOf(ring, board));
        if (truth) QCOMPARE(int{sowing.captured}, truth->captured);
    }
}

void TestBao::sowingIsExact_data() {
    QTest::addColumn<int>("pits");
    for (int pits = 2; pits <= 8; ++pits) QTest::addRow("%d pits", pits) << pits;
}

// Small boards all of them, large ones by chance: the same ends, captures and never-ending sowings as found
// by keeping every state.
void TestBao::sowingIsExact() {
    QFETCH(int, pits);
    const Ring ring(pits);
    if (pits <= 4)
        for (int n = 1; n <= (pits == 4 ? 6 : 8); ++n)
            baonaive::eachBoard(std::size_t(ring.size()), n,
                                [&](const auto& board) { compareSowing(ring, board); });
    std::mt19937 random(static_cast<unsigned>(pits));
    for (int i = 0; i < 300; ++i) {
        baonaive::Board board(std::size_t(ring.size()));
        for (auto& count : board) count = static_cast<int>(random() % (pits <= 2 ? 20 : 5));
        compareSowing(ring, board);
    }
}

void TestBao::positionsOfFourPits() {
    const auto game = kindOf("bao").game("pits=4");
    const auto counted = census(*game, game->start(), {});
    QVERIFY(counted.complete);
    QCOMPARE(counted.positions, 13963U);
    QCOMPARE(counted.finished, 630U);
    QCOMPARE(counted.unknown(), 0U);
    // At equal score, each against the naive search.
    const auto rules = rulesOf("pits=4");
    baonaive::Search naive;
    const auto& b = rules.start().stones;
    baonaive::Board board(b.begin(), b.begin() + 4);
    board.insert(board.end(), b.begin() + 8, b.begin() + 12);
    QCOMPARE(static_cast<int>(counted.start.lower), naive.value(board, 0));
}

void TestBao::endlessMoveEndsTheGame() {
    const auto rules = rulesOf("pits=4");
    const auto p = rules.parse("3,1,0,1/0,1,0,1 2-9 1");
    const auto next = rules.play(p, {0});
    QCOMPARE(rules.text(next), "3,1,0,1/0,1,0,1 2-9 2 endless");
    QVERIFY(rules.parse(rules.text(next)) == next);
    QVERIFY(rules.result(next) == Outcome::Draw);
    QVERIFY(rules.moves(next).empty());
    QVERIFY(!rules.result(p));
}

void TestBao::endgameAgreesWithIteration_data() {
    QTest::addColumn<int>("pits");
    QTest::addColumn<int>("stones");
    QTest::newRow("2 pits a row") << 2 << 10;
    QTest::newRow("3 pits a row") << 3 << 7;
}

void TestBao::endgameAgreesWithIteration() {
    QFETCH(int, pits);
    QFETCH(int, stones);
    const Ring ring(pits);
    bao::Endgame endgame(ring);
    QVERIFY(endgame.reach(stones, TableStore("", 0), {}));
    const baonaive::Iteration iteration(std::size_t(ring.size()), stones);
    for (int n = 0; n <= stones; ++n)
        baonaive::eachBoard(std::size_t(ring.size()), n, [&](const auto& board) {
            const auto truth = thresholds(n, [&](int lead) { return iteration.value(board, lead); });
            QVERIFY(endgame.at(stonesOf(ring, board), n) == truth);
        });
}

void TestBao::searchAgreesWithEndgame_data() {
    QTest::addColumn<int>("pits");
    QTest::addColumn<int>("stones");
    QTest::newRow("2 pits a row") << 2 << 10;
    QTest::newRow("3 pits a row") << 3 << 8;
    QTest::newRow("4 pits a row") << 4 << 7;
}

// Without any endgame table under it.
void TestBao::searchAgreesWithEndgame() {
    QFETCH(int, pits);
    QFETCH(int, stones);
    const Ring ring(pits);
    bao::Endgame endgame(ring), none(ring);
    QVERIFY(endgame.reach(stones, TableStore("", 0), {}));
    bao::Search search(ring, none);
    for (int n = stones; n >= 0; --n)
        baonaive::eachBoard(std::size_t(ring.size()), n, [&](const auto& board) {
            const auto s = stonesOf(ring, board);
            QVERIFY(search.settle(s, n, 0, 1U << 30, {}));
            QVERIFY(search.bounds(s, n) == bao::Bounds::exactly(endgame.at(s, n)));
        });
}

void TestBao::startsAgreeWithNaiveSearch_data() {
    QTest::addColumn<QString>("rules");
    for (const char* rules : {"pits=2", "pits=3", "pits=4", "pits=5", "pits=2;filled=all",
                              "pits=3;filled=all", "pits=3;filled=all;stones=3"})
        QTest::newRow(rules) << QString(rules);
}

void TestBao::startsAgreeWithNaiveSearch() {
    QFETCH(QString, rules);
    const auto r = rulesOf(rules.toUtf8().constData());
    bao::ThresholdMethod method(r, TableStore("", 0));
    QVERIFY(method.solve(r.start(), {}, [] {}));
    const auto v = method.verdict(r.start());
    const auto seen = bao::seenFromHand(r.ring(), r.start().stones, 0);
    const baonaive::Board board(seen.begin(), seen.end());
    const int n = bao::stonesOn(r.start().stones);
    baonaive::Search naive;
    QCOMPARE(static_cast<int>(v.lower), naive.value(board, 0));
    const auto win = v.figures.value(Figure::LeadWin), draw = v.figures.value(Figure::LeadDraw);
    QVERIFY(naive.value(board, win.value_or(n + 3)) == (win ? 1 : 0) &&
            naive.value(board, win.value_or(n + 3) - 1) < 1);
    QVERIFY(naive.value(board, draw.value_or(-n - 2)) >= 0);
    if (draw) QVERIFY(naive.value(board, *draw - 1) < 0);
}

void TestBao::bestMoveHasThePositionsValue() {
    const auto game = kindOf("bao").game("pits=4");
    const auto solver = game->solver();
    std::mt19937 random(3);
    int endless = 0;
    for (int round = 0; round < 30; ++round)
        for (auto p = game->start(); !game->result(p);) {
            Analysis a;
            solver->analyse(p, {}, [&](const Analysis& more) { a = more; });
            QVERIFY(a.complete && a.verdict.proven() && a.why);
            const auto& best = a.moves.front().verdict;
            QCOMPARE(best.lower, a.verdict.lower);
            // The smallest leads are the smallest over all moves, counted from before the capture.
            const auto least = [&](Figure f) {
                std::optional<int> all;
                for (const auto& [move, v] : a.moves)
                    if (const auto lead = v.figures.value(f); lead && (!all || *lead < *all)) all = lead;
                return all;
            };
            QCOMPARE(a.verdict.figures.value(Figure::LeadWin), least(Figure::LeadWin));
            for (const auto& [move, v] : a.moves) {
                endless += v.endless;
                if (v.endless)
                    QVERIFY(v.figures.none(Figure::LeadWin) && a.verdict.figures.none(Figure::LeadDraw));
            }
            p = game->play(p, a.moves[random() % a.moves.size()].move);
        }
    QVERIFY(endless > 0);
}

void TestBao::reportsNarrow() {
    const auto game = kindOf("bao").game("pits=6;filled=all");
    Analysis before;
    int reports = 0;
    game->solver()->analyse(game->start(), {}, [&](const Analysis& a) {
        ++reports;
        QVERIFY(a.verdict.lower >= before.verdict.lower && a.verdict.upper <= before.verdict.upper);
        QVERIFY(a.verdict.proven() || a.verdict.estimate);
        before = a;
    });
    QVERIFY(reports > 1 && before.complete && before.verdict.proven());
}

void TestBao::stoppedWorkGoesOn() {
    const auto rules = rulesOf("pits=6");
    const TableStore none("", 0);
    bao::ThresholdMethod method(rules, none), undisturbed(rules, none);
    QVERIFY(undisturbed.solve(rules.start(), {}, [] {}));
    for (int stops = 0;; ++stops) {
        QVERIFY(stops < 100000);
        std::stop_source source;
        source.request_stop();
        // As much as is done between two looks at the token.
        if (method.solve(rules.start(), stops < 50 ? source.get_token() : std::stop_token(), [] {})) break;
    }
    QVERIFY(method.verdict(rules.start()) == undisturbed.verdict(rules.start()));
}

void TestBao::damagedTablesAreBuiltAnew() {
    const auto rules = rulesOf("pits=4");
    Verdict truth;
    const auto value = [&] {
        bao::ThresholdMethod method(rules, store());
        method.solve(rules.start(), {}, [] {});
        return method.verdict(rules.start());
    };
    truth = value();
    int files = 0;
    for (const auto& entry : fs::directory_iterator(m_folder->path().toStdString())) {
        if (entry.path().extension() != ".table") continue;
        ++files;
        for (int damage = 0; damage < 6; ++damage) {
            const auto size = fs::file_size(entry.path());
            if (damage % 2 == 0) {
                std::fstream file(entry.path(), std::ios::in | std::ios::out | std::ios::binary);
                file.seekp(static_cast<std::streamoff>(size * static_cast<unsigned>(damage) / 6));
                file.write("\x55\xAA\x55", 3);
            } else
                fs::resize_file(entry.path(), size * static_cast<unsigned>(damage) / 6);
            QVERIFY(value() == truth);
        }
    }
    QVERIFY(files > 0);
}

// Packed and unpacked, a table says the same of the boards with the most stones.
void TestBao::keptBoundsComeBack() {
    const auto rules = rulesOf("pits=5");
    const bao::Endgame none(rules.ring());
    bao::Search search(rules.ring(), none), later(rules.ring(), none);
    const auto stones = rules.start().stones;
    const int n = bao::stonesOn(stones);
    search.reaches(Goal::Draw, stones, n, n / 2, 1U << 30, {});
    const auto packed = search.table().pack();
    QCOMPARE(packed.size(), bao::BoundsTable::keptBytes);
    later.table().unpack(packed);
    QVERIFY(search.bounds(stones, n) == later.bounds(stones, n));
    QVERIFY(later.bounds(stones, n) != bao::Bounds::ofStones(n));
}

void TestBao::loopsOfFourPits() {
    const auto rules = rulesOf("pits=4");
    const auto found = bao::findLoops(rules.ring(), rules.start().stones, {}, [](double) {});
    QVERIFY(found.complete);
    struct Named {
        bao::HandBoard board;
        int period, shift;
    };
    const std::map<std::string, Named> table{
        {"L1", {{3, 1, 0, 2, 1, 0, 2, 1}, 0, 3}},  {"L2", {{3, 1, 0, 1, 0, 1, 0, 1}, 1, 1}},
        {"L3", {{3, 1, 0, 1, 0, 3, 0, 1}, 2, 2}},  {"L4", {{5, 1, 0, 1, 0, 1, 0, 1}, 3, 3}},
        {"L5", {{3, 1, 0, 3, 0, 1, 0, 1}, 2, 2}},  {"L6", {{3, 1, 0, 3, 0, 3, 0, 1}, 4, 4}},
        {"L7", {{5, 1, 0, 1, 0, 3, 0, 1}, 6, 6}},  {"L8", {{5, 1, 0, 3, 0, 1, 0, 1}, 10, 1}},
        {"L9", {{7, 1, 0, 1, 0, 3, 0, 1}, 30, 3}}, {"L10", {{3, 1, 0, 1, 0, 1, 0, 4}, 2, 2}},
        {"L11", {{3, 1, 0, 3, 0, 1, 0, 4}, 2, 2}}, {"L12", {{3, 3, 0, 1, 0, 1, 0, 4}, 9, 0}}};
    std::set<std::string> names;
    int others = 0;
    for (const auto& loop : found.loops) {
        const std::string name(nameInTable(loop));
        if (name.empty()) {
            ++others;
            QVERIFY((loop.boards.front() == bao::HandBoard{5, 3, 0, 1, 0, 1, 0, 1}));
            QCOMPARE(std::pair(loop.period, loop.shift), std::pair(3, 3));
            continue;
        }
        names.insert(name);
        const auto& said = table.at(name);
        QVERIFY(std::ranges::find(loop.boards, said.board) != loop.boards.end());
        QCOMPARE(std::pair(loop.period, loop.shift), std::pair(said.period, said.shift));
    }
    QCOMPARE(names.size(), table.size());
    QCOMPARE(others, 1);
}

void TestBao::patternsOfTheArticle() {
    QCOMPARE(bao::zeroPattern({3, 1, 0, 2, 1, 0, 2, 1}), 2);
    QCOMPARE(bao::zeroPattern({7, 0, 1, 2, 3, 4, 5, 6}), 1);
    QCOMPARE(bao::zeroPattern({3, 1, 0, 2, 1, 0, 1, 2}), 0);
    // Whatever board has one of the patterns is a loop of period 0.
    for (int pits = 2; pits <= 8; ++pits) {
        const Ring ring(pits);
        const int m = ring.size();
        int seen = 0;
        for (int n = 2; n < m; ++n) {
            bao::HandBoard rising{n}, falling{n};
            for (int i = 1; i < m; ++i) rising.push_back((i - 1) % n);
            for (int i = 1; i < m; ++i) falling.push_back(n - 1 - i % n);
            for (const auto& [board, number] : {std::pair(rising, 1), std::pair(falling, 2)}) {
                const bool fits = number == 1 ? m % n == 1 : (m + 1) % n == 0;
                QCOMPARE(bao::zeroPattern(board), fits ? number : 0);
                if (!fits) continue;
                ++seen;
                const auto loop = bao::loopOf(ring, board);
                QVERIFY(loop && loop->period == 0);
            }
        }
        QVERIFY(seen > 0);
    }
    QVERIFY(bao::conditionLoop({3, 3, 0, 1, 0, 1, 0, 4}));
    QVERIFY(!bao::conditionLoop({3, 3, 0, 1, 0, 1, 0, 3}));
    QVERIFY(!bao::conditionLoop({3, 3, 1, 1, 0, 1, 0, 4}));
}

// Every lay of a sowing that goes on is given back exactly, and none before the first of a sowing that began
// with a single stone.
void TestBao::rollbackUndoesLays() {
    const Ring ring(3);
    int undone = 0;
    for (int n = 1; n <= 7; ++n)
        baonaive::eachBoard(6, n, [&](const auto& board) {
            if (board[0] == 0) return;
            const auto t = bao::trace(ring, stonesOf(ring, board), 0, 1000);
            auto before = stonesOf(ring, board);
            for (const auto& lay : t.lays) {
                auto stones = lay.after;
                if (stones[static_cast<std::size_t>(lay.to)] < 2) break;
                QCOMPARE(bao::layBack(ring, stones, lay.to), lay.from);
                QVERIFY(stones == before);
                before = lay.after;
                ++undone;
            }
            QCOMPARE(bao::rollbackLength(ring, board).has_value(), !bao::loopOf(ring, board).has_value());
        });
    QVERIFY(undone > 500);
}

void TestBao::signsOfTheArticle() {
    // The hand first; the rollback comes to the second pit last, so the pair is 3 3 here and not there.
    QVERIFY(bao::stopSigns({1, 0, 3, 3, 0, 1}).equalPair);
    QVERIFY(!bao::stopSigns({3, 3, 0, 1, 0, 1}).equalPair);
    QVERIFY(bao::stopSigns({1, 0, 0, 3, 0, 1}).emptyPair);
    QVERIFY(bao::stopSigns({1, 2, 3, 1, 0, 1}).first);
    QVERIFY(bao::stopSigns({1, 2, 0, 4, 0, 1}).second);
    const auto loop = bao::stopSigns({3, 1, 0, 1, 0, 1, 0, 1});
    QVERIFY(!loop.emptyPair && !loop.equalPair && !loop.first && !loop.second);
}

QTEST_GUILESS_MAIN(TestBao)
#include "tst_bao.moc"
