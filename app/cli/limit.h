#pragma once

#include "app/cli/arguments.h"

#include <atomic>
#include <chrono>
#include <optional>
#include <stop_token>
#include <thread>

namespace cli {

// What --time-ms allows; nothing: as long as it takes. Throws InputError.
std::optional<std::chrono::milliseconds> timeLimit(const Arguments& arguments);

// Bounds some thinking: asks for a stop when the time is up, or at Ctrl-C. A signal handler may not do
// that, so a thread waits for the signal; from the first Limit on, SIGINT is only seen by such threads.
class Limit {
public:
    explicit Limit(std::optional<std::chrono::milliseconds> time);
    Limit(const Limit&) = delete;
    Limit& operator=(const Limit&) = delete;
    ~Limit();

    std::stop_token token() const { return m_stop.get_token(); }
    bool interrupted() const { return m_interrupted; } // by Ctrl-C

private:
    void watch(std::optional<std::chrono::milliseconds> time);

    std::stop_source m_stop;
    std::atomic<bool> m_interrupted = false;
    std::thread m_watcher;
};

} // namespace cli
