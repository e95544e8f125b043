#include "core/games/fmurs/tables/tablebuilder.h"

#include <algorithm>
#include <new>
#include <stdexcept>
#include <system_error>

namespace core::fmurs {

TableBuilder::TableBuilder(Endgames& endgames, int sheep, bool threads)
    : m_endgames(endgames), m_sheep(sheep), m_alone(!threads) {
    if (m_alone) return;
    try {
        m_thread = Thread([this](const StopToken& stop) { run(m_sheep, stop); });
    } catch (const std::system_error&) {
        m_alone = true;
    }
}

// Without memory for the next tables, or where one on disk is damaged, those that are solved remain.
void TableBuilder::run(int sheep, const StopToken& stop) {
    bool over = true, damaged = false;
    try {
        build(sheep, stop);
        over = m_endgames.solved() >= m_sheep;
    } catch (const std::bad_alloc&) {
        m_endgames.dropUnsolved();
    } catch (const std::length_error&) {
        m_endgames.dropUnsolved();
    } catch (const DamagedTable&) { // others may be at it still
        damaged = true;
    }
    {
        const Guard lock(m_mutex);
        m_over = over;
        m_damaged = damaged;
    }
    m_grown.notify_all();
}

void TableBuilder::build(int sheep, const StopToken& stop) {
    if (!m_endgames.sortDogs(stop)) return;
    for (int n = m_endgames.solved() + 1; n <= sheep; ++n) {
        if (!m_endgames.solve(n, stop)) return;
        // Whoever is about to wait has either seen the table or is woken.
        { const Guard lock(m_mutex); }
        m_grown.notify_all();
    }
}

bool TableBuilder::await(int sheep, const StopToken& stop) {
    if (m_alone && !m_over) run(std::min(sheep, m_sheep), stop);
    Lock lock(m_mutex);
    const auto solved = [&] { return m_endgames.solved() >= sheep; };
    if (!m_alone) m_grown.wait(lock, stop, [&] { return m_over || solved(); });
    const bool there = solved();
    if (!there && m_damaged) throw DamagedTable();
    return there;
}

} // namespace core::fmurs
