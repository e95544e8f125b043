#include "app/cli/limit.h"

#include <cerrno>
#include <climits>
#include <csignal>
#include <ctime>

namespace cli {

namespace {

sigset_t interruptSignal() {
    sigset_t set;
    sigemptyset(&set);
    sigaddset(&set, SIGINT);
    return set;
}

} // namespace

std::optional<std::chrono::milliseconds> timeLimit(const Arguments& arguments) {
    if (!arguments.value("time-ms")) return {};
    return std::chrono::milliseconds(arguments.number("time-ms", 0, INT_MAX, 0));
}

Limit::Limit(std::optional<std::chrono::milliseconds> time) {
    const auto set = interruptSignal();
    pthread_sigmask(SIG_BLOCK, &set, nullptr); // the watcher inherits it
    m_watcher = std::thread([this, time] { watch(time); });
}

Limit::~Limit() {
    pthread_kill(m_watcher.native_handle(), SIGINT); // no longer waited for
    m_watcher.join();
}

void Limit::watch(std::optional<std::chrono::milliseconds> time) {
    const auto set = interruptSignal();
    const auto end = std::chrono::steady_clock::now() + time.value_or(std::chrono::milliseconds(0));
    int caught = -1;
    do {
        using namespace std::chrono;
        const auto left = std::max(nanoseconds(0), nanoseconds(end - steady_clock::now()));
        const timespec span{duration_cast<seconds>(left).count(), (left % seconds(1)).count()};
        caught = time ? sigtimedwait(&set, nullptr, &span) : sigwaitinfo(&set, nullptr);
    } while (caught < 0 && errno == EINTR);
    m_interrupted = caught == SIGINT;
    m_stop.request_stop();
}

} // namespace cli
