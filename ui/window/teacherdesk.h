#pragma once

#include <QObject>

#include "ui/keep/padlock.h"

class QWidget;
class Session;

// What only the teacher may do with the hints: with a PIN set, it is asked for first.
class TeacherDesk final : public QObject {
    Q_OBJECT
public:
    TeacherDesk(Session& session, QWidget* window);

    void restoreLock(); // as it was when the program ended, if there is a PIN, and whatever settings say
    void withPin(const std::function<void()>& action); // at once where there is none

public slots:
    void setLocked(bool locked);
    void showBriefly(); // the hints, while they are locked
    void open();        // the teacher's settings

signals:
    void told(const QString& line); // to the user

private:
    HintChoice chosen() const;

    Session& m_session;
    QWidget* m_window;
    Padlock m_padlock;
};
