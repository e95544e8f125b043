#include "core/games/fmurs/tables/tablebuilder.h"

#include <new>
#include <stdexcept>

namespace core::fmurs {

TableBuilder::TableBuilder(Endgames& endgames, int sheep)
    : m_endgames(endgames), m_thread([this, sheep](const std::stop_token& stop) { run(sheep, stop); }) {}

// Without memory for the next tables, or where one on disk is damaged, those that are solved remain.
void TableBuilder::run(int sheep, const std::stop_token& stop) {
    bool damaged = false;
    try {
        build(sheep, stop);
    } catch (const std::bad_alloc&) {
        m_endgames.dropUnsolved();
    } catch (const std::length_error&) {
        m_endgames.dropUnsolved();
    } catch (const DamagedTable&) { // others may be at it still
        damaged = true;
    }
    {
        const std::lock_guard lock(m_mutex);
        m_over = true;
        m_damaged = damaged;
    }
    m_grown.notify_all();
}

void TableBuilder::build(int sheep, const std::stop_token& stop) {
    if (!m_endgames.sortDogs(stop)) return;
    for (int n = 1; n <= sheep; ++n) {
        if (!m_endgames.solve(n, stop)) return;
        // Whoever is about to wait has either seen the table or is woken.
        { const std::lock_guard lock(m_mutex); }
        m_grown.notify_all();
    }
}

bool TableBuilder::await(int sheep, const std::stop_token& stop) {
    std::unique_lock lock(m_mutex);
    const auto solved = [&] { return m_endgames.solved() >= sheep; };
    const bool there = m_grown.wait(lock, stop, [&] { return m_over || solved(); }) && solved();
    if (!there && m_damaged) throw DamagedTable();
    return there;
}

} // namespace core::fmurs
