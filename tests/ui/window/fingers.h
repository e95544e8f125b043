#pragma once

#include <QPointingDevice>
#include <QSettings>
#include <QStandardPaths>
#include <QTest>

#include "ui/board/boardview.h"
#include "ui/controls/touch.h"
#include "ui/dialogs/newgame.h"
#include "ui/look/language.h"
#include "ui/look/settings.h"
#include "ui/look/theme.h"
#include "ui/panels/tableside.h"
#include "ui/shelf/shelf.h"
#include "ui/window/mainwindow.h"
#include "ui/window/matchpage.h"
#include "ui/window/tabletop.h"

#include <array>

// A window, and fingers on it: for tests that play by touch alone.
class Fingers : public QObject {
protected:
    // As fine as they come, in dots per inch, and how many px they have: a row each.
    static constexpr std::array<std::pair<int, QSize>, 3> screens{
        {{96, {1280, 800}}, {160, {1920, 1200}}, {220, {2560, 1600}}}};
    static void screenRows();

    void open(QSize size = {1280, 800});
    void close();
    void begin(const core::Kind& kind);
    void layOnTable();
    void tap(QWidget* widget, QPointF at);
    void tap(QWidget* widget) { tap(widget, QRectF(widget->rect()).center()); }
    void drag(QWidget* widget, QPointF from, QPointF to);
    Session& session() const { return m_window->session(); }
    MatchPage& page() const { return *m_window->findChild<MatchPage*>(); }
    BoardView& board() const { return *page().board(); }
    Turned& across() const;

    const std::unique_ptr<QPointingDevice> m_owned{QTest::createTouchDevice()};
    QPointingDevice* m_finger = m_owned.get();
    std::unique_ptr<MainWindow> m_window;
};

inline void Fingers::close() {
    m_window.reset();
    theme().setLeastTarget(0);
    theme().setProjector(false);
}

inline void Fingers::open(QSize size) {
    m_window.reset();
    QSettings().clear();
    QDir(QStandardPaths::writableLocation(QStandardPaths::AppDataLocation)).removeRecursively();
    settings::reduceMotion.set(true);
    language::set(language::Id::English);
    m_window = std::make_unique<MainWindow>();
    m_window->setWindowState(Qt::WindowNoState);
    m_window->resize(size);
    m_window->show();
    QVERIFY(QTest::qWaitForWindowExposed(m_window.get()));
}

inline void Fingers::begin(const core::Kind& kind) {
    const std::string rules = kind.id == "fmurs" ? "rows=5;columns=5;sheep=2;turnlimit=12" : "";
    const std::shared_ptr<const core::Game> game = kind.game(rules);
    emit m_window->findChild<Shelf*>()->playRequested(kind);
    auto* dialog = m_window->findChild<NewGame*>();
    emit dialog->chosen(game, game->start(), {core::Seat{"Hana", {}}, core::Seat{"Ken", {}}}, false);
    dialog->dismiss();
    QCoreApplication::sendPostedEvents(nullptr, QEvent::DeferredDelete);
    QCoreApplication::processEvents();
    QVERIFY(page().isVisible());
}

inline void Fingers::layOnTable() {
    if (!page().table()) emit page().tableToggled();
    m_window->setWindowState(Qt::WindowNoState); // the size that is asked for
    QCoreApplication::processEvents();
    QVERIFY(page().table());
}

// The point of the widget is found on the window, as a finger finds it.
inline void Fingers::tap(QWidget* widget, QPointF at) {
    const auto point = widget->mapTo(m_window.get(), at.toPoint());
    QTest::touchEvent(m_window.get(), m_finger).press(0, point, m_window.get());
    QTest::touchEvent(m_window.get(), m_finger).release(0, point, m_window.get());
    QCoreApplication::processEvents();
}

inline void Fingers::drag(QWidget* widget, QPointF from, QPointF to) {
    constexpr int steps = 24;
    const auto point = [&](int step) {
        return widget->mapTo(m_window.get(), (from + (to - from) * step / steps).toPoint());
    };
    QTest::touchEvent(m_window.get(), m_finger).press(0, point(0), m_window.get());
    for (int step = 1; step <= steps; ++step)
        QTest::touchEvent(m_window.get(), m_finger).move(0, point(step), m_window.get());
    QTest::touchEvent(m_window.get(), m_finger).release(0, point(steps), m_window.get());
    QCoreApplication::processEvents();
}

inline Turned& Fingers::across() const {
    for (auto* view : page().findChildren<Turned*>())
        if (qobject_cast<TableSide*>(view->content()) != nullptr) return *view;
    qFatal("nobody sits across");
}

inline void Fingers::screenRows() {
    QTest::addColumn<int>("dots");
    QTest::addColumn<QSize>("size");
    for (const auto& [dots, size] : screens)
        QTest::newRow(qPrintable(QStringLiteral("%1 dpi").arg(dots))) << dots << size;
}
