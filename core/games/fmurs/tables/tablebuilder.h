#pragma once

#include "core/games/fmurs/tables/endgames.h"

#include <condition_variable>
#include <mutex>
#include <thread>

namespace core::fmurs {

// Builds tables in a thread of its own, small ones first, while others think with what there is.
class TableBuilder {
public:
    // Of up to `sheep` sheep.
    TableBuilder(Endgames& endgames, int sheep);

    // Waits for the endgame tables of so many sheep. False if stopped, or if they do not come. Throws
    // DamagedTable where one on disk is in the way.
    bool await(int sheep, const std::stop_token& stop);

private:
    void run(int sheep, const std::stop_token& stop);
    void build(int sheep, const std::stop_token& stop);

    Endgames& m_endgames;
    std::mutex m_mutex;
    std::condition_variable_any m_grown;
    bool m_over = false; // nothing more comes
    bool m_damaged = false;
    std::jthread m_thread;
};

} // namespace core::fmurs
