#include <QElapsedTimer>
#include <QTest>

#include "core/games/fmurs/rules/figures.h"
#include "core/games/fmurs/rules/rules.h"
#include "core/games/fmurs/tables/index/combinationwalk.h"
#include "core/games/fmurs/tables/placingvalues.h"
#include "core/kind.h"
#include "core/solve/reportpace.h"
#include "tests/core/games/fmurs/fmursrules.h"

#include <map>
#include <random>
#include <set>

using namespace core;
using namespace core::fmurs;

using namespace fmursrules;

// What the cells are worth while dogs and sheep are placed.
class TestFmursPlacing : public QObject {
    Q_OBJECT

private slots:
    void walkMeetsEverySet();
    void valuesAgreeWithPlayingOut_data();
    void valuesAgreeWithPlayingOut();
    void goesOnAfterAStop();
    void everyCellIsValuedFromTheStart_data();
    void everyCellIsValuedFromTheStart();
    void bestPlacingLeadsToWhatItPromises();
    void secondHalfComparesWithTheFirst();
    void numbersAtOnceGetBetter_data();
    void numbersAtOnceGetBetter();
    void whichDogCameFirstDoesNotMatter();
    void roundsAreToldAtAPace();
    void aSingleSheepIsAskedForNoNeighbour();
};

namespace {

// Places the rest in every way that the rules allow, the dogs' player for the quickest chase and the other
// one for the longest.
class PlayingOut {
public:
    PlayingOut(const FmursRules& rules, const Endgames& endgames) : m_rules(rules), m_endgames(endgames) {}

    int value(const FmursRules::Position& p) {
        if (!m_rules.placing(p)) return m_endgames.dogsToMove(m_rules.placement(p));
        const auto key = m_rules.text(p);
        if (const auto known = m_known.find(key); known != m_known.end()) return known->second;
        const bool dogs = p.phase == FmursRules::Phase::PlaceDogs;
        int best = dogs ? INT_MAX : 0;
        for (const auto m : m_rules.moves(p)) {
            const int one = value(m_rules.play(p, m));
            best = dogs ? std::min(best, one) : std::max(best, one);
        }
        return m_known[key] = best;
    }

private:
    const FmursRules& m_rules;
    const Endgames& m_endgames;
    std::map<std::string, int> m_known;
};

struct Solved {
    explicit Solved(const QString& options)
        : rules(rulesOf(options + QStringLiteral(";halves=1;turnlimit=999"))),
          endgames(rules.chase(), rules.dogs(), rules.symmetries()), values(rules, endgames) {
        if (!endgames.solve(rules.sheep(), {})) qFatal("not solved");
    }
    FmursRules rules;
    Endgames endgames;
    PlacingValues values;
};

Analysis valueOf(const Game& game, const Position& p) {
    Analysis last;
    game.solver()->analyse(p, {}, [&](const Analysis& more) { last = more; });
    return last;
}

} // namespace

void TestFmursPlacing::walkMeetsEverySet() {
    const auto rules = rulesOf("rows=5;columns=4;sheep=3;turn=either");
    const Combinations sets(rules.field().pasture(), 3);
    std::uint64_t met = 0;
    for (CombinationWalk walk(sets); !walk.done(); walk.next(), ++met) {
        QCOMPARE(walk.number(), met);
        QVERIFY(walk.cells() == sets.cells(sets.members(met)));
    }
    QCOMPARE(met, sets.count());
    CombinationWalk late(sets, 100);
    QVERIFY(late.cells() == sets.cells(sets.members(std::uint64_t{100})));
}

void TestFmursPlacing::valuesAgreeWithPlayingOut_data() {
    QTest::addColumn<QString>("rules");
    for (const auto* const rules :
         {"rows=5;columns=4;sheep=3;turn=either", "rows=6;columns=4;sheep=2;turn=either",
          "rows=5;columns=5;sheep=1;dogs=1;turn=either",
          "rows=4;columns=4;sheep=2;topology=torus;turn=either",
          "rows=5;columns=4;sheep=3;topology=box;turn=either",
          "rows=5;columns=4;sheep=2;rocks=b3;turn=either", "rows=5;columns=4;sheep=3;shelter=on;turn=either",
          "rows=4;columns=4;sheep=2;dogs=3;turn=either",
          "rows=4;columns=4;sheep=4;dogs=1;fighting=on;topology=torus;turn=either",
          "rows=5;columns=4;sheep=2;dogpiece=silver;turn=either"})
        QTest::addRow("%s", rules) << QString(rules);
}

// From the empty field on, along random placings: every cell is worth what playing out makes of it, and no
// cell is valued that may not be taken.
void TestFmursPlacing::valuesAgreeWithPlayingOut() {
    QFETCH(QString, rules);
    Solved solved(rules);
    const auto& r = solved.rules;
    PlayingOut naive(r, solved.endgames);
    std::mt19937_64 random(11);
    for (int i = 0; i < 60; ++i)
        for (auto p = r.start(); r.placing(p);) {
            const auto turns = solved.values.turns(p, {});
            QVERIFY(turns.has_value());
            const auto moves = r.moves(p);
            CellSet legal;
            for (const auto m : moves) {
                legal.add(m.to());
                const auto expected = naive.value(r.play(p, m));
                QVERIFY2((*turns)[m.to()] == expected,
                         (r.text(p) + " " + r.text(p, m) + ": " + std::to_string((*turns)[m.to()]) + " for " +
                          std::to_string(expected))
                             .c_str());
            }
            for (fmurs::Cell c = 0; c < r.field().cells(); ++c) QVERIFY(legal.has(c) || (*turns)[c] == 0);
            p = r.play(p, moves[random() % moves.size()]);
        }
}

// Stopped before it knows, it ends with the same.
void TestFmursPlacing::goesOnAfterAStop() {
    Solved whole("rows=6;columns=6;sheep=3;turn=either"), parts("rows=6;columns=6;sheep=3;turn=either");
    const auto start = whole.rules.start();
    std::stop_source stop;
    stop.request_stop();
    QVERIFY(!parts.values.turns(start, stop.get_token()));
    QVERIFY(*whole.values.turns(start, {}) == *parts.values.turns(start, {}));
    QVERIFY(!whole.values.turns(start, stop.get_token()));
}

void TestFmursPlacing::everyCellIsValuedFromTheStart_data() {
    QTest::addColumn<QString>("rules");
    QTest::addColumn<int>("clears"); // known from playing out
    QTest::newRow("one sheep on 6 × 6") << "rows=6;columns=6;sheep=1;turn=either" << 4;
    QTest::newRow("5 × 6") << "rows=5;columns=6;sheep=3;turn=either" << 8;
}

void TestFmursPlacing::everyCellIsValuedFromTheStart() {
    QFETCH(QString, rules);
    QFETCH(int, clears);
    const auto game = kindOf("fmurs").game(rules.toStdString());
    const auto known = valueOf(*game, game->start());
    QVERIFY(known.complete && known.verdict.proven());
    QCOMPARE(known.verdict.figures.value(fmurs::figure::clears), std::optional(clears));
    for (const auto& move : known.moves) QVERIFY(move.verdict.proven() && move.verdict.plies());
    QCOMPARE(known.moves.front().verdict.plies(), known.verdict.plies());
}

// Both sides follow the hints from the empty field to the end of the half: each ply brings it closer by one.
void TestFmursPlacing::bestPlacingLeadsToWhatItPromises() {
    const auto game = kindOf("fmurs").game("rows=5;columns=6;sheep=2;halves=1;turn=either");
    const auto solver = game->solver();
    auto p = game->start();
    std::optional<int> plies;
    while (!game->result(p)) {
        Analysis known;
        solver->analyse(p, {}, [&](const Analysis& more) { known = more; });
        QVERIFY(known.verdict.proven() && known.verdict.plies());
        if (plies) QCOMPARE(*known.verdict.plies(), *plies - 1);
        plies = known.verdict.plies();
        p = game->play(p, known.moves.front().move);
    }
    QCOMPARE(plies.value_or(0), 1);
}

// What the dogs' player has to beat decides, or the sheep caught where the first half was not cleared.
void TestFmursPlacing::secondHalfComparesWithTheFirst() {
    const auto game = kindOf("fmurs").game("rows=6;columns=6;sheep=1;turn=either");
    const auto first = valueOf(*game, game->start());
    const int best = first.verdict.figures.value(fmurs::figure::clears).value_or(0);
    QVERIFY(best > 1);
    for (const auto& [toBeat, outcome] : {std::pair(best + 1, Outcome::Win), std::pair(best, Outcome::Draw),
                                          std::pair(best - 1, Outcome::Loss)}) {
        const auto second = game->parse("6/6/6/6/6/6 d+ 0 2:" + std::to_string(toBeat));
        const auto known = valueOf(*game, second);
        QVERIFY(known.verdict.proven());
        QCOMPARE(known.verdict.lower.outcome, outcome);
    }
    // The sheep escapes a single dog for ever, as it did in the first half: nobody has caught more.
    const auto endless = kindOf("fmurs").game("rows=6;columns=3;dogs=1;sheep=1;turn=either");
    const auto known = valueOf(*endless, endless->parse("3/3/3/3/3/3 d+ 0 2:x0"));
    QVERIFY(known.complete);
    QCOMPARE(known.verdict.lower.outcome, Outcome::Draw);
}

void TestFmursPlacing::numbersAtOnceGetBetter_data() {
    QTest::addColumn<QString>("position");
    for (const auto* const position :
         {"9/9/9/9/9/9/9/9/9/9 d+ 0", "9/9/9/1D7/9/9/9/9/4D4/9 s+ 0", "9/9/3SS4/1D7/9/9/5S3/9/4D4/9 s+ 0",
          "9/9/3SS4/1D1SS4/9/1SS6/5SS2/7SS/4D4/9 d 0", "9/9/3SS4/2DSS4/9/1SS6/5SS2/7SS/4D4/9 s 1"})
        QTest::addRow("%s", position) << QString(position);
}

// A flock that is too large for tables: the first report says of every move, or cell, what it is worth, not
// the same of all; and what is proven never gets less.
void TestFmursPlacing::numbersAtOnceGetBetter() {
    QFETCH(QString, position);
    constexpr int reports = 12;
    const auto game = kindOf("fmurs").game("");
    std::map<std::uint64_t, Verdict> before;
    int told = 0;
    std::stop_source stop;
    game->solver()->analyse(game->parse(position.toStdString()), stop.get_token(), [&](const Analysis& more) {
        if (told++ == 0) {
            std::set<int> estimates;
            for (const auto& [move, verdict] : more.moves) {
                QVERIFY(verdict.figures.has(fmurs::figure::about));
                if (verdict.estimate) estimates.insert(*verdict.estimate);
            }
            QVERIFY(estimates.size() > 5);
        }
        for (const auto& [move, verdict] : more.moves) {
            const auto [known, fresh] = before.emplace(move.bits, verdict);
            auto& last = known->second;
            QVERIFY(verdict.lower >= last.lower && verdict.upper <= last.upper);
            if (const auto* was = last.figures.find(fmurs::figure::clears)) {
                const auto* is = verdict.figures.find(fmurs::figure::clears);
                QVERIFY(is != nullptr && is->span.least >= was->span.least &&
                        is->span.most <= was->span.most);
            }
            last = verdict;
        }
        if (told == reports) stop.request_stop();
    });
    QVERIFY(told > 1);
    QCOMPARE(before.size(), game->moves(game->parse(position.toStdString())).size());
}

// What is guessed of two dogs is the same, whichever of them stands there already.
void TestFmursPlacing::whichDogCameFirstDoesNotMatter() {
    const auto game = kindOf("fmurs").game("");
    const auto guesses = [&](const Position& p) { // by the cell of the last dog
        std::map<SpotId, std::optional<int>> all;
        std::stop_source stop;
        game->solver()->analyse(p, stop.get_token(), [&](const Analysis& report) {
            if (stop.stop_requested()) return;
            for (const auto& [move, verdict] : report.moves)
                all[game->path(p, p, move).back()] = verdict.figures.value(fmurs::figure::about);
            stop.request_stop();
        });
        return all;
    };
    const auto with = [&](SpotId dog) {
        for (const auto move : game->moves(game->start()))
            if (game->path(game->start(), game->start(), move).back() == dog)
                return game->play(game->start(), move);
        qFatal("no such move");
    };
    const std::vector<SpotId> cells{1, 30, 42, 77, 89};
    std::map<SpotId, std::map<SpotId, std::optional<int>>> second;
    for (const auto cell : cells) second[cell] = guesses(with(cell));
    for (const auto one : cells)
        for (const auto other : cells)
            if (one < other) {
                QVERIFY(second[one][other].has_value());
                QCOMPARE(second[one][other], second[other][one]);
            }
}

// Rounds of guesses that take less than the eye can see are not all told, however fast the machine is.
void TestFmursPlacing::roundsAreToldAtAPace() {
    const auto game = kindOf("fmurs").game("rows=8;columns=7;sheep=9;dogs=2");
    const auto p = game->parse("7/7/7/2D4/7/4D2/7/7 s+ 0");
    QElapsedTimer timer;
    timer.start();
    int told = 0;
    Analysis last;
    game->solver()->analyse(p, {}, [&](const Analysis& more) {
        ++told;
        last = more;
    });
    // The first and the last come at once, each once more with the reasons; rounds begin anew with new
    // tables.
    const auto intervals = timer.elapsed() / ReportPace::interval.count();
    QVERIFY2(told <= intervals + 5, qPrintable(QStringLiteral("%1 in %2").arg(told).arg(intervals)));
    QVERIFY(last.complete && !last.moves.empty());
}

// None is told to keep company where there is none to keep.
void TestFmursPlacing::aSingleSheepIsAskedForNoNeighbour() {
    const auto prompt = [](const char* rules) {
        const auto game = kindOf("fmurs").game(rules);
        auto p = game->start();
        while (game->mover(p) == game->mover(game->start())) p = game->play(p, game->moves(p).front());
        return game->prompt(p).english();
    };
    const std::string flock = prompt("rows=6;columns=6;sheep=2");
    QCOMPARE(flock, std::string("Place a sheep; none may be left alone"));
    QCOMPARE(prompt("rows=6;columns=6;sheep=1"), std::string("Place your sheep"));
}

QTEST_GUILESS_MAIN(TestFmursPlacing)
#include "tst_fmursplacing.moc"
