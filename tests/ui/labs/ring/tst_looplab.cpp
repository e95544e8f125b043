#include <QAbstractItemModelTester>
#include <QFileDialog>
#include <QSettings>
#include <QSignalSpy>
#include <QTemporaryDir>
#include <QTest>

#include "core/kind.h"
#include "core/labs/labs.h"
#include "tests/ui/buttons.h"
#include "ui/controls/forms/field.h"
#include "ui/controls/forms/segmented.h"
#include "ui/controls/forms/stepper.h"
#include "ui/controls/label.h"
#include "ui/controls/transportbar.h"
#include "ui/labs/labpage.h"
#include "ui/labs/labview.h"
#include "ui/labs/ring/loopcard.h"
#include "ui/labs/ring/looplab.h"
#include "ui/labs/ring/loopmodel.h"
#include "ui/labs/ring/picklist.h"
#include "ui/labs/ring/ringview.h"
#include "ui/labs/ring/stepcard.h"
#include "ui/labs/ring/stepmodel.h"
#include "ui/look/language.h"

#include <algorithm>

namespace {

// The lab in its window, with the loops of four pits a row found and the first one shown.
struct Shown {
    Shown() {
        lab.resize(1280, 748);
        QSignalSpy searched(&lab, &LoopLab::searched), studied(&lab, &LoopLab::studied);
        lab.show();
        for (int wait = 0; wait < 100 && (searched.isEmpty() || studied.isEmpty()); ++wait) QTest::qWait(50);
    }
    template <class T>
    T& part() const {
        return *lab.findChild<T*>();
    }
    RingView& ring() const { return part<RingView>(); }
    std::vector<int> stones() const { return ring().board().stones; }
    // Does something and waits until the board that comes of it is looked at.
    void afterStudy(const std::function<void()>& action) {
        QSignalSpy studied(&lab, &LoopLab::studied);
        action();
        QTRY_VERIFY(!studied.isEmpty());
    }
    void choose(int row) {
        auto& list = part<LoopList>();
        afterStudy([&] { list.setCurrentIndex(list.model()->index(row, 0)); });
    }

    LoopLab lab{core::kindOf("bao")};
};

} // namespace

// The lab for sowings, as it is used: by mouse and by keyboard.
class LoopLabTest : public QObject {
    Q_OBJECT
private slots:
    // In a low window it is scrolled, as the steps are.
    void whatIsSaidIsNotCut() {
        language::set(language::Id::Kana);
        Shown shown;
        shown.lab.resize(1024, 548);
        for (const auto* label : shown.part<StepCard>().findChildren<Label*>())
            if (label->isVisible() && label->wordWrap())
                QTRY_VERIFY2(label->height() >= label->heightForWidth(label->width()),
                             qPrintable(label->text()));
        language::set(language::Id::English);
    }

    void loopsAreListed() {
        const Shown shown;
        const auto& model = shown.part<LoopModel>();
        QCOMPARE(model.rowCount(), 13);
        QCOMPARE(model.index(4, 0).data().toString(),
                 QStringLiteral("L5: 3 1 0 3 0 1 0 1, lays: 7, period 2, shift 2"));
        QVERIFY(model.fresh(12) && !model.fresh(4));
        QCOMPARE(shown.lab.study().name, std::string("L1"));
    }

    void stepsGoThroughTheLays() {
        Shown shown;
        QAbstractItemModelTester tester(&shown.part<StepModel>(),
                                        QAbstractItemModelTester::FailureReportingMode::QtTest);
        shown.choose(4);
        QCOMPARE(shown.part<StepModel>().rowCount(), 8);
        click(shown.lab, "One step on");
        QCOMPARE(shown.lab.step(), 1);
        QCOMPARE(shown.ring().board().hand, 3);
        QCOMPARE(shown.stones(), (std::vector{0, 2, 1, 4, 0, 1, 0, 1}));
        click(shown.lab, "To the end");
        QCOMPARE(shown.ring().board().hand, 2);
        QVERIFY(!button(shown.lab, "One step on")->isEnabled());
        QTest::keyClick(&shown.part<TransportBar>(), Qt::Key_Left);
        QCOMPARE(shown.lab.step(), 6);
        QTest::keyClick(&shown.part<TransportBar>(), Qt::Key_Home);
        QCOMPARE(shown.stones(), (std::vector{3, 1, 0, 3, 0, 1, 0, 1}));
        QVERIFY(shown.part<StepModel>().returning(0) && shown.part<StepModel>().returning(7));
        QVERIFY(!shown.part<StepModel>().returning(3));
    }

    void playingRunsToTheEnd() {
        QSettings().setValue(QStringLiteral("motion/speed"), 4.0);
        Shown shown;
        QCOMPARE(shown.lab.study().course.steps.size(), std::size_t{2});
        click(shown.lab, "Play");
        QTRY_COMPARE(shown.lab.step(), 1);
    }

    void clickingPitsSetsUpABoard() {
        Shown shown;
        const auto before = shown.stones();
        const auto press = [&](QPointF at, Qt::MouseButton with) {
            shown.afterStudy([&] { QTest::mouseClick(&shown.ring(), with, {}, at.toPoint()); });
        };
        press(shown.ring().centre(2), Qt::LeftButton);
        press(shown.ring().centre(2), Qt::LeftButton);
        press(shown.ring().centre(3), Qt::RightButton);
        auto expected = before;
        expected[2] += 2;
        expected[3] -= 1;
        QCOMPARE(shown.stones(), expected);
        press(shown.ring().letter(6), Qt::LeftButton);
        QCOMPARE(shown.ring().board().hand, 6);
        QCOMPARE(shown.part<Field>().text(), QStringLiteral("3,1,2,1/1,0,2,1 g"));
        QVERIFY(shown.lab.study().board == shown.ring().board());
        // A pit without stones gives none.
        QTest::mouseClick(&shown.ring(), Qt::RightButton, {}, shown.ring().centre(5).toPoint());
        QCOMPARE(shown.stones(), expected);
    }

    void keysSetUpABoard() {
        Shown shown;
        const auto key = [&](Qt::Key k) { shown.afterStudy([&] { QTest::keyClick(&shown.ring(), k); }); };
        QTest::keyClick(&shown.ring(), Qt::Key_Right);
        QTest::keyClick(&shown.ring(), Qt::Key_Right);
        key(Qt::Key_Plus);
        key(Qt::Key_Plus);
        key(Qt::Key_Minus);
        key(Qt::Key_Return);
        QCOMPARE(shown.stones(), (std::vector{3, 1, 1, 2, 1, 0, 2, 1}));
        QCOMPARE(shown.ring().board().hand, 2);
        QVERIFY(shown.ring().accessibleDescription().contains("In hand: c"));
    }

    void typedBoardIsTakenOrRefused() {
        Shown shown;
        shown.afterStudy([&] { shown.lab.lookAt(core::RingBoard{{1, 2, 3, 4}, 0}); });
        auto& line = shown.part<Field>();
        QVERIFY(QTest::qWaitForWindowActive(&shown.lab));
        line.setFocus();
        line.selectAll();
        shown.afterStudy([&] { QTest::keyClicks(&line, "0,4,0,4,0,4,0,4/0,4,0,4,0,4,0,4"); });
        QCOMPARE(shown.stones().size(), std::size_t{16});
        QTest::keyClicks(&line, " f");
        QTRY_COMPARE(shown.lab.study().course.lays, std::uint64_t{2});
        QTest::keyClicks(&line, "z");
        QCOMPARE(shown.lab.study().course.lays, std::uint64_t{2});
        QCOMPARE(shown.stones().size(), std::size_t{16});
    }

    void rollbackStopsAtItsSign() {
        Shown shown;
        shown.afterStudy([&] { shown.lab.lookAt(core::RingBoard{{3, 2, 0, 3, 0, 1, 0, 1}, 0}); });
        shown.afterStudy([&] { click(shown.lab, "Roll back a lay"); });
        QVERIFY(shown.lab.study().back);
        QCOMPARE(shown.lab.step(), 1);
        const auto once = shown.stones();
        for (int i = 0; i < 20; ++i) click(shown.lab, "Roll back a lay");
        QCOMPARE(shown.lab.step(), static_cast<int>(shown.lab.study().course.lays));
        // The board rolled back and sown forwards again.
        QTest::mouseClick(button(shown.lab, "To the beginning"), Qt::LeftButton);
        shown.afterStudy([&] { click(shown.lab, "Sow from here"); });
        QVERIFY(!shown.lab.study().back);
        QVERIFY(shown.stones() != once);
        QCOMPARE(shown.stones(), (std::vector{3, 2, 0, 3, 0, 1, 0, 1}));
    }

    void messagesAreSteppedAndExported() {
        Shown shown;
        shown.choose(4);
        auto& steps = shown.part<StepCard>();
        QTest::keyClick(steps.findChild<Segmented*>(), Qt::Key_Right);
        QVERIFY(steps.messages());
        click(shown.lab, "One step on");
        QCOMPARE(shown.stones(), (std::vector{0, 2, 0, 3, 0, 1, 0, 1})); // two stones are on their way
        QVERIFY(shown.ring().messageRuns());                             // from pit to pit
        QTRY_VERIFY(!shown.ring().messageRuns());
        QVERIFY(shown.ring().accessibleDescription().contains("Ha(0)") &&
                shown.ring().accessibleDescription().contains("Mn(0, 0)"));
        QVERIFY(steps.text().startsWith("Mn → Ha: sow!, holds 3\nHa → Hb: 3 stones, holds 2\n"));
        const QTemporaryDir folder;
        const auto path = folder.filePath("messages.txt");
        click(steps, "Export as text");
        auto* dialog = shown.lab.findChild<QFileDialog*>();
        QVERIFY(dialog);
        emit dialog->fileSelected(path);
        QFile file(path);
        QVERIFY(file.open(QIODevice::ReadOnly));
        QCOMPARE(QString::fromUtf8(file.readAll()), steps.text());
    }

    void searchIsCancelledAndSaysWhatItCovered() {
        Shown shown;
        auto& card = shown.part<LoopCard>();
        const auto steppers = card.findChildren<Stepper*>();
        auto* pits = *std::ranges::find_if(steppers, &QWidget::isVisible);
        QTest::keyClick(pits, Qt::Key_Up);
        QTest::keyClick(pits, Qt::Key_Up);
        QCOMPARE(card.pits(), 6);
        click(card, "Cancel");
        QVERIFY(button(card, "Export as CSV")->isVisible());
        QSignalSpy searched(&shown.lab, &LoopLab::searched);
        for (int i = 0; i < 3; ++i) QTest::keyClick(pits, Qt::Key_Down);
        QTRY_COMPARE(searched.count(), 1);
        QCOMPARE(card.pits(), 3);
        for (const auto& loop : card.loops().found().loops) QCOMPARE(loop.board.size(), std::size_t{6});
    }

    // What a fact does not hold for is shown, and the way back to all of them.
    void exceptionsAreShownAsBoards() {
        Shown shown;
        auto& model = shown.part<LoopModel>();
        shown.afterStudy([&] { click(shown.part<LoopCard>(), "Show"); });
        QCOMPARE(model.rowCount(), 1);
        QCOMPARE(model.at(0).loop, shown.lab.study().loop);
        QVERIFY(model.fresh(0));
        click(shown.part<LoopCard>(), "Show all");
        QCOMPARE(model.rowCount(), 13);
        QCOMPARE(shown.part<LoopList>().currentIndex().row(), 12);
        QVERIFY(!button(shown.lab, "Show all")->isVisible());
    }

    void findOpensPlay() {
        Shown shown;
        shown.choose(4);
        QSignalSpy asked(&shown.lab, &LoopLab::playRequested);
        click(shown.lab, "Find it in a game");
        QTRY_COMPARE(asked.count(), 1);
    }

    void pageShowsTheLoopOfAMatch() {
        LabPage page(core::kindOf("bao"));
        page.resize(1280, 800);
        page.show();
        auto* lab = page.findChild<LoopLab*>();
        QSignalSpy studied(lab, &LoopLab::studied), searched(lab, &LoopLab::searched);
        page.lookAt("0,3,1,0,3/0,1,0,1,0 b");
        QTRY_VERIFY(!studied.isEmpty() && !searched.isEmpty());
        QCOMPARE(lab->study().board.stones.size(), std::size_t{10}); // the search does not push it aside
        // One that the list has is shown in the list.
        page.lookAt("1,5,1,0/1,0,1,0 b");
        auto* list = page.findChild<LoopList*>();
        QTRY_COMPARE(list->currentIndex().row(), 3);
        QVERIFY(list->isVisible());
        page.setBack(LabPage::Back::Match);
        QSignalSpy toMatch(&page, &LabPage::toMatch), toShelf(&page, &LabPage::toShelf);
        click(page, "Match");
        QVERIFY(toMatch.count() == 1 && toShelf.isEmpty());
        // What the lab shows needs no tab of its own.
        for (const auto* view : page.findChildren<LabView*>()) QVERIFY(view->model() != nullptr);
        const auto& labs = core::labsOf(core::kindOf("bao"));
        QVERIFY(page.findChildren<LabView*>().size() < qsizetype(labs.size()));
        QCOMPARE(page.findChildren<LabView*>().size(), std::ranges::count(labs, true, &core::Lab::tab));
    }
};
QTEST_MAIN(LoopLabTest)
#include "tst_looplab.moc"
