#include "core/solve/reachable.h"

#include "core/joined.h"
#include "core/solve/census.h"

#include <algorithm>
#include <new>

namespace core {

bool Reachable::list(const Position& start, const StopToken& stop) {
    const CountingRoom room;
    m_start = start;
    m_numbers.of(start);
    for (Number i = 0; i < m_numbers.size(); ++i) {
        if (stop.stop_requested()) return false;
        if (room.spent(i)) throw std::bad_alloc();
        if (m_numbers.size() > m_most)
            throw InputError(
                {text("core", "from “%1” more than %2 positions can be reached: too many to be listed"),
                 {m_game.text(start), grouped(m_most)}});
        const auto p = m_numbers.at(i);
        auto& children = m_children.emplace_back();
        m_values.addPosition();
        if (const auto result = m_game.result(p)) m_values.finish(*result);
        for (const auto m : m_game.moves(p)) {
            const auto next = m_game.settle(m_game.play(p, m), stop);
            if (!next) return false;
            const auto child = m_numbers.of(*next);
            if (std::ranges::find(children, child) != children.end()) continue;
            children.push_back(child);
            m_values.addMove(child, m_game.mover(*next) != m_game.mover(p));
        }
    }
    return m_values.solve(stop);
}

} // namespace core
