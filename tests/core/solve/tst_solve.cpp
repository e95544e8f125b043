#include <QTest>

#include "core/solve/bestline.h"
#include "core/solve/census.h"
#include "core/solve/principalline.h"
#include "tests/toykinds.h"

using namespace core;

// The generic methods, against each other on the toy game.
class TestSolve : public QObject {
    Q_OBJECT

private slots:
    void deepeningAgreesWithRetrograde();
    void censusAgreesWithRetrograde();
    void perftCountsLines();
    void stopIsAnswered();
    void principalLineIsBestPlay_data();
    void principalLineIsBestPlay();
    void bestLineEndsGoesRoundOrBreaksOff();

private:
    static Analysis last(Solver& solver, const Position& p) {
        Analysis answer;
        solver.analyse(p, {}, [&](const Analysis& a) { answer = a; });
        return answer;
    }
};

void TestSolve::deepeningAgreesWithRetrograde() {
    const auto exact = pursuit::kind().game("");
    const auto searched = pursuit::searchedKind().game("");
    const auto table = exact->solver();
    int proven = 0, draws = 0;
    for (const char* tail : {" 1", " 2", "* 1", "* 2"})
        for (char hare = 'a'; hare <= 'h'; ++hare) {
            const auto p = exact->parse(std::string{'a', hare} + tail);
            const auto truth = last(*table, p).verdict;
            draws += truth.lower == Outcome::Draw;
            Verdict before;
            std::stop_source limit;
            int reports = 0;
            searched->solver()->analyse(p, limit.get_token(), [&](const Analysis& a) {
                QVERIFY(a.verdict.lower >= before.lower && a.verdict.upper <= before.upper);
                QVERIFY(a.verdict.lower <= truth.lower && truth.upper <= a.verdict.upper);
                before = a.verdict;
                if (++reports == 9) limit.request_stop();
            });
            if (!before.proven()) continue;
            ++proven;
            QCOMPARE(before.plies(), truth.plies());
        }
    QVERIFY(draws > 0);
    QVERIFY2(proven >= 4, qPrintable(QString::number(proven)));
}

void TestSolve::censusAgreesWithRetrograde() {
    const auto game = pursuit::kind().game("");
    const auto counted = census(*game, game->start(), {});
    QVERIFY(counted.complete);
    QCOMPARE(counted.positions, counted.wins + counted.draws + counted.losses);
    QVERIFY(counted.finished > 0 && counted.draws > 0);
    QCOMPARE(counted.start, last(*game->solver(), game->start()).verdict);
}

void TestSolve::perftCountsLines() {
    const auto game = pursuit::kind().game("");
    // Hunter 2; hare 3, from d with the hunter on b or h: no meeting yet.
    QCOMPARE(perft(*game, game->start(), 1, {}), 2U);
    QCOMPARE(perft(*game, game->start(), 2, {}), 6U);
}

void TestSolve::principalLineIsBestPlay_data() {
    QTest::addColumn<QString>("game");
    QTest::addColumn<QString>("rules");
    const auto row = [](const char* game, const char* rules) {
        QTest::addRow("%s %s", game, rules) << QString::fromLatin1(game) << QString::fromLatin1(rules);
    };
    row("ribbonim", "");
    row("ribbonim", "ending=normal;limit=2;layout=13");
    row("persimmons", "");
    row("chopsticks", "");
    row("chopsticks", "overflow=cutoff;split=none;selfattack=off");
    row("bao", "pits=3");
    row("bao", "pits=4");
    row("toy", "hare=1");
    row("toy", "hare=4");
}

// It lasts as long as the value says and ends as it says; a draw is played out or goes round.
void TestSolve::principalLineIsBestPlay() {
    QFETCH(QString, game);
    QFETCH(QString, rules);
    const auto& kind = game == QLatin1String("toy") ? pursuit::kind() : kindOf(game.toStdString());
    const auto played = kind.game(rules.toStdString());
    const auto solver = played->solver();
    Verdict verdict;
    solver->analyse(played->start(), {}, [&](const Analysis& a) { verdict = a.verdict; });
    const auto line = principalLine(*played, *solver, played->start(), {});
    QVERIFY(verdict.proven() && !line.empty());
    std::vector<Position> met{played->start()};
    for (const auto& text : notation(*played, played->start(), line))
        met.push_back(played->play(met.back(), played->parse(met.back(), text)));
    const auto result = played->result(met.back());
    if (verdict.plies()) QCOMPARE(static_cast<int>(line.size()), *verdict.plies());
    if (!result) {
        QCOMPARE(verdict.lower, Outcome::Draw);
        const auto again = [&](const Position& p) {
            return played->canonical(p) == played->canonical(met.back());
        };
        QCOMPARE(std::ranges::count_if(met, again), 2);
        return;
    }
    const bool same = played->mover(met.back()) == played->mover(met.front());
    QCOMPARE(same ? *result : opposite(*result), verdict.lower);
    std::stop_source stop;
    stop.request_stop();
    QVERIFY(principalLine(*played, *solver, played->start(), stop.get_token()).empty());
}

// From 0 on by one each time: to an end, back to where it has been, as far as anything is known, or too far.
void TestSolve::bestLineEndsGoesRoundOrBreaksOff() {
    struct Counting {
        int end, round, known;
        bool over(int p) const { return p == end; }
        std::optional<char> best(int p) const { return p < known ? std::optional('+') : std::nullopt; }
        int after(int p, char) const { return p + 1; }
        int same(int p) const { return p == round ? 3 : p; }
    };
    const auto ends = bestLine(Counting{5, 100, 100}, 0);
    QVERIFY(ends.ends && !ends.goesRound());
    QCOMPARE(ends.moves.size(), std::size_t{5});
    const auto goesRound = bestLine(Counting{100, 7, 100}, 0);
    QVERIFY(!goesRound.ends && goesRound.goesRound());
    QCOMPARE(goesRound.moves.size(), std::size_t{7});
    QCOMPARE(goesRound.back, std::size_t{3});
    for (const auto& open : {bestLine(Counting{100, 100, 4}, 0), bestLine(Counting{9999, 9999, 9999}, 0)}) {
        QVERIFY(!open.ends && !open.goesRound());
        QCOMPARE(open.moves.size(), open.back);
    }
    QCOMPARE(bestLine(Counting{100, 100, 4}, 0).moves.size(), std::size_t{4});
    QVERIFY(bestLine(Counting{0, 100, 100}, 0).ends);
}

void TestSolve::stopIsAnswered() {
    const auto game = pursuit::kind().game("");
    std::stop_source stop;
    stop.request_stop();
    game->solver()->analyse(game->start(), stop.get_token(),
                            [](const Analysis&) { QFAIL("reported after a stop"); });
    QVERIFY(!census(*game, game->start(), stop.get_token()).complete);
}

QTEST_GUILESS_MAIN(TestSolve)
#include "tst_solve.moc"
