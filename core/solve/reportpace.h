#pragma once

#include <chrono>

namespace core {

// When the next report of a solver is due: 30 a second at the most.
class ReportPace {
public:
    using Clock = std::chrono::steady_clock;
    static constexpr std::chrono::milliseconds interval{34};

    // `first`: how long the first one waits.
    explicit ReportPace(Clock::duration first = {}) : m_due(Clock::now() + first) {}
    bool due() const { return Clock::now() >= m_due; }
    void told() { m_due = Clock::now() + interval; }

private:
    Clock::time_point m_due;
};

} // namespace core
