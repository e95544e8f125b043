#include <QAbstractButton>
#include <QAbstractItemView>
#include <QHeaderView>
#include <QLineEdit>
#include <QMenu>
#include <QScreen>
#include <QScrollBar>
#include <QScroller>

#include "tests/ui/window/fingers.h"
#include "ui/controls/forms/segmented.h"
#include "ui/controls/forms/stepper.h"
#include "ui/controls/overlay.h"
#include "ui/labs/labgrid.h"
#include "ui/labs/labmatrix.h"
#include "ui/labs/labmodel.h"
#include "ui/labs/labpage.h"
#include "ui/labs/labview.h"
#include "ui/panels/helpselector.h"
#include "ui/panels/moves/movespanel.h"
#include "ui/window/appactions.h"

#include <algorithm>

// What fingers need is large enough everywhere, and they scroll.
class TestTouch : public Fingers {
    Q_OBJECT
private slots:
    void targetsFollowTheScreen();
    void everyTargetHasRoom_data() { screenRows(); }
    void everyTargetHasRoom();
    void labCellsHaveRoom();
    void menuEntriesHaveRoom();
    void fingerScrolls();
    void cleanup() { close(); }

private:
    bool scrolls(QAbstractScrollArea& area);
    QStringList tooSmall() const;
};

void TestTouch::targetsFollowTheScreen() {
    QCOMPARE(Touch::least(25.4), Touch::least(72)); // a screen that does not know its size
    QCOMPARE(Touch::least(96), 35);
    QCOMPARE(Touch::least(160), 57);
    QCOMPARE(Touch::least(220), 78);
    open();
    QCOMPARE(theme().leastTarget(), Touch::least(m_window->screen()->physicalDotsPerInch()));
}

// What is seen and can be pressed, but has not got 9 mm each way.
QStringList TestTouch::tooSmall() const {
    const int least = theme().leastTarget();
    QStringList all;
    const auto check = [&](const QWidget* widget, QSize size, const QString& name) {
        if (size.width() < least || size.height() < least)
            all << QStringLiteral("%1 “%2” %3 × %4")
                       .arg(QString::fromLatin1(widget->metaObject()->className()), name)
                       .arg(size.width())
                       .arg(size.height());
    };
    for (const auto* widget : m_window->findChildren<QWidget*>()) {
        if (!widget->isVisible()) continue;
        if (const auto* button = qobject_cast<const QAbstractButton*>(widget))
            check(button, button->size(),
                  button->text().isEmpty() ? button->accessibleName() : button->text());
        else if (qobject_cast<const Segmented*>(widget) != nullptr)
            check(widget, {widget->width() < widget->minimumSizeHint().width() ? 0 : least, widget->height()},
                  widget->accessibleName());
        else if (qobject_cast<const Stepper*>(widget) != nullptr)
            check(widget, {widget->width() / 2, widget->height()}, widget->accessibleName());
        else if (qobject_cast<const QLineEdit*>(widget) != nullptr)
            check(widget, widget->size(), widget->accessibleName());
        else if (const auto* heads = qobject_cast<const QHeaderView*>(widget))
            check(heads, {least, heads->sectionsClickable() ? heads->height() : least}, {});
        else if (const auto* list = qobject_cast<const QAbstractItemView*>(widget))
            if (list->model() != nullptr && list->model()->rowCount() > 0)
                check(list, {least, list->sizeHintForRow(0)}, list->accessibleName());
        if (const auto* grid = qobject_cast<const LabGrid*>(widget); grid && grid->choosable())
            check(grid, QSizeF(grid->side(), grid->side()).toSize(), grid->accessibleName());
        if (const auto* matrix = qobject_cast<const LabMatrix*>(widget); matrix && matrix->rows() > 0)
            check(matrix, matrix->cellSize().toSize(), matrix->accessibleName());
    }
    return all;
}

void TestTouch::everyTargetHasRoom() {
    QFETCH(int, dots);
    QFETCH(QSize, size);
    open(size);
    theme().setLeastTarget(Touch::least(dots));
    const auto check = [this](const char* where) {
        // What is laid out follows a moment later.
        QTRY_VERIFY2(tooSmall().isEmpty(),
                     qPrintable(QStringLiteral("%1: %2").arg(QString::fromLatin1(where),
                                                             tooSmall().join(QStringLiteral(", ")))));
    };
    const auto checkDialog = [&](const char* where) {
        check(where);
        for (auto* dialog : m_window->findChildren<Overlay*>()) dialog->dismiss();
        QCoreApplication::sendPostedEvents(nullptr, QEvent::DeferredDelete);
    };
    auto* shelf = m_window->findChild<Shelf*>();
    const auto* actions = m_window->findChild<AppActions*>();
    check("shelf");
    actions->settings->trigger();
    checkDialog("settings");
    actions->help->trigger();
    checkDialog("help");
    actions->about->trigger();
    checkDialog("about");
    actions->worksheet->trigger();
    checkDialog("worksheet");
    for (const auto* kind : core::catalogue()) {
        const auto id = std::string(kind->id);
        emit shelf->playRequested(*kind);
        checkDialog(("new game of " + id).c_str());
        emit shelf->learnRequested(*kind);
        check(("lessons of " + id).c_str());
        emit shelf->puzzlesRequested(*kind);
        check(("puzzles of " + id).c_str());
        emit shelf->labRequested(*kind);
        check(("labs of " + id).c_str());
        begin(*kind);
        check(("match of " + id).c_str());
        layOnTable();
        check(("table of " + id).c_str());
        if (QTest::currentTestFailed()) return;
    }
}

// Every lab, with what it finds at first.
void TestTouch::labCellsHaveRoom() {
    constexpr int mostTabs = 6;
    open();
    int found = 0;
    for (const auto* kind : core::catalogue()) {
        emit m_window->findChild<Shelf*>()->labRequested(*kind);
        for (int tab = 0; tab < mostTabs; ++tab) {
            emit m_window->findChild<LabPage*>()->findChild<Segmented*>()->chosen(tab);
            QCoreApplication::processEvents();
            for (const auto* lab : m_window->findChildren<LabView*>()) {
                if (!lab->isVisible()) continue;
                ++found;
                QTRY_VERIFY_WITH_TIMEOUT(lab->model()->rowCount() > 0, 120000);
            }
            for (const auto& [dots, size] : screens) {
                m_window->resize(size);
                theme().setLeastTarget(Touch::least(dots));
                QTRY_VERIFY2(tooSmall().isEmpty(), qPrintable(tooSmall().join(QStringLiteral(", "))));
            }
        }
    }
    QVERIFY(found > 5);
}

void TestTouch::menuEntriesHaveRoom() {
    open();
    theme().setLeastTarget(Touch::least(220));
    begin(*core::catalogue().front());
    const auto check = [this] {
        const auto menus = m_window->findChildren<QMenu*>();
        QVERIFY(!menus.isEmpty());
        for (auto* menu : menus) {
            menu->show();
            for (auto* entry : menu->actions()) {
                const auto place = menu->actionGeometry(entry);
                if (entry->isSeparator() || !entry->isVisible()) continue;
                QVERIFY2(place.height() >= theme().leastTarget(), qPrintable(entry->text()));
            }
            menu->hide();
        }
    };
    emit page().menuRequested({});
    check();
    tap(page().findChild<HelpSelector*>());
    check();
}

// Drawn up by a finger, what is below comes into sight, and nothing is pressed.
bool TestTouch::scrolls(QAbstractScrollArea& area) {
    auto* bar = area.verticalScrollBar();
    bar->setValue(0);
    auto* seen = area.viewport();
    if (bar->maximum() == 0) return false;
    drag(seen, {seen->width() / 2.0, seen->height() / 2.0}, {seen->width() / 2.0, 10.0});
    return QTest::qWaitFor([bar] { return bar->value() > 0; }, 1000);
}

void TestTouch::fingerScrolls() {
    open({1024, 600});
    const auto below = [this](QWidget* where, const char* name) {
        QVERIFY2(std::ranges::any_of(where->findChildren<QAbstractScrollArea*>(),
                                     [this](auto* area) { return area->isVisible() && scrolls(*area); }),
                 name);
        QTRY_VERIFY(QScroller::activeScrollers().isEmpty()); // it has come to rest
    };
    m_window->findChild<AppActions*>()->help->trigger();
    auto* dialog = m_window->findChild<Overlay*>();
    below(dialog, "help");
    dialog->dismiss();
    QCoreApplication::sendPostedEvents(nullptr, QEvent::DeferredDelete);
    auto* shelf = m_window->findChild<Shelf*>();
    theme().setProjector(true);
    QCoreApplication::processEvents();
    below(shelf, "shelf");
    QCOMPARE(m_window->findChild<NewGame*>(), nullptr);
    emit shelf->labRequested(core::kindOf("ribbonim"));
    const auto filled = [this] {
        return std::ranges::any_of(m_window->findChildren<LabView*>(), [](const LabView* lab) {
            return lab->isVisible() && lab->model()->rowCount() > 0;
        });
    };
    QTRY_VERIFY(filled());
    QCoreApplication::processEvents();
    below(m_window->findChild<LabPage*>(), "lab");
    theme().setProjector(false);
    begin(core::kindOf("fmurs"));
    session().hints().setLevel(Help::Numbers);
    below(page().findChild<MovesPanel*>(), "moves");
    QCOMPARE(session().match().plies(), 0);
}

QTEST_MAIN(TestTouch)
#include "tst_touch.moc"
