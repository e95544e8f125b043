#include <QSettings>
#include <QSignalSpy>
#include <QTest>

#include "tests/everykind.h"
#include "tests/ui/lessons/learner.h"
#include "ui/board/boardview.h"
#include "ui/controls/forms/dropdown.h"
#include "ui/lessons/exerciseview.h"
#include "ui/lessons/guidepanel.h"
#include "ui/lessons/lessonpage.h"
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
    void theGuideLeadsOn();
    void aSecondPressIsNoHelp();
    void answersStayInAnyLanguage();
    void noAnswerIsSaid();
    void progressIsKept();
    void oneGoesOnWhereOneStopped();
    void aLessonBrokenOffGoesOn();
    void theIdeaGoesOn();
    void otherBoardsGoOn();
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
    QVERIFY(page.player()->exercise()->isVisible()); // what was learnt, and the board
    read(*page.player());
    language::set(language::Id::English);
}

void TestLearning::wrongAnswersAreAnswered() {
    const Lesson lesson{.id = "test",
                        .title = text("test", "Test"),
                        .steps = {{.task = Task::Best,
                                   .say = text("test", "Win."),
                                   .rules = "condition=W",
                                   .position = "1-3W 1",
                                   .wrong = text("test", "Look at the longer string.")},
                                  {.task = Task::Claim,
                                   .say = text("test", "Leave %1."),
                                   .rules = "condition=W",
                                   .position = "2-3W 1",
                                   .gaps = {{{text("test", "pairs")},
                                             {text("test", "little"), "2-3W 1", "2:3"},
                                             {text("test", "ones")}}}}},
                        .exit = {{.task = Task::Outcome,
                                  .say = text("test", "Who wins?"),
                                  .rules = "condition=W",
                                  .wrong = text("test", "Think again."),
                                  .boards = {"2-2W 1", "3-3W 1"}}}};
    LessonPlayer player;
    player.resize(1000, 700);
    player.show();
    player.activateWindow();
    QVERIFY(QTest::qWaitForWindowActive(&player));
    player.begin(kindOf("persimmons"), lesson);
    const auto& e = [&]() -> const Exercise& { return *player.exercise()->exercise(); };
    const auto shown = [&](const char* words) { return button(player, QString::fromUtf8(words)); };
    QTRY_VERIFY(e().awaitsMove());
    QVERIFY(!shown("Show the values")); // nothing was tried yet
    emit player.exercise()->board()->pointing().moveChosen(e().match().game().parse(e().position(), "1:1"));
    QCOMPARE(e().state(), State::Wrong);
    QVERIFY(shown("Try again"));
    QVERIFY(shown("Try again")->hasFocus());
    QVERIFY(!shown("Next"));
    QCOMPARE(e().match().ply(), 1);
    QTRY_VERIFY(player.exercise()->findChild<QTimer*>(QStringLiteral("pause"))->isActive());
    QCOMPARE(e().match().ply(), 1);     // what was left is seen, also by who wants little motion
    QTRY_COMPARE(e().match().ply(), 2); // the other side shows why
    press(shown("Show it again"));
    QCOMPARE(e().match().ply(), 1);
    QTRY_COMPARE(e().match().ply(), 2);
    press(shown("Try again"));
    QCOMPARE(e().match().ply(), 0);
    QVERIFY(shown("Show the values"));
    answer(player);
    press(shown("Next"));
    // A false sentence is played on a board where it fails, and can be left for the true one.
    QVERIFY(!shown("That is the rule")->isEnabled());
    press(shown("little"));
    press(shown("That is the rule"));
    QCOMPARE(e().state(), State::Wrong);
    QTRY_COMPARE(e().match().ply(), 2); // all of one string taken: the other one takes the rest
    QVERIFY(!shown("Next"));
    press(shown("Try again"));
    press(shown("ones"));
    press(shown("That is the rule"));
    QVERIFY(!e().counters());
    press(shown("Try again"));
    press(shown("pairs"));
    press(shown("That is the rule"));
    press(shown("Next"));
    QTRY_VERIFY(e().ready());
    const auto first = e().position();
    press(shown("Win"));
    QCOMPARE(e().state(), State::Wrong);
    QVERIFY(!shown("Show the values")); // without help
    QTRY_VERIFY(e().match().ply() > 0); // what is wrong with it is played
    press(shown("Try on another board"));
    QVERIFY(e().position() != first); // another board
}

// Where "Next" was, nothing helps who presses it once more; and what was learnt of a step goes on.
void TestLearning::aSecondPressIsNoHelp() {
    const auto& kind = kindOf("ribbonim");
    LessonPlayer player;
    player.resize(1000, 700);
    player.show();
    player.begin(kind, kind.lessons.front());
    answer(player);
    const auto* next = button(player, QStringLiteral("Next"));
    const auto place = next->mapTo(&player, next->rect().center());
    QTest::mouseClick(player.windowHandle(), Qt::LeftButton, {}, place);
    QCOMPARE(player.run()->station(), 1);
    QCoreApplication::sendPostedEvents(nullptr, QEvent::LayoutRequest);
    for (auto* one : player.findChildren<QAbstractButton*>())
        QVERIFY2(!one->isVisible() || !one->geometry().contains(one->parentWidget()->mapFrom(&player, place)),
                 qPrintable(one->text()));
}

// How to play, in a window that has the keyboard.
static bool guideIsOpen(LessonPage& page) {
    page.resize(1280, 800);
    page.show();
    page.activateWindow();
    page.showGuide();
    return QTest::qWaitForWindowActive(&page);
}

// Whoever tries a rule once more is on its board again.
void TestLearning::theGuideIsTriedAgain() {
    LessonPage page(kindOf("ribbonim"));
    QVERIFY(guideIsOpen(page));
    auto& exercise = *page.findChild<GuidePanel*>()->exercise();
    const auto& e = *exercise.exercise();
    emit exercise.board()->pointing().moveChosen(e.match().game().moves(e.position()).front());
    QTRY_COMPARE(e.state(), State::Right);
    for (auto* one : page.findChildren<QAbstractButton*>())
        if (one->text() == QLatin1String("Once more") && one->isVisible()) press(one);
    QCOMPARE(e.state(), State::Open);
    QVERIFY(exercise.board()->hasFocus());
}

// From each rule to the next, whose board comes to where it is seen, and from the last to the lessons.
void TestLearning::theGuideLeadsOn() {
    LessonPage page(kindOf("ribbonim"));
    QVERIFY(guideIsOpen(page));
    const auto panels = page.findChildren<GuidePanel*>();
    const auto steps = static_cast<qsizetype>(kindOf("ribbonim").guide.size());
    for (qsizetype i = 0; i < steps; ++i) {
        auto& exercise = *panels.at(i)->exercise();
        const auto next = [&] {
            for (auto* one : panels.at(i)->findChildren<QAbstractButton*>())
                if (one->text() == QLatin1String("Next") && one->isVisible()) return one;
            return static_cast<QAbstractButton*>(nullptr);
        };
        QVERIFY(next() == nullptr);
        pupil::answer(exercise);
        QTRY_VERIFY(next() != nullptr);
        press(next());
        if (i + 1 < steps) {
            const auto* board = panels.at(i + 1)->exercise()->board();
            QVERIFY(board->hasFocus());
            QCOMPARE(board->visibleRegion().boundingRect(), board->rect());
        }
    }
    const auto* start = qobject_cast<QAbstractButton*>(QApplication::focusWidget());
    QVERIFY(start != nullptr && start->text().startsWith(QLatin1String("Lesson")));
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
    settings::addLessonDone("ribbonim", QStringLiteral("pairs"));
    settings::addLessonDone("ribbonim", QStringLiteral("pairs"));
    QCOMPARE(settings::lessonsDone("ribbonim"), QSet<QString>{QStringLiteral("pairs")});
    const LessonPage page(kindOf("ribbonim"));
    QCOMPARE(page.entries().filter(QStringLiteral("✓")).size(), 1);
    settings::addLessonClean("ribbonim", QStringLiteral("pairs"));
    QCOMPARE(page.entries().filter(QStringLiteral("★")).size(), 1);
}

// The first lesson that is not done is shown, and offered after the rules.
void TestLearning::oneGoesOnWhereOneStopped() {
    const auto& kind = kindOf("ribbonim");
    const auto checked = [](const LessonPage& page) { return page.findChild<DropDown*>()->text(); };
    QCOMPARE(checked(LessonPage(kind)), QStringLiteral("How to play"));
    const auto& first = kind.lessons.front();
    settings::addLessonDone("ribbonim", QString::fromUtf8(first.id.data(), qsizetype(first.id.size())));
    QCOMPARE(checked(LessonPage(kind)), language::spoken(kind.lessons[1].title));
}

// In the next window too.
void TestLearning::aLessonBrokenOffGoesOn() {
    const auto& kind = kindOf("ribbonim");
    {
        LessonPage page(kind);
        page.show();
        page.showLesson(1);
        answer(*page.player());
        press(button(*page.player(), QStringLiteral("Next")));
        QCOMPARE(page.player()->run()->station(), 1);
    }
    const LessonPage page(kind);
    QCOMPARE(page.player()->run()->lesson().id, kind.lessons[1].id);
    QCOMPARE(page.player()->run()->station(), 1);
}

// With puzzles about it, and against somebody who has not had the lesson and is about to show it.
void TestLearning::theIdeaGoesOn() {
    const auto& kind = kindOf("persimmons");
    const auto& lesson = kind.lessons.front();
    settings::setLessonAt(kind.id, QStringLiteral("leave:%1").arg(lesson.steps.size()));
    LessonPage page(kind);
    page.show();
    page.activateWindow();
    QVERIFY(QTest::qWaitForWindowActive(&page));
    while (page.player()->run()->part() == LessonRun::Part::Exit) {
        answer(*page.player());
        QTRY_VERIFY(button(*page.player(), QStringLiteral("Next")));
        press(button(*page.player(), QStringLiteral("Next")));
    }
    const QSignalSpy practised(&page, &LessonPage::ideaRequested),
        general(&page, &LessonPage::puzzlesRequested);
    press(button(*page.player(), QStringLiteral("Puzzles about this")));
    QCOMPARE(practised.count(), 1);
    QVERIFY(general.isEmpty());
    std::shared_ptr<const Game> game;
    Position begun;
    Seats seats;
    connect(&page, &LessonPage::matchRequested, this,
            [&](const std::shared_ptr<const Game>& g, const Position& p, const Seats& s) {
                game = g;
                begun = p;
                seats = s;
            });
    press(button(*page.player(), QStringLiteral("Play them")));
    QTRY_VERIFY(game != nullptr);
    const auto& computer = seats[static_cast<std::size_t>(game->mover(begun))];
    QVERIFY(computer.computer == Level::Perfect);
    QCOMPARE(computer.lesson, "leave");
    QVERIFY(!lesson.belief.moves(*game, begun).empty());
    QVERIFY(!seats[static_cast<std::size_t>(other(game->mover(begun)))].computer);
}

// After a lesson about numbers its last questions come on other boards, as often as one likes; how far one is
// with the lesson stays as it is.
void TestLearning::otherBoardsGoOn() {
    const auto& kind = kindOf("persimmons");
    const auto found = std::ranges::find(kind.lessons, "number", &Lesson::id);
    const int index = static_cast<int>(found - kind.lessons.begin());
    LessonPage page(kind);
    page.resize(1280, 800);
    page.show();
    page.activateWindow();
    QVERIFY(QTest::qWaitForWindowActive(&page));
    page.showLesson(index);
    auto& player = *page.player();
    walk(player, *found);
    press(button(player, QStringLiteral("Next")));
    settings::setLessonAt(kind.id, QStringLiteral("kept"));
    for (int set = 0; set < 2; ++set) {
        press(button(player, QStringLiteral("Other boards")));
        QTRY_VERIFY(player.run()->lesson().id.empty() && player.run()->station() == 0);
        const auto lesson = player.run()->lesson();
        walk(player, lesson);
        press(button(player, QStringLiteral("Next")));
    }
    QCOMPARE(settings::lessonsDone(kind.id).size(), 1);
    QCOMPARE(settings::lessonAt(kind.id), QStringLiteral("kept"));
    press(button(player, QStringLiteral("Next lesson")));
    QCOMPARE(player.run()->lesson().id, kind.lessons.at(static_cast<std::size_t>(index) + 1).id);
}

QTEST_MAIN(TestLearning)
#include "tst_learning.moc"
