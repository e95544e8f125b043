#pragma once

#include <condition_variable>
#include <mutex>
#include <optional>
#include <stop_token>
#include <utility>

// Where one thread leaves work for another. Holds one request at most: a newer one takes its place.
template <class Request>
class Mailbox {
public:
    void put(Request request) {
        const std::scoped_lock lock(m_mutex);
        m_request = std::move(request);
        m_mail.notify_one();
    }
    void clear() {
        const std::scoped_lock lock(m_mutex);
        m_request.reset();
    }
    // Waits for a request; nothing: time to quit.
    std::optional<Request> next(const std::stop_token& quit) {
        std::unique_lock lock(m_mutex);
        m_mail.wait(lock, quit, [this] { return m_request.has_value(); });
        if (quit.stop_requested()) return {};
        return std::exchange(m_request, std::nullopt);
    }

private:
    std::mutex m_mutex; // guards m_request
    std::optional<Request> m_request;
    std::condition_variable_any m_mail;
};
