#include "ui/labs/labrunner.h"

#include <cmath>

LabRunner::LabRunner(QObject* parent)
    : QObject(parent), m_thread([this](const std::stop_token& quit) { work(quit); }) {}

LabRunner::~LabRunner() {
    m_stop.request_stop();
}

void LabRunner::run(const core::Lab& lab, const core::Values& values) {
    cancel();
    m_stop = {};
    m_mailbox.put({m_latest, lab, values, m_stop.get_token()});
    setRunning(true);
}

void LabRunner::cancel() {
    ++m_latest;
    m_stop.request_stop();
    m_mailbox.clear();
    setRunning(false);
}

void LabRunner::setRunning(bool running) {
    if (running == m_running) return;
    m_running = running;
    emit runningChanged();
}

template <class Action>
void LabRunner::tell(quint64 number, Action action) {
    QMetaObject::invokeMethod(
        this,
        [this, number, action] {
            if (number == m_latest) action();
        },
        Qt::QueuedConnection);
}

void LabRunner::work(const std::stop_token& quit) {
    while (const auto request = m_mailbox.next(quit)) {
        const auto number = request->number;
        // Whole percents only: a lab may report far more often than anybody can look.
        int percent = -1;
        const auto progress = [&](double done) {
            const int now = static_cast<int>(std::lround(done * 100));
            if (std::exchange(percent, now) != now) tell(number, [this, done] { emit progressed(done); });
        };
        const auto table = request->lab.run(request->values, request->stop, progress);
        tell(number, [this, table] {
            setRunning(false);
            emit finished(table);
        });
    }
}
