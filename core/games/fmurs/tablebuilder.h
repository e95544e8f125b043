#pragma once

#include "core/games/fmurs/endgames.h"

#include <condition_variable>
#include <mutex>
#include <thread>

namespace core::fmurs {

// Builds endgame tables in a thread of its own, small ones first, while others think with what there is.
class TableBuilder {
public:
    // Tables of up to `sheep` sheep.
    TableBuilder(Endgames& endgames, int sheep);

    // Waits for the tables of so many sheep. False if stopped.
    bool await(int sheep, const std::stop_token& stop);

private:
    void run(int sheep, const std::stop_token& stop);

    Endgames& m_endgames;
    std::mutex m_mutex;
    std::condition_variable_any m_grown;
    std::jthread m_thread;
};

} // namespace core::fmurs
