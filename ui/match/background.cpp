#include "ui/match/background.h"

#include "core/solve/storedtable.h"

#include <cstddef>
#include <malloc.h>
#include <new>
#include <stdexcept>
#include <system_error>
#include <utility>

Background::Background(QObject* parent) : QObject(parent) {
    connect(this, &Background::told, this, &Background::deliver, Qt::QueuedConnection);
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
    if (!start()) giveUp();
}

// False where the system has no thread left; the next job tries again.
bool Background::start() {
    if (m_thread.joinable()) return true;
    try {
        m_thread = std::jthread([this](const std::stop_token& quit) { work(quit); });
    } catch (const std::system_error&) { // for its stack
        return false;
    } catch (const std::bad_alloc&) { // for what it is started with
        return false;
    }
    return true;
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

void Background::giveUp() {
    giveUp(tr("There is not enough memory for this."));
}

void Background::giveUp(const QString& why) {
    cancel();
    emit failed(why);
}

void Background::work(const std::stop_token& quit) {
    while (const auto request = next(quit)) {
        attempt(*request);
        memory::giveBackHoles();
    }
}

// What the job had taken has been given back by the time this is told.
void Background::attempt(const Request& request) {
    const auto number = request.number;
    try {
        request.job(request.stop, [this, number](Action action) { leave(number, std::move(action)); });
        leave(number, [this] { setRunning(false); });
    } catch (const std::bad_alloc&) {
        leave(number, [this] { giveUp(); });
    } catch (const std::length_error&) { // more than a container can ever hold
        leave(number, [this] { giveUp(); });
    } catch (const core::DamagedTable&) {
        leave(number, [this] {
            giveUp(tr("A table on the disk was damaged and has been removed: it will be built again."));
        });
    } catch (const std::system_error&) { // no thread for a part of it
        leave(number, [this] { giveUp(); });
    } catch (const std::exception& e) { // a mistake in a game: the others go on
        leave(number, [this, why = tr("This could not be worked out: %1").arg(QString::fromUtf8(e.what()))] {
            giveUp(why);
        });
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
// wanted. One action may cancel those after it; one for which there is no memory ends the job.
void Background::deliver() {
    std::vector<Message> messages;
    {
        const std::scoped_lock lock(m_mutex);
        messages.swap(m_messages);
    }
    try {
        for (const auto& message : messages)
            if (message.number == m_latest) message.action();
    } catch (const std::bad_alloc&) {
        giveUp();
    }
}

void memory::giveBackFreed() {
    mallopt(M_MMAP_THRESHOLD, 1 << 18);
    mallopt(M_TRIM_THRESHOLD, 1 << 20);
    mallopt(M_ARENA_MAX, 2);
}

void memory::giveBackHoles() {
    constexpr std::size_t much = std::size_t{1} << 24U;
    if (mallinfo2().fordblks > much) malloc_trim(0);
}
