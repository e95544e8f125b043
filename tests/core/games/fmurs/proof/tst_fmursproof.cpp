#include <QTest>

#include "core/gameof.h"
#include "core/games/fmurs/look/board.h"
#include "core/games/fmurs/rules/figures.h"
#include "core/games/fmurs/rules/flocks.h"
#include "core/games/fmurs/search/chasesolver.h"
#include "core/kind.h"
#include "tests/core/atlength.h"
#include "tests/core/games/fmurs/fmursrules.h"

#include <map>
#include <random>

using namespace core;
using namespace core::fmurs;

using namespace fmursrules;

// What Fmurs' search calls exact or bounded is true at every moment, whoever is to move and however little it
// has looked into; counted in positions, so that each run is the same.
class TestFmursProof : public QObject {
    Q_OBJECT

private slots:
    void sampledPositions_data();
    void sampledPositions();
    void quotedPositions_data();
    void quotedPositions();
    void printedPositionsAreRead();
    void halvesAgreeWithTheRules_data();
    void halvesAgreeWithTheRules();
};

namespace {

// The solver of the game with less to spend.
struct Frugal {
    explicit Frugal(const FmursRules& rules) : solver(rules, budget) {}
    template <class Report>
    void analyse(const FmursRules::Position& root, const std::stop_token& stop, const Report& report) {
        solver.analyse(root, stop, report);
    }
    static inline ChaseSolver::Budget budget;
    ChaseSolver solver;
};

// Everything it says on the way to its end.
std::vector<Analysis> analyses(const FmursRules& rules, const ChaseSolver::Budget& budget,
                               const FmursRules::Position& p) {
    Frugal::budget = budget;
    SolverOf<FmursRules, fmurs::Board, Frugal> solver(rules);
    std::vector<Analysis> all;
    solver.analyse(pack<core::Position>(p), {}, [&](const Analysis& more) { all.push_back(more); });
    return all;
}

int turnsIn(const Endgames& endgames, const FmursRules& rules, const FmursRules::Position& p) {
    const auto h = rules.placement(p);
    const int turns = p.phase == FmursRules::Phase::MoveDogs ? endgames.dogsToMove(h)
                                                             : endgames.sheepToMove(h, p.again != 0);
    return turns == Endgame::never ? unlimited : turns;
}

bool holds(const Figures& figures, int truth) {
    const auto* clears = figures.find(figure::clears);
    return clears == nullptr || (clears->span.least <= truth && truth <= clears->span.most);
}

// All that is said of this position is true, with and without tables of fewer sheep.
void check(const FmursRules& rules, const Endgames& endgames, const FmursRules::Position& p) {
    const bool dogs = p.phase == FmursRules::Phase::MoveDogs;
    std::vector<std::uint64_t> efforts{10, 300, 3000};
    if (atLength()) efforts.insert(efforts.end(), {30'000, 1'000'000});
    for (const auto nodes : efforts)
        for (const int tables : {0, 2}) {
            if (nodes > 300 && tables > 0) continue; // settled long before
            for (const auto& told : analyses(rules, {nodes, 1, tables}, p)) {
                const auto where = rules.text(p) + ", nodes " + std::to_string(nodes);
                QVERIFY2(told.verdict == told.moves.front().verdict || !told.verdict.plies(), where.c_str());
                QVERIFY2(holds(told.verdict.figures, turnsIn(endgames, rules, p)), where.c_str());
                for (const auto& [m, verdict] : told.moves) {
                    const auto next = rules.play(p, unpack<FmursRules::Move>(m));
                    const int turns = next.sheep.empty() ? 0 : turnsIn(endgames, rules, next);
                    const int truth = turns == unlimited ? unlimited : turns + (dogs ? 1 : 0);
                    QVERIFY2(holds(verdict.figures, truth), where.c_str());
                    const bool win = dogs == (p.turns + truth <= rules.turnLimit());
                    QVERIFY2(!verdict.proven() || verdict.lower == (win ? Outcome::Win : Outcome::Loss),
                             where.c_str());
                }
            }
        }
}

} // namespace

void TestFmursProof::sampledPositions_data() {
    QTest::addColumn<QString>("rules");
    QTest::addColumn<int>("count");
    for (const auto& [rules, count] :
         {std::pair("rows=5;columns=5;sheep=4", 4), std::pair("rows=6;columns=6;sheep=4", 4),
          std::pair("rows=6;columns=6;sheep=4;turn=either", 4), std::pair("rows=5;columns=4;sheep=5", 3),
          std::pair("rows=5;columns=4;sheep=4;topology=torus", 3),
          std::pair("rows=5;columns=4;sheep=4;topology=box;shelter=on", 3),
          std::pair("rows=5;columns=4;sheep=4;fighting=on;shelter=on", 3),
          std::pair("rows=5;columns=4;sheep=4;turn=either;dogpiece=horse;diagonal=always", 3)})
        QTest::addRow("%s", rules) << QString(rules) + QStringLiteral(";halves=1") << count;
}

void TestFmursProof::sampledPositions() {
    QFETCH(QString, rules);
    QFETCH(int, count);
    const auto r = rulesOf(rules);
    Endgames endgames(r.chase(), r.dogs(), r.symmetries());
    QVERIFY(endgames.solve(r.sheep(), {}));
    std::mt19937_64 random(4);
    if (atLength()) count *= 5;
    for (int i = 0; i < count;) {
        auto p = r.start();
        p.dogs = dogsOf({});
        CellSet dogs;
        for (const auto c : randomDogs(r, random)) dogs.add(c);
        p.dogs = dogsOf(dogs);
        p.phase = FmursRules::Phase::PlaceSheep;
        for (const auto c : randomFlock(r, p, random)) p.sheep.add(c);
        p.phase = FmursRules::Phase::MoveDogs;
        for (auto n = random() % 6; n > 0 && !r.halfOver(p); --n) {
            const auto moves = r.moves(p);
            p = r.play(p, moves[random() % moves.size()]);
        }
        if (r.halfOver(p) || p.sheep.count() < 3) continue;
        check(r, endgames, p);
        if (QTest::currentTestFailed()) return;
        ++i;
    }
}

void TestFmursProof::quotedPositions_data() {
    QTest::addColumn<QString>("rules");
    QTest::addColumn<QString>("position");
    const auto* const six = "rows=6;columns=6;sheep=4;halves=1;turn=either";
    for (const auto* const position : {"1D4/6/SS4/4S1/5D/6 s 0", "6/D3SD/5S/3SS1/6/6 s 0",
                                       "D5/6/6/3S2/2S1SS/5D s 0", "6/S5/6/1SS1D1/3SD1/6 s 0"})
        for (const bool both : {false, true})
            QTest::addRow("%s %s", position, both ? "both" : "either")
                << (both ? QString(six).replace("either", "both") : QString(six)) << QString(position);
}

// Positions of which something wrong was said once.
void TestFmursProof::quotedPositions() {
    QFETCH(QString, rules);
    QFETCH(QString, position);
    const auto r = rulesOf(rules);
    Endgames endgames(r.chase(), r.dogs(), r.symmetries());
    QVERIFY(endgames.solve(r.sheep(), {}));
    check(r, endgames, r.parse(position.toStdString()));
}

// Between the two moves of fighting sheep, too, where one may have found shelter.
void TestFmursProof::printedPositionsAreRead() {
    const auto r = rulesOf("rows=6;columns=5;sheep=4;fighting=on;shelter=on;halves=1");
    std::mt19937_64 random(6);
    int sheltered = 0;
    for (int i = 0; i < 50; ++i)
        for (auto p = r.start(); !r.halfOver(p);) {
            const auto moves = r.moves(p);
            p = r.play(p, moves[random() % moves.size()]);
            QVERIFY2(r.parse(r.text(p)) == p, r.text(p).c_str());
            sheltered += p.again != 0 && p.sheltered != noCell ? 1 : 0;
        }
    QVERIFY(sheltered > 20);
}

namespace {

// What a position of a half is worth to the dogs, found by playing on by the rules of the match alone.
class MatchPlayed {
public:
    explicit MatchPlayed(const FmursRules& rules) : m_rules(rules) {}
    // Of a half that ends at `half`.
    Worth worth(const FmursRules::Position& p, int half) {
        if (p.half != half) return {p.firstTurns > 0 ? Outcome::Win : Outcome::Loss, 0};
        if (const auto result = m_rules.result(p))
            return {m_rules.mover(p) == m_rules.dogOwner(p) ? *result : opposite(*result), 0};
        const auto key = m_rules.text(p);
        if (const auto known = m_known.find(key); known != m_known.end()) return known->second;
        const bool dogs = p.phase == FmursRules::Phase::MoveDogs;
        std::optional<Worth> best;
        for (const auto m : m_rules.moves(p)) {
            auto one = worth(m_rules.play(p, m), half);
            if (one.outcome != Outcome::Draw) ++one.plies;
            if (!best || (dogs ? one > *best : one < *best)) best = one;
        }
        return m_known[key] = *best;
    }

private:
    const FmursRules& m_rules;
    std::map<std::string, Worth> m_known;
};

} // namespace

void TestFmursProof::halvesAgreeWithTheRules_data() {
    QTest::addColumn<QString>("rules");
    QTest::addColumn<QString>("half"); // how the first one ended
    for (const auto* const rules :
         {"rows=4;columns=3;sheep=2;turnlimit=6", "rows=4;columns=3;sheep=2;turnlimit=6;turn=either",
          "rows=4;columns=3;sheep=3;turnlimit=5;topology=box",
          "rows=4;columns=4;sheep=2;turnlimit=5;distance=on",
          "rows=4;columns=3;sheep=3;turnlimit=4;fighting=on"})
        for (const auto* const half : {"", " 2:1", " 2:2", " 2:3", " 2:4", " 2:x0", " 2:x1", " 2:x2"})
            QTest::addRow("%s%s", rules, half) << QString(rules) << QString(half);
}

// The target can be beaten, only be equalled, is out of reach or missed already, or there is none: outcome
// and distance are those of the match, and the faster clearing ranks before the slower, for the sheep after
// it.
void TestFmursProof::halvesAgreeWithTheRules() {
    QFETCH(QString, rules);
    QFETCH(QString, half);
    const auto r = rulesOf(rules);
    const auto game = kindOf("fmurs").game(rules.toStdString());
    const auto solver = game->solver();
    Endgames endgames(r.chase(), r.dogs(), r.symmetries());
    QVERIFY(endgames.solve(r.sheep(), {}));
    MatchPlayed match(r);
    std::mt19937_64 random(2);
    const auto& table = endgames.table(r.sheep());
    for (int i = 0; i < 60; ++i) {
        const auto h = table.placement(random() % table.size());
        if (h.sheep.meets(setOf(h.dogs))) continue;
        auto q = r.start();
        q.dogs = h.dogs;
        q.sheep = h.sheep;
        q.phase = random() % 2 == 0 ? FmursRules::Phase::MoveDogs : FmursRules::Phase::MoveSheep;
        q.turns = static_cast<std::uint16_t>(random() % static_cast<unsigned>(r.turnLimit()));
        const auto p = r.parse(r.text(q) + half.toStdString());
        if (r.halfOver(p)) continue;
        const bool dogs = p.phase == FmursRules::Phase::MoveDogs;
        Analysis told;
        solver->analyse(pack<core::Position>(p), {}, [&](const Analysis& more) { told = more; });
        const auto where = r.text(p);
        const auto seen = [&](const Verdict& v) { return dogs ? v.lower : seenByOther(v).lower; };
        const bool fighting = r.chase().variation().fighting; // an enclosed dog may end it sooner
        std::optional<int> before;
        std::optional<Worth> worthBefore;
        for (const auto& [m, verdict] : told.moves) {
            const auto next = r.play(p, unpack<FmursRules::Move>(m));
            auto truth = match.worth(next, p.half);
            if (truth.outcome != Outcome::Draw) ++truth.plies;
            const auto said = seen(verdict);
            QVERIFY2(verdict.proven() && said.outcome == truth.outcome, where.c_str());
            QVERIFY2(fighting || said == truth, where.c_str());
            // Faster is better for the dogs.
            const auto* clears = verdict.figures.find(figure::clears);
            if (clears != nullptr && worthBefore && *worthBefore == said && before)
                QVERIFY2(dogs ? *before <= clears->span.most : *before >= clears->span.most, where.c_str());
            before = clears == nullptr ? std::nullopt : std::optional(clears->span.most);
            worthBefore = said;
        }
        QCOMPARE(told.verdict.lower, told.moves.front().verdict.lower);
    }
}

QTEST_GUILESS_MAIN(TestFmursProof)
#include "tst_fmursproof.moc"
