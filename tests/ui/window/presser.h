#pragma once

#include <QAbstractButton>
#include <QAction>
#include <QApplication>
#include <QMenu>
#include <QPointer>
#include <QShortcut>
#include <QTest>

#include "ui/controls/forms/segmented.h"
#include "ui/controls/overlay.h"

#include <functional>
#include <utility>
#include <vector>

// Presses whatever can be pressed in a window, one after the other, and what then can be pressed in the
// dialogs and menus that come. All of it is found in the window itself.
class Presser {
public:
    // `restore` makes all as it was, and `look` hears what has just been pressed.
    Presser(QWidget& window, std::function<void()> restore, std::function<void(const QString&)> look)
        : m_window(window), m_restore(std::move(restore)), m_look(std::move(look)) {}

    // Actions and keys, and, with `dialogs`, what can be pressed in the dialogs that they open.
    void pressActions(bool dialogs);
    // Every button, the entries of the menus they open, and all there is to choose; `open` brings back what a
    // button has closed, and gives none if that is no more.
    void pressIn(const std::function<QWidget*()>& open, const QString& where);
    int pressed() const { return m_pressed; }

    // What is only said later is said, and no button that is gone is pressed.
    static void settle() {
        QCoreApplication::processEvents();
        QCoreApplication::sendPostedEvents(nullptr, QEvent::DeferredDelete);
    }
    // All that lies above the page is closed.
    void clear(const Overlay* but = nullptr) const {
        while (auto* popup = QApplication::activePopupWidget()) popup->close();
        for (auto* dialog : m_window.findChildren<Overlay*>())
            if (dialog != but && dialog->isVisible()) dialog->dismiss();
    }

private:
    void press(const std::function<void()>& act, const QString& name, bool dialogs);
    void chooseIn(const QWidget& in, const QString& where);
    void afterwards(const QString& after);
    Overlay* dialog() const {
        for (auto* one : m_window.findChildren<Overlay*>())
            if (one->isVisible()) return one;
        return nullptr;
    }
    // Not what ends it all.
    static bool presses(const QString& name) {
        return !QTest::currentTestFailed() && name != QStringLiteral("Quit") &&
               name != QStringLiteral("Close the table");
    }

    QWidget& m_window;
    std::function<void()> m_restore;
    std::function<void(const QString&)> m_look;
    int m_pressed = 0;
};

inline void Presser::afterwards(const QString& after) {
    ++m_pressed;
    settle();
    m_look(after);
    for (auto* top : QApplication::topLevelWidgets())
        if (top->isVisible() && top != &m_window) top->close();
}

inline void Presser::pressIn(const std::function<QWidget*()>& open, const QString& where) {
    if (const auto* in = open()) chooseIn(*in, where);
    int entry = 0;
    for (int i = 0; !QTest::currentTestFailed();) {
        auto* in = open();
        if (in == nullptr) return;
        auto buttons = in->findChildren<QAbstractButton*>();
        erase_if(buttons, [this](const auto* b) {
            return !b->isVisible() || !b->isEnabled() || b->window() != &m_window;
        });
        if (i >= buttons.size()) return;
        auto name = where + QStringLiteral(" › ") + buttons[i]->text();
        if (presses(buttons[i]->text())) buttons[i]->click();
        QList<QAction*> entries;
        if (const QPointer menu = qobject_cast<QMenu*>(QApplication::activePopupWidget()); menu) {
            m_look(name);
            if (menu) // what there is no longer room for has gone with its menu
                for (auto* action : menu->actions())
                    entries << (action->menu() != nullptr ? action->menu()->actions() : QList{action});
        }
        if (entry < entries.size()) {
            name += QStringLiteral(" › ") + entries[entry]->text();
            if (entries[entry]->isEnabled() && presses(entries[entry]->text())) entries[entry]->trigger();
        }
        afterwards(name);
        if (++entry < entries.size()) continue;
        entry = 0;
        ++i;
    }
}

// To and fro.
inline void Presser::chooseIn(const QWidget& in, const QString& where) {
    const auto all = in.findChildren<Segmented*>();
    for (const auto& choice : std::vector<QPointer<Segmented>>(all.begin(), all.end()))
        for (const auto key : {Qt::Key_Right, Qt::Key_Left})
            for (int i = 0; i < 5 && choice && choice->isVisible() && choice->isEnabled(); ++i) {
                QTest::keyClick(choice, key);
                afterwards(where + QStringLiteral(" › ") + choice->accessibleName());
            }
}

inline void Presser::press(const std::function<void()>& act, const QString& name, bool dialogs) {
    if (!presses(name)) return;
    m_restore();
    act();
    afterwards(name);
    if (dialog() == nullptr || !dialogs) return;
    QPointer<Overlay> opened = dialog();
    pressIn(
        [&]() -> QWidget* {
            clear(opened);
            if (opened && opened->isVisible()) return opened;
            m_restore();
            act();
            settle();
            return opened = dialog();
        },
        name);
}

inline void Presser::pressActions(bool dialogs) {
    for (auto* action : m_window.findChildren<QAction*>())
        if (action->isEnabled() && !action->isSeparator())
            press([action] { action->trigger(); }, action->text(), dialogs);
    for (auto* key : m_window.findChildren<QShortcut*>())
        press([key] { QMetaObject::invokeMethod(key, "activated", Qt::DirectConnection); },
              key->key().toString(), dialogs);
}
