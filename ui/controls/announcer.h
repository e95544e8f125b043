#pragma once

#include <QAccessible>
#include <QWidget>

// What a screen reader is given besides what Qt gives it.

// Says a line to whoever listens, wherever the focus is; nothing of it is seen.
void announce(const QWidget& from, const QString& line);
// What it calls a widget that paints itself, so that it is met as what it is.
void setRole(QWidget* widget, QAccessible::Role role);

// What is said in a window: a notification that goes and comes again with each line. Qt 6.4 has no
// announcements, and passes on no alerts; that something comes to show it does pass on, and screen readers
// read a notification then.
class Announcer final : public QWidget {
    Q_OBJECT
public:
    explicit Announcer(QWidget* window);

    void say(const QString& line);
};
