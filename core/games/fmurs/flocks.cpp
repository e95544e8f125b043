#include "core/games/fmurs/flocks.h"

namespace core::fmurs {

Flocks::Flocks(const Chase& chase, int sheep) : m_chase(chase), m_sets(chase.field().pasture(), sheep) {}

bool Flocks::list(const std::stop_token& stop) {
    constexpr std::uint32_t chunk = 4096;
    for (; m_listed < count(); ++m_listed) {
        if (m_listed % chunk == 0 && stop.stop_requested()) return false;
        listOut(m_listed);
    }
    if (m_firstOut.size() == count()) sortByGoal();
    return true;
}

void Flocks::listOut(std::uint32_t flock) {
    const auto members = m_sets.members(std::uint64_t{flock});
    m_members.insert(m_members.end(), members.begin(), members.begin() + sheep());
    m_firstOut.push_back(static_cast<std::uint32_t>(m_out.size()));
    Herd h;
    h.sheep = m_sets.cells(members);
    for (int i = 0; i < sheep(); ++i) {
        const auto member = static_cast<std::size_t>(i);
        m_chase.pastures(h, m_sets.cell(members[member])).each([&](Cell to) {
            auto there = members;
            there[member] = m_sets.number(to);
            m_out.emplace_back(static_cast<std::uint32_t>(m_sets.rank(there)), to);
        });
    }
}

// The same steps sorted by where they lead.
void Flocks::sortByGoal() {
    m_firstOut.push_back(static_cast<std::uint32_t>(m_out.size()));
    m_firstIn.assign(count() + 1, 0);
    for (const auto step : m_out) ++m_firstIn[step.flock() + 1];
    for (std::uint32_t flock = 0; flock < count(); ++flock) m_firstIn[flock + 1] += m_firstIn[flock];
    m_in.resize(m_out.size());
    auto next = m_firstIn;
    for (std::uint32_t flock = 0; flock < count(); ++flock)
        for (const auto step : out(flock)) m_in[next[step.flock()]++] = {flock, step.to()};
}

} // namespace core::fmurs
