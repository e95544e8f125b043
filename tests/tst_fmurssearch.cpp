#include <QTest>

#include "core/gameof.h"
#include "core/games/fmurs/placing.h"
#include "core/games/fmurs/shepherd.h"
#include "core/kind.h"
#include "tests/fmurshunt.h"
#include "tests/fmursrules.h"

#include <random>

using namespace core;
using namespace core::fmurs;

using namespace fmursrules;
using fmurshunt::NaiveHunt;

// Looking ahead in Fmurs above the endgame tables, and what it rests on.
class TestFmursSearch : public QObject {
    Q_OBJECT

private slots:
    void searchAgreesWithTables();
    void huntsAreLong();
    void huntsAgreeWithNaive_data();
    void huntsAgreeWithNaive();
    void moreAreCaughtSooner();
    void lastPairIsSpared();
    void catchesComeFirst();
    void bestMovesAreLookedAtClosely();
    void dogsClearTheFullField();
};

namespace {

Herd herdOf(const FmursRules& rules, const char* position) {
    return rules.herd(rules.parse(position));
}

// What looking ahead rests on, for rules of one's own.
struct Tables {
    Tables(const FmursRules& rules, int sheep, int hunted)
        : endgames(rules.chase(), rules.dogs(), rules.symmetries()), hunts(rules.chase()) {
        endgames.solve(sheep, {});
        endgames.sortDogs({});
        hunts.build(endgames.kennel(), hunted, {});
    }
    Endgames endgames;
    Hunts hunts;
};

constexpr auto wideRules = "halves=1;turnlimit=300;turn=either";

// A random set-up.
FmursRules::Position setUp(const FmursRules& r, std::uint64_t seed) {
    std::mt19937_64 random(seed);
    auto p = r.start();
    const auto place = [&](const std::vector<fmurs::Cell>& cells) {
        for (const auto c : cells)
            p = r.play(p, FmursRules::Move::of(FmursRules::Move::Kind::Place, noCell, c));
    };
    place(randomDogs(r, random));
    place(randomFlock(r, p, random));
    return p;
}

// What the solver plays after looking one ply ahead, two, …
std::vector<Move> choicesByDepth(const Game& game, const Position& root, std::size_t depths) {
    std::vector<Move> choices;
    std::stop_source stop;
    game.solver()->analyse(root, stop.get_token(), [&](const Analysis& analysis) {
        choices.push_back(analysis.moves.front().move);
        if (choices.size() == depths) stop.request_stop();
    });
    return choices;
}

} // namespace

// What looking ahead proves is what the tables know.
void TestFmursSearch::searchAgreesWithTables() {
    const auto r = rulesOf("rows=5;columns=6;sheep=2;turn=either");
    Endgames known(r.chase(), r.dogs(), r.symmetries()), none(r.chase(), r.dogs(), r.symmetries());
    QVERIFY(known.solve(2, {}));
    const Hunts noHunts(r.chase());
    Search search(r.chase(), none, noHunts);
    std::mt19937_64 random(3);
    int proven = 0;
    for (int i = 0; i < 300; ++i) {
        const auto h = known.table(2).herd(random() % known.table(2).values().size());
        if (h.sheep.meets(setOf(h.dogs))) continue;
        const int turns = known.dogsToMove(h);
        const int score = search.look({h, true, false, -1}, 5, {}, {});
        // What it has met before lets it see further now and then.
        QVERIFY(Score::clears(score) ? Score::turns(score) >= turns : turns > 3);
        if (turns > 3) continue;
        QCOMPARE(Score::turns(score), turns);
        ++proven;
    }
    QVERIFY(proven > 20);
}

// Known from an independent program: two dogs catch any sheep of a large flock on 10 × 9, which does not step
// diagonally, in 29 turns at most, though others may move in its stead.
void TestFmursSearch::huntsAreLong() {
    const auto r = rulesOf("turn=either");
    const Tables tables(r, 0, 1);
    int longest = 0;
    Dogs dogs{noCell, noCell, noCell, noCell};
    for (dogs[0] = 0; dogs[0] < 90; ++dogs[0])
        for (dogs[1] = static_cast<fmurs::Cell>(dogs[0] + 1); dogs[1] < 90; ++dogs[1])
            (r.field().pasture() - setOf(dogs)).each([&](fmurs::Cell sheep) {
                longest = std::max(longest, tables.hunts.turns(dogs, CellSet::of(sheep), true));
            });
    QCOMPARE(longest, 29);
}

void TestFmursSearch::huntsAgreeWithNaive_data() {
    QTest::addColumn<QString>("rules");
    for (const auto* const rules :
         {"rows=5;columns=5;turn=either", "rows=6;columns=5;topology=box;turn=either",
          "rows=5;columns=6;topology=torus;turn=either", "rows=6;columns=5;rocks=b3;turn=either"})
        QTest::addRow("%s", rules) << QStringLiteral("%1;sheep=4").arg(rules);
}

void TestFmursSearch::huntsAgreeWithNaive() {
    QFETCH(QString, rules);
    const auto r = rulesOf(rules);
    const Tables tables(r, 0, 1);
    const NaiveHunt naive(r.field());
    int wrong = 0;
    r.field().ground().each([&](fmurs::Cell a) {
        r.field().ground().each([&](fmurs::Cell b) {
            if (b <= a) return;
            const Dogs dogs{a, b, noCell, noCell};
            (r.field().pasture() - setOf(dogs)).each([&](fmurs::Cell sheep) {
                wrong +=
                    tables.hunts.turns(dogs, CellSet::of(sheep), true) == naive.turns(a, b, sheep) ? 0 : 1;
            });
        });
    });
    QCOMPARE(wrong, 0);
}

// Out of several sheep one is nearly always caught sooner than out of fewer, for they move in turn; seldom
// one stands in the way of the hunt for another.
void TestFmursSearch::moreAreCaughtSooner() {
    const auto r = rulesOf("turn=either");
    const Tables tables(r, 0, 3);
    std::mt19937_64 random(7);
    std::array<int, 4> sum{};
    for (int i = 0; i < 2000; ++i) {
        const Dogs dogs{static_cast<fmurs::Cell>(random() % 40), static_cast<fmurs::Cell>(45 + random() % 40),
                        noCell, noCell};
        CellSet prey;
        while (prey.count() < 3) {
            const auto c = static_cast<fmurs::Cell>(9 + random() % 72);
            if (setOf(dogs).has(c) || prey.has(c)) continue;
            prey.add(c);
            sum[static_cast<std::size_t>(prey.count())] += tables.hunts.turns(dogs, prey, true);
        }
    }
    QVERIFY(sum[1] > 18 * 2000 && sum[2] < sum[1] - 2 * 2000 && sum[3] < sum[2] - 2 * 2000);
}

// The dog beside the pair could jump over one of the two: then no pair is left, and the sheep escape. Nobody
// sees so far ahead; the dogs know it all the same.
//   . . . D . . . . .
//   . . . S S . . . .
void TestFmursSearch::lastPairIsSpared() {
    const auto r = rulesOf("turn=either");
    const Tables tables(r, 1, 2);
    Search search(r.chase(), tables.endgames, tables.hunts);
    search.useTables();
    const auto look = [&](const char* position) {
        return search.look({herdOf(r, position), false, false, -1}, 2, {}, {});
    };
    const int waits = look("9/9/2D6/3SS4/9/9/S3S4/9/8D/9 s");
    const int jumps = look("9/9/9/4S4/3D5/9/S3S4/9/8D/9 s");
    QVERIFY2(waits > jumps + Score::escape / 2, std::to_string(waits - jumps).c_str());
}

// What is caught is caught: the dogs do not wait for better, and within five turns some sheep are gone.
void TestFmursSearch::catchesComeFirst() {
    const auto r = rulesOf("halves=1;turn=either");
    const auto game = kindOf("fmurs").game("halves=1;turn=either");
    const auto solver = game->solver();
    auto p = game->parse("9/S8/1S7/2S6/4S4/4S4/1D2S4/1SS2D2S/S8/9 d 0");
    for (int ply = 0; ply < 10; ++ply) {
        Analysis analysis;
        std::stop_source stop;
        int reports = 0;
        solver->analyse(p, stop.get_token(), [&](const Analysis& more) {
            analysis = more;
            if (++reports == 9) stop.request_stop();
        });
        QVERIFY(!analysis.verdict.proven());
        p = game->play(p, analysis.moves.front().move);
    }
    QVERIFY2(r.parse(game->text(p)).sheep.count() <= 8, game->text(p).c_str());
}

// Moves that come out clearly worse are not looked at as deeply. With those that seem best that must change
// nothing: what is chosen is as good as if all had been looked at, whoever is to move, to a turn.
void TestFmursSearch::bestMovesAreLookedAtClosely() {
    const auto r = rulesOf(wideRules);
    const auto game = kindOf("fmurs").game(wideRules);
    const Endgames none(r.chase(), r.dogs(), r.symmetries());
    const Hunts noHunts(r.chase());
    for (const auto* const position :
         {"9/9/9/1SS1S4/2D5S/7D1/9/9/9/9 s 29", "9/2SS5/5D2S/SS7/9/1S7/D1S6/1S1S5/1S7/9 s 1",
          "9/2SS5/5D2S/SS7/9/1S7/2S6/3S5/2D6/9 s 2", "9/2SS5/5D2S/SS7/9/1S7/2S6/2S6/2D6/9 d 2",
          "9/9/2S2D3/2S6/9/1D7/3S5/9/9/9 d 57", "9/9/9/1S1S1D3/1S2D4/8S/9/9/9/9 d 34"}) {
        const auto root = game->parse(position);
        const auto chosen = choicesByDepth(*game, root, 5);
        for (int depth = 1; depth <= 5; ++depth) {
            Search search(r.chase(), none, noHunts);
            const auto scoreOf = [&](Move m) {
                const auto p = r.parse(game->text(game->play(root, m)));
                const bool dogs = p.phase == FmursRules::Phase::MoveDogs;
                return (dogs ? -1 : 1) * search.look({r.herd(p), dogs, false, -1}, depth - 1, {}, {});
            };
            int best = INT_MIN;
            for (const auto m : game->moves(root)) best = std::max(best, scoreOf(m));
            QVERIFY2(scoreOf(chosen[static_cast<std::size_t>(depth) - 1]) >= best - Score::perTurn,
                     qPrintable(QStringLiteral("%1, depth %2").arg(QLatin1String(position)).arg(depth)));
        }
    }
}

// Both sides look four plies ahead, with the tables of up to three sheep: the dogs clear 10 × 9 in time.
void TestFmursSearch::dogsClearTheFullField() {
    const auto r = rulesOf("halves=1;turn=either");
    const Tables tables(r, 3, 2);
    Search search(r.chase(), tables.endgames, tables.hunts);
    search.useTables();
    for (std::uint64_t seed = 1; seed <= 3; ++seed) {
        auto p = setUp(r, seed);
        while (!r.halfOver(p)) {
            const bool dogs = p.phase == FmursRules::Phase::MoveDogs;
            int best = INT_MIN;
            auto next = p;
            for (const auto m : r.moves(p)) {
                const auto after = r.play(p, m);
                const int score = search.look({r.herd(after), !dogs, false, -1}, 3, {}, {});
                if ((dogs ? score : -score) <= best) continue;
                best = dogs ? score : -score;
                next = after;
            }
            p = next;
        }
        QVERIFY2(p.sheep.empty(), r.text(p).c_str());
    }
}

QTEST_GUILESS_MAIN(TestFmursSearch)
#include "tst_fmurssearch.moc"
