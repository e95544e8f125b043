#pragma once

#include "core/games/fmurs/combinations.h"

#include <span>
#include <stop_token>

namespace core::fmurs {

// All flocks of so many sheep and the sheep's moves between them, as if there were no dogs: these only make
// some goals unreachable.
class Flocks {
public:
    Flocks(const Chase& chase, int sheep);
    // Lists the moves. False if stopped; the next call goes on from there.
    bool list(const std::stop_token& stop);

    // A sheep's move: to or from which flock, and the cell where the sheep goes. There are less than 2²⁴.
    class Step {
    public:
        Step() = default;
        Step(std::uint32_t flock, Cell to) : m_bits(flock << 8U | to) {}
        std::uint32_t flock() const { return m_bits >> 8U; }
        Cell to() const { return static_cast<Cell>(m_bits & 255U); }

    private:
        std::uint32_t m_bits = 0;
    };
    static constexpr std::uint64_t most = 1U << 24U;
    const Combinations& sets() const { return m_sets; }
    std::uint32_t count() const { return static_cast<std::uint32_t>(m_sets.count()); }
    int sheep() const { return m_sets.size(); }
    // The sheep's cells by their numbers, in rising order.
    std::span<const std::uint8_t> members(std::uint32_t flock) const {
        const auto n = static_cast<std::size_t>(sheep());
        return {&m_members[flock * n], n};
    }
    std::span<const Step> out(std::uint32_t flock) const { return part(m_out, m_firstOut, flock); }
    std::span<const Step> in(std::uint32_t flock) const { return part(m_in, m_firstIn, flock); }

private:
    using Firsts = std::vector<std::uint32_t>;
    static std::span<const Step> part(const std::vector<Step>& steps, const Firsts& first, std::uint32_t i) {
        return std::span(steps).subspan(first[i], first[i + 1] - first[i]);
    }

    void listOut(std::uint32_t flock);
    void sortByGoal();

    const Chase& m_chase;
    Combinations m_sets;
    std::uint32_t m_listed = 0;
    std::vector<std::uint8_t> m_members;
    Firsts m_firstOut, m_firstIn;
    std::vector<Step> m_out, m_in;
};

} // namespace core::fmurs
