#include <QTest>
#include <QWheelEvent>

#include "tests/ui/window/bykeyboard.h"
#include "ui/board/boardview.h"
#include "ui/controls/overlay.h"
#include "ui/labs/labpage.h"
#include "ui/lessons/lessonpage.h"
#include "ui/panels/moves/movespanel.h"
#include "ui/window/depth.h"
#include "ui/window/matchpage.h"

// Every part of the program by keyboard alone.
class TestKeyboard : public QObject, ByKeyboard {
    Q_OBJECT

private slots:
    void firstStartOffersToTeach();
    void everyDialogGivesTheFocusBack();
    void dialogsKeepTheFocusOverALesson();
    void enterPressesWhatHasTheFocus();
    void labGivesTheMatchBack();
    void maximizedWindowStaysSo();
    void keysAndWheelTravel();
    void tabGoesRoundEveryPage();
    void oneKeyGoesRoundTheAreas();
    void cleanup() { close(); }
};

// One key leads a newcomer to the first rule and its board; the games are there as well.
void TestKeyboard::firstStartOffersToTeach() {
    open();
    QCOMPARE(language::current(), language::Id::English);
    QVERIFY(focused<Button>() != nullptr);
    QCOMPARE(focused<Button>()->text(), QStringLiteral("How to play"));
    press(Qt::Key_Return);
    QTRY_VERIFY(focused<BoardView>() != nullptr);
    const auto seen = focused<BoardView>()->grab().toImage(); // with the ring, as when Tab has led there
    press(Qt::Key_Tab);
    press(Qt::Key_Backtab, Qt::ShiftModifier);
    QCOMPARE(focused<BoardView>()->grab().toImage(), seen);
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

// A change of language tells the question again under the dialog.
void TestKeyboard::dialogsKeepTheFocusOverALesson() {
    open();
    press(Qt::Key_Return);
    window().findChild<LessonPage*>()->showLesson(0);
    const auto has = [this](const QString& text) {
        return focused<QAbstractButton>() != nullptr && focused<QAbstractButton>()->text() == text;
    };
    const auto switched = [&](language::Id id) {
        press(Qt::Key_Comma, Qt::ControlModifier);
        auto* dialog = window().findChild<Overlay*>();
        QVERIFY(dialog != nullptr);
        language::set(id);
        QCoreApplication::processEvents();
        QVERIFY(dialog->isVisible() && QApplication::focusWidget() != nullptr);
        QVERIFY(dialog == QApplication::focusWidget() || dialog->isAncestorOf(QApplication::focusWidget()));
        press(Qt::Key_Escape);
        QTRY_VERIFY(window().findChild<Overlay*>() == nullptr);
    };
    QTRY_VERIFY(has(QStringLiteral("Win")));
    switched(language::Id::Japanese);
    QTRY_VERIFY(has(QStringLiteral("勝ち")));
    press(Qt::Key_Tab);
    press(Qt::Key_Return); // wrong
    QTRY_VERIFY(has(QStringLiteral("もう一度やってみる")));
    switched(language::Id::English);
    QTRY_VERIFY(has(QStringLiteral("Try again")));
}

// Space and Enter alike, in every place.
void TestKeyboard::enterPressesWhatHasTheFocus() {
    for (const auto* kind : core::catalogue()) {
        openLab(*kind);
        QVERIFY(!window().findChild<GameCard*>()->isVisible());
    }
    startMatch();
    session().giveUp();
    QCoreApplication::processEvents();
    const auto looksBack = [this] {
        const auto* button = focused<QAbstractButton>();
        return button != nullptr && button->text() == QStringLiteral("Look back");
    };
    for (int i = 0; i < 60 && !looksBack(); ++i) press(Qt::Key_Tab);
    QVERIFY(looksBack());
    press(Qt::Key_Return);
    QVERIFY(focused<BoardView>() != nullptr); // where ← goes back a move
}

// "Play this" in a lab: the way back leads to the lab again, until another match is begun.
void TestKeyboard::labGivesTheMatchBack() {
    openLab(core::kindOf("bao"));
    auto* lab = window().findChild<LabPage*>();
    const std::shared_ptr<const core::Game> game = core::kindOf("bao").game("");
    emit lab->playRequested(game, game->start());
    QCoreApplication::processEvents();
    auto* page = window().findChild<MatchPage*>();
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
    window().showMaximized();
    QTRY_VERIFY(window().isMaximized());
    comeBack();
    QVERIFY(window().isMaximized());
    window().showNormal();
    QTRY_VERIFY(!window().isMaximized());
    comeBack();
    QVERIFY(!window().isMaximized());
}

void TestKeyboard::keysAndWheelTravel() {
    startMatch();
    const auto& match = session().match();
    while (match.ply() < 4) {
        session().play(match.game().moves(match.position()).front());
        session().animationDone();
    }
    auto* list = window().findChild<MovesList*>();
    session().hints().setLevel(Help::Numbers); // which opens the drawer
    QTRY_VERIFY(list->isVisible());
    list->setFocus();
    press(Qt::Key_Left);
    QCOMPARE(match.ply(), 3);
    press(Qt::Key_Right);
    QCOMPARE(match.ply(), 4);
    auto* board = window().findChild<BoardView*>();
    board->setFocus();
    press(Qt::Key_Home);
    QCOMPARE(match.ply(), 0);
    press(Qt::Key_End);
    QCOMPARE(match.ply(), 4);
    const auto turn = [&](int by) {
        const QPointF at(board->rect().center());
        QWheelEvent wheel(at, board->mapToGlobal(at), {}, {0, by}, {}, {}, Qt::NoScrollPhase, false);
        QApplication::sendEvent(window().findChild<MatchPage*>(), &wheel);
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

// Board, bar, hints or drawer, header: whatever holds many parts is passed at once, and Tab keeps the order.
void TestKeyboard::oneKeyGoesRoundTheAreas() {
    startMatch();
    const auto area = [this] {
        const auto* focus = QApplication::focusWidget();
        for (const auto* part = focus; part != nullptr; part = part->parentWidget())
            if (part->parentWidget() == window().findChild<MatchPage*>())
                return QString::fromLatin1(part->metaObject()->className());
        return QString();
    };
    const auto* depth = window().findChild<Depth*>();
    for (const auto& second : {QStringLiteral("Button"), QStringLiteral("Drawer")}) {
        if (second == QStringLiteral("Drawer")) press(Qt::Key_D);
        QTRY_COMPARE(depth->shown(), depth->open() ? 1.0 : 0.0);
        window().findChild<BoardView*>()->setFocus();
        const QStringList order{QStringLiteral("MatchBar"), second, QStringLiteral("Header"),
                                QStringLiteral("BoardView")};
        for (const auto& next : order) {
            press(Qt::Key_F6);
            QCOMPARE(area(), next);
        }
        for (const auto& next : {QStringLiteral("Header"), second}) {
            press(Qt::Key_F6, Qt::ShiftModifier);
            QCOMPARE(area(), next);
        }
        window().findChild<BoardView*>()->setFocus();
        QStringList byTab{area()};
        while (byTab.size() < 40 && byTab.back() != QStringLiteral("Header")) {
            press(Qt::Key_Tab);
            if (byTab.back() != area()) byTab << area();
        }
        byTab.removeAll(QStringLiteral("Banner"));
        QCOMPARE(byTab, QStringList({QStringLiteral("BoardView")}) + order.mid(0, 3));
    }
}

QTEST_MAIN(TestKeyboard)
#include "tst_keyboard.moc"
