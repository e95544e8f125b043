#include <QTest>

#include "core/lessons/learnt.h"
#include "core/lessons/lessonrun.h"

using namespace core;

// What comes next for who has learnt something.
class TestLearnt : public QObject {
    Q_OBJECT

private slots:
    void theFirstThatIsLeftComesNext();
    void whatWasBrokenOffComesFirst();
    void whatDoesNotFitIsNoLesson();
    void theGameThatWasBegunComesNext();
    void signsTellHowItWent();
    void aCertificateNamesEveryLessonAndItsSource();

private:
    static std::string halfway(const Kind& kind, std::size_t lesson);
    const Kind& m_kind = *catalogue().front();
};

// Where a lesson is left behind its first step.
std::string TestLearnt::halfway(const Kind& kind, std::size_t lesson) {
    LessonRun run(kind, kind.lessons[lesson]);
    run.goOn(run.exercise());
    return run.kept();
}

void TestLearnt::theFirstThatIsLeftComesNext() {
    Learnt learnt;
    QCOMPARE(nextLesson(m_kind, learnt), std::size_t(0));
    QVERIFY(!begun(m_kind, learnt));
    learnt.done.insert(std::string(m_kind.lessons[1].id));
    QCOMPARE(nextLesson(m_kind, learnt), std::size_t(0));
    learnt.done.insert(std::string(m_kind.lessons[0].id));
    QCOMPARE(nextLesson(m_kind, learnt), std::size_t(2));
    QCOMPARE(lessonsDone(m_kind, learnt), 2);
    for (const auto& lesson : m_kind.lessons) learnt.done.insert(std::string(lesson.id));
    QCOMPARE(nextLesson(m_kind, learnt), std::size_t(0));
}

void TestLearnt::whatWasBrokenOffComesFirst() {
    Learnt learnt;
    learnt.left = halfway(m_kind, 2);
    QCOMPARE(nextLesson(m_kind, learnt), std::size_t(2));
    QVERIFY(begun(m_kind, learnt));
    learnt.done.insert(std::string(m_kind.lessons[2].id)); // once more, then
    QCOMPARE(nextLesson(m_kind, learnt), std::size_t(2));
}

void TestLearnt::whatDoesNotFitIsNoLesson() {
    const Learnt learnt{.done = {"of another game"}, .clean = {}, .left = "of another game"};
    QCOMPARE(nextLesson(m_kind, learnt), std::size_t(0));
    QCOMPARE(lessonsDone(m_kind, learnt), 0);
    QVERIFY(!begun(m_kind, learnt));
}

void TestLearnt::theGameThatWasBegunComesNext() {
    const auto& kinds = catalogue();
    std::map<const Kind*, Learnt> all;
    const auto next = [&] { return &nextTaught(kinds, [&](const Kind& kind) { return all[&kind]; }); };
    QCOMPARE(next(), kinds[0]);
    all[kinds[2]].done.insert(std::string(kinds[2]->lessons[0].id));
    QCOMPARE(next(), kinds[2]);
    all[kinds[1]].left = halfway(*kinds[1], 0);
    QCOMPARE(next(), kinds[1]);
    all.clear();
    for (const auto& lesson : kinds[0]->lessons) all[kinds[0]].done.insert(std::string(lesson.id));
    QCOMPARE(next(), kinds[1]);
    for (const auto* kind : kinds)
        for (const auto& lesson : kind->lessons) all[kind].done.insert(std::string(lesson.id));
    QCOMPARE(next(), kinds[0]);
}

void TestLearnt::signsTellHowItWent() {
    const auto& lesson = m_kind.lessons[0];
    Learnt learnt;
    QVERIFY(signOf(lesson, learnt) == "");
    learnt.clean.insert(std::string(lesson.id));
    QVERIFY(signOf(lesson, learnt) == "");
    learnt.done.insert(std::string(lesson.id));
    QVERIFY(signOf(lesson, learnt) == "★");
    learnt.clean.clear();
    QVERIFY(signOf(lesson, learnt) == "✓");
}

void TestLearnt::aCertificateNamesEveryLessonAndItsSource() {
    for (const auto* kind : catalogue()) {
        Learnt learnt;
        for (const auto& lesson : kind->lessons) {
            QVERIFY(!allLearnt(*kind, learnt));
            learnt.done.insert(std::string(lesson.id));
        }
        QVERIFY(allLearnt(*kind, learnt));
        learnt.clean.insert(std::string(kind->lessons[0].id));
        const auto lines = certificateLines(*kind, learnt);
        const auto has = [&](const std::string& said) {
            return std::ranges::any_of(lines, [&](const auto& line) { return line.text.english() == said; });
        };
        QVERIFY(has(std::string("★ ") + kind->lessons[0].title.english));
        QVERIFY(has(std::string("✓ ") + kind->lessons[1].title.english));
        QVERIFY(has(std::string(kind->source.title)));
        QCOMPARE(has(std::string(kind->source.authors)), !kind->source.authors.empty());
        QCOMPARE(std::ranges::count(lines, CertificateLine::Look::ToFill, &CertificateLine::look), 2);
        QVERIFY(lines.back().look == CertificateLine::Look::ToFill);
    }
}

QTEST_GUILESS_MAIN(TestLearnt)
#include "tst_learnt.moc"
