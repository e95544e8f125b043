#include <QTest>

#include "core/belief.h"
#include "core/lessons/lessoncheck.h"
#include "core/puzzle/fresh.h"
#include "tests/core/analysed.h"

#include <algorithm>
#include <set>

using namespace core;

// What follows a lesson: each has puzzles or boards without end, or says what there is instead.
class TestFresh : public QObject {
    Q_OBJECT

private slots:
    void everyLessonSaysWhatFollows();
    void boardsFitTheQuestion_data();
    void boardsFitTheQuestion();
    void theyAreAlwaysOthers();
    void aStopIsObeyed();

private:
    Remembered m_remembered;
};

void TestFresh::everyLessonSaysWhatFollows() {
    int boards = 0;
    for (const auto* kind : catalogue())
        for (const auto& lesson : kind->lessons) {
            const auto said = afterword(lesson).english();
            const auto where = std::string(kind->id) + " " + std::string(lesson.id) + ": " + said;
            QVERIFY2(!said.empty(), where.c_str());
            const auto after = afterwards(lesson);
            if (after == Afterwards::Boards) ++boards;
            QCOMPARE(after == Afterwards::Idea, said.find("Somebody") != std::string::npos);
            FreshBoards fresh(*kind, lesson, 1);
            QCOMPARE(fresh.next({}) != nullptr, std::ranges::any_of(lesson.exit, &Step::again));
        }
    QVERIFY(boards >= 6); // those about numbers
}

void TestFresh::boardsFitTheQuestion_data() {
    QTest::addColumn<QString>("game");
    QTest::addColumn<int>("lesson");
    for (const auto* kind : catalogue())
        for (std::size_t i = 0; i < kind->lessons.size(); ++i)
            if (afterwards(kind->lessons[i]) == Afterwards::Boards) {
                const auto id = QString::fromUtf8(kind->id.data(), static_cast<qsizetype>(kind->id.size()));
                QTest::addRow("%s %s", qPrintable(id), std::string(kind->lessons[i].id).c_str())
                    << id << static_cast<int>(i);
            }
}

// What is said of the lesson's own boards is true of these: they have its outcome, and are neither longer nor
// shorter; and the solver finds the answer.
void TestFresh::boardsFitTheQuestion() {
    QFETCH(QString, game);
    QFETCH(int, lesson);
    const auto& kind = kindOf(game.toStdString());
    const auto& data = kind.lessons[static_cast<std::size_t>(lesson)];
    FreshBoards fresh(kind, data, 5);
    for (int set = 0; set < 3; ++set) {
        const auto file = fresh.next({});
        QVERIFY(file);
        QVERIFY(file->lesson.id.empty() && file->lesson.steps.empty() && !file->lesson.exit.empty());
        QCOMPARE(afterwards(file->lesson), Afterwards::Boards);
        for (const auto& step : file->lesson.exit) {
            const auto own = std::ranges::find_if(
                data.exit, [&](const Step& s) { return s.say == step.say && s.right == step.right; });
            QVERIFY(own != data.exit.end());
            const std::shared_ptr<const Game> shared = kind.game(step.rules);
            std::set<Outcome> outcomes;
            for (const auto board : own->boards)
                outcomes.insert(m_remembered.of(shared, shared->parse(board)).verdict.lower.outcome);
            int lost = 0;
            for (const auto board : step.boards) {
                const auto p = shared->parse(board);
                QVERIFY(!shared->result(p));
                const auto outcome = m_remembered.of(shared, p).verdict.lower.outcome;
                lost += outcome == Outcome::Loss ? 1 : 0;
                if (step.task != Task::Mark)
                    QVERIFY2(outcomes.contains(outcome) && std::ranges::count(own->boards, board) == 0,
                             std::string(board).c_str());
                const auto longest = [&](std::string_view text) {
                    return beliefs::lengths(*shared, shared->parse(text)).back();
                };
                if (game == QLatin1String("persimmons")) // whose reasons depend on it
                    QVERIFY2(longest(board) <= longest(*std::ranges::max_element(own->boards, {}, longest)) &&
                                 longest(board) >=
                                     longest(*std::ranges::min_element(own->boards, {}, longest)),
                             std::string(board).c_str());
            }
            if (step.task == Task::Mark) {
                QCOMPARE(step.boards.size(), own->boards.size());
                QVERIFY(lost > 0 && lost < static_cast<int>(step.boards.size()));
            }
            StepChecks(kind).check(step, {});
        }
    }
}

void TestFresh::theyAreAlwaysOthers() {
    const auto& kind = kindOf("ribbonim");
    const auto& ladder = *std::ranges::find(kind.lessons, "ladder", &Lesson::id);
    FreshBoards fresh(kind, ladder, 3);
    std::set<std::string_view> seen;
    std::vector<std::shared_ptr<const LessonFile>> all;
    for (int set = 0; set < 4; ++set) {
        all.push_back(fresh.next({}));
        for (const auto& step : all.back()->lesson.exit) seen.insert(step.boards.begin(), step.boards.end());
    }
    QVERIFY2(seen.size() >= 8, std::to_string(seen.size()).c_str());
}

void TestFresh::aStopIsObeyed() {
    const auto& kind = kindOf("chopsticks");
    const auto& endless = *std::ranges::find(kind.lessons, "endless", &Lesson::id);
    FreshBoards fresh(kind, endless, 3);
    StopSource stopped;
    stopped.request_stop();
    QVERIFY(!fresh.next(stopped.get_token()));
    QVERIFY(fresh.next({}));
}

QTEST_APPLESS_MAIN(TestFresh)
#include "tst_fresh.moc"
