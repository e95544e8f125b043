#include <QPointer>
#include <QRegularExpression>
#include <QSettings>
#include <QTemporaryDir>
#include <QTest>

#include "tests/everykind.h"
#include "ui/board/boardview.h"
#include "ui/controls/button.h"
#include "ui/controls/label.h"
#include "ui/controls/stepbar.h"
#include "ui/controls/stepper.h"
#include "ui/language.h"
#include "ui/lessons/answers.h"
#include "ui/lessons/exerciseview.h"
#include "ui/lessons/lessonpage.h"
#include "ui/lessons/lessonplayer.h"
#include "ui/lessons/sentencebutton.h"
#include "ui/settings.h"

#include <algorithm>

using namespace core;
using State = Exercise::State;

// The lessons as a learner goes through them, without a mouse.
class TestLearning : public QObject {
    Q_OBJECT

private slots:
    void initTestCase();
    void init() { QSettings().clear(); }
    void everyLessonIsWalked_data();
    void everyLessonIsWalked();
    void wrongAnswersAreAnswered();
    void theSliderIsAtHand();
    void noAnswerIsSaid();
    void progressIsKept();
    void oneGoesOnWhereOneStopped();

private:
    QAbstractButton* button(LessonPlayer& player, const QString& text);
    void press(QWidget* widget);
    void answer(LessonPlayer& player);
    void read(LessonPlayer& player);
    void walk(LessonPlayer& player, const Lesson& lesson);

    QTemporaryDir m_home;
    int m_pictures = 0;
    bool m_ours = true; // the toy's texts are in no catalogue
};

void TestLearning::initTestCase() {
    QSettings::setPath(QSettings::NativeFormat, QSettings::UserScope, m_home.path());
    settings::setReduceMotion(true);
}

// The one shown with this text.
QAbstractButton* TestLearning::button(LessonPlayer& player, const QString& text) {
    for (auto* b : player.findChildren<QAbstractButton*>())
        if (b->text() == text && b->isVisible()) return b;
    return nullptr;
}

void TestLearning::press(QWidget* widget) {
    QVERIFY(widget != nullptr && widget->isEnabled());
    widget->setFocus();
    QTest::keyClick(widget, Qt::Key_Space);
}

// Gives a right answer to what is asked now.
void TestLearning::answer(LessonPlayer& player) {
    auto* view = player.exercise();
    const auto& e = *view->exercise();
    QTRY_VERIFY(e.ready());
    switch (e.step().task) {
    case Task::Look:
        return;
    case Task::Outcome: {
        const auto worth = e.known()->verdict.lower.outcome;
        const auto text = worth == Outcome::Win ? "Win" : worth == Outcome::Draw ? "Draw" : "Loss";
        return press(button(player, QCoreApplication::translate("Answers", text)));
    }
    case Task::Number: {
        auto* stepper = player.findChild<Stepper*>();
        for (int n = 0; n < *e.number(); ++n) QTest::keyClick(stepper, Qt::Key_Up);
        return press(button(player, QCoreApplication::translate("Answers", "That many")));
    }
    case Task::Where:
    case Task::Origin:
    case Task::Try:
    case Task::Best:
    case Task::Keep:
        break;
    }
    // On the board: what a click on it would send.
    for (int tries = 0; e.state() == State::Open && tries < 400; ++tries) {
        if (e.spot()) {
            emit view->spotChosen(*e.spot());
        } else if (e.awaitsMove()) {
            const auto& game = e.match().game();
            const auto listed = std::string(e.step().moves.substr(0, e.step().moves.find(' ')));
            const auto move = e.step().task != Task::Try ? e.known()->moves.front().move
                              : listed.empty()           ? game.moves(e.position()).front()
                                                         : game.parse(e.position(), listed);
            emit view->board()->moveChosen(move);
        }
        QTest::qWait(0); // the other side's turn and the solver's
        QTRY_VERIFY(e.state() != State::Open || e.awaitsMove());
    }
}

namespace {

// In Japanese, and without kanji where they are not to be.
bool translated(const QString& text, language::Id id) {
    static const QRegularExpression english(QStringLiteral("[a-z]{3}")), kana(QStringLiteral("[ぁ-ヿ]")),
        kanji(QStringLiteral("[一-龯]"));
    if (id == language::Id::English) return !text.contains(kana);
    if (id == language::Id::Kana && text.contains(kanji)) return false;
    return !text.contains(english) || text.contains(kana);
}

// Those of a type that are shown now; an analysis that comes while the test waits may replace them.
template <typename Widget>
std::vector<QPointer<Widget>> shownIn(const LessonPlayer& player) {
    std::vector<QPointer<Widget>> all;
    for (auto* widget : player.findChildren<Widget*>())
        if (widget->isVisible()) all.emplace_back(widget);
    return all;
}

} // namespace

// All that stands there is translated and has room, in each of the languages. With LESSON_PICTURES=FOLDER a
// picture of each is kept there, to be looked at.
void TestLearning::read(LessonPlayer& player) {
    if (!m_ours) return;
    const auto before = language::current();
    const auto pictures = qEnvironmentVariable("LESSON_PICTURES");
    for (const auto id : {language::Id::Japanese, language::Id::Kana, language::Id::English}) {
        language::set(id);
        QCoreApplication::processEvents();
        for (const auto& label : shownIn<Label>(player)) {
            if (!label || label->text().isEmpty()) continue;
            const auto text = label->text();
            QTRY_VERIFY2(!label || !label->isVisible() || translated(label->text(), id), qPrintable(text));
            QTRY_VERIFY2(!label || !label->wordWrap() ||
                             label->height() >= label->heightForWidth(label->width()),
                         qPrintable(text));
        }
        for (const auto& b : shownIn<QAbstractButton>(player)) {
            if (!b || qobject_cast<StepBar*>(b->parentWidget()) != nullptr) continue;
            const auto text = b->text();
            QVERIFY2(translated(text, id), qPrintable(text));
            QTRY_VERIFY2(!b || b->height() >= (b->hasHeightForWidth() ? b->heightForWidth(b->width())
                                                                      : b->sizeHint().height()),
                         qPrintable(text));
        }
        if (!pictures.isEmpty())
            player.grab().save(QStringLiteral("%1/%2 %3 %4.png")
                                   .arg(pictures, QTest::currentDataTag(), language::code(id))
                                   .arg(m_pictures, 2, 10, QLatin1Char('0')));
    }
    ++m_pictures;
    language::set(before);
    QCoreApplication::processEvents();
}

void TestLearning::walk(LessonPlayer& player, const Lesson& lesson) {
    const auto next = [&] { return QCoreApplication::translate("LessonPlayer", "Next"); };
    for (std::size_t i = 0; i < lesson.steps.size(); ++i) {
        QTRY_VERIFY(
            player.isAncestorOf(QApplication::focusWidget())); // the keyboard is where the answer goes
        read(player);
        answer(player);
        QTRY_VERIFY(button(player, next()));
        read(player);
        press(button(player, next()));
    }
    read(player);
    press(button(player, language::spoken(lesson.principles.front())));
    press(button(player, next()));
    answer(player);
    QTRY_VERIFY(button(player, next()));
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
    emit player.exercise()->board()->moveChosen(e.match().game().parse(e.position(), "1:1"));
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

// The way from the question to its answer: the slider first, then the number and its button.
void TestLearning::theSliderIsAtHand() {
    const auto& kind = kindOf("chopsticks");
    const auto lesson = std::ranges::find(kind.lessons, "growing", &Lesson::id);
    QVERIFY(lesson != kind.lessons.end());
    auto asked = *lesson;
    std::erase_if(asked.steps, [](const Step& step) { return !step.graph; });
    LessonPlayer player;
    player.resize(1000, 700);
    player.show();
    player.activateWindow();
    QVERIFY(QTest::qWaitForWindowActive(&player));
    player.begin(kind, asked);
    QTRY_VERIFY(qobject_cast<StepBar*>(QApplication::focusWidget()) != nullptr);
    const auto* bar = qobject_cast<StepBar*>(QApplication::focusWidget());
    const int before = bar->current();
    QTest::keyClick(QApplication::focusWidget(), Qt::Key_Right);
    QCOMPARE(bar->current(), before + 1);
    while (bar == QApplication::focusWidget() || bar->isAncestorOf(QApplication::focusWidget()))
        QTest::keyClick(QApplication::focusWidget(), Qt::Key_Tab);
    QVERIFY(qobject_cast<Stepper*>(QApplication::focusWidget()) != nullptr);
    QTest::keyClick(QApplication::focusWidget(), Qt::Key_Tab);
    QCOMPARE(QApplication::focusWidget(), button(player, QStringLiteral("That many")));
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
