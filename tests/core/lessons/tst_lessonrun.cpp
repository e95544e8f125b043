#include <QTest>

#include "core/lessons/lessonrun.h"

using namespace core;

namespace {

// 1-1 is lost, where the last mover wins.
Lesson small() {
    return {.id = "small",
            .title = text("test", "Test"),
            .steps = {{.task = Task::Mark,
                       .say = text("test", "Which are lost?"),
                       .rules = "condition=W",
                       .boards = {"1-1W", "1-2W"}},
                      {.task = Task::Look, .say = text("test", "Look.")}},
            .exit = {{.task = Task::Outcome,
                      .say = text("test", "Who wins?"),
                      .rules = "condition=W",
                      .boards = {"2-2W", "3-3W"}},
                     {.task = Task::Look, .say = text("test", "Look.")}}};
}

Exercise marked(const LessonRun& run) {
    auto e = run.exercise();
    const auto solver = e.match().game().solver();
    while (const auto p = e.wanted()) {
        Analysis last;
        solver->analyse(*p, {}, [&](const Analysis& known) { last = known; });
        e.know(last);
    }
    e.mark({true, false});
    return e;
}

} // namespace

class TestLessonRun : public QObject {
    Q_OBJECT

private slots:
    void theListGrows();
    void aWrongAnswerAtTheEndBeginsItAnew();
    void itIsKept();
    void whatDoesNotFitIsIgnored_data();
    void whatDoesNotFitIsIgnored();
};

void TestLessonRun::theListGrows() {
    LessonRun run(kindOf("persimmons"), small());
    const auto e = marked(run);
    QCOMPARE(e.state(), Exercise::State::Right);
    run.goOn(e);
    QCOMPARE(run.lost().size(), std::size_t(1));
    QVERIFY(run.lost().front().starts_with("1-1"));
    QCOMPARE(run.station(), 1);
    QVERIFY(!run.again()); // a step goes on where it is
    QCOMPARE(run.station(), 1);
}

void TestLessonRun::aWrongAnswerAtTheEndBeginsItAnew() {
    LessonRun run(kindOf("persimmons"), small());
    run.resume("small:2|1-1");
    QCOMPARE(run.part(), LessonRun::Part::Exit);
    QVERIFY(run.elsewhere());
    QVERIFY(run.lost().empty()); // it may be asked for
    QVERIFY(run.kept().ends_with("|1-1"));
    const auto first = run.exercise();
    run.goOn(first);
    run.erred();
    QVERIFY(run.again());
    QCOMPARE(run.station(), 2);
    QVERIFY(run.exercise().position() != first.position()); // another board
    run.goOn(first);
    run.goOn(first);
    QCOMPARE(run.part(), LessonRun::Part::Done);
    QVERIFY(!run.clean());
}

void TestLessonRun::itIsKept() {
    LessonRun run(kindOf("persimmons"), small());
    run.goOn(marked(run));
    run.erred();
    LessonRun later(kindOf("persimmons"), small());
    later.resume(run.kept());
    QCOMPARE(later.station(), 1);
    QVERIFY(!later.clean());
    QCOMPARE(later.lost(), run.lost());
    // In the middle of the questions at the end it begins with the first of them.
    later.resume("small:3");
    QCOMPARE(later.station(), 2);
}

void TestLessonRun::whatDoesNotFitIsIgnored_data() {
    QTest::addColumn<QString>("kept");
    for (const auto* kept : {"", "small", "small:", "small:x", "small:1x", "small:-1", "small:4", "smaller:1",
                             "other:1", "small:99999999999999999999"})
        QTest::addRow("%s", kept) << QString::fromUtf8(kept);
}

void TestLessonRun::whatDoesNotFitIsIgnored() {
    QFETCH(QString, kept);
    LessonRun run(kindOf("persimmons"), small());
    run.resume(kept.toStdString());
    QCOMPARE(run.station(), 0);
    QVERIFY(run.clean());
}

QTEST_APPLESS_MAIN(TestLessonRun)
#include "tst_lessonrun.moc"
