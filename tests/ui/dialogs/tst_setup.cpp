#include <QLabel>
#include <QSignalSpy>
#include <QTest>

#include "core/kind.h"
#include "tests/ui/buttons.h"
#include "ui/board/setupboard.h"
#include "ui/controls/forms/field.h"
#include "ui/controls/forms/segmented.h"
#include "ui/dialogs/newgame.h"
#include "ui/dialogs/setup.h"
#include "ui/dialogs/startcards.h"

#include <algorithm>

// Positions are set up by hand in the dialog, by mouse and by keyboard; tst_arranging has what tools do.
class TestSetUp : public QObject {
    Q_OBJECT

private slots:

    void whatIsNotAllowedIsSaidAndNothingIsLost();
    void otherReadingsAreSaid();
    void whoseTurnIsSaid();
    void rocksBelongToTheRules();
    void byKeyboardIntoANewGame();
};

namespace {

// The dialog over a window that is shown.
struct Shown {
    explicit Shown(const char* game, const char* rules, const char* position) {
        window.resize(1024, 768);
        window.show();
        const std::shared_ptr<const core::Game> made = core::kindOf(game).game(rules);
        dialog = new SetUp(made, made->parse(position), &window);
        dialog->open();
    }
    void click(core::SpotId spot, Qt::MouseButton with = Qt::LeftButton) const {
        auto* board = dialog->findChild<SetUpBoard*>();
        QTest::mouseClick(board, with, {}, board->placeOf(spot));
    }
    QString text() const { return dialog->findChild<Field*>()->text(); }
    bool allowed() const { return button(*dialog, QStringLiteral("Use this position"))->isEnabled(); }

    QWidget window;
    SetUp* dialog;
};

} // namespace

void TestSetUp::whatIsNotAllowedIsSaidAndNothingIsLost() {
    const Shown shown("fmurs", "rows=6;columns=6;sheep=3", "6/6/2SSS1/6/D5/5D d 0");
    auto* tools = shown.dialog->findChild<Segmented*>();
    QVERIFY(shown.allowed());
    tools->setCurrent(1); // dogs
    shown.click(0);
    QCOMPARE(shown.text(), QStringLiteral("D5/6/2SSS1/6/D5/5D d 0"));
    QVERIFY(!shown.allowed());
    const auto labels = shown.dialog->findChildren<QLabel*>();
    QVERIFY(std::ranges::any_of(
        labels, [](const QLabel* l) { return l->text().contains(QLatin1String("Dogs on the field: 3")); }));
    shown.click(0); // and away again
    QVERIFY(shown.allowed());
    tools->setCurrent(0);
    shown.click(14, Qt::RightButton); // the second tool: a dog for a sheep
    QCOMPARE(shown.text(), QStringLiteral("6/6/2DSS1/6/D5/5D d 0"));
    QTest::mouseClick(button(*shown.dialog, QStringLiteral("The sheep are to move")), Qt::LeftButton);
    QCOMPARE(shown.text(), QStringLiteral("6/6/2DSS1/6/D5/5D s 0"));
}

// What may have been meant otherwise is taken, and both readings are named.
void TestSetUp::otherReadingsAreSaid() {
    const Shown shown("persimmons", "", "1-2-3A 1");
    const auto said = [&] {
        const auto labels = shown.dialog->findChildren<QLabel*>();
        return std::ranges::any_of(labels, [](const QLabel* label) {
            return label->text() == QStringLiteral("13 is one string here; two strings are 1-3.");
        });
    };
    auto* field = shown.dialog->findChild<Field*>();
    for (const auto& [typed, otherwise] :
         {std::pair{"13A", true}, {"1-3A", false}, {"13A", true}, {"123A", false}}) {
        field->selectAll();
        QTest::keyClicks(field, QString::fromUtf8(typed));
        QCOMPARE(said(), otherwise);
        QVERIFY(shown.allowed());
    }
}

// And a click beside the dialog throws nothing away.
void TestSetUp::whoseTurnIsSaid() {
    const Shown shown("chopsticks", "", "11/11 1");
    const auto says = [&](const char* text) {
        const auto labels = shown.dialog->findChildren<QLabel*>();
        return std::ranges::any_of(
            labels, [&](const QLabel* label) { return label->text() == QString::fromUtf8(text); });
    };
    QVERIFY(says("First’s turn"));
    ::click(*shown.dialog, QStringLiteral("The other player begins"));
    QVERIFY(says("Second’s turn"));
    QTest::mouseClick(shown.dialog, Qt::LeftButton, {}, {3, 3});
    QVERIFY(shown.dialog->isVisible());
}

void TestSetUp::rocksBelongToTheRules() {
    const Shown shown("fmurs", "rows=6;columns=6;sheep=3", "6/6/2SSS1/6/D5/5D d 0");
    QSignalSpy chosen(shown.dialog, &SetUp::chosen);
    shown.dialog->findChild<Segmented*>()->setCurrent(2);
    shown.click(2);
    shown.click(3);
    QVERIFY(shown.allowed());
    QTest::mouseClick(button(*shown.dialog, QStringLiteral("Use this position")), Qt::LeftButton);
    QCOMPARE(chosen.size(), 1);
    QVERIFY(chosen.front().at(0).toString().contains(QLatin1String("rocks=c1,d1")));
    QCOMPARE(chosen.front().at(1).toString(), QStringLiteral("2##2/6/2SSS1/6/D5/5D d 0"));
}

// From the new-game dialog and back into it, without a mouse.
void TestSetUp::byKeyboardIntoANewGame() {
    QWidget window;
    window.resize(1024, 768);
    window.show();
    auto* dialog = new NewGame(core::kindOf("bao"), &window);
    dialog->open();
    auto* byHand = dialog->findChildren<StartCard*>().constLast(); // one's own start
    byHand->setFocus();
    QTest::keyClick(byHand, Qt::Key_Space);
    auto* setUp = window.findChild<SetUp*>();
    QVERIFY(setUp);
    auto* board = setUp->findChild<SetUpBoard*>();
    QTest::keyClick(board, Qt::Key_Right); // from a to b
    QTest::keyClick(board, Qt::Key_Return);
    QTest::keyClick(board, Qt::Key_Return, Qt::ShiftModifier);
    QTest::keyClick(board, Qt::Key_Return);
    const auto text = setUp->findChild<Field*>()->text();
    QTest::keyClick(button(*setUp, QStringLiteral("Use this position")), Qt::Key_Space);
    QVERIFY(byHand->hasFocus() || window.focusWidget() == byHand);
    QSignalSpy chosen(dialog, &NewGame::chosen);
    QTest::keyClick(dialog, Qt::Key_Return);
    QCOMPARE(chosen.size(), 1);
    const auto game = chosen.front().at(0).value<std::shared_ptr<const core::Game>>();
    const auto start = chosen.front().at(1).value<core::Position>();
    QCOMPARE(QString::fromStdString(game->text(start)), text);
    QVERIFY(start != game->start());
}

QTEST_MAIN(TestSetUp)
#include "tst_setup.moc"
