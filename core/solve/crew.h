#pragma once

#include "core/threads.h"

#include <atomic>
#include <exception>
#include <functional>
#include <vector>

namespace core {

// Threads that share one job after the other.
class Crew {
public:
    // As many threads as this process may use at once.
    static int processors();

    // `hands`: threads at the most, the calling one among them.
    explicit Crew(int hands = processors());
    ~Crew();
    Crew(const Crew&) = delete;
    Crew& operator=(const Crew&) = delete;

    int hands() const { return static_cast<int>(m_threads.size()) + 1; }
    // Calls job(i, hand) once for each i < count, `hand` being the number of the thread, and returns when all
    // is done. What is thrown in a job is thrown here; the rest of the jobs is left out.
    using Job = std::function<void(std::size_t, int)>;
    void each(std::size_t count, const Job& job);

private:
    void wait(int hand);
    void work(int hand);

    std::vector<Thread> m_threads;
    Mutex m_mutex;
    Condition m_begin, m_end;
    std::uint64_t m_round = 0; // of jobs
    int m_busy = 0;
    bool m_over = false;
    const Job* m_job = nullptr;
    std::size_t m_count = 0;
    std::atomic<std::size_t> m_next = 0;
    std::exception_ptr m_error;
};

} // namespace core
