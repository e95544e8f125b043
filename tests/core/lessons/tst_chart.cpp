#include <QTest>

#include "core/lessons/chart.h"
#include "tests/core/analysed.h"
#include "tests/everykind.h"

#include <algorithm>
#include <map>
#include <set>

using namespace core;

namespace {

constexpr std::string_view upToThree = "strings=21;condition=L;limit=3";

Step tableStep(std::string_view rules, std::string_view position, std::string_view cells, Diagram diagram) {
    return {.task = Task::Keep,
            .say = text("test", "Win."),
            .rules = rules,
            .position = position,
            .diagram = diagram,
            .chart = Chart::Table,
            .cells = cells};
}

std::vector<std::string> words(const Sketch& sketch) {
    std::vector<std::string> all;
    for (const auto& shape : sketch.shapes)
        if (shape.form == Shape::Form::Text) all.push_back(shape.text.english());
    return all;
}

std::size_t count(const Sketch& sketch, Shape::Form form) {
    return static_cast<std::size_t>(std::ranges::count(sketch.shapes, form, &Shape::form));
}

// The place of the thickest frame.
Point frameIn(const Sketch& sketch) {
    const auto found = std::ranges::find_if(
        sketch.shapes, [](const Shape& s) { return s.form == Shape::Form::Rect && s.width == 3; });
    return found == sketch.shapes.end() ? Point{} : found->points.front();
}

} // namespace

// What stands beside the board of a step is drawn, moves with it, fades, and does not give the answer away.
class TestChart : public QObject {
    Q_OBJECT

private slots:
    void eachLessonsIsDrawn_data();
    void eachLessonsIsDrawn();
    void aTableTellsWhatIsSmaller();
    void aTableMovesWithTheBoard();
    void aTableOfTwoHasThePairsLost();
    void aTableOfNumbersLeavesTheAnswerOpen();
    void answersSayWhatComesBack();
    void answersKeepTheNumbersOfBoards();
    void aClockTurnsWithTheHand();
    void aClockHasTheHandOfItsBoard();
    void columnsStandBesideTheirBoard();
    void columnsSayWhatAWrongMoveLeft();
    void columnsStayWhileAnOutcomeIsRefuted();
    void columnsFadeAndComeBackAfterTheAnswer();
    void whatCannotBeDrawnIsLeftOut();

private:
    void answer(Exercise& e);

    Remembered m_remembered;
    Charts m_charts;
};

void TestChart::answer(Exercise& e) {
    if (e.spot()) e.point(*e.spot());
    for (int plies = 0; e.state() == Exercise::State::Open && plies < 60; ++plies) {
        m_remembered.tell(e);
        const auto reply = e.reply();
        if (!e.awaitsMove() && !reply) break;
        const auto& game = e.match().game();
        const auto shown = split(e.step().moves, ' ');
        e.play(reply                    ? *reply
               : !shown.front().empty() ? game.parse(e.position(), shown.front())
               : e.known()              ? e.known()->moves.front().move
                                        : game.moves(e.position()).front());
    }
    if (e.state() == Exercise::State::Open) e.reveal();
    QCOMPARE(e.state(), Exercise::State::Right);
}

void TestChart::eachLessonsIsDrawn_data() {
    QTest::addColumn<QString>("game");
    QTest::addColumn<int>("lesson");
    QTest::addColumn<int>("step");
    std::set<Chart> kinds;
    for (const auto* kind : everykind::all())
        for (std::size_t l = 0; l < kind->lessons.size(); ++l)
            for (std::size_t s = 0; s < kind->lessons[l].steps.size(); ++s) {
                const auto& step = kind->lessons[l].steps[s];
                if (step.diagram == Diagram::None) continue;
                kinds.insert(step.chart);
                const auto id = QString::fromUtf8(kind->id.data(), static_cast<qsizetype>(kind->id.size()));
                QTest::addRow("%s %s %zu", qPrintable(id), std::string(kind->lessons[l].id).c_str(), s + 1)
                    << id << static_cast<int>(l) << static_cast<int>(s);
            }
    QCOMPARE(kinds.size(), std::size_t(4)); // each is used
}

// Before the answer and after it, in a size that has room beside a board; and it fades.
void TestChart::eachLessonsIsDrawn() {
    QFETCH(QString, game);
    QFETCH(int, lesson);
    QFETCH(int, step);
    const auto& kind = kindOf(game.toStdString());
    auto asked = kind.lessons[static_cast<std::size_t>(lesson)].steps[static_cast<std::size_t>(step)];
    auto e = m_remembered.begun(kind, asked);
    const auto before = m_charts.drawn(e, false, {});
    QVERIFY(before);
    QVERIFY(!before->told.empty());
    answer(e);
    const auto after = m_charts.drawn(e, false, {});
    QVERIFY(after);
    for (const auto* one : {&*before, &*after})
        QVERIFY2(
            one->size.width <= 420 && one->size.height <= 520,
            qPrintable(QStringLiteral("%1 x %2").arg(double(one->size.width)).arg(double(one->size.height))));
    const auto shapes = [&](Diagram diagram) {
        asked.diagram = diagram;
        return m_charts.drawn(m_remembered.begun(kind, asked), false, {});
    };
    const auto full = shapes(Diagram::Full), dots = shapes(Diagram::Dots);
    QVERIFY(full->told.english() != dots->told.english());
    QVERIFY(full->shapes != dots->shapes || asked.chart == Chart::Columns); // of which none may be odd
    QVERIFY(!shapes(Diagram::None));
}

// With up to three a turn, and the last mover losing, 1, 5 and 9 are lost: told below eleven, and eleven not.
void TestChart::aTableTellsWhatIsSmaller() {
    const auto& kind = kindOf("persimmons");
    const auto full = m_charts.drawn(
        m_remembered.begun(kind, tableStep(upToThree, "11L", "%1L", Diagram::Full)), false, {});
    QCOMPARE(count(*full, Shape::Form::Ellipse), std::size_t(3));
    const auto lost =
        m_charts.drawn(m_remembered.begun(kind, tableStep(upToThree, "9L", "%1L", Diagram::Full)), false, {});
    QCOMPARE(count(*lost, Shape::Form::Ellipse), std::size_t(2)); // not nine itself
    const auto tinted = [](const Sketch& sketch) {
        return std::ranges::count(sketch.shapes, Colour::of(Hue::WinWash), &Shape::fill);
    };
    QCOMPARE(tinted(*full), 3);
    QCOMPARE(tinted(*m_charts.drawn(
                 m_remembered.begun(kind, tableStep(upToThree, "11L", "%1L", Diagram::Dots)), false, {})),
             0);
}

void TestChart::aTableMovesWithTheBoard() {
    const auto& kind = kindOf("persimmons");
    auto e = m_remembered.begun(kind, tableStep(upToThree, "11L", "%1L", Diagram::Full));
    const auto before = frameIn(*m_charts.drawn(e, false, {}));
    e.play(e.known()->moves.front().move); // to nine
    m_remembered.tell(e);
    const auto after = frameIn(*m_charts.drawn(e, false, {}));
    QVERIFY(before != Point{} && after != Point{} && before != after);
}

void TestChart::aTableOfTwoHasThePairsLost() {
    const auto step = tableStep("condition=W", "3-5W", "%1-%2W", Diagram::Dots);
    const auto sketch = m_charts.drawn(m_remembered.begun(kindOf("persimmons"), step), false, {});
    QCOMPARE(count(*sketch, Shape::Form::Ellipse), std::size_t(4)); // 0-0, 1-1, 2-2, 3-3
}

void TestChart::aTableOfNumbersLeavesTheAnswerOpen() {
    const auto& kind = kindOf("persimmons");
    const auto& tables = *std::ranges::find(kind.lessons, "tables", &Lesson::id);
    auto e = m_remembered.begun(kind, tables.steps.front()); // 1-1L, whose number is 1
    const auto before = words(*m_charts.drawn(e, false, {}));
    e.say(1);
    QCOMPARE(e.state(), Exercise::State::Right);
    const auto after = words(*m_charts.drawn(e, false, {}));
    QCOMPARE(after.size(), before.size() + 1);
}

// Two against three and three: sharing anew is the one move to which no answer wins.
void TestChart::answersSayWhatComesBack() {
    const auto& kind = kindOf("chopsticks");
    const auto& hold = *std::ranges::find(kind.lessons, "hold", &Lesson::id);
    auto step = hold.steps.front();
    const auto full = m_charts.drawn(m_remembered.begun(kind, step), false, {});
    step.diagram = Diagram::Dots;
    const auto dots = m_charts.drawn(m_remembered.begun(kind, step), false, {});
    QCOMPARE(words(*full), words(*dots)); // the same boards
    const auto rings = [](const Sketch& sketch) {
        return std::ranges::count(sketch.shapes, Colour::of(Hue::Ink3), &Shape::stroke);
    };
    QVERIFY(rings(*dots) > 0);
    QCOMPARE(rings(*full), 0); // marks in their places
}

void TestChart::answersKeepTheNumbersOfBoards() {
    const auto& kind = kindOf("persimmons");
    const auto& lesson = *std::ranges::find(kind.lessons, "number", &Lesson::id);
    const auto two = words(*m_charts.drawn(m_remembered.begun(kind, lesson.steps[0]), false, {}));
    QCOMPARE(two, (std::vector<std::string>{"1W", "1", "0W", "0", "2W"}));
    const auto none = words(*m_charts.drawn(m_remembered.begun(kind, lesson.steps[1]), false, {}));
    QCOMPARE(none, (std::vector<std::string>{"0W", "0", "0L", "1", "0A"}));
    const auto dots = words(*m_charts.drawn(m_remembered.begun(kind, lesson.steps[2]), false, {}));
    QCOMPARE(dots.size(), std::size_t(4)); // boards alone
}

// A sowing that never ends: after four lays it is the same board, seen from the hand.
void TestChart::aClockTurnsWithTheHand() {
    const auto& kind = kindOf("bao");
    const auto& lesson = *std::ranges::find(kind.lessons, "endless", &Lesson::id);
    auto e = m_remembered.begun(kind, lesson.steps[0]);
    const auto before = m_charts.drawn(e, false, {});
    const auto said = words(*before);
    QCOMPARE(said.front(), "3");
    QVERIFY(std::ranges::count(said, "h") == 1);
    answer(e);
    std::vector<Shape> texts;
    const auto after = m_charts.drawn(e, false, {});
    for (const auto& shape : after->shapes)
        if (shape.form == Shape::Form::Text) texts.push_back(shape);
    QCOMPARE(texts.size(), 5 * said.size());
    const auto fromTheTop = [&](std::size_t clock) {
        std::vector<Shape> pits; // without their names
        for (std::size_t i = 0; i < said.size(); i += 2) pits.push_back(texts[clock * said.size() + i]);
        const auto top = std::ranges::min_element(pits, {}, [](const Shape& s) { return s.points[0].y; });
        std::rotate(pits.begin(), top, pits.end());
        std::vector<std::string> numbers;
        for (const auto& pit : pits) numbers.push_back(pit.text.english());
        return numbers;
    };
    QCOMPARE(fromTheTop(4), fromTheTop(0));
    QVERIFY(fromTheTop(1) != fromTheTop(0));
    auto dots = lesson.steps[0];
    dots.diagram = Diagram::Dots;
    QVERIFY(words(*m_charts.drawn(m_remembered.begun(kind, dots), false, {})).empty());
}

// A teacher's step may have a move for each board.
void TestChart::aClockHasTheHandOfItsBoard() {
    const auto& kind = kindOf("bao");
    const auto& lesson = *std::ranges::find(kind.lessons, "endless", &Lesson::id);
    auto one = *std::ranges::find(lesson.steps, Task::Where, &Step::task);
    one.diagram = Diagram::Full;
    const auto board = one.position;
    auto two = one;
    two.position = {};
    two.boards = {board, board};
    two.moves = "a b";
    for (const std::size_t turn : {0, 1}) {
        one.moves = turn == 0 ? "a" : "b";
        const auto alone = m_charts.drawn(Exercise(kind, one), false, {}),
                   ofTwo = m_charts.drawn(Exercise(kind, two, turn), false, {});
        QCOMPARE(ofTwo->told.english(), std::string("Sown the way a clock goes, from the pit at the top."));
        QVERIFY(ofTwo->shapes == alone->shapes);
    }
}

namespace {

Step columnsStep(std::string_view position, Diagram diagram, Task task = Task::Keep) {
    return {.task = task,
            .say = text("test", "Win."),
            .rules = "ending=normal",
            .position = position,
            .diagram = diagram};
}

// Of how many boards, by their columns of two.
std::ptrdiff_t boardsIn(const Sketch& sketch) {
    return std::ranges::count(words(sketch), std::string("2"));
}

std::ptrdiff_t framesIn(const Sketch& sketch) {
    return std::ranges::count(sketch.shapes, Shape::Form::Rect, &Shape::form);
}

} // namespace

// One board while the question is open; the one before and the one after at the end, where nothing is left
// and every column is even.
void TestChart::columnsStandBesideTheirBoard() {
    auto e = m_remembered.begun(kindOf("ribbonim"), columnsStep("1-3-5", Diagram::Full));
    const auto open = m_charts.drawn(e, true, {});
    QCOMPARE(boardsIn(*open), 1);
    QCOMPARE(open->told.english(), std::string("Odd columns: 4  2  1"));
    answer(e);
    const auto done = m_charts.drawn(e, true, {});
    QCOMPARE(boardsIn(*done), 2);
    QCOMPARE(done->told.english(), std::string("Nothing is left: every column is even."));
    QVERIFY(framesIn(*done) > 0); // of the board before
    const auto last = std::ranges::max(done->shapes, {}, [](const Shape& s) { return s.points[0].y; });
    QCOMPARE(last.fill, Colour::of(Hue::Ink3)); // a zero
}

void TestChart::columnsSayWhatAWrongMoveLeft() {
    auto e = m_remembered.begun(kindOf("ribbonim"), columnsStep("1-2", Diagram::None));
    e.play(e.match().game().parse(e.position(), "1:1+1")); // 2 is left
    QCOMPARE(e.state(), Exercise::State::Wrong);
    QCOMPARE(m_charts.drawn(e, true, {})->told.english(), std::string("You left odd columns: 2"));
    m_remembered.tell(e);
    e.play(*e.reply()); // and nothing now
    const auto answered = m_charts.drawn(e, true, {});
    QCOMPARE(answered->told.english(), std::string("You left odd columns: 2"));
    QCOMPARE(framesIn(*answered), 1); // what was left stands above what is now
    QVERIFY(!m_charts.drawn(e, false, {}));
}

void TestChart::columnsStayWhileAnOutcomeIsRefuted() {
    auto e = m_remembered.begun(kindOf("ribbonim"), columnsStep("1-4-5", Diagram::Full, Task::Outcome));
    QCOMPARE(m_charts.drawn(e, true, {})->told.english(), std::string("Every column is even."));
    e.say(Outcome::Win);
    QVERIFY(e.counters());
    QCOMPARE(boardsIn(*m_charts.drawn(e, true, {})), 1);
    m_remembered.tell(e);
    e.play(*e.reply());
    QVERIFY(m_charts.drawn(e, true, {})->told.english().starts_with("Odd columns"));
}

void TestChart::columnsFadeAndComeBackAfterTheAnswer() {
    const auto& kind = kindOf("ribbonim");
    const auto dots = m_charts.drawn(m_remembered.begun(kind, columnsStep("1-3-5", Diagram::Dots)), true, {});
    QCOMPARE(framesIn(*dots), 0);
    QCOMPARE(dots->told.english(), std::string("A dot for each piece."));
    auto without = m_remembered.begun(kind, columnsStep("1-3-5", Diagram::None));
    QVERIFY(!m_charts.drawn(without, true, {}));
    answer(without);
    QCOMPARE(boardsIn(*m_charts.drawn(without, true, {})), 2);
    // Where the last stone loses they do not decide in the end.
    auto misere = columnsStep("1-1-3", Diagram::Full);
    misere.rules = "";
    misere.turns = 1;
    auto e = m_remembered.begun(kind, misere);
    QVERIFY(m_charts.drawn(e, true, {}));
    answer(e);
    QVERIFY(!m_charts.drawn(e, true, {}));
    // A sentence is found without them.
    const auto& lesson = *std::ranges::find(kind.lessons, "columns", &Lesson::id);
    const auto& claim = *std::ranges::find(lesson.steps, Task::Claim, &Step::task);
    auto said = m_remembered.begun(kind, claim);
    said.claim({1, 0});
    QVERIFY(said.counters() && !m_charts.drawn(said, true, {}));
}

void TestChart::whatCannotBeDrawnIsLeftOut() {
    const auto& kind = kindOf("persimmons");
    const auto drawn = [&](const Step& step) {
        return m_charts.drawn(m_remembered.begun(kind, step), false, {}).has_value();
    };
    QVERIFY(!drawn(tableStep("condition=W", "1-2-3W", "%1-%2W", Diagram::Full))); // three strings
    QVERIFY(!drawn(tableStep("condition=W", "3-5W", "nothing", Diagram::Full)));
    auto many = tableStep("", "6-7-8W", "", Diagram::Full);
    many.chart = Chart::Answers; // more moves than can be read
    QVERIFY(!drawn(many));
    many.chart = Chart::Clock; // nothing is sown
    QVERIFY(!drawn(many));
}

QTEST_APPLESS_MAIN(TestChart)
#include "tst_chart.moc"
