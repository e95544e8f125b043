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
    void aWrongOutcomeIsSpokenOf();
    void aWrongNumberIsSpokenOf();
    void aWrongSpotIsSpokenOf();
    void whatIsWrongIsShownOnceMore();
    void eachBoardHasItsOwnSpot();
    void valuesAreToldWhereTheyWereAskedFor();
    void whatLosesIsNoReasonToPlayAnother();

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
    const std::string said = "After your move the other player answers “string 2: drop 3” and can win.";
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

// The move that it takes to be another, and what answers it; also of the side that was chosen, and of boards
// that were marked.
void TestExercise::aWrongOutcomeIsSpokenOf() {
    const auto& kind = kindOf("persimmons");
    const auto said = [&](std::string_view position, const auto& answer, Task task = Task::Outcome) {
        Step step{task, text("test", "Who wins?"), "condition=W", position};
        if (task == Task::Mark) step.boards = {"1-1W", "2W"};
        step.side = task == Task::Keep;
        Exercise e(kind, step);
        while (e.wanted() && !e.ready()) e.know(m_remembered.of(e.match().sharedGame(), *e.wanted()));
        answer(e);
        if (e.state() != Exercise::State::Wrong) return std::string("right");
        for (int plies = 0; plies < 2; ++plies) {
            if (!e.match().ending()) know(e);
            if (e.reply()) e.play(*e.reply());
        }
        return remark(e).english();
    };
    const auto wins = [](Exercise& e) { e.say(Outcome::Win); };
    QCOMPARE(said("1-1W 1", wins),
             std::string("Not even “string 1: drop 1” helps there: it is answered by “string 2: drop 1”."));
    QCOMPARE(said("2W 1", [](Exercise& e) { e.say(Outcome::Loss); }),
             std::string("With “string 1: drop 2” whoever moves there can win."));
    QCOMPARE(said(
                 "2W 1", [](Exercise& e) { e.begin(false); }, Task::Keep),
             std::string("With “string 1: drop 2” whoever moves there can win."));
    const auto all = [](Exercise& e) { e.mark({true, true}); };
    QCOMPARE(said("", all, Task::Mark), std::string("With “string 1: drop 2” whoever moves there can win."));
    QCOMPARE(said("2W 1", wins), std::string("right"));
    // The move there is ends the match.
    Exercise last(kind, {Task::Outcome, text("test", "Who wins?"), "condition=L", "1L 1"});
    know(last);
    last.say(Outcome::Win);
    QVERIFY(last.reply());
    last.play(*last.reply());
    QCOMPARE(remark(last).english(),
             std::string("Not even “string 1: drop 1” helps there: that loses at once."));
}

// Where a number is taken is shown on the board; where none is, there is nothing to show.
void TestExercise::aWrongNumberIsSpokenOf() {
    const auto& kind = kindOf("persimmons");
    auto step = std::ranges::find(kind.lessons, "number", &Lesson::id)->steps.front();
    step.position = "2W 1";
    Exercise e(kind, step);
    know(e);
    e.say(1);
    QCOMPARE(remark(e).english(),
             std::string("1 is taken: “string 1: drop 1” leads to a board with this number."));
    QVERIFY(e.counters() && e.reply());
    e.play(*e.reply());
    know(e);
    QVERIFY(!e.reply());
    e.again();
    e.say(7);
    QCOMPARE(remark(e).english(), std::string("Not every number below 7 is taken."));
    QVERIFY(!e.counters());
    e.again();
    e.say(2);
    QCOMPARE(e.state(), Exercise::State::Right);
    // Too large, and taken as well: that is what the board shows.
    step.position = "2-3W 1";
    Exercise larger(kind, step);
    know(larger);
    larger.say(2);
    QVERIFY(larger.counters());
    QVERIFY2(remark(larger).english().starts_with("2 is taken"), remark(larger).english().c_str());
    step.position = "2W 1";
    // Moves to the end.
    step.figure = nullptr;
    Exercise moves(kind, step);
    for (const auto& [number, words] :
         {std::pair(0, "it takes longer than that."), std::pair(9, "it is over before that.")}) {
        know(moves);
        moves.say(number);
        know(moves);
        QVERIFY2(remark(moves).english().ends_with(words), remark(moves).english().c_str());
        moves.again();
    }
}

void TestExercise::aWrongSpotIsSpokenOf() {
    const auto& kind = kindOf("bao");
    Exercise e(kind, {.task = Task::Origin,
                      .say = text("test", "Where did it begin?"),
                      .rules = "pits=4",
                      .position = "1,2,0,0/1,1,0,2",
                      .moves = "b"});
    e.point(0);
    QVERIFY(e.counters());
    QCOMPARE(remark(e).english(), std::string("From there the move ends in another place."));
    e.again();
    QVERIFY(!e.pointed());
    e.point(4); // of the other row
    QVERIFY(!e.counters());
    QCOMPARE(e.pointed(), std::optional<SpotId>(4));
    QCOMPARE(remark(e).english(), std::string("No move of this turn can begin there."));
}

// From where it began, as often as one likes.
void TestExercise::whatIsWrongIsShownOnceMore() {
    const auto& kind = kindOf("persimmons");
    Exercise e(kind, {Task::Outcome, text("test", "Who wins?"), "condition=W", "1-1W 1"});
    know(e);
    e.say(Outcome::Win);
    for (int times = 0; times < 2; ++times) {
        while (e.reply()) {
            QVERIFY(!e.canRepeat());
            e.play(*e.reply());
            if (!e.match().ending()) know(e);
        }
        QCOMPARE(e.match().ply(), 2);
        QVERIFY(e.canRepeat());
        e.repeat();
        QCOMPARE(e.match().ply(), 0);
        QCOMPARE(e.state(), Exercise::State::Wrong);
        QVERIFY(!e.match().over());
    }
    // The learner's own move is not taken back.
    Exercise move(kind, {Task::Best, text("test", "Win."), "condition=W", "1-3W 1"});
    know(move);
    move.play(move.match().game().parse(move.position(), "1:1"));
    know(move);
    QVERIFY(!move.canRepeat());
    move.play(*move.reply());
    QVERIFY(move.canRepeat());
    move.repeat();
    QCOMPARE(move.match().plies(), 1);
    know(move);
    QVERIFY(move.reply());
    move.again();
    QVERIFY(!move.canRepeat());
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

// Why a board is won speaks of the move that wins: where the one that loses is asked for, of what comes of
// that.
void TestExercise::whatLosesIsNoReasonToPlayAnother() {
    const std::shared_ptr<const Game> game = kindOf("persimmons").game("condition=W");
    const auto p = game->parse("1-3W 1");
    for (const auto& [move, slip] : {std::pair("2:2", false), std::pair("2:3", true)}) {
        auto e = Exercise::find(game, p, {game->parse(p, move)});
        QVERIFY(!e.findsSlip());
        know(e);
        QCOMPARE(e.findsSlip(), std::optional(slip));
        e.reveal();
        QCOMPARE(e.worth()->lower.outcome, slip ? Outcome::Loss : Outcome::Win);
        e.lookBack();
        QCOMPARE(e.worth()->lower.outcome, slip ? Outcome::Loss : Outcome::Win);
    }
    QCOMPARE(Exercise::outcome(game, p).findsSlip(), std::optional(false));
}

QTEST_APPLESS_MAIN(TestExercise)
#include "tst_exercise.moc"
