#include <QApplication>
#include <QLabel>
#include <QLineEdit>
#include <QScrollArea>
#include <QScrollBar>
#include <QSettings>
#include <QTest>

#include "tests/toykinds.h"
#include "tests/ui/dialogs/newgamedialog.h"
#include "ui/controls/forms/optionrow.h"
#include "ui/controls/forms/segmented.h"
#include "ui/controls/forms/stepper.h"
#include "ui/dialogs/playercard.h"
#include "ui/look/language.h"
#include "ui/look/theme.h"

using newgame::Opened;

// How the dialog in which a match is set up is laid out: what it shows at which size, and the way of the Tab
// key.
class NewGameRoomTest : public QObject {
    Q_OBJECT
private slots:
    void init() { QSettings().clear(); }

    // No dialog scrolls what the window has room for.
    void growsBeforeItScrolls_data() {
        QTest::addColumn<QSize>("size");
        for (const auto size : {QSize(1280, 800), QSize(1920, 1080), QSize(3840, 2160)})
            QTest::addRow("%d", size.width()) << size;
    }
    void growsBeforeItScrolls() {
        QFETCH(QSize, size);
        for (const auto* kind : core::catalogue()) {
            Opened opened(*kind);
            opened.window()->resize(size);
            theme().fitWindow(size);
            const auto room = size.height() - 2 * theme().px(8);
            // A computer tells more of itself than a person.
            auto* who = opened.named<Segmented>(QStringLiteral("Second player"));
            QTest::keyClick(who, Qt::Key_Right);
            QTest::qWait(0);
            for (const auto* area : opened.dialog()->findChildren<QScrollArea*>())
                QTRY_VERIFY2(area->verticalScrollBar()->maximum() == 0 ||
                                 opened.dialog()->panel()->height() == room,
                             kind->id.data());
        }
        theme().fitWindow({1280, 800});
    }

    // A usual screen has room for the usual options of any game, and for all of them, unless they are very
    // many.
    void nothingScrollsOnALargeScreen_data() {
        QTest::addColumn<QSize>("size");
        QTest::newRow("800") << QSize(1280, 800);
        QTest::newRow("800 without a title bar") << QSize(1280, 781);
        QTest::newRow("maximised at 1080") << QSize(1920, 1040);
        QTest::newRow("2160") << QSize(3840, 2160);
    }
    void nothingScrollsOnALargeScreen() {
        QFETCH(QSize, size);
        for (const auto id : {language::Id::English, language::Id::Japanese, language::Id::Kana}) {
            language::set(id);
            theme().fitWindow(size);
            for (const auto* kind : core::catalogue()) {
                Opened opened(*kind);
                opened.window()->resize(size);
                const auto* area = opened.dialog()->findChild<QScrollArea*>();
                QTRY_VERIFY2(area->verticalScrollBar()->maximum() == 0, kind->id.data());
                constexpr std::size_t many = 10;
                for (const bool all : {false, true}) {
                    if (kind->options.size() > many) continue;
                    opened.unfold(all);
                    QTRY_VERIFY2(area->verticalScrollBar()->maximum() == 0, kind->id.data());
                }
            }
        }
        language::set(language::Id::English);
        theme().fitWindow({1280, 800});
    }

    // Who plays stays in sight while rules are chosen, in a low window as well, and so do the pictures when
    // the rules are unfolded.
    void playersAndPicturesStayInSight() {
        for (const auto size : {QSize(1024, 600), QSize(1280, 800)}) {
            theme().fitWindow(size);
            for (const auto* kind : core::catalogue()) {
                Opened opened(*kind);
                opened.window()->resize(size);
                opened.unfold(false);
                QTest::qWait(0);
                const auto sees = [&](const QWidget* part) {
                    return part->visibleRegion().boundingRect() == part->rect();
                };
                QTRY_VERIFY2(sees(opened.starts()), kind->id.data());
                opened.unfold(true);
                auto* area = opened.dialog()->findChild<QScrollArea*>();
                area->verticalScrollBar()->setValue(area->verticalScrollBar()->maximum());
                QTest::qWait(0);
                for (const auto* card : opened.dialog()->findChildren<PlayerCard*>())
                    QTRY_VERIFY2(sees(card), kind->id.data());
            }
        }
        theme().fitWindow({1280, 800});
    }

    // On a projector a small window has half the room: what is too wide stands below, nothing is cut.
    void nothingIsCutInProjection() {
        theme().fitWindow({1024, 600});
        theme().setProjector(true);
        for (const auto id : {language::Id::Kana, language::Id::English}) {
            language::set(id);
            for (const auto* kind : core::catalogue()) {
                Opened opened(*kind);
                opened.window()->resize(1024, 600);
                for (const auto* area : opened.dialog()->findChildren<QScrollArea*>())
                    QTRY_VERIFY2(area->widget()->width() <= area->viewport()->width(), kind->id.data());
            }
        }
        theme().setProjector(false);
        theme().fitWindow({1280, 800});
    }

    // What is wrong in a rule that is not shown is shown when the match shall start.
    void startShowsWhatIsWrong() {
        Opened opened(core::kindOf("fmurs"));
        auto* rocks = opened.named<QLineEdit>(QStringLiteral("Rocks"));
        QVERIFY(!rocks->isVisible());
        opened.unfold(true);
        QTest::keyClicks(rocks, QStringLiteral("z99"));
        QTest::keyClick(opened.rules()->findChild<Segmented*>(QStringLiteral("depth")), Qt::Key_Left);
        QVERIFY(!rocks->isVisible());
        QTest::mouseClick(opened.button("Start"), Qt::LeftButton);
        QVERIFY(!opened.chosen);
        QVERIFY(rocks->isVisible() && opened.window()->focusWidget() == rocks);
    }

    void tabReachesStartWithoutTheMouse() {
        Opened opened(core::kindOf("persimmons"));
        QVERIFY(QTest::qWaitForWindowActive(opened.window()));
        const auto* start = opened.button("Start");
        for (int i = 0; i < 100 && QApplication::focusWidget() != start; ++i)
            QTest::keyClick(QApplication::focusWidget(), Qt::Key_Tab);
        QCOMPARE(QApplication::focusWidget(), start);
        QTest::keyClick(QApplication::focusWidget(), Qt::Key_Space);
        QVERIFY(opened.chosen);
    }

    // From top to bottom, a column to its end before the next one: no stop lies left of the one before, and
    // none in the same column above it.
    void tabFollowsTheColumns_data() {
        QTest::addColumn<QSize>("size");
        QTest::newRow("1280") << QSize(1280, 800);
        QTest::newRow("1920") << QSize(1920, 1080);
    }
    void tabFollowsTheColumns() {
        QFETCH(QSize, size);
        theme().fitWindow(size);
        for (const auto* kind : core::catalogue()) {
            Opened opened(*kind);
            opened.window()->resize(size);
            QVERIFY(QTest::qWaitForWindowActive(opened.window()));
            QTest::qWait(0);
            opened.unfold(true);
            QTest::qWait(0);
            opened.starts()->setFocus();
            QTest::qWait(0);
            const OptionRow* before = nullptr;
            int back = 0;
            for (int i = 0; i < 100 && QApplication::focusWidget() != opened.button("Start"); ++i) {
                QTest::keyClick(QApplication::focusWidget(), Qt::Key_Tab);
                const auto* at = rowOf(QApplication::focusWidget());
                if (at == nullptr || at == before) continue;
                const auto place = [&](const QWidget* w) { return w->mapTo(opened.dialog(), QPoint()); };
                if (before != nullptr) {
                    const auto from = place(before), to = place(at);
                    back += to.x() < from.x();
                    QVERIFY2(to.x() != from.x() || to.y() > from.y(), kind->id.data());
                    QVERIFY2(back == 0, kind->id.data());
                }
                before = at;
            }
            QVERIFY(before != nullptr);
        }
        theme().fitWindow({1280, 800});
    }

private:
    static const OptionRow* rowOf(QWidget* part) {
        while (part != nullptr && qobject_cast<OptionRow*>(part) == nullptr) part = part->parentWidget();
        return qobject_cast<OptionRow*>(part);
    }
};
QTEST_MAIN(NewGameRoomTest)
#include "tst_newgameroom.moc"
