#pragma once

#include <QCoreApplication>
#include <QDeadlineTimer>
#include <QEventLoop>
#include <QTimer>

#include <chrono>

// Waits for what comes about by events, or with another program's help, and goes on with the very event that
// brings it: QTRY_VERIFY looks only twenty times a second. Whether it came about before patience was at an
// end.
bool until(const auto& holds, std::chrono::milliseconds patience = std::chrono::seconds(30)) {
    const QDeadlineTimer end(patience);
    QTimer looks; // where no event tells
    looks.start(std::chrono::milliseconds(50));
    while (!holds()) {
        if (end.hasExpired()) return false;
        QCoreApplication::processEvents(QEventLoop::WaitForMoreEvents);
        QCoreApplication::sendPostedEvents(nullptr, QEvent::DeferredDelete);
    }
    return true;
}
