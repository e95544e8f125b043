#pragma once

#include "core/games/fmurs/endgames.h"
#include "core/games/fmurs/hunts.h"

#include <condition_variable>
#include <mutex>
#include <thread>

namespace core::fmurs {

// Builds tables in a thread of its own, small ones first, while others think with what there is.
class TableBuilder {
public:
    // Endgame tables of up to `sheep` sheep, and all for hunting.
    TableBuilder(Endgames& endgames, Hunts& hunts, int sheep);

    // Waits for the endgame tables of so many sheep. False if stopped, or if there is no memory for them.
    bool await(int sheep, const std::stop_token& stop);

private:
    void run(int sheep, const std::stop_token& stop);
    void build(int sheep, const std::stop_token& stop);

    Endgames& m_endgames;
    Hunts& m_hunts;
    std::mutex m_mutex;
    std::condition_variable_any m_grown;
    bool m_outOfMemory = false;
    std::jthread m_thread;
};

} // namespace core::fmurs
