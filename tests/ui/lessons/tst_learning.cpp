#include <QSettings>
#include <QTest>

#include "tests/everykind.h"
#include "tests/ui/lessons/learner.h"
#include "ui/board/boardview.h"
#include "ui/lessons/exerciseview.h"
#include "ui/lessons/guidepanel.h"
#include "ui/lessons/lessonpage.h"
#include "ui/lessons/sentencebutton.h"
#include "ui/look/settings.h"

#include <algorithm>

using namespace core;
using State = Exercise::State;

// The lessons as a learner goes through them, without a mouse.
class TestLearning : public QObject, Learner {
    Q_OBJECT

private slots:
    void initTestCase();
    void init() { QSettings().clear(); }
    void everyLessonIsWalked_data();
    void everyLessonIsWalked();
    void wrongAnswersAreAnswered();
    void theGuideIsTriedAgain();
    void theRightSentenceIsTicked();
    void answersStayInAnyLanguage();
    void noAnswerIsSaid();
    void progressIsKept();
    void oneGoesOnWhereOneStopped();
};

void TestLearning::initTestCase() {
    settings::reduceMotion.set(true);
}

void TestLearning::everyLessonIsWalked_data() {
    QTest::addColumn<int>("kind");
    QTest::addColumn<int>("lesson");
    QTest::addColumn<int>("tongue");
    const auto kinds = everykind::all();
    for (int k = 0; k < static_cast<int>(kinds.size()); ++k) {
        const auto& lessons = kinds[static_cast<std::size_t>(k)]->lessons;
        for (int i = 0; i < static_cast<int>(lessons.size()); ++i)
            QTest::addRow("%s %s", std::string(kinds[static_cast<std::size_t>(k)]->id).c_str(),
                          std::string(lessons[static_cast<std::size_t>(i)].id).c_str())
                << k << i << (k + i) % 3;
    }
}

// From its first step to the tick, in one of the languages; read in all of them.
void TestLearning::everyLessonIsWalked() {
    QFETCH(int, kind);
    QFETCH(int, lesson);
    QFETCH(int, tongue);
    language::set(static_cast<language::Id>(tongue));
    const auto& k = *everykind::all()[static_cast<std::size_t>(kind)];
    const auto& data = k.lessons[static_cast<std::size_t>(lesson)];
    m_ours = std::ranges::count(catalogue(), &k) > 0;
    LessonPage page(k);
    page.resize(1280, 800);
    page.show();
    page.activateWindow();
    QVERIFY(QTest::qWaitForWindowActive(&page));
    page.showLesson(lesson);
    walk(*page.player(), data);
    QVERIFY(
        settings::lessonsDone(k.id).contains(QString::fromUtf8(data.id.data(), qsizetype(data.id.size()))));
    press(button(*page.player(), QCoreApplication::translate("LessonPlayer", "Next")));
    QCOMPARE(page.player()->exercise()->isVisible(), !data.exit.graph); // what was learnt, and the board
    read(*page.player());
    language::set(language::Id::English);
}

void TestLearning::wrongAnswersAreAnswered() {
    const Lesson lesson{"test",
                        text("test", "Test"),
                        {{Task::Best,
                          text("test", "Win."),
                          "condition=W",
                          "1-3W 1",
                          "",
                          nullptr,
                          0,
                          {},
                          text("test", "Look at the longer string.")}},
                        {text("test", "One"), text("test", "Two"), text("test", "Three")},
                        {Task::Outcome,
                         text("test", "Who wins?"),
                         "condition=W",
                         "2-2W 1",
                         "",
                         nullptr,
                         0,
                         {},
                         text("test", "Think again.")}};
    LessonPlayer player;
    player.resize(1000, 700);
    player.show();
    player.activateWindow();
    QVERIFY(QTest::qWaitForWindowActive(&player));
    player.begin(kindOf("persimmons"), lesson);
    const auto& e = *player.exercise()->exercise();
    QTRY_VERIFY(e.awaitsMove());
    emit player.exercise()->board()->pointing().moveChosen(e.match().game().parse(e.position(), "1:1"));
    QCOMPARE(e.state(), State::Wrong);
    QVERIFY(button(player, QStringLiteral("Try again")));
    QVERIFY(button(player, QStringLiteral("Try again"))->hasFocus());
    QVERIFY(!button(player, QStringLiteral("Next")));
    QTRY_COMPARE(e.match().ply(), 2); // the other side shows why
    press(button(player, QStringLiteral("Try again")));
    QCOMPARE(e.match().ply(), 0);
    answer(player);
    press(button(player, QStringLiteral("Next")));
    // A false sentence can be left for the true one.
    press(button(player, QStringLiteral("Two")));
    QVERIFY(!button(player, QStringLiteral("Next")));
    press(button(player, QStringLiteral("One")));
    press(button(player, QStringLiteral("Next")));
    QTRY_VERIFY(player.exercise()->exercise()->ready());
    press(button(player, QStringLiteral("Win")));
    QCOMPARE(player.exercise()->exercise()->state(), State::Wrong);
    QVERIFY(!button(player, QStringLiteral("Show the values"))); // without help
}

// Whoever tries a rule once more is on its board again.
void TestLearning::theGuideIsTriedAgain() {
    LessonPage page(kindOf("ribbonim"));
    page.resize(1280, 800);
    page.show();
    page.activateWindow();
    QVERIFY(QTest::qWaitForWindowActive(&page));
    page.showGuide();
    auto& exercise = *page.findChild<GuidePanel*>()->exercise();
    const auto& e = *exercise.exercise();
    emit exercise.board()->pointing().moveChosen(e.match().game().moves(e.position()).front());
    QTRY_COMPARE(e.state(), State::Right);
    for (auto* one : page.findChildren<QAbstractButton*>())
        if (one->text() == QLatin1String("Once more") && one->isVisible()) press(one);
    QCOMPARE(e.state(), State::Open);
    QVERIFY(exercise.board()->hasFocus());
}

// It stays among the others, also in another language.
void TestLearning::theRightSentenceIsTicked() {
    const auto& kind = kindOf("persimmons");
    LessonPlayer player;
    player.show();
    player.begin(kind, kind.lessons.front());
    for (std::size_t i = 0; i < kind.lessons.front().steps.size(); ++i) {
        answer(player);
        press(button(player, QStringLiteral("Next")));
    }
    const auto& right = kind.lessons.front().principles.front();
    const auto ticked = [&] { return button(player, QStringLiteral("✓ ") + language::spoken(right)); };
    QVERIFY(ticked() == nullptr);
    press(button(player, language::spoken(right)));
    QVERIFY(ticked() != nullptr && ticked()->isChecked());
    QCOMPARE(ticked()->accessibleName(), language::spoken(right));
    language::set(language::Id::Japanese);
    QTRY_VERIFY(ticked() != nullptr && ticked()->isChecked());
    language::set(language::Id::English);
}

// The number put in so far, and the keyboard.
void TestLearning::answersStayInAnyLanguage() {
    const auto& kind = kindOf("chopsticks");
    const auto lesson = std::ranges::find(kind.lessons, Task::Number,
                                          [](const Lesson& each) { return each.steps.front().task; });
    QVERIFY(lesson != kind.lessons.end());
    LessonPlayer player;
    player.show();
    player.activateWindow();
    QVERIFY(QTest::qWaitForWindowActive(&player));
    player.begin(kind, *lesson);
    const auto number = [&] { return player.findChild<Stepper*>(); };
    QTRY_VERIFY(number() != nullptr && number()->isEnabled());
    number()->setFocus();
    QTest::keyClick(number(), Qt::Key_Up);
    QCOMPARE(number()->value(), 1);
    language::set(language::Id::Japanese);
    QTRY_VERIFY(button(player, QCoreApplication::translate("Answers", "That many")));
    QCOMPARE(number()->value(), 1);
    QVERIFY(number()->hasFocus());
    language::set(language::Id::English);
}

// Where the solver cannot find the answer, that is said instead of waiting for ever.
void TestLearning::noAnswerIsSaid() {
    LessonPlayer player;
    player.show();
    player.begin(kindOf("persimmons"), kindOf("persimmons").lessons.front());
    emit player.exercise()->refused(QStringLiteral("There is not enough memory."));
    const auto told = [&] {
        const auto labels = player.findChildren<Label*>();
        return std::ranges::any_of(labels, [](const Label* label) {
            return label->isVisible() && label->text() == QStringLiteral("There is not enough memory.");
        });
    };
    QVERIFY(told());
    QVERIFY(!button(player, QStringLiteral("Next")));
    QTRY_VERIFY(player.exercise()->exercise()->ready());
    press(button(player, QStringLiteral("Win")));
    QVERIFY(!told()); // it was about the question that has been answered
}

void TestLearning::progressIsKept() {
    QVERIFY(settings::lessonsDone("ribbonim").isEmpty());
    settings::addLessonDone("ribbonim", QStringLiteral("mirror"));
    settings::addLessonDone("ribbonim", QStringLiteral("mirror"));
    QCOMPARE(settings::lessonsDone("ribbonim"), QSet<QString>{QStringLiteral("mirror")});
    const LessonPage page(kindOf("ribbonim"));
    int ticked = 0;
    for (const auto* entry : page.findChildren<SentenceButton*>())
        if (entry->text().startsWith(QStringLiteral("✓"))) ++ticked;
    QCOMPARE(ticked, 1);
}

// The first lesson that is not done is shown, and offered after the rules.
void TestLearning::oneGoesOnWhereOneStopped() {
    const auto& kind = kindOf("ribbonim");
    const auto checked = [](const LessonPage& page) {
        for (const auto* entry : page.findChildren<SentenceButton*>())
            if (entry->isChecked()) return entry->text();
        return QString();
    };
    QCOMPARE(checked(LessonPage(kind)), QStringLiteral("How to play"));
    settings::addLessonDone("ribbonim", QStringLiteral("mirror"));
    const LessonPage page(kind);
    QCOMPARE(checked(page), language::spoken(kind.lessons[1].title));
    const auto labels = page.findChildren<Label*>();
    QVERIFY(std::ranges::any_of(
        labels, [](const Label* label) { return label->text() == QStringLiteral("1 of 7 lessons done"); }));
}

QTEST_MAIN(TestLearning)
#include "tst_learning.moc"
