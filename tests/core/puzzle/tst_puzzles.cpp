#include <QTest>

#include "core/puzzle/maker.h"
#include "core/puzzle/sheet.h"
#include "tests/core/analysed.h"
#include "tests/core/atlength.h"
#include "tests/everykind.h"
#include "tests/puzzlecheck.h"

using namespace core;

// Puzzles have one answer, by solvers of their own; the same seed gives the same ones, and harder ones take
// more looking ahead.
class TestPuzzles : public QObject {
    Q_OBJECT

private slots:
    void haveOneAnswer_data() { everykind::rows(); }
    void haveOneAnswer();
    void followFromTheSeed_data() { everykind::rows(); }
    void followFromTheSeed();
    void areOfTheGradeAskedFor();
    void areHarderTheFartherOneHasToLook();
    void comeFromTheRulesAskedFor();
    void trapsOfRulesOfThumbCount();
    void knownRulesMakeItEasy_data();
    void knownRulesMakeItEasy();
    void nothingIsAskedBeforeAllIsProven_data() { everykind::rows(); }
    void nothingIsAskedBeforeAllIsProven();
    void unprovenMoveIsEnough();
    void solversGoWhenNobodyWantsMore();
};

void TestPuzzles::haveOneAnswer() {
    QFETCH(const Kind*, kind);
    PuzzleWish wish{.count = inShort() ? 15 : 40, .seed = 5};
    if (kind->id == "fmurs") wish.rules = "rows=4;columns=5;sheep=2;halves=1;turnlimit=3";
    if (kind->id == "bao") wish.rules = "stones=2;filled=all";
    const auto puzzles = collectPuzzles(*kind, wish, {});
    PuzzleCheck check(200'000);
    int right = 0;
    for (const auto& puzzle : puzzles) {
        const auto finding = check.look(puzzle);
        const auto where = puzzle.game->rules() + "  " + puzzle.game->text(puzzle.position);
        QVERIFY2(finding != PuzzleCheck::Finding::Wrong, where.c_str());
        right += finding == PuzzleCheck::Finding::Right ? 1 : 0;
        QVERIFY2(puzzle.grade >= 1 && puzzle.grade <= grades, where.c_str());
        QVERIFY2((puzzle.ask == Ask::WhoWins) == puzzle.answers.empty(), where.c_str());
        QVERIFY(!question(puzzle).empty() && !answer(puzzle).empty());
        if (puzzle.ask != Ask::WhoWins) continue;
        QVERIFY(puzzle.winner());
        const bool onMove = puzzle.winner() == puzzle.game->mover(puzzle.position);
        QCOMPARE(QString::fromStdString(answer(puzzle).english()),
                 QString(onMove ? "The player on move wins." : "The player who is not on move wins."));
    }
    QVERIFY2(right >= 10, qPrintable(QString::number(right)));
}

void TestPuzzles::followFromTheSeed() {
    QFETCH(const Kind*, kind);
    const auto json = [&](std::uint64_t seed) {
        return puzzlesJson(kind->id, 0,
                           collectPuzzles(*kind, {.count = inShort() ? 3 : 8, .seed = seed}, {}));
    };
    const auto first = json(3);
    QCOMPARE(json(3), first);
    QVERIFY(json(4) != first);
}

void TestPuzzles::areOfTheGradeAskedFor() {
    for (int grade = 1; grade <= grades; ++grade)
        for (const auto& puzzle :
             collectPuzzles(kindOf("persimmons"), {.count = 5, .seed = 1, .grade = grade}, {}))
            QCOMPARE(puzzle.grade, grade);
}

void TestPuzzles::areHarderTheFartherOneHasToLook() {
    const auto puzzles = collectPuzzles(kindOf("ribbonim"), {.count = 200, .seed = 2}, {});
    QCOMPARE(puzzles.size(), std::size_t{200});
    std::array<std::pair<int, int>, grades + 1> depths; // least and most of each grade
    depths.fill({1000, 0});
    for (const auto& puzzle : puzzles) {
        if (std::string_view(puzzle.idea.english).starts_with("leave")) continue; // known by a rule
        auto& [least, most] = depths[static_cast<std::size_t>(puzzle.grade)];
        least = std::min(least, puzzle.depth);
        most = std::max(most, puzzle.depth);
    }
    for (std::size_t grade = 3; grade <= grades; ++grade)
        QVERIFY2(depths[grade].first >= depths[grade - 1].second, std::to_string(grade).c_str());
}

void TestPuzzles::comeFromTheRulesAskedFor() {
    const auto& kind = kindOf("ribbonim");
    const auto puzzles =
        collectPuzzles(kind, {.count = 5, .seed = 1, .rules = "ending=normal", .position = "2-3-4"}, {});
    QVERIFY(!puzzles.empty());
    for (const auto& puzzle : puzzles) QCOMPARE(puzzle.game->rules(), std::string("ending=normal"));
    const PuzzleWish badRules{.count = 1, .rules = "ending=none"}, badPosition{.count = 1, .position = "x"};
    QVERIFY_THROWS_EXCEPTION(InputError, collectPuzzles(kind, badRules, {}));
    QVERIFY_THROWS_EXCEPTION(InputError, collectPuzzles(kind, badPosition, {}));
}

// Two positions to be looked into as far: the one in which equal pairs are the answer is easier than the one
// in which they lose.
void TestPuzzles::trapsOfRulesOfThumbCount() {
    const auto at = [](const char* rules, const char* position) {
        const std::shared_ptr<const Game> game = kindOf("ribbonim").game(rules);
        const auto p = game->parse(position);
        Analysis known;
        game->solver()->analyse(p, {}, [&](const Analysis& a) { known = a; });
        return puzzleAt(game, p, known, true);
    };
    const auto plain = at("ending=normal", "2-1"), trap = at("ending=misere", "2-1");
    QVERIFY(plain && trap);
    QCOMPARE(plain->depth, trap->depth);
    QVERIFY(plain->grade < trap->grade || plain->idea.english != trap->idea.english);
}

void TestPuzzles::knownRulesMakeItEasy_data() {
    QTest::addColumn<QString>("position");
    QTest::addColumn<int>("grade");
    QTest::addColumn<QString>("idea");
    QTest::newRow("two equal strings") << "9-9W" << 1 << "leave equal pairs";
    QTest::newRow("columns") << "2-5-7W" << 3 << "leave an even number of each column";
    QTest::newRow("to be made equal") << "9-5W" << 1 << "leave equal pairs";
}

// However far the end is, who knows the rule of thumb need not look there.
void TestPuzzles::knownRulesMakeItEasy() {
    QFETCH(QString, position);
    QFETCH(int, grade);
    QFETCH(QString, idea);
    const std::shared_ptr<const Game> game = kindOf("persimmons").game("condition=W");
    const auto p = game->parse(position.toStdString());
    const auto puzzle = puzzleAt(game, p, analysed(*game, p), true);
    QVERIFY(puzzle);
    QVERIFY(puzzle->depth > 8);
    QCOMPARE(puzzle->grade, grade);
    QCOMPARE(QString::fromUtf8(puzzle->idea.english), idea);
}

// A solver that is stopped early leaves no puzzle behind, whatever it guesses by then.
void TestPuzzles::nothingIsAskedBeforeAllIsProven() {
    QFETCH(const Kind*, kind);
    const std::shared_ptr<const Game> game = kind->game(kind->presets.front().rules);
    auto p = game->start();
    for (auto offers = game->offers(p, 1); !offers.empty(); offers = game->offers(p, 1))
        for (const auto m : offers.front().moves) p = game->play(p, m);
    int reports = 0, guesses = 0;
    std::stop_source enough;
    game->solver()->analyse(p, enough.get_token(), [&](const Analysis& a) {
        if (++reports == 5) enough.request_stop();
        if (a.complete && a.verdict.proven()) return;
        ++guesses;
        for (const bool contested : {false, true}) QVERIFY(!puzzleAt(game, p, a, contested));
    });
    QVERIFY(guesses > 0);
}

// Of a good puzzle: if one of its moves is not proven, or not all has been looked at, it is none.
void TestPuzzles::unprovenMoveIsEnough() {
    const std::shared_ptr<const Game> game = kindOf("ribbonim").game("ending=normal");
    const auto p = game->parse("2-1-4");
    const auto known = analysed(*game, p);
    QVERIFY(puzzleAt(game, p, known, true));
    auto open = known;
    open.complete = false;
    QVERIFY(!puzzleAt(game, p, open, true));
    const auto doubt = [](Verdict& v) {
        if (v.lower == Outcome::Loss)
            v.upper = Worth::most(Outcome::Win);
        else
            v.lower = Worth::least(Outcome::Loss);
    };
    open = known;
    doubt(open.verdict);
    QVERIFY(!open.verdict.proven() && !puzzleAt(game, p, open, true));
    for (std::size_t i = 0; i < known.moves.size(); ++i) {
        open = known;
        doubt(open.moves[i].verdict);
        QVERIFY(!open.moves[i].verdict.proven() && !puzzleAt(game, p, open, true));
    }
}

// And what comes after is the same.
void TestPuzzles::solversGoWhenNobodyWantsMore() {
    const auto& kind = *catalogue().front();
    PuzzleMaker maker(kind, {.seed = 5});
    const auto positions = [&] {
        std::vector<std::string> all;
        for (const auto& puzzle : maker.match(1, {})) all.push_back(puzzle.game->text(puzzle.position));
        return all;
    };
    const auto before = positions();
    QVERIFY(!before.empty());
    const std::weak_ptr<const Game> held = maker.match(1, {}).front().game;
    QVERIFY(!held.expired());
    maker.rest();
    QVERIFY(held.expired());
    QCOMPARE(positions(), before);
}

QTEST_GUILESS_MAIN(TestPuzzles)
#include "tst_puzzles.moc"
