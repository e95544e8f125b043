#pragma once

#include <QObject>

#include "core/lab.h"
#include "ui/mailbox.h"

#include <thread>

// Runs a lab on a thread of its own. The interface never waits for it, and hears nothing more of a run that
// was cancelled or replaced.
class LabRunner final : public QObject {
    Q_OBJECT
public:
    explicit LabRunner(QObject* parent = nullptr);
    ~LabRunner() override;

    void run(const core::Lab& lab, const core::Values& values);
    void cancel();
    bool running() const { return m_running; }

signals:
    void progressed(double done); // 0 … 1
    void finished(const core::Table& table);
    void runningChanged();

private:
    struct Request {
        quint64 number = 0;
        core::Lab lab;
        core::Values values;
        std::stop_token stop;
    };
    void work(const std::stop_token& quit);
    void setRunning(bool running);
    // Does something on the interface thread, unless run `number` is no longer wanted by then.
    template <class Action>
    void tell(quint64 number, Action action);

    quint64 m_latest = 0; // interface thread only
    bool m_running = false;
    std::stop_source m_stop;
    Mailbox<Request> m_mailbox;
    std::jthread m_thread; // last, so that it ends before what it uses
};
