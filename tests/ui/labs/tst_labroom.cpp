#include <QScrollArea>
#include <QScrollBar>
#include <QTest>

#include "core/kind.h"
#include "tests/ui/buttons.h"
#include "ui/controls/factlist.h"
#include "ui/controls/forms/dropdown.h"
#include "ui/controls/forms/segmented.h"
#include "ui/controls/label.h"
#include "ui/controls/pageheader.h"
#include "ui/labs/closerlook.h"
#include "ui/labs/labmatrix.h"
#include "ui/labs/labmodel.h"
#include "ui/labs/labpage.h"
#include "ui/labs/labtable.h"
#include "ui/labs/labview.h"
#include "ui/look/theme.h"

#include <algorithm>

// What labs say and show has room, at every size.
class LabRoomTest : public QObject {
    Q_OBJECT
private slots:
    // Also on a projector nothing that is said of the table is squeezed, and the table keeps its rows.
    void everyFactIsReadable_data() {
        QTest::addColumn<QString>("id");
        QTest::addColumn<QSize>("size");
        for (const auto* id : {"ribbonim", "persimmons", "chopsticks"})
            for (const auto size : {QSize(1024, 600), QSize(1280, 800), QSize(1920, 1080)})
                QTest::addRow("%s-%d", id, size.width()) << QString::fromLatin1(id) << size;
    }
    void everyFactIsReadable() {
        QFETCH(QString, id);
        QFETCH(QSize, size);
        LabPage page(core::kindOf(id.toStdString()));
        for (auto* view : page.findChildren<LabView*>()) {
            theme().setProjector(false);
            theme().fitWindow(size);
            page.resize(size);
            page.show();
            for (auto* tabs : page.findChildren<Segmented*>()) {
                if (tabs->accessibleName() != QStringLiteral("Labs")) continue;
                const auto goes = [tabs](Qt::Key key) {
                    const int from = tabs->current();
                    QTest::keyClick(tabs, key);
                    return tabs->current() != from;
                };
                while (goes(Qt::Key_Left)) continue;
                while (!view->isVisibleTo(&page)) QVERIFY2(goes(Qt::Key_Right), "no way leads there");
            }
            everyFactIsReadableIn(page, *view, size);
        }
        theme().setProjector(false);
        theme().fitWindow({1280, 800});
    }

    static void everyFactIsReadableIn(LabPage& page, LabView& view, QSize size) {
        for (const bool projector : {false, true}) {
            theme().setProjector(projector);
            theme().fitWindow(size);
            page.resize(size);
            view.run();
            QTRY_VERIFY_WITH_TIMEOUT(view.findChild<FactList*>()->findChildren<Label*>().size() > 1, 60'000);
            QTest::qWait(1);
            for (const auto* label : view.findChildren<Label*>())
                if (label->isVisibleTo(&view) && label->wordWrap())
                    QVERIFY2(label->height() >= label->heightForWidth(label->width()),
                             qPrintable(label->text()));
            for (const auto* matrix : view.findChildren<LabMatrix*>())
                if (matrix->isVisibleTo(&view))
                    QTRY_VERIFY(matrix->height() >= matrix->minimumSizeHint().height());
        }
    }

    // On the projector the settings come when they are asked for, and the lab needs no more than the window.
    void projectorFoldsTheSettings_data() {
        QTest::addColumn<QString>("id");
        QTest::addColumn<QSize>("size");
        for (const auto* id : {"ribbonim", "persimmons", "chopsticks", "bao", "fmurs"})
            for (const auto size : {QSize(1024, 600), QSize(1280, 800), QSize(1920, 1080)})
                QTest::addRow("%s-%d", id, size.width()) << QString::fromLatin1(id) << size;
    }
    void projectorFoldsTheSettings() {
        QFETCH(QString, id);
        QFETCH(QSize, size);
        theme().setProjector(true);
        theme().fitWindow(size);
        LabPage page(core::kindOf(id.toStdString()));
        page.resize(size);
        page.show();
        for (auto* area : page.findChildren<QScrollArea*>())
            if (area->horizontalScrollBarPolicy() == Qt::ScrollBarAsNeeded) {
                QVERIFY2(area->widget()->minimumSizeHint().width() <= size.width(),
                         qPrintable(QString::number(area->widget()->minimumSizeHint().width())));
                QVERIFY(!area->isVisibleTo(&page) || area->verticalScrollBar()->maximum() == 0);
            }
        for (const auto* settings : page.findChildren<QWidget*>("settings")) QVERIFY(settings->isHidden());
        QTest::mouseClick(button(page, "Show the settings"), Qt::LeftButton);
        for (const auto* settings : page.findChildren<QWidget*>("settings")) QVERIFY(!settings->isHidden());
        QTest::mouseClick(button(page, "Hide the settings"), Qt::LeftButton);
        theme().setProjector(false);
        for (const auto* settings : page.findChildren<QWidget*>("settings")) QVERIFY(!settings->isHidden());
        theme().fitWindow({1280, 800});
    }

    // Beside a map nothing is cut: what is told of a cell has the width that it needs.
    void nothingBesideAMapIsCut_data() {
        QTest::addColumn<bool>("projector");
        QTest::newRow("near") << false;
        QTest::newRow("projector") << true;
    }
    void nothingBesideAMapIsCut() {
        QFETCH(bool, projector);
        theme().setProjector(projector);
        for (const auto size : {QSize(1024, 600), QSize(1280, 800)}) {
            theme().fitWindow(size);
            LabPage page(core::kindOf("persimmons"));
            page.resize(size);
            page.show();
            const auto shown = [&] {
                for (auto* one : page.findChildren<CloserLook*>())
                    if (one->isVisible() && !one->findChildren<Label*>().isEmpty()) return one;
                return static_cast<CloserLook*>(nullptr);
            };
            QTRY_VERIFY(shown() != nullptr);
            const auto* closer = shown();
            const auto* area = qobject_cast<QScrollArea*>(closer->parentWidget()->parentWidget());
            QTRY_VERIFY2(
                closer->width() <= area->viewport()->width(),
                qPrintable(QStringLiteral("%1 in %2").arg(closer->width()).arg(area->viewport()->width())));
        }
        theme().setProjector(false);
        theme().fitWindow({1280, 800});
    }

    // No column is cut: all of them stand in the smallest window that shows them beside their settings.
    void everyTableFits_data() {
        QTest::addColumn<QString>("id");
        for (const auto* kind : core::catalogue())
            QTest::newRow(kind->id.data()) << QString::fromUtf8(kind->id.data());
    }
    void everyTableFits() {
        QFETCH(QString, id);
        LabPage page(core::kindOf(id.toStdString()));
        page.resize(1280, 748);
        page.show();
        Segmented* tabs = nullptr;
        for (auto* choice : page.findChildren<Segmented*>())
            if (choice->accessibleName() == QStringLiteral("Labs")) tabs = choice;
        for (int tab = 0; tab < 8; ++tab) {
            emit tabs->chosen(tab);
            const auto views = page.findChildren<LabView*>();
            const auto shown =
                std::ranges::find_if(views, [](const auto* view) { return view->isVisible(); });
            if (shown == views.end()) continue;
            QTRY_VERIFY_WITH_TIMEOUT((*shown)->model()->columnCount() > 0, 240'000);
            const auto* table = (*shown)->findChild<LabTable*>();
            if (!table->isVisible()) continue;
            QTRY_VERIFY2(!table->horizontalScrollBar()->isVisible(), qPrintable((*shown)->objectName()));
        }
    }

    // More labs than there is room for beside each other are a list; either way one gets to each.
    void manyLabsAreAList() {
        LabPage page(core::kindOf("bao"));
        const auto* header = page.findChild<PageHeader*>();
        auto* tabs = header->findChild<Segmented*>();
        auto* list = header->findChild<DropDown*>();
        QCOMPARE(list->accessibleName(), tabs->accessibleName());
        page.resize(tabs->minimumSizeHint().width(), 600); // and there are margins, and other things
        page.show();
        QTRY_VERIFY(list->isVisible() && !tabs->isVisible());
        list->setFocus();
        QTest::keyClick(list, Qt::Key_Down);
        QCOMPARE(tabs->current(), 1);
        QVERIFY(list->geometry().right() < page.width());
        page.resize(2400, 600);
        QTRY_VERIFY(tabs->isVisible() && !list->isVisible());
        QTest::keyClick(tabs, Qt::Key_Right);
        QCOMPARE(list->current(), 2);
    }
};
QTEST_MAIN(LabRoomTest)
#include "tst_labroom.moc"
