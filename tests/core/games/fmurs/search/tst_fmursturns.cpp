#include <QTest>

#include "core/gameof.h"
#include "core/games/fmurs/rules/figures.h"
#include "core/games/fmurs/search/bestplay.h"
#include "core/games/fmurs/search/lookahead.h"
#include "core/kind.h"
#include "tests/core/games/fmurs/fmursnaive.h"

#include <map>
#include <random>
#include <set>

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
    void placingsAreValued();

private:
    struct Sample {
        FmursRules::Position position;
        int left = 0;
    };
    FmursRules m_rules = rulesOf("rows=5;columns=4;sheep=3;score10=on;topology=box;turn=either");
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

// The sheep left if both players place the rest, and chase, as well as can be.
class PlayingOut {
public:
    explicit PlayingOut(const FmursRules& rules) : m_rules(rules) {
        Naive(rules, rules.sheep()).each([&](const FmursRules::Position& p, int left) {
            const bool begins = p.turns == 0 && p.phase == FmursRules::Phase::MoveDogs;
            if (begins && p.sheep.count() == rules.sheep()) m_left[rules.text(p)] = left;
            return true;
        });
    }
    int left(const FmursRules::Position& p) {
        const auto key = m_rules.text(p);
        if (const auto known = m_left.find(key); known != m_left.end()) return known->second;
        const bool dogs = p.phase == FmursRules::Phase::PlaceDogs;
        int best = dogs ? m_rules.sheep() : 0;
        for (const auto m : m_rules.moves(p)) {
            const int one = left(m_rules.play(p, m));
            best = dogs ? std::min(best, one) : std::max(best, one);
        }
        return m_left[key] = best;
    }

private:
    const FmursRules& m_rules;
    std::map<std::string, int> m_left;
};

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
    const auto game = kindOf("fmurs").game("rows=5;columns=4;sheep=3;score10=on;topology=box;turn=either");
    const auto solver = game->solver();
    for (const auto& [p, left] : m_samples) {
        const auto verdict = said(m_rules, *solver, *game, p);
        QCOMPARE(verdict.figures.has(fmurs::figure::clears), left == 0);
        QCOMPARE(verdict.figures.value(fmurs::figure::caught).value_or(3), 3 - left);
        QCOMPARE(verdict.proven(), left == 0);
        if (left > 0)
            QCOMPARE(*likely(verdict), left == 1 ? Outcome::Win : left == 2 ? Outcome::Draw : Outcome::Loss);
    }
}

void TestFmursTurns::secondHalfComparesIt() {
    const auto game = kindOf("fmurs").game("rows=5;columns=4;sheep=3;score10=on;topology=box;turn=either");
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
            QCOMPARE(verdict.lower.outcome, expected);
            if (expected == Outcome::Win) QVERIFY(verdict.plies());
        }
}

// It need not look ahead where the tables reach.
void TestFmursTurns::searchKnowsIt() {
    const OneSheepHunt none(m_rules.chase(), m_rules.dogs(), m_rules.sheep());
    const Lookahead lookahead(m_rules, *m_endgames, none, 1);
    for (const auto& [p, left] : m_samples) {
        const auto found = lookahead.glance(p);
        QVERIFY(found.exact());
        QCOMPARE(Payoff::clears(found.most), left == 0);
        if (left > 0) QCOMPARE(found.most, Payoff::left(left));
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

// From the empty field on, along random placings.
void TestFmursTurns::placingsAreValued() {
    const QString text = "rows=4;columns=4;topology=torus;dogs=1;sheep=3;score10=on;turn=either";
    const auto rules = rulesOf(text);
    const auto game = kindOf("fmurs").game(text.toStdString());
    const auto solver = game->solver();
    PlayingOut naive(rules);
    std::mt19937_64 random(3);
    std::set<int> met;
    for (int i = 0; i < 20; ++i)
        for (auto p = rules.start(); rules.placing(p);) {
            Analysis analysis;
            solver->analyse(game->parse(rules.text(p)), {}, [&](const Analysis& more) { analysis = more; });
            for (const auto& [move, verdict] : analysis.moves) {
                const int left = naive.left(rules.play(p, unpack<FmursRules::Move>(move)));
                met.insert(left);
                QCOMPARE(verdict.figures.has(fmurs::figure::clears), left == 0);
                QCOMPARE(verdict.figures.value(fmurs::figure::caught).value_or(3), 3 - left);
            }
            const auto moves = rules.moves(p);
            p = rules.play(p, moves[random() % moves.size()]);
        }
    QVERIFY(met.size() == 4);
}

QTEST_GUILESS_MAIN(TestFmursTurns)
#include "tst_fmursturns.moc"
