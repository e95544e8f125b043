#include "core/games/fmurs/tablebuilder.h"

namespace core::fmurs {

TableBuilder::TableBuilder(Endgames& endgames, int sheep)
    : m_endgames(endgames), m_thread([this, sheep](const std::stop_token& stop) { run(sheep, stop); }) {}

void TableBuilder::run(int sheep, const std::stop_token& stop) {
    for (int n = 1; n <= sheep && m_endgames.solve(n, stop); ++n) {
        // Whoever is about to wait has either seen the table or is woken.
        { const std::lock_guard lock(m_mutex); }
        m_grown.notify_all();
    }
}

bool TableBuilder::await(int sheep, const std::stop_token& stop) {
    std::unique_lock lock(m_mutex);
    return m_grown.wait(lock, stop, [&] { return m_endgames.solved() >= sheep; });
}

} // namespace core::fmurs
