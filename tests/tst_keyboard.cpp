#include <QAction>
#include <QSettings>
#include <QStandardPaths>
#include <QTemporaryDir>
#include <QTest>
#include <QWheelEvent>

#include "ui/board/boardview.h"
#include "ui/controls/button.h"
#include "ui/controls/segmented.h"
#include "ui/language.h"
#include "ui/panels/movespanel.h"
#include "ui/shelf/gamecard.h"
#include "ui/window/mainwindow.h"
#include "ui/window/matchpage.h"

// The whole program by keyboard alone: whatever happens, something has the focus and hears the next key.
class TestKeyboard : public QObject {
    Q_OBJECT

private slots:
    void initTestCase();
    void firstStartOffersToTeach();
    void everyDialogGivesTheFocusBack();
    void enterPressesWhatHasTheFocus();
    void wholeMatchWithoutMouse();
    void keysAndWheelTravel();
    void tabGoesRoundEveryPage();
    void cleanup() { m_window.reset(); }

private:
    void open();
    void press(int key, Qt::KeyboardModifiers with = {});
    bool eventFilter(QObject* watched, QEvent* event) override;
    void startMatch();
    void openLab(const core::Kind& kind);
    template <class T>
    T* focused() const {
        return qobject_cast<T*>(QApplication::focusWidget());
    }
    Session& session() const { return m_window->session(); }

    std::unique_ptr<MainWindow> m_window;
    QStringList m_strays;
    QTemporaryDir m_home;
};

void TestKeyboard::initTestCase() {
    QStandardPaths::setTestModeEnabled(true);
    QCoreApplication::setOrganizationName(QStringLiteral("kachisuji-test"));
    QCoreApplication::setApplicationName(QStringLiteral("tst_keyboard"));
    qputenv("XDG_DATA_HOME", m_home.path().toLocal8Bit());
}

// As at the very first start.
void TestKeyboard::open() {
    m_window.reset();
    QSettings().clear();
    QDir(QStandardPaths::writableLocation(QStandardPaths::AppDataLocation)).removeRecursively();
    language::set(language::Id::English);
    m_window = std::make_unique<MainWindow>();
    m_strays.clear();
    qApp->installEventFilter(this);
    m_window->show();
    m_window->activateWindow();
    QVERIFY(QTest::qWaitForWindowActive(m_window.get()));
}

// The program is one window; a part that is shown before it has its place in it would flash up as another,
// and take the focus along.
bool TestKeyboard::eventFilter(QObject* watched, QEvent* event) {
    const auto* widget = qobject_cast<QWidget*>(watched);
    if (event->type() == QEvent::Show && widget && widget->isWindow() && widget != m_window.get())
        m_strays.push_back(QString::fromLatin1(widget->metaObject()->className()));
    return false;
}

void TestKeyboard::press(int key, Qt::KeyboardModifiers with) {
    QVERIFY2(QApplication::focusWidget() != nullptr, "before the key");
    QTest::keyClick(QApplication::focusWidget(), Qt::Key(key), with);
    QCoreApplication::processEvents();
    QCOMPARE(m_strays, QStringList());
    QVERIFY(m_window->isActiveWindow());
    QVERIFY2(QApplication::focusWidget() != nullptr, qPrintable(QKeySequence(key).toString()));
    QVERIFY2(QApplication::focusWidget()->isVisible(), qPrintable(QKeySequence(key).toString()));
}

void TestKeyboard::startMatch() {
    open();
    while (focused<GameCard>() == nullptr) press(Qt::Key_Tab);
    press(Qt::Key_Return); // the first card
    press(Qt::Key_Return); // the dialog: start
    QVERIFY(session().active());
}

void TestKeyboard::openLab(const core::Kind& kind) {
    open();
    const auto name = QStringLiteral("Lab of %1").arg(QString::fromStdString(kind.title.english));
    while (focused<Button>() == nullptr || focused<Button>()->accessibleName() != name) press(Qt::Key_Tab);
    press(Qt::Key_Return);
}

// One key leads a newcomer to the first rule and its board; the games are there as well.
void TestKeyboard::firstStartOffersToTeach() {
    open();
    QCOMPARE(language::current(), language::Id::English);
    QVERIFY(focused<Button>() != nullptr);
    QCOMPARE(focused<Button>()->text(), QStringLiteral("How to play"));
    press(Qt::Key_Return);
    QTRY_VERIFY(focused<BoardView>() != nullptr);
    open();
    while (focused<GameCard>() == nullptr) press(Qt::Key_Tab);
    const auto* first = focused<GameCard>();
    press(Qt::Key_Right);
    QVERIFY(focused<GameCard>() != nullptr && focused<GameCard>() != first);
}

void TestKeyboard::everyDialogGivesTheFocusBack() {
    startMatch();
    auto* before = QApplication::focusWidget();
    for (const auto& [key, with] : std::vector<std::pair<int, Qt::KeyboardModifiers>>{
             {Qt::Key_F1, {}}, {Qt::Key_N, Qt::ControlModifier}}) {
        press(key, with);
        press(Qt::Key_Tab);
        QVERIFY(QApplication::focusWidget() != before);
        press(Qt::Key_Escape);
        QCOMPARE(QApplication::focusWidget(), before);
    }
    for (const auto id : {language::Id::Kana, language::Id::Japanese, language::Id::English}) {
        language::set(id);
        QCoreApplication::processEvents();
        QCOMPARE(QApplication::focusWidget(), before);
    }
    press(Qt::Key_F11);
    press(Qt::Key_F11);
    QCOMPARE(QApplication::focusWidget(), before);
}

// Space and Enter alike, in every place.
void TestKeyboard::enterPressesWhatHasTheFocus() {
    for (const auto* kind : core::catalogue()) {
        openLab(*kind);
        QVERIFY(!m_window->findChild<GameCard*>()->isVisible());
    }
    startMatch();
    session().giveUp();
    QCoreApplication::processEvents();
    for (int i = 0;
         i < 60 && (focused<Button>() == nullptr || focused<Button>()->text() != QStringLiteral("Review"));
         ++i)
        press(Qt::Key_Tab);
    QVERIFY(focused<Button>() != nullptr);
    press(Qt::Key_Return);
    QVERIFY(focused<Segmented>() != nullptr); // the page of the match beside the board
    const int tab = focused<Segmented>()->current();
    press(Qt::Key_Left);
    QCOMPARE(focused<Segmented>()->current(), tab - 1);
}

void TestKeyboard::wholeMatchWithoutMouse() {
    startMatch();
    for (int ply = 0; ply < 60 && !session().match().ending(); ++ply) {
        QVERIFY2(focused<BoardView>() != nullptr, "the board has the focus when a match starts and goes on");
        auto* board = focused<BoardView>();
        const auto atTarget = [&] {
            return board->focusSpot() >= 0 &&
                   (board->model().cell(board->focusSpot()).state & BoardModel::Target) != 0;
        };
        for (int step = 0; step < 40 && !atTarget(); ++step)
            press(step % 7 == 6 ? Qt::Key_Down : Qt::Key_Right);
        const int before = session().match().ply();
        press(Qt::Key_Return);
        if (session().match().ply() == before) press(Qt::Key_Return);
        board->finishAnimation();
        QCoreApplication::processEvents();
        if (session().match().ply() == before) break;
    }
    QVERIFY(session().match().plies() > 2);
    press(Qt::Key_N, Qt::ControlModifier);
    press(Qt::Key_Return);
    QVERIFY(focused<BoardView>() != nullptr);
    QCOMPARE(session().match().plies(), 0);
}

void TestKeyboard::keysAndWheelTravel() {
    startMatch();
    const auto& match = session().match();
    while (match.ply() < 4) {
        session().play(match.game().moves(match.position()).front());
        session().animationDone();
    }
    auto* list = m_window->findChild<MovesList*>();
    list->setFocus();
    press(Qt::Key_Left);
    QCOMPARE(match.ply(), 3);
    press(Qt::Key_Right);
    QCOMPARE(match.ply(), 4);
    auto* board = m_window->findChild<BoardView*>();
    board->setFocus();
    press(Qt::Key_Home);
    QCOMPARE(match.ply(), 0);
    press(Qt::Key_End);
    QCOMPARE(match.ply(), 4);
    const auto turn = [&](int by) {
        const QPointF at(board->rect().center());
        QWheelEvent wheel(at, board->mapToGlobal(at), {}, {0, by}, {}, {}, Qt::NoScrollPhase, false);
        QApplication::sendEvent(m_window->findChild<MatchPage*>(), &wheel);
    };
    turn(120);
    QCOMPARE(match.ply(), 3);
    turn(-60);
    QCOMPARE(match.ply(), 3);
    turn(-60);
    QCOMPARE(match.ply(), 4);
}

// From the shelf, a match and a lab: Tab comes back to where it began, and is nowhere in between.
void TestKeyboard::tabGoesRoundEveryPage() {
    const auto round = [this] {
        const auto* begun = QApplication::focusWidget();
        int steps = 0;
        do {
            press(Qt::Key_Tab);
            ++steps;
        } while (QApplication::focusWidget() != begun && steps < 200);
        QVERIFY(steps > 3 && steps < 200);
    };
    startMatch();
    round();
    open();
    round();
    openLab(core::kindOf("bao"));
    round();
}

QTEST_MAIN(TestKeyboard)
#include "tst_keyboard.moc"
