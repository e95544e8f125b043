#include <QSettings>
#include <QSignalSpy>
#include <QTest>
#include <QWindow>

#include "tests/ui/lessons/learner.h"
#include "ui/board/boardview.h"
#include "ui/controls/forms/dropdown.h"
#include "ui/lessons/certificate.h"
#include "ui/lessons/chartview.h"
#include "ui/lessons/exerciseview.h"
#include "ui/lessons/guideview.h"
#include "ui/lessons/lessongraph.h"
#include "ui/lessons/lessonpage.h"
#include "ui/look/settings.h"
#include "ui/look/theme.h"

#include <algorithm>

using namespace core;

// Where things stand on the page of a lesson, and where the keyboard is.
class TestLessonLayout : public QObject, Learner {
    Q_OBJECT

private slots:
    void initTestCase();
    void theBoardHasMostOfAProjection();
    void theGuideGrowsOnAProjector();
    void sidesStandBesideEachOther();
    void theSliderIsAtHand();
    void aClickOnTheSolvedBoardKeepsNext();
    void aDiagramMovesWithTheBoard();
    void escLeadsBack();
    void allLessonsEarnACertificate();
};

namespace {

// A lesson of nothing but questions about a graph.
Lesson withGraph() {
    auto lesson = *std::ranges::find(kindOf("chopsticks").lessons, "growing", &Lesson::id);
    std::erase_if(lesson.steps, [](const Step& step) { return !step.graph; });
    for (auto& step : lesson.steps) step.task = Task::Number; // of the moves to the end
    return lesson;
}

bool shown(QWidget& window) {
    window.show();
    window.activateWindow();
    return QTest::qWaitForWindowActive(&window);
}

} // namespace

void TestLessonLayout::initTestCase() {
    settings::reduceMotion.set(true);
}

// From afar, in the smallest window too, the board is what is seen.
void TestLessonLayout::theBoardHasMostOfAProjection() {
    theme().fitWindow({1024, 600});
    theme().setProjector(true);
    {
        QWidget window;
        auto* page = new LessonPage(kindOf("ribbonim"), &window);
        window.resize(1024, 560);
        page->resize(1024, 560);
        window.show();
        page->showLesson(0);
        QTRY_VERIFY(page->player()->exercise()->width() > 900);
        QTRY_VERIFY(page->player()->exercise()->height() > 160);
    }
    theme().setProjector(false);
    theme().fitWindow({1280, 800});
}

// A projector is switched on while the page is open.
void TestLessonLayout::theGuideGrowsOnAProjector() {
    theme().fitWindow({1920, 1080});
    GuideView guide(kindOf("ribbonim"));
    guide.resize(1900, 3000);
    guide.show();
    const auto* board = guide.findChild<ExerciseView*>();
    const int before = board->width();
    theme().setProjector(true);
    QTRY_VERIFY(board->width() > before * 6 / 5); // to nearly half of it
    guide.resize(900, 3000);                      // the words keep their half
    QTRY_VERIFY(board->width() < guide.width() / 2);
    theme().setProjector(false);
    theme().fitWindow({1280, 800});
}

// Below each other they would take the board's height.
void TestLessonLayout::sidesStandBesideEachOther() {
    theme().fitWindow({1024, 600});
    {
        LessonPlayer player;
        player.resize(976, 500);
        const auto& kind = kindOf("persimmons");
        auto lesson = kind.lessons.front();
        std::erase_if(lesson.steps, [](const Step& step) { return step.task != Task::Claim; });
        std::erase_if(lesson.exit, [](const Step& step) { return !step.side; });
        std::swap(lesson.steps, lesson.exit);
        QVERIFY(shown(player));
        for (const auto id : {language::Id::Japanese, language::Id::Kana, language::Id::English}) {
            language::set(id);
            player.begin(kind, lesson);
            const auto words = [](const char* text) { return QCoreApplication::translate("Answers", text); };
            QTRY_VERIFY(button(player, words("I begin")) != nullptr);
            const auto place = [&](const char* text) { return button(player, words(text))->geometry(); };
            QTRY_COMPARE(place("I begin").top(), place("The other player begins").top());
        }
    }
    theme().fitWindow({1280, 800});
}

// The way from the question to its answer: the slider first, then the number and its button.
void TestLessonLayout::theSliderIsAtHand() {
    LessonPlayer player;
    player.resize(1000, 700);
    QVERIFY(shown(player));
    player.begin(kindOf("chopsticks"), withGraph());
    QTRY_VERIFY(qobject_cast<TransportBar*>(QApplication::focusWidget()) != nullptr);
    const auto* bar = qobject_cast<TransportBar*>(QApplication::focusWidget());
    const int before = bar->current();
    QTest::keyClick(QApplication::focusWidget(), Qt::Key_Right);
    QCOMPARE(bar->current(), before + 1);
    while (bar == QApplication::focusWidget() || bar->isAncestorOf(QApplication::focusWidget()))
        QTest::keyClick(QApplication::focusWidget(), Qt::Key_Tab);
    QVERIFY(qobject_cast<Stepper*>(QApplication::focusWidget()) != nullptr);
    QTest::keyClick(QApplication::focusWidget(), Qt::Key_Tab);
    QCOMPARE(QApplication::focusWidget(), button(player, QStringLiteral("That many")));
    answer(player);
    QVERIFY(button(player, QStringLiteral("Next")) != nullptr);
    QCoreApplication::sendPostedEvents(nullptr, QEvent::LayoutRequest);
    QVERIFY(player.findChild<LessonGraph*>()->height() > player.height() * 3 / 5); // beside the reason
}

void TestLessonLayout::aClickOnTheSolvedBoardKeepsNext() {
    const auto& kind = kindOf("ribbonim");
    const auto& lesson = kind.lessons.front();
    LessonPlayer player;
    player.resize(1000, 700);
    QVERIFY(shown(player));
    player.begin(kind, lesson);
    const auto next = [&] { return button(player, QStringLiteral("Next")); };
    const auto* board = player.exercise()->board();
    for (const auto& step : lesson.steps) {
        answer(player);
        QTRY_VERIFY(next() != nullptr && next()->hasFocus());
        const auto centre = board->mapTo(&player, board->rect().center());
        QTest::mouseClick(player.windowHandle(), Qt::LeftButton, {}, centre);
        QVERIFY2(next()->hasFocus(), qPrintable(language::spoken(step.say)));
        press(next());
    }
}

// It stands beside the board while a question is open, is another one after a move, and is gone where the
// lesson has let it fade.
void TestLessonLayout::aDiagramMovesWithTheBoard() {
    const auto& kind = kindOf("persimmons");
    const auto& lesson = *std::ranges::find(kind.lessons, "mirror", &Lesson::id);
    LessonPlayer player;
    player.resize(1000, 700);
    QVERIFY(shown(player));
    player.begin(kind, lesson);
    const auto* chart = player.findChild<ChartView*>();
    const auto* view = player.exercise();
    QVERIFY(!chart->isVisible()); // the first question is asked without
    answer(player);
    press(button(player, QStringLiteral("Next")));
    QTRY_VERIFY(chart->isVisible() && chart->sketch());
    QVERIFY(view->isVisible() && view->geometry().right() < chart->geometry().left());
    const auto before = chart->sketch()->shapes;
    QTest::qWait(0);
    const int wide = view->width(); // whatever is said below the diagram
    const auto drawn = chart->sketch()->size.width;
    QTRY_VERIFY(view->exercise()->awaitsMove());
    emit view->board()->pointing().moveChosen(view->exercise()->known()->moves.front().move);
    QTRY_VERIFY(chart->sketch() && chart->sketch()->shapes != before);
    answer(player);
    QTRY_VERIFY(button(player, QStringLiteral("Next")));
    press(button(player, QStringLiteral("Next")));
    QTRY_VERIFY(chart->sketch()->told.english().find("tinted") == std::string::npos); // only dots
    QTest::qWait(0);
    // Another board may have a wider diagram.
    if (chart->sketch()->size.width == drawn) QCOMPARE(view->width(), wide);
    answer(player);
    QTRY_VERIFY(button(player, QStringLiteral("Next")));
    press(button(player, QStringLiteral("Next")));
    QTRY_VERIFY(!chart->isVisible());
}

void TestLessonLayout::escLeadsBack() {
    LessonPage page(kindOf("ribbonim"));
    page.resize(1280, 800);
    QVERIFY(shown(page));
    const QSignalSpy left(&page, &LessonPage::toShelf);
    page.showGuide();
    page.findChild<DropDown*>()->setFocus();
    QTest::keyClick(QApplication::focusWidget(), Qt::Key_Escape);
    QCOMPARE(left.count(), 1);
    page.showLesson(0);
    answer(*page.player());
    const auto next = [&] { return button(*page.player(), QStringLiteral("Next")); };
    QTRY_VERIFY(next() != nullptr && next()->hasFocus());
    QTest::keyClick(next(), Qt::Key_Escape);
    QCOMPARE(left.count(), 2);
    QVERIFY(next()); // the answer stands
}

// Not before the last of them; and it has one page, with ink on it in any language.
void TestLessonLayout::allLessonsEarnACertificate() {
    QSettings().clear();
    const auto& kind = kindOf("bao");
    LessonPage page(kind);
    page.show();
    const auto choose = [&page](int entry) { emit page.findChild<DropDown*>()->chosen(entry); };
    choose(static_cast<int>(kind.lessons.size()) + 1);
    const auto offered = [&page] {
        for (const auto* b : page.findChildren<QAbstractButton*>())
            if (b->text() == QStringLiteral("Print a certificate …")) return b->isVisible();
        return false;
    };
    QVERIFY(!offered());
    for (const auto& lesson : kind.lessons)
        settings::addLessonDone(kind.id, QString::fromUtf8(lesson.id.data(), qsizetype(lesson.id.size())));
    choose(0);
    choose(static_cast<int>(kind.lessons.size()) + 1);
    QVERIFY(offered());
    const auto pictures = qEnvironmentVariable("LESSON_PICTURES");
    for (const auto id : {language::Id::Japanese, language::Id::Kana, language::Id::English}) {
        language::set(id);
        const auto sheet = certificate(kind, {});
        QCOMPARE(sheet.pages, 1);
        const auto paper = print::image({print::page, [&](QPainter& p) { sheet.paint(p, 0); }});
        QCOMPARE(paper.pixelColor(10, 10), QColor(Qt::white));
        QCOMPARE(paper.pixelColor(76, 76), QColor(Qt::black)); // its frame
        if (!pictures.isEmpty())
            paper.save(QStringLiteral("%1/certificate %2.png").arg(pictures, language::code(id)));
    }
    QSettings().clear();
}

QTEST_MAIN(TestLessonLayout)
#include "tst_lessonlayout.moc"
