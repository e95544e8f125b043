#pragma once

#include <QObject>

#include <condition_variable>
#include <functional>
#include <mutex>
#include <optional>
#include <thread>
#include <vector>

#pragma once

// How the program deals with memory that is free.
namespace memory {

// Large blocks, the solvers' tables above all, go back to the system when they are freed: by itself glibc
// keeps more and more of them. Before any thread begins.
void giveBackFreed();

// The same with what is left between small things that are still needed, if it is much. Takes some
// milliseconds then: not on the interface thread.
void giveBackHoles();

} // namespace memory

// Does one job at a time on a thread of its own. The interface never waits for it, and hears nothing more of
// a job that was cancelled or replaced. A job for which there is not enough memory ends, and nothing else
// does.
class Background final : public QObject {
    Q_OBJECT
public:
    using Action = std::function<void()>;
    // Does an action on the interface thread, unless the job is no longer wanted by then.
    using Tell = std::function<void(Action)>;
    using Job = std::function<void(const std::stop_token& stop, const Tell& tell)>;

    explicit Background(QObject* parent = nullptr);
    ~Background() override;

    // Takes the place of whatever was being done.
    void run(Job job);
    void cancel();
    bool running() const { return m_running; }

signals:
    void runningChanged();
    void failed(const QString& why); // one line; the job wanted last will not be done
    void told();                     // between the threads

private:
    struct Request {
        quint64 number = 0;
        Job job;
        std::stop_token stop;
    };
    struct Message {
        quint64 number = 0;
        Action action;
    };
    bool start();
    void work(const std::stop_token& quit);
    void attempt(const Request& request);
    void giveUp();
    void giveUp(const QString& why);
    std::optional<Request> next(const std::stop_token& quit);
    void leave(quint64 number, Action action);
    void deliver();
    void setRunning(bool running);

    quint64 m_latest = 0; // interface thread only, as the next two
    bool m_running = false;
    std::stop_source m_stop;

    std::mutex m_mutex; // guards what the threads leave for each other
    std::optional<Request> m_request;
    std::vector<Message> m_messages;
    std::condition_variable_any m_mail;

    std::jthread m_thread; // from the first job on; last, so that it ends before what it uses
};
