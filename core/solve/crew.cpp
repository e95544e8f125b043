#include "core/solve/crew.h"

#include <algorithm>
#include <new>
#include <system_error>
#include <utility>

#ifdef __STDCPP_THREADS__
#include <sched.h>
#endif

namespace core {

// Not hardware_concurrency(), which counts processors that this process has been kept from.
int Crew::processors() {
#ifdef __STDCPP_THREADS__
    cpu_set_t allowed;
    if (sched_getaffinity(0, sizeof allowed, &allowed) == 0) return std::max(1, CPU_COUNT(&allowed));
#endif
    return 1;
}

// Where there is no memory for another thread, those there are do the work.
Crew::Crew(int hands) {
    try {
        for (int hand = 1; hand < hands; ++hand) m_threads.emplace_back([this, hand] { wait(hand); });
    } catch (const std::system_error&) { // for its stack
    } catch (const std::bad_alloc&) {    // for what it is started with
    }
}

Crew::~Crew() {
    {
        const Guard lock(m_mutex);
        m_over = true;
    }
    m_begin.notify_all();
    for (auto& thread : m_threads) thread.join();
}

void Crew::each(std::size_t count, const Job& job) {
    {
        const Guard lock(m_mutex);
        m_job = &job;
        m_count = count;
        m_next = 0;
        m_busy = hands();
        ++m_round;
    }
    m_begin.notify_all();
    work(0);
    Lock lock(m_mutex);
    m_end.wait(lock, [&] { return m_busy == 0; });
    if (m_error) std::rethrow_exception(std::exchange(m_error, nullptr));
}

void Crew::wait(int hand) {
    for (std::uint64_t seen = 0;;) {
        {
            Lock lock(m_mutex);
            m_begin.wait(lock, [&] { return m_over || m_round != seen; });
            if (m_over) return;
            seen = m_round;
        }
        work(hand);
    }
}

void Crew::work(int hand) {
    std::exception_ptr error;
    try {
        for (auto i = m_next++; i < m_count; i = m_next++) (*m_job)(i, hand);
    } catch (...) {
        error = std::current_exception();
        m_next = m_count;
    }
    const Guard lock(m_mutex);
    if (error) m_error = error;
    if (--m_busy == 0) m_end.notify_one();
}

} // namespace core
