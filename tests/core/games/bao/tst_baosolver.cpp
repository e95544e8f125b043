#include <QTest>

#include <QTemporaryDir>

#include "core/gameof.h"
#include "core/games/bao/look/explanation.h"
#include "core/games/bao/look/figures.h"
#include "core/games/bao/loops/loops.h"
#include "core/games/bao/rules/rules.h"
#include "core/games/bao/rules/sowingtrace.h"
#include "core/games/bao/search/thresholdmethod.h"
#include "core/solve/census.h"
#include "tests/core/games/bao/baonaive.h"
#include "tests/core/games/bao/baorules.h"

#include <random>

using namespace core;
using bao::Goal;
using bao::Ring;
using bao::Stones;
using bao::stonesOf;

// BAO's values: tables and search, against the same things done plainly.
class TestBaoSolver : public QObject {
    Q_OBJECT

private slots:
    void initTestCase();
    void endgameAgreesWithIteration_data();
    void endgameAgreesWithIteration();
    void searchAgreesWithEndgame_data();
    void searchAgreesWithEndgame();
    void startsAgreeWithNaiveSearch_data();
    void startsAgreeWithNaiveSearch();
    void bestMoveHasThePositionsValue();
    void estimateIsGreedyPlay();
    void reportsNarrow();
    void stoppedWorkGoesOn();
    void searchKeepsToItsEffort();
    void questionsCloseIn();
    void boundsAreExactWhenBothAre();
    void thresholdsInWords();

private:
    QTemporaryDir m_folder;
};

namespace {

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

void TestBaoSolver::initTestCase() {
    qputenv("XDG_CACHE_HOME", m_folder.filePath("cache").toUtf8());
}

void TestBaoSolver::endgameAgreesWithIteration_data() {
    QTest::addColumn<int>("pits");
    QTest::addColumn<int>("stones");
    QTest::newRow("2 pits a row") << 2 << 10;
    QTest::newRow("3 pits a row") << 3 << 7;
    QTest::newRow("as many pits as can be") << bao::rowSlots << 3;
}

void TestBaoSolver::endgameAgreesWithIteration() {
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

void TestBaoSolver::searchAgreesWithEndgame_data() {
    QTest::addColumn<int>("pits");
    QTest::addColumn<int>("stones");
    QTest::newRow("2 pits a row") << 2 << 10;
    QTest::newRow("3 pits a row") << 3 << 8;
    QTest::newRow("4 pits a row") << 4 << 7;
}

// Without any endgame table under it.
void TestBaoSolver::searchAgreesWithEndgame() {
    QFETCH(int, pits);
    QFETCH(int, stones);
    const Ring ring(pits);
    bao::Endgame endgame(ring), none(ring);
    QVERIFY(endgame.reach(stones, TableStore("", 0), {}));
    bao::Fates fates;
    bao::Search search(ring, none, fates);
    for (int n = stones; n >= 0; --n)
        baonaive::eachBoard(std::size_t(ring.size()), n, [&](const auto& board) {
            const auto s = stonesOf(ring, board);
            QVERIFY(search.settle(s, n, 0, 1U << 30, {}));
            QVERIFY(search.bounds(s, n) == bao::Bounds::exactly(endgame.at(s, n)));
        });
}

void TestBaoSolver::startsAgreeWithNaiveSearch_data() {
    QTest::addColumn<QString>("rules");
    for (const char* rules : {"pits=2", "pits=3", "pits=4", "pits=5", "pits=2;filled=all",
                              "pits=3;filled=all", "pits=3;filled=all;stones=3"})
        QTest::newRow(rules) << QString(rules);
}

void TestBaoSolver::startsAgreeWithNaiveSearch() {
    QFETCH(QString, rules);
    const auto r = rulesOf(rules.toUtf8().constData());
    bao::ThresholdMethod method(r, TableStore("", 0));
    QVERIFY(method.solve(r.start(), {}, [] {}));
    const auto v = method.verdict(r.start());
    const auto seen = bao::seenFromHand(r.ring(), r.start().stones, 0);
    const baonaive::Board board(seen.begin(), seen.end());
    const int n = bao::stonesOn(r.start().stones);
    baonaive::Search naive;
    QCOMPARE(static_cast<int>(v.lower.outcome), naive.value(board, 0));
    const auto win = v.figures.value(bao::figure::leadWin), draw = v.figures.value(bao::figure::leadDraw);
    QVERIFY(naive.value(board, win.value_or(n + 3)) == (win ? 1 : 0) &&
            naive.value(board, win.value_or(n + 3) - 1) < 1);
    QVERIFY(naive.value(board, draw.value_or(-n - 2)) >= 0);
    if (draw) QVERIFY(naive.value(board, *draw - 1) < 0);
}

void TestBaoSolver::bestMoveHasThePositionsValue() {
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
            QCOMPARE(best.lower.outcome, a.verdict.lower.outcome);
            // The smallest leads are the smallest over all moves, counted from before the capture.
            const auto least = [&](const Figure& f) {
                std::optional<int> all;
                for (const auto& [move, v] : a.moves)
                    if (const auto lead = v.figures.value(f); lead && (!all || *lead < *all)) all = lead;
                return all;
            };
            QCOMPARE(a.verdict.figures.value(bao::figure::leadWin), least(bao::figure::leadWin));
            for (const auto& [move, v] : a.moves) {
                endless += v.endless;
                if (v.endless)
                    QVERIFY(v.figures.none(bao::figure::leadWin) &&
                            a.verdict.figures.none(bao::figure::leadDraw));
            }
            // Where best play comes to a sowing that never ends, it is said, and nowhere else.
            auto last = p;
            for (const auto& move : a.why->line) last = game->play(last, game->parse(last, move));
            const bool loop = unpack<bao::Rules::Position>(last).endless != 0;
            const auto says = [](const Message& m) { return m.english().find("never") != std::string::npos; };
            if (a.verdict.lower.outcome == Outcome::Draw) QCOMPARE(says(a.why->first()), loop);
            if (!a.why->line.empty()) QCOMPARE(says(a.why->lines.front()), loop);
            p = game->play(p, a.moves[random() % a.moves.size()].move);
        }
    QVERIFY(endless > 0);
}

// Nothing is known yet: it is guessed that both take the most they can, the first of such pits.
void TestBaoSolver::estimateIsGreedyPlay() {
    const auto rules = rulesOf("pits=4");
    const bao::ThresholdMethod nothingKnown(rules);
    const auto& ring = rules.ring();
    std::mt19937 random(4);
    int quiet = 0;
    for (int i = 0; i < 300; ++i) {
        auto p = rules.start();
        for (int ply = 0; ply < i % 6 && !rules.result(p); ++ply) {
            const auto moves = rules.moves(p);
            p = rules.play(p, moves[random() % moves.size()]);
        }
        const auto verdict = nothingKnown.verdict(p);
        if (verdict.proven() || p.endless != 0) continue;
        baonaive::Board board;
        for (int pit = 0; pit < ring.size(); ++pit)
            board.push_back(bao::seenByMover(p)[static_cast<std::size_t>(ring.slot(pit))]);
        int gain = 0, sign = 1;
        for (int ply = 0; ply < 200 && !baonaive::over(board); ++ply, sign = -sign) {
            std::optional<baonaive::Sown> best;
            for (std::size_t pit = 0; pit < board.size() / 2; ++pit) {
                if (board[pit] == 0) continue;
                const auto sown = baonaive::sow(board, pit);
                if (sown && (!best || sown->captured > best->captured)) best = sown;
            }
            if (!best) break;
            quiet += best->captured == 0 ? 1 : 0;
            gain += sign * best->captured;
            board = best->board;
        }
        if (baonaive::over(board)) gain += sign * (baonaive::row(board, true) - baonaive::row(board, false));
        QVERIFY2(verdict.estimate == rules.lead(p) + gain, rules.text(p).c_str());
    }
    QVERIFY(quiet > 0);
}

void TestBaoSolver::reportsNarrow() {
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

void TestBaoSolver::stoppedWorkGoesOn() {
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

// So many positions and no more, and none once it is stopped.
void TestBaoSolver::searchKeepsToItsEffort() {
    const auto rules = rulesOf("pits=8");
    const bao::Endgame none(rules.ring());
    bao::Search search(rules.ring(), none, rules.fates());
    const auto stones = rules.start().stones;
    const int n = bao::stonesOn(stones);
    std::uint64_t before = 0;
    for (const std::uint64_t nodes : {1U, 10U, 1000U}) {
        QCOMPARE(search.reaches(Goal::Win, stones, n, 0, nodes, {}), bao::Search::Answer::Unknown);
        QCOMPARE(search.nodes(), before += nodes);
    }
    std::stop_source stop;
    stop.request_stop();
    QCOMPARE(search.reaches(Goal::Win, stones, n, 0, 1000, stop.get_token()), bao::Search::Answer::Unknown);
    QCOMPARE(search.nodes(), before);
}

// Begun far off with growing steps, the questions come to the answer nearly as soon as from nearby.
void TestBaoSolver::questionsCloseIn() {
    const auto rules = rulesOf("pits=5");
    const bao::Endgame none(rules.ring());
    const auto stones = rules.start().stones;
    const auto nodesFrom = [&](int lead) {
        bao::Search search(rules.ring(), none, rules.fates());
        return search.settle(stones, bao::stonesOn(stones), lead, UINT64_MAX / 2, {}) ? search.nodes() : 0;
    };
    const auto nearby = nodesFrom(0);
    QVERIFY(nearby > 0);
    for (const int lead : {-25, 25}) {
        const auto nodes = nodesFrom(lead);
        QVERIFY2(nodes > 0 && nodes < nearby * 3 / 2, qPrintable(QString::number(nodes)));
    }
}

// From question to question: who wins also draws, who does not draw does not win.
void TestBaoSolver::boundsAreExactWhenBothAre() {
    using bao::Goal;
    auto bounds = bao::Bounds::ofStones(10);
    QVERIFY(!bounds.exact());
    bounds.add(10, Goal::Win, 4, true);
    QCOMPARE(int{bounds.draw.high}, 4);
    bounds.add(10, Goal::Win, 3, false);
    QVERIFY(bounds.win.exact() && !bounds.exact());
    bounds.add(10, Goal::Draw, 2, true);
    bounds.add(10, Goal::Draw, 1, false);
    QVERIFY(bounds.exact() && bounds == bao::Bounds::exactly({4, 2}));
    auto draw = bao::Bounds::ofStones(10);
    draw.add(10, Goal::Draw, 2, true);
    draw.add(10, Goal::Draw, 1, false);
    QVERIFY(draw.draw.exact() && !draw.exact());
    QCOMPARE(int{draw.win.low}, 2);
    draw.add(10, Goal::Win, 11, false);
    QCOMPARE(int{draw.win.low}, int{bao::never});
}

void TestBaoSolver::thresholdsInWords() {
    const auto said = [](int win, int draw) {
        return bao::thresholdsInWords({static_cast<std::int16_t>(win), static_cast<std::int16_t>(draw)})
            .english();
    };
    QVERIFY(said(bao::never, bao::always).ends_with("can always make a draw, and nobody can win."));
    QVERIFY(said(bao::never, 3).ends_with("never wins, and draws with a lead of 3 or more."));
    QVERIFY(said(5, bao::always).ends_with("wins with a lead of 5 or more, and can always make a draw."));
    QVERIFY(said(5, 3).ends_with("wins with a lead of 5 or more, and draws with 3 or more."));
}

QTEST_GUILESS_MAIN(TestBaoSolver)
#include "tst_baosolver.moc"
