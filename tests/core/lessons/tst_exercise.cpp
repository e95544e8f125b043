#include <QTest>

#include "core/lessons/remark.h"
#include "tests/core/analysed.h"
#include "tests/everykind.h"

#include <algorithm>
#include <set>

using namespace core;

// What a learner does on a small board is judged, answered and taken back.
class TestExercise : public QObject {
    Q_OBJECT

private slots:
    void tryingNeedsNoSolver();
    void aWrongMoveIsAnsweredAndTakenBack();
    void keepingIsToTheEnd();
    void aSecondBoardFollows();
    void theOtherSideMayEndIt();
    void goingRoundKeepsNothing();
    void aWrongMoveIsSpokenOf();
    void eachBoardHasItsOwnSpot();
    void valuesAreToldWhereTheyWereAskedFor();

private:
    void know(Exercise& e) { e.know(m_remembered.of(e.match().sharedGame(), e.position())); }

    Remembered m_remembered;
};

// Whoever is to try a move, or to find where one leads, does not wait for the solver.
void TestExercise::tryingNeedsNoSolver() {
    const auto& kind = kindOf("persimmons");
    for (const auto& [task, waits] :
         {std::pair(Task::Look, false), std::pair(Task::Try, false), std::pair(Task::Best, true),
          std::pair(Task::Keep, true), std::pair(Task::Outcome, true), std::pair(Task::Number, true)}) {
        Exercise e(kind, {task, text("test", "Play."), "condition=W", "1-3W 1"});
        QCOMPARE(e.ready(), !waits);
        know(e);
        QVERIFY(e.ready());
    }
    Exercise e(kind, {Task::Try, text("test", "Play."), "condition=W", "1-3W 1"});
    QVERIFY(e.awaitsMove());
    e.play(e.match().game().parse(e.position(), "2:2"));
    QCOMPARE(e.state(), Exercise::State::Right);
}

void TestExercise::aWrongMoveIsAnsweredAndTakenBack() {
    // Strings 1 and 3 where the last mover wins: only 1-1 wins.
    const auto& kind = kindOf("persimmons");
    Exercise e(kind, {Task::Best, text("test", "Win."), "condition=W", "1-3W 1"});
    const auto& game = e.match().game();
    QVERIFY(!e.ready());
    e.play(game.parse(e.position(), "2:2"));
    QCOMPARE(e.match().plies(), 0); // not judged before anything is known
    know(e);
    e.play(game.parse(e.position(), "1:1"));
    QCOMPARE(e.state(), Exercise::State::Wrong);
    QVERIFY(!e.reply()); // not known yet
    know(e);
    const auto answer = e.reply();
    QVERIFY(answer);
    QCOMPARE(game.text(e.position(), *answer), std::string("2:3"));
    e.play(*answer);
    QVERIFY(e.match().over());
    e.again();
    QCOMPARE(e.match().plies(), 0); // nobody looks back at it: it goes on
    QVERIFY(!e.match().over());
    know(e);
    e.play(game.parse(e.position(), "2:2"));
    QCOMPARE(e.state(), Exercise::State::Right);
    QVERIFY(!e.reply());
}

void TestExercise::keepingIsToTheEnd() {
    const auto& kind = kindOf("persimmons");
    Exercise e(kind, {Task::Keep, text("test", "Win."), "condition=W", "2-3W 1"});
    const auto& game = e.match().game();
    know(e);
    e.play(game.parse(e.position(), "2:1"));
    QCOMPARE(e.state(), Exercise::State::Open);
    QVERIFY(!e.awaitsMove()); // it is the other's turn
    know(e);
    e.play(*e.reply());
    know(e);
    while (e.state() == Exercise::State::Open) {
        e.play(e.awaitsMove() ? e.known()->moves.front().move : *e.reply());
        know(e);
    }
    QCOMPARE(e.state(), Exercise::State::Right);
    QVERIFY(e.match().ending());
}

// As far as it can.
void TestExercise::aSecondBoardFollows() {
    for (const auto& [beside, follows] : {std::pair("2-3W 1", true), std::pair("1-1W 1", false)}) {
        Exercise e(kindOf("persimmons"), {.task = Task::Try,
                                          .say = text("test", "Play."),
                                          .rules = "condition=W",
                                          .position = "1-3W 1",
                                          .beside = beside});
        e.play(e.match().game().parse(e.position(), "2:2"));
        QCOMPARE(e.match().plies(), 1);
        QCOMPARE(e.beside().value().plies(), follows ? 1 : 0);
    }
}

// Where the last mover loses, a match that is kept ends with the reply.
void TestExercise::theOtherSideMayEndIt() {
    const auto& kind = kindOf("ribbonim");
    Exercise e(kind, {Task::Keep, text("test", "Win."), "", "2"});
    const auto& game = e.match().game();
    know(e);
    e.play(game.parse(e.position(), "1:1+1"));
    QCOMPARE(e.state(), Exercise::State::Open);
    know(e);
    e.play(*e.reply());
    QVERIFY(e.match().ending());
    QCOMPARE(e.state(), Exercise::State::Right);
}

// Every position is won, but going round in circles wins nothing.
void TestExercise::goingRoundKeepsNothing() {
    Exercise e(kindOf("chopsticks"), {Task::Keep, text("test", "Win."), "", "22/13"});
    const auto& game = e.match().game();
    for (int plies = 0; e.state() == Exercise::State::Open && plies < 400; ++plies) {
        know(e);
        auto move = e.reply();
        for (const auto& each : e.known()->moves) // the slowest that still wins
            if (!e.reply() && each.verdict.lower == Outcome::Win) move = each.move;
        e.play(*move);
    }
    QVERIFY(e.match().ending() && !e.match().ending()->winner);
    QCOMPARE(e.state(), Exercise::State::Wrong);
    e.again();
    know(e);
    QVERIFY(e.awaitsMove() && game.mover(e.position()) == game.mover(e.match().start()));
}

// What it gave away, and what answers it.
void TestExercise::aWrongMoveIsSpokenOf() {
    const auto& kind = kindOf("persimmons");
    Exercise e(kind, {Task::Best, text("test", "Win."), "condition=W", "1-3W 1"});
    const auto& game = e.match().game();
    know(e);
    QVERIFY(remark(e).empty());
    e.play(game.parse(e.position(), "1:1"));
    QVERIFY(remark(e).empty()); // the answer is not known yet
    know(e);
    const std::string said = "To your move the other player answers “string 2: drop 3”, and can win now.";
    QCOMPARE(remark(e).english(), said);
    e.play(*e.reply());
    QCOMPARE(remark(e).english(), said);
    e.again();
    QVERIFY(remark(e).empty());
    // One that wins as well, but later.
    Exercise slow(kind, {Task::Best, text("test", "Win soon."), "condition=W", "4-5-6W 1"});
    know(slow);
    const auto known = *slow.known();
    const auto later = std::ranges::find_if(known.moves, [&](const MoveVerdict& m) {
        return m.verdict.lower.outcome == Outcome::Win && *m.verdict.plies() > *known.verdict.plies();
    });
    QVERIFY(later != known.moves.end());
    slow.play(later->move);
    QVERIFY(remark(slow).english().starts_with("With your move: win in"));
}

// Undone is not the same pit on each board.
void TestExercise::eachBoardHasItsOwnSpot() {
    const auto& kind = kindOf("bao");
    const Step step{.task = Task::Origin,
                    .say = text("test", "Where did it begin?"),
                    .rules = "pits=4",
                    .moves = "a b c",
                    .boards = {"2,0,1,2/2,1,1,0", "0,1,1,0/2,2,0,0", "1,0,1,1/0,1,1,0"}};
    std::set<SpotId> spots;
    for (std::size_t turn = 0; turn < 3; ++turn) spots.insert(*Exercise(kind, step, turn).spot());
    QCOMPARE(spots.size(), std::size_t(3));
    QCOMPARE(*Exercise(kind, step, 4).spot(), *Exercise(kind, step, 1).spot());
}

// Moves to the end are no Grundy numbers.
void TestExercise::valuesAreToldWhereTheyWereAskedFor() {
    const auto& kind = kindOf("persimmons");
    const auto& lesson = *std::ranges::find(kind.lessons, "number", &Lesson::id);
    auto step = lesson.steps.front();
    for (const bool grundy : {true, false}) {
        if (!grundy) step.figure = nullptr;
        Exercise e(kind, step);
        know(e);
        QVERIFY(!e.tellsValues());
        e.say(*e.number());
        QCOMPARE(e.state(), Exercise::State::Right);
        QCOMPARE(e.tellsValues(), !grundy);
    }
}

QTEST_APPLESS_MAIN(TestExercise)
#include "tst_exercise.moc"
