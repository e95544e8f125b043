#pragma once

#include <QSettings>
#include <QStandardPaths>
#include <QTest>

#include "ui/controls/button.h"
#include "ui/look/language.h"
#include "ui/look/settings.h"
#include "ui/shelf/gamecard.h"
#include "ui/window/mainwindow.h"

// The whole program for somebody who has the keyboard alone: whatever happens, something has the focus and
// hears the next key.
class ByKeyboard {
protected:
    ByKeyboard() { qApp->installEventFilter(&m_strays); }

    void open();
    void close() { m_window.reset(); }
    void comeBack();
    void press(int key, Qt::KeyboardModifiers with = {});
    void startMatch(const core::Kind& kind = *core::catalogue().front());
    void openLab(const core::Kind& kind);
    template <class T>
    T* focused() const {
        return qobject_cast<T*>(QApplication::focusWidget());
    }
    MainWindow& window() const { return *m_window; }
    Session& session() const { return m_window->session(); }

private:
    // The program is one window; a part that is shown before it has its place in it would flash up as
    // another, and take the focus along.
    struct Strays : QObject {
        bool eventFilter(QObject* watched, QEvent* event) override {
            const auto* widget = qobject_cast<QWidget*>(watched);
            if (event->type() == QEvent::Show && widget && widget->isWindow() &&
                qobject_cast<const MainWindow*>(widget) == nullptr)
                names.push_back(QString::fromLatin1(widget->metaObject()->className()));
            return false;
        }
        QStringList names;
    };
    void show();

    std::unique_ptr<MainWindow> m_window;
    Strays m_strays;
};

inline void ByKeyboard::show() {
    m_window = std::make_unique<MainWindow>();
    m_window->show();
    m_window->activateWindow();
    QVERIFY(QTest::qWaitForWindowActive(m_window.get()));
}

// As at the very first start.
inline void ByKeyboard::open() {
    m_window.reset();
    m_strays.names.clear();
    QSettings().clear();
    QDir(QStandardPaths::writableLocation(QStandardPaths::AppDataLocation)).removeRecursively();
    language::set(language::Id::English);
    show();
}

// Closed and started again.
inline void ByKeyboard::comeBack() {
    m_window->close();
    m_window.reset();
    show();
    QCoreApplication::processEvents();
}

inline void ByKeyboard::press(int key, Qt::KeyboardModifiers with) {
    QVERIFY2(QApplication::focusWidget() != nullptr, "before the key");
    QTest::keyClick(QApplication::focusWidget(), Qt::Key(key), with);
    QCoreApplication::processEvents();
    QCOMPARE(m_strays.names, QStringList());
    QVERIFY(m_window->isActiveWindow());
    QVERIFY2(QApplication::focusWidget() != nullptr, qPrintable(QKeySequence(key).toString()));
    QVERIFY2(QApplication::focusWidget()->isVisible(), qPrintable(QKeySequence(key).toString()));
}

inline void ByKeyboard::startMatch(const core::Kind& kind) {
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

inline void ByKeyboard::openLab(const core::Kind& kind) {
    open();
    const auto name = QStringLiteral("Lab of %1").arg(QString::fromStdString(kind.title.english));
    while (focused<Button>() == nullptr || focused<Button>()->accessibleName() != name) press(Qt::Key_Tab);
    press(Qt::Key_Return);
}
