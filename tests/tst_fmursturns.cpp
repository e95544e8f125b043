#include <QTest>

#include "core/games/fmurs/bestplay.h"
#include "core/games/fmurs/prospect.h"
#include "core/games/fmurs/search.h"
#include "core/kind.h"
#include "tests/fmursnaive.h"

using namespace core;
using namespace core::fmurs;

using namespace fmursrules;
using fmursnaive::Naive;

// Fmurs where the sheep caught in ten turns count: what is said of positions that the tables know, against a
// solver that knows nothing but the rules.
class TestFmursTurns : public QObject {
    Q_OBJECT

private slots:
    void initTestCase();
    void firstHalfTellsTheCatch();
    void secondHalfComparesIt();
    void searchKnowsIt();
    void bestPlayCatchesIt();

private:
    struct Sample {
        FmursRules::Position position;
        int left = 0;
    };
    FmursRules m_rules = rulesOf("rows=5;columns=4;sheep=3;score10=on;topology=box");
    std::vector<Sample> m_samples;
    std::unique_ptr<Endgames> m_endgames;
};

namespace {

// What the program says in the end, for the dogs' player.
Verdict said(const FmursRules& rules, Solver& solver, const Game& game, const FmursRules::Position& p) {
    Verdict verdict;
    solver.analyse(game.parse(rules.text(p)), {}, [&](const Analysis& more) { verdict = more.verdict; });
    return rules.mover(p) == rules.dogOwner(p) ? verdict : seenByOther(verdict);
}

} // namespace

void TestFmursTurns::initTestCase() {
    int number = 0;
    std::array<int, 4> seen{}; // by the sheep left
    Naive(m_rules, m_rules.sheep()).each([&](const FmursRules::Position& p, int left) {
        if (++number % 997 == 0) {
            m_samples.push_back({p, left});
            ++seen.at(static_cast<std::size_t>(left));
        }
        return true;
    });
    for (const int samples : seen) QVERIFY(samples > 20);
    m_endgames = std::make_unique<Endgames>(m_rules.chase(), m_rules.dogs(), m_rules.symmetries(),
                                            std::string(), m_rules.countedTurns());
    QVERIFY(m_endgames->solve(m_rules.sheep(), {}));
}

// In all, with those that are caught already. Who wins is open as long as the other player has not had the
// dogs; only to catch all is a success in itself.
void TestFmursTurns::firstHalfTellsTheCatch() {
    const auto game = kindOf("fmurs").game("rows=5;columns=4;sheep=3;score10=on;topology=box");
    const auto solver = game->solver();
    const Prospect notInTime{m_rules.turnLimit() + 1, Prospect::never, {}};
    for (const auto& [p, left] : m_samples) {
        QVERIFY(!verdictOf(m_rules, p, notInTime).proven());
        const auto verdict = said(m_rules, *solver, *game, p);
        QCOMPARE(verdict.figures.has(Figure::Clears), left == 0);
        QCOMPARE(verdict.figures.value(Figure::Caught).value_or(3), 3 - left);
        QCOMPARE(verdict.proven(), left == 0);
        if (left > 0)
            QCOMPARE(*likely(verdict), left == 1 ? Outcome::Win : left == 2 ? Outcome::Draw : Outcome::Loss);
    }
}

void TestFmursTurns::secondHalfComparesIt() {
    const auto game = kindOf("fmurs").game("rows=5;columns=4;sheep=3;score10=on;topology=box");
    const auto solver = game->solver();
    for (auto [p, left] : m_samples)
        for (int first = m_rules.caught(p); first <= 3; ++first) {
            p.half = 1;
            p.firstCaught = static_cast<std::uint8_t>(first);
            const auto verdict = said(m_rules, *solver, *game, p);
            const auto expected = 3 - left > first   ? Outcome::Win
                                  : 3 - left < first ? Outcome::Loss
                                                     : Outcome::Draw;
            QVERIFY(verdict.proven());
            QCOMPARE(verdict.lower, expected);
            QCOMPARE(verdict.plies.has_value(), expected == Outcome::Win);
        }
}

// It need not look ahead where the tables reach.
void TestFmursTurns::searchKnowsIt() {
    const Hunts none(m_rules.chase());
    Search search(m_rules.chase(), *m_endgames, none);
    search.useTables();
    for (const auto& [p, left] : m_samples) {
        const Search::Node node{m_rules.herd(p), p.phase == FmursRules::Phase::MoveDogs, p.again != 0,
                                m_rules.turnLimit() - p.turns};
        const int score = search.look(node, 0, -2 * Score::clear, 2 * Score::clear, {});
        QCOMPARE(Score::clears(score), left == 0);
        if (left > 0) QCOMPARE(score, -left * Score::perSheep);
    }
}

// Played out by both sides as well as can be, just so many sheep are left after ten turns.
void TestFmursTurns::bestPlayCatchesIt() {
    for (const auto& [start, left] : m_samples) {
        const auto play = bestPlay(m_rules, *m_endgames, start);
        QVERIFY(play.ends);
        auto p = start;
        for (const auto& ply : play.plies)
            for (const auto m : m_rules.moves(p))
                if (m_rules.text(p, m) == ply.text) {
                    p = m_rules.play(p, m);
                    break;
                }
        QCOMPARE(int{p.half}, 1);
        QCOMPARE(3 - p.firstCaught, left);
    }
}

QTEST_GUILESS_MAIN(TestFmursTurns)
#include "tst_fmursturns.moc"
