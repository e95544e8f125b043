#include "ui/background.h"

#include <utility>

Background::Background(QObject* parent) : QObject(parent) {
    connect(this, &Background::told, this, &Background::deliver, Qt::QueuedConnection);
    m_thread = std::jthread([this](const std::stop_token& quit) { work(quit); });
}

Background::~Background() {
    m_stop.request_stop();
}

void Background::run(Job job) {
    m_stop.request_stop();
    m_stop = {};
    {
        const std::scoped_lock lock(m_mutex);
        m_request = {++m_latest, std::move(job), m_stop.get_token()};
    }
    m_mail.notify_one();
    setRunning(true);
}

void Background::cancel() {
    ++m_latest;
    m_stop.request_stop();
    {
        const std::scoped_lock lock(m_mutex);
        m_request.reset();
    }
    setRunning(false);
}

void Background::setRunning(bool running) {
    if (std::exchange(m_running, running) != running) emit runningChanged();
}

void Background::work(const std::stop_token& quit) {
    while (const auto request = next(quit)) {
        const auto number = request->number;
        request->job(request->stop, [this, number](Action action) { leave(number, std::move(action)); });
        leave(number, [this] { setRunning(false); });
    }
}

// Waits for a job; nothing: time to quit.
std::optional<Background::Request> Background::next(const std::stop_token& quit) {
    std::unique_lock lock(m_mutex);
    m_mail.wait(lock, quit, [this] { return m_request.has_value(); });
    if (quit.stop_requested()) return {};
    return std::exchange(m_request, std::nullopt);
}

void Background::leave(quint64 number, Action action) {
    {
        const std::scoped_lock lock(m_mutex);
        m_messages.push_back({number, std::move(action)});
    }
    emit told();
}

// The number is compared here, on the interface thread: only there is it known whether the job is still
// wanted. One action may cancel those after it.
void Background::deliver() {
    std::vector<Message> messages;
    {
        const std::scoped_lock lock(m_mutex);
        messages.swap(m_messages);
    }
    for (const auto& message : messages)
        if (message.number == m_latest) message.action();
}
