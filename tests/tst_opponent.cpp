#include <QTest>

#include "core/play/opponent.h"
#include "tests/toykinds.h"

using namespace core;

// Computer players: what each level never does, how often it errs, and the same match from the same seed.
class TestOpponent : public QObject {
    Q_OBJECT

private slots:
    void levelsHaveNames();
    void randomIsTheSameEverywhere();
    void perfectPlaysOnlyBest();
    void nearWinsAreSeen();
    void nearLossesAreSeen();
    void strongerLevelsErrLess();
    void perfectKeepsTheValue();
    void thinkingKnowsEveryMove();
};

namespace {

// Moves numbered from 0, with these values.
Analysis analysisOf(const std::vector<Verdict>& verdicts) {
    Analysis analysis;
    for (std::uint64_t i = 0; i < verdicts.size(); ++i) analysis.moves.push_back({{i}, verdicts[i]});
    return analysis;
}

// How often each move is chosen, by 2400 seeds.
std::vector<int> chosen(const Analysis& analysis, Level level) {
    std::vector<int> counts(analysis.moves.size());
    for (std::uint64_t seed = 0; seed < 2400; ++seed) {
        std::mt19937_64 random(seed);
        ++counts[choose(analysis, level, random).bits];
    }
    return counts;
}

constexpr std::array levels{Level::Random, Level::Gentle, Level::Fair, Level::Strong, Level::Perfect};

} // namespace

void TestOpponent::levelsHaveNames() {
    for (const auto level : levels) QCOMPARE(levelOf(name(level)), level);
    QVERIFY_THROWS_EXCEPTION(InputError, levelOf("Perfect"));
}

// The engine's first values are laid down by the standard: 14514284786278117030, 4620546740167642908,
// 13109570281517897720, 17462938647148434322. A random move takes the second of each two.
void TestOpponent::randomIsTheSameEverywhere() {
    const auto analysis = analysisOf(std::vector<Verdict>(7));
    std::mt19937_64 random;
    QCOMPARE(choose(analysis, Level::Random, random).bits, 4620546740167642908U % 7);
    QCOMPARE(choose(analysis, Level::Random, random).bits, 17462938647148434322U % 7);
}

void TestOpponent::perfectPlaysOnlyBest() {
    const auto counts = chosen(analysisOf({exactly(Outcome::Win, 5), exactly(Outcome::Win, 5),
                                           exactly(Outcome::Win, 7), exactly(Outcome::Loss, 4)}),
                               Level::Perfect);
    QVERIFY(counts[0] > 1000 && counts[1] > 1000);
    QCOMPARE(counts[2] + counts[3], 0);
}

void TestOpponent::nearWinsAreSeen() {
    const auto misses = [](Level level, int plies) {
        return chosen(analysisOf({exactly(Outcome::Win, plies), exactly(Outcome::Loss, 20)}), level)[1];
    };
    QVERIFY(misses(Level::Random, 1) > 0);
    QCOMPARE(misses(Level::Gentle, 1), 0);
    QVERIFY(misses(Level::Gentle, 3) > 0);
    QCOMPARE(misses(Level::Fair, 3), 0);
    QVERIFY(misses(Level::Fair, 5) > 0);
    QCOMPARE(misses(Level::Strong, 7), 0);
    QVERIFY(misses(Level::Strong, 9) > 0);
}

void TestOpponent::nearLossesAreSeen() {
    const auto blunders = [](Level level, int plies) {
        return chosen(analysisOf({exactly(Outcome::Draw), {}, exactly(Outcome::Loss, plies)}), level)[2];
    };
    QVERIFY(blunders(Level::Gentle, 2) > 0);
    QCOMPARE(blunders(Level::Fair, 2), 0);
    QCOMPARE(blunders(Level::Strong, 6), 0);
    QVERIFY(blunders(Level::Strong, 8) > 0);
    // With nothing better, a loss in sight is played all the same.
    QCOMPARE(chosen(analysisOf({exactly(Outcome::Loss, 2)}), Level::Fair)[0], 2400);
}

void TestOpponent::strongerLevelsErrLess() {
    const auto analysis = analysisOf({exactly(Outcome::Win, 20), exactly(Outcome::Loss, 20)});
    auto before = 2400;
    for (const auto level : levels) {
        const auto errors = chosen(analysis, level)[1];
        QVERIFY2(errors < before, qPrintable(QString::number(errors)));
        before = errors;
    }
    QCOMPARE(before, 0);
}

void TestOpponent::perfectKeepsTheValue() {
    const auto game = pursuit::kind().game("hare=2");
    const auto solver = game->solver();
    std::mt19937_64 random(3);
    auto position = game->start();
    for (int ply = 0; ply < 50 && !game->result(position); ++ply) {
        const auto analysis = think(*game, *solver, position, {});
        const auto move = choose(analysis, Level::Perfect, random);
        const auto next = game->play(position, move);
        const auto after = think(*game, *solver, next, {}).verdict;
        QCOMPARE(ofMove(after, game->mover(next) != game->mover(position)), analysis.verdict);
        position = next;
    }
}

void TestOpponent::thinkingKnowsEveryMove() {
    const auto game = pursuit::kind().game("");
    std::stop_source stop;
    stop.request_stop();
    const auto analysis = think(*game, *game->solver(), game->start(), stop.get_token());
    QCOMPARE(analysis.moves.size(), game->moves(game->start()).size());
    QVERIFY(!analysis.complete && analysis.moves.front().verdict.unknown());
}

QTEST_GUILESS_MAIN(TestOpponent)
#include "tst_opponent.moc"
