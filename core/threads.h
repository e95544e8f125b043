#pragma once

// Threads and what they are stopped by: the standard's where there are threads; where a program is one thread
// alone, as on a page in a browser, what does the same there.
#ifdef __STDCPP_THREADS__

#include <condition_variable>
#include <mutex>
#include <stop_token>
#include <thread>

namespace core {

using StopToken = std::stop_token;
using StopSource = std::stop_source;
using Mutex = std::mutex;
using Guard = std::lock_guard<Mutex>;
using Lock = std::unique_lock<Mutex>;
using Condition = std::condition_variable;
using StoppableCondition = std::condition_variable_any;
using Thread = std::jthread; // may fail to start: std::system_error

// Stops with another one, or sooner.
class LinkedStop {
public:
    explicit LinkedStop(const StopToken& other) : m_link(other, Ask{m_source}) {}
    StopToken get_token() const { return m_source.get_token(); }
    void request_stop() { m_source.request_stop(); }

private:
    struct Ask {
        StopSource& source;
        void operator()() const { source.request_stop(); }
    };
    StopSource m_source;
    std::stop_callback<Ask> m_link;
};

} // namespace core

#else

#include <functional>
#include <memory>
#include <system_error>
#include <utility>

namespace core {

// Nobody can ask for a stop while something runs; it asks itself, the clock for instance.
class StopToken {
public:
    StopToken() = default;
    bool stop_requested() const { return m_asked && (*m_asked)(); }
    bool stop_possible() const { return m_asked != nullptr; }

private:
    friend class StopSource;
    using Asked = std::function<bool()>;
    explicit StopToken(std::shared_ptr<Asked> asked) : m_asked(std::move(asked)) {}

    std::shared_ptr<Asked> m_asked;
};

class StopSource {
public:
    // `asked`: whether it is time to stop.
    explicit StopSource(std::function<bool()> asked = [] { return false; })
        : m_asked(std::make_shared<StopToken::Asked>(std::move(asked))) {}
    StopToken get_token() const { return StopToken(m_asked); }
    bool request_stop() {
        *m_asked = [] { return true; };
        return true;
    }

private:
    std::shared_ptr<StopToken::Asked> m_asked;
};

class LinkedStop : public StopSource {
public:
    explicit LinkedStop(const StopToken& other) : StopSource([other] { return other.stop_requested(); }) {}
};

class Mutex {};

class Lock {
public:
    explicit Lock(Mutex&) {}
};

using Guard = Lock;

class Condition {
public:
    void notify_one() {}
    void notify_all() {}
    // Nobody else can make it come true.
    template <class Holds>
    bool wait(Lock&, Holds holds) {
        return holds();
    }
    template <class Holds>
    bool wait(Lock&, const StopToken&, Holds holds) {
        return holds();
    }
};

using StoppableCondition = Condition;

// There is never a second one.
class Thread {
public:
    Thread() = default;
    template <class Run>
    explicit Thread(Run&&) {
        throw std::system_error(std::make_error_code(std::errc::resource_unavailable_try_again));
    }
    void join() {}
};

} // namespace core

#endif
