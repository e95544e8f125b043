#include <QAction>
#include <QSettings>
#include <QStandardPaths>
#include <QTemporaryDir>
#include <QTest>
#include <QWheelEvent>

#include "ui/board/boardview.h"
#include "ui/board/neighbour.h"
#include "ui/controls/button.h"
#include "ui/controls/segmented.h"
#include "ui/labs/labpage.h"
#include "ui/language.h"
#include "ui/panels/movespanel.h"
#include "ui/settings.h"
#include "ui/shelf/gamecard.h"
#include "ui/window/mainwindow.h"
#include "ui/window/matchpage.h"

#include <array>
#include <deque>
#include <map>
#include <random>

// The whole program by keyboard alone: whatever happens, something has the focus and hears the next key.
class TestKeyboard : public QObject {
    Q_OBJECT

private slots:
    void initTestCase();
    void firstStartOffersToTeach();
    void everyDialogGivesTheFocusBack();
    void enterPressesWhatHasTheFocus();
    void wholeMatchWithoutMouse_data();
    void wholeMatchWithoutMouse();
    void labGivesTheMatchBack();
    void maximizedWindowStaysSo();
    void keysAndWheelTravel();
    void tabGoesRoundEveryPage();
    void cleanup() { m_window.reset(); }

private:
    void open();
    void press(int key, Qt::KeyboardModifiers with = {});
    bool eventFilter(QObject* watched, QEvent* event) override;
    void startMatch(const core::Kind& kind = *core::catalogue().front());
    void comeBack();
    bool walkTo(core::SpotId target);
    void play(core::Move move);
    void giveUpAndBack();
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

void TestKeyboard::startMatch(const core::Kind& kind) {
    open();
    while (focused<GameCard>() == nullptr) press(Qt::Key_Tab);
    // Small fields: the same keys, but not hundreds of times.
    if (kind.id == "fmurs")
        settings::setRules(kind.id, QStringLiteral("rows=5;columns=5;sheep=2;turnlimit=12"));
    while (focused<GameCard>() != nullptr && &focused<GameCard>()->kind() != &kind) press(Qt::Key_Right);
    QVERIFY(focused<GameCard>() != nullptr);
    press(Qt::Key_Return); // the card
    press(Qt::Key_Return); // the dialog: start
    QVERIFY(session().active());
    QCOMPARE(&session().match().game().kind(), &kind);
}

// Closed and started again.
void TestKeyboard::comeBack() {
    m_window->close();
    m_window.reset();
    m_window = std::make_unique<MainWindow>();
    m_window->show();
    m_window->activateWindow();
    QVERIFY(QTest::qWaitForWindowActive(m_window.get()));
    QCoreApplication::processEvents();
}

// Brings the focus to a spot with the arrow keys.
bool TestKeyboard::walkTo(core::SpotId target) {
    constexpr std::array arrows{Qt::Key_Left, Qt::Key_Right, Qt::Key_Up, Qt::Key_Down};
    auto* board = focused<BoardView>();
    if (board == nullptr) return false;
    if (board->focusSpot() < 0) press(Qt::Key_Right);
    const auto& model = board->model();
    std::vector<core::SpotId> places;
    for (core::SpotId spot = 0; spot < model.spots(); ++spot)
        if (model.cell(spot).state != 0) places.push_back(spot);
    std::map<core::SpotId, std::vector<Qt::Key>> ways{{board->focusSpot(), {}}};
    for (std::deque<core::SpotId> open{board->focusSpot()}; !open.empty(); open.pop_front())
        for (std::size_t d = 0; d < arrows.size(); ++d) {
            const auto next = neighbour(model.layout(), open.front(), static_cast<Direction>(d), places);
            if (!next || ways.contains(*next)) continue;
            ways[*next] = ways[open.front()];
            ways[*next].push_back(arrows[d]);
            open.push_back(*next);
        }
    if (!ways.contains(target)) return false;
    for (const auto key : ways[target]) press(key);
    return board->focusSpot() == target;
}

// A move that needs no dragging.
void TestKeyboard::play(core::Move move) {
    const auto& match = session().match();
    const int before = match.ply();
    for (const auto spot : match.game().path(match.start(), match.position(), move)) {
        if (match.ply() != before) break;
        QVERIFY2(walkTo(spot), "no keys lead there");
        press(Qt::Key_Return);
    }
    for (int again = 0; again < 2 && match.ply() == before; ++again) press(Qt::Key_Return); // that is all
    QCOMPARE(match.ply(), before + 1);
    for (int i = 0; i < 20 && session().state() == Session::State::Animating; ++i) {
        if (auto* board = focused<BoardView>(); board != nullptr && !board->animating())
            QCoreApplication::processEvents();
        else
            press(Qt::Key_Escape); // ends what moves, or a card between halves
    }
    QCoreApplication::processEvents();
}

void TestKeyboard::giveUpAndBack() {
    const int ply = session().match().ply();
    for (auto* action : m_window->findChild<MatchPage*>()->matchActions())
        if (action->text() == QStringLiteral("Give up")) action->trigger();
    for (int i = 0;
         i < 60 && (focused<Button>() == nullptr || focused<Button>()->text() != QStringLiteral("Give up"));
         ++i)
        press(Qt::Key_Tab);
    press(Qt::Key_Return);
    QVERIFY(session().match().givenUp());
    press(Qt::Key_Z, Qt::ControlModifier);
    QVERIFY(!session().match().ending());
    QCOMPARE(session().match().ply(), ply);
    m_window->findChild<BoardView*>()->setFocus(Qt::TabFocusReason);
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

void TestKeyboard::wholeMatchWithoutMouse_data() {
    QTest::addColumn<QString>("id");
    QTest::addColumn<bool>("locked");
    for (const auto* kind : core::catalogue())
        for (const bool locked : {false, true})
            QTest::addRow("%s%s", std::string(kind->id).c_str(), locked ? ", hints locked" : "")
                << QString::fromUtf8(kind->id.data(), static_cast<int>(kind->id.size())) << locked;
}

// From the first move to the last, with a giving up taken back, the language switched and the program closed
// and started again on the way; the board has the focus all along.
void TestKeyboard::wholeMatchWithoutMouse() {
    QFETCH(QString, id);
    QFETCH(bool, locked);
    startMatch(core::kindOf(id.toStdString()));
    session().setLocked(locked);
    std::mt19937 random{12};
    int plies = 0;
    for (; plies < 250 && !session().match().ending(); ++plies) {
        const auto& match = session().match();
        QVERIFY2(focused<BoardView>() != nullptr, "the board has the focus when a match starts and goes on");
        if (plies == 1) giveUpAndBack();
        if (plies == 2) {
            language::set(language::Id::Kana);
            QCoreApplication::processEvents();
            QVERIFY(focused<BoardView>() != nullptr);
            language::set(language::Id::English);
        }
        if (plies == 3) {
            const auto text = match.game().text(match.position());
            comeBack();
            session().setLocked(locked);
            QVERIFY2(focused<BoardView>() != nullptr, "after the start");
            QCOMPARE(session().match().game().text(session().match().position()), text);
        }
        const auto& now = session().match(); // another one after coming back
        auto moves = now.game().moves(now.position());
        if (now.game().layout(now.start()).gesture == core::Gesture::Span)
            std::erase_if(moves, [&](core::Move m) {
                return now.game().path(now.start(), now.position(), m).size() > 1;
            });
        QVERIFY(!moves.empty());
        play(moves[random() % moves.size()]);
        if (QTest::currentTestFailed()) return;
    }
    QVERIFY2(session().match().ending(), qPrintable(QString::number(plies)));
    press(Qt::Key_N, Qt::ControlModifier);
    press(Qt::Key_Return);
    QVERIFY(focused<BoardView>() != nullptr);
    QCOMPARE(session().match().plies(), 0);
}

// "Play this" in a lab: the way back leads to the lab again, until another match is begun.
void TestKeyboard::labGivesTheMatchBack() {
    openLab(core::kindOf("bao"));
    auto* lab = m_window->findChild<LabPage*>();
    const std::shared_ptr<const core::Game> game = core::kindOf("bao").game("");
    emit lab->playRequested(game, game->start());
    QCoreApplication::processEvents();
    auto* page = m_window->findChild<MatchPage*>();
    QVERIFY(page->isVisible());
    const auto back = [&] {
        for (auto* button : page->findChildren<Button*>())
            if (button->isVisible() &&
                (button->text() == QStringLiteral("Lab") || button->text() == QStringLiteral("Shelf")))
                return button;
        return static_cast<Button*>(nullptr);
    };
    QCOMPARE(back()->text(), QStringLiteral("Lab"));
    back()->setFocus(Qt::TabFocusReason);
    press(Qt::Key_Return);
    QVERIFY(lab->isVisible());
    emit lab->playRequested(game, game->start());
    QCoreApplication::processEvents();
    press(Qt::Key_N, Qt::ControlModifier);
    press(Qt::Key_Return);
    QVERIFY(page->isVisible());
    QCOMPARE(back()->text(), QStringLiteral("Shelf"));
}

void TestKeyboard::maximizedWindowStaysSo() {
    open();
    m_window->showMaximized();
    QTRY_VERIFY(m_window->isMaximized());
    comeBack();
    QVERIFY(m_window->isMaximized());
    m_window->showNormal();
    QTRY_VERIFY(!m_window->isMaximized());
    comeBack();
    QVERIFY(!m_window->isMaximized());
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
