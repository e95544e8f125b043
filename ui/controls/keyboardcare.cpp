#include "ui/controls/keyboardcare.h"

#include <QAbstractButton>
#include <QApplication>
#include <QKeyEvent>

namespace {
bool keyboardLeads = false;
} // namespace

KeyboardCare::KeyboardCare(QObject* parent) : QObject(parent) {
    qApp->installEventFilter(this);
    connect(qApp, &QApplication::focusChanged, this, [this](const QWidget*, const QWidget* now) {
        if (now == nullptr) look();
    });
}

bool KeyboardCare::leads() {
    return keyboardLeads;
}

bool KeyboardCare::enter(QWidget& part) {
    auto* w = &part;
    do {
        if (w->isVisible() && w->isEnabled() && (w->focusPolicy() & Qt::TabFocus) != 0) {
            w->setFocus(Qt::OtherFocusReason);
            return true;
        }
        w = w->nextInFocusChain();
    } while (w != &part && part.isAncestorOf(w));
    return false;
}

void KeyboardCare::look() {
    QMetaObject::invokeMethod(this, &KeyboardCare::focusLost, Qt::QueuedConnection);
}

// Qt does not tell of the focus that goes with a hidden page, after this event.
bool KeyboardCare::eventFilter(QObject* watched, QEvent* event) {
    if (event->type() == QEvent::Hide) look();
    if (event->type() == QEvent::MouseButtonPress || event->type() == QEvent::TouchBegin)
        keyboardLeads = false;
    if (event->type() != QEvent::KeyPress) return false;
    keyboardLeads = true;
    const auto* press = static_cast<QKeyEvent*>(event);
    auto* button = qobject_cast<QAbstractButton*>(watched);
    const bool enter = press->key() == Qt::Key_Return || press->key() == Qt::Key_Enter;
    if (button == nullptr || !enter || !button->isEnabled()) return false;
    if (!press->isAutoRepeat()) button->click();
    return true;
}
