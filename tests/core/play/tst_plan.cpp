#include <QTest>

#include "core/kind.h"
#include "core/labs/labs.h"
#include "core/play/plan.h"
#include "core/play/tabletalk.h"
#include "tests/core/messages.h"
#include "tests/core/play/talk.h"

using namespace core;

// A work plan is read as it was written, and nothing else is: it may be anybody's file.
class TestPlan : public QObject {
    Q_OBJECT

private slots:
    void isReadAsWritten();
    void theUsualIsLeftOut();
    void everyTaskHasAName();
    void aMatchIsGoneOnWithFromWhereItWasLeft();
    void aMatchIsLookedThroughToItsEnd();
    void whatIsTooLongIsLeftOutOrRefused();
    void thePlansOfBeforeAreRead();
    void headwayIsReadAsWritten();
    void nonsenseIsRefused_data();
    void nonsenseIsRefused();
    void headwayThatIsNoneIsRefused();
};

namespace {

// So many moves, the last of those there are.
Match played(const Kind& kind, int plies, const char* rules = "") {
    const std::shared_ptr<const Game> game = kind.game(rules);
    Match match(game);
    while (match.ply() < plies && !match.ending()) match.play(game->moves(match.position()).back());
    return match;
}

Plan everything() {
    Plan plan{"今週の課題", {}};
    for (const auto* kind : catalogue()) {
        plan.tasks.push_back({.kind = kind});
        for (std::size_t i = 0; i < std::min<std::size_t>(kind->lessons.size(), 1); ++i)
            plan.tasks.push_back({.kind = kind, .what = Assignment::What::Lesson, .lesson = i});
        plan.tasks.push_back(
            {.kind = kind, .what = Assignment::What::Puzzles, .grade = 3, .count = 5, .seed = 77});
        const auto game = kind->game("");
        const auto start = game->start();
        plan.tasks.push_back(matchAgainst(Level::Strong, *game, start));
        plan.tasks.push_back(matchAgainst(Level::Fair, *game, game->play(start, game->moves(start).front())));
        plan.tasks.push_back(matchAgainst(Level::Fair, played(*kind, 2)));
        plan.tasks.push_back(lookThrough(played(*kind, 3)));
        plan.tasks.push_back({.kind = kind, .what = Assignment::What::Lab, .count = 0});
    }
    return plan;
}

std::string planOf(const std::string& tasks) {
    return R"({"format":"kachisuji-plan","version":1,"title":"","tasks":[)" + tasks + "]}";
}

} // namespace

void TestPlan::isReadAsWritten() {
    const auto plan = everything();
    QVERIFY(plan.tasks.size() <= mostTasks);
    QVERIFY(readPlan(write(plan)) == plan);
    QVERIFY(readPlan(write(Plan{})) == Plan{});
}

// However it is written: one match is one task.
void TestPlan::theUsualIsLeftOut() {
    for (const auto* kind : catalogue()) {
        const auto game = kind->game("");
        auto written = json(matchAgainst(Level::Fair, *game, game->start()));
        QVERIFY(!written.contains("rules") && !written.contains("position"));
        written["rules"] = game->rules();
        written["position"] = game->text(game->start());
        QVERIFY(readAssignment(written) == matchAgainst(Level::Fair, *game, game->start()));
    }
}

void TestPlan::everyTaskHasAName() {
    for (const auto& task : everything().tasks) {
        QVERIFY(!nameOf(task).empty());
        QVERIFY(messages::sound(nameOf(task)));
    }
}

void TestPlan::aMatchIsGoneOnWithFromWhereItWasLeft() {
    for (const auto* kind : catalogue()) {
        auto match = played(*kind, 3);
        match.goTo(2);
        const auto task = matchAgainst(Level::Fair, match);
        const auto read = matchOf(readAssignment(json(task)));
        QCOMPARE(read.plies(), 2);
        QVERIFY(read.position() == match.position());
        QVERIFY(read.start() == match.start());
        match.goTo(0);
        QVERIFY(matchAgainst(Level::Fair, match) == matchAgainst(Level::Fair, match.game(), match.start()));
    }
}

void TestPlan::aMatchIsLookedThroughToItsEnd() {
    for (const auto* kind : catalogue()) {
        auto match = played(*kind, 1'000);
        match.goTo(1); // what is looked at here is nothing to others
        const auto task = lookThrough(match);
        const auto read = matchOf(readAssignment(json(task)));
        QCOMPARE(read.plies(), match.plies());
        QVERIFY(read.at(read.plies()) == match.at(match.plies()));
        QCOMPARE(nameOf(task).n, match.plies());
    }
}

// There is room for what a device says of a task, however long that is.
void TestPlan::whatIsTooLongIsLeftOutOrRefused() {
    const auto& kind = kindOf("chopsticks");
    const std::shared_ptr<const Game> game = kind.game("");
    Match match(game);
    while (lookThrough(played(kind, match.plies() + 1)).moves.size() <= longestMoves - 3 && !match.ending())
        match.play(game->moves(match.position()).back());
    const auto task = lookThrough(match);
    const Headway headway{0, match.plies(), 0, false, std::string(longestKept, '9')};
    const untrusted::Json said{{"do", "did"}, {"task", json(task)}, {"headway", json(headway)}};
    QVERIFY(std::get<tabletalk::Did>(tabletalk::read(said.dump())).task == task);
}

// As they were written before there were matches to look through, and labs.
void TestPlan::thePlansOfBeforeAreRead() {
    const auto read = readPlan(planOf(
        R"({"game":"ribbonim","do":"match","level":"fair","rules":"ending=normal","position":"3-5-7 2"})"));
    const auto game = kindOf("ribbonim").game("ending=normal");
    QVERIFY(read.tasks[0] == matchAgainst(Level::Fair, *game, game->parse("3-5-7 2")));
    QVERIFY(matchOf(read.tasks[0]).mover() == Player::Second);
}

void TestPlan::headwayIsReadAsWritten() {
    const Headway headway{3, 9, 1, false, "3"};
    QVERIFY(readHeadway(json(headway)) == headway);
    QVERIFY(readHeadway(json(Headway{})) == Headway{});
}

void TestPlan::nonsenseIsRefused_data() {
    QTest::addColumn<QByteArray>("said");
    QTest::addColumn<QString>("why");
    const auto row = [](const char* name, const std::string& said, const char* why) {
        talk::row(name, QByteArray::fromStdString(said), why);
    };
    row("nothing", "", "line 1, column 1: this is not JSON in UTF-8");
    row("a list", "[]", "this is not a work plan; its “format” must be “kachisuji-plan”");
    row("a record", R"({"format":"kachisuji-match","version":1})",
        "this is not a work plan; its “format” must be “kachisuji-plan”");
    row("of later", R"({"format":"kachisuji-plan","version":2,"tasks":[]})",
        "version: “2” is not allowed; allowed: 1 to 1");
    row("no tasks", R"({"format":"kachisuji-plan","version":1})", "“tasks” is missing");
    row("tasks that are none", R"({"format":"kachisuji-plan","version":1,"tasks":3})",
        "“tasks” is not a list");
    row("a task that is none", planOf("3"), "task 1: a task is one JSON object");
    row("another game", planOf(R"({"game":"chess","do":"guide"})"),
        "task 1: there is no game “chess”; games are: ribbonim, persimmons, chopsticks, bao, fmurs");
    row("another deed", planOf(R"({"game":"bao","do":"dance"})"),
        "task 1: “do”: “dance” is not a task; allowed: guide, lesson, puzzles, match, record, lab");
    row("another lesson", planOf(R"({"game":"bao","do":"guide"},{"game":"bao","do":"lesson","lesson":"x"})"),
        "task 2: there is no lesson “x” of bao");
    row("a grade too high", planOf(R"({"game":"bao","do":"puzzles","grade":6,"count":1,"seed":1})"),
        "task 1: grade: “6” is not allowed; allowed: 1 to 5");
    row("too many puzzles", planOf(R"({"game":"bao","do":"puzzles","grade":1,"count":51,"seed":1})"),
        "task 1: count: “51” is not allowed; allowed: 1 to 50");
    row("no level", planOf(R"({"game":"bao","do":"match"})"),
        "task 1: there is no level “”; levels are: random, first-steps, gentle, fair, strong, perfect");
    row("a match that is over",
        planOf(R"({"game":"bao","do":"match","level":"fair","rules":"pits=2","position":"0,0/0,0"})"),
        "task 1: under these rules there is nothing to play: the match would be over at its start");
    row("a match that nobody played", planOf(R"({"game":"bao","do":"record"})"),
        "task 1: in this match nobody has moved yet");
    row("a move after the end",
        planOf(R"({"game":"ribbonim","do":"record","position":"1","moves":"1:1+1 1:1+1"})"),
        "task 1: move 2: the match is over before it");
    row("moves without end",
        planOf(R"({"game":"bao","do":"record","moves":")" + std::string(longestMoves + 1, 'a') + R"("})"),
        "task 1: “moves” has 1001 bytes; allowed: 1000");
    row("another lab", planOf(R"({"game":"bao","do":"lab","lab":"x","count":0,"seed":1})"),
        "task 1: there is no lab “x” of bao");
    row("options that are none",
        planOf(R"({"game":"ribbonim","do":"lab","lab":"ribbonim-levels","with":"x=1","count":0,"seed":1})"),
        "task 1: “x” is not an option; options are: max-level, max-stones, ending, limit, rings, written");
    row("too many questions",
        planOf(R"({"game":"ribbonim","do":"lab","lab":"ribbonim-levels","count":11,"seed":1})"),
        "task 1: count: “11” is not allowed; allowed: 0 to 10");
    std::string many;
    for (std::size_t i = 0; i <= mostTasks; ++i)
        many += (many.empty() ? "" : ",") + std::string(R"({"game":"bao","do":"guide"})");
    row("too many tasks", planOf(many), "there are 41 tasks; allowed: 40");
    row("a title too long",
        R"({"format":"kachisuji-plan","version":1,"title":")" + std::string(121, 'x') + R"(","tasks":[]})",
        "“title” has 121 bytes; allowed: 120");
    row("too long", std::string(mostPlanBytes + 1, ' '),
        "a record of 64001 bytes is too large; allowed: 64000");
}

void TestPlan::nonsenseIsRefused() {
    talk::refuses([](const std::string& said) { readPlan(said); });
}

void TestPlan::headwayThatIsNoneIsRefused() {
    for (const char* said :
         {R"(3)", R"({"at":1})", R"({"at":3,"of":2,"slips":0,"done":true})",
          R"({"at":-1,"of":2,"slips":0,"done":true})", R"({"at":1,"of":0,"slips":0,"done":true})",
          R"({"at":1,"of":2,"slips":0,"done":"yes"})", R"({"at":1,"of":2,"slips":0,"done":true,"kept":3})"})
        QVERIFY_THROWS_EXCEPTION(InputError, readHeadway(untrusted::Json::parse(said)));
}

QTEST_GUILESS_MAIN(TestPlan)
#include "tst_plan.moc"
