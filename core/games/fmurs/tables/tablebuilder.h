#pragma once

#include "core/games/fmurs/tables/endgames.h"
#include "core/threads.h"

namespace core::fmurs {

// Builds tables in a thread of its own, small ones first, while others think with what there is. Where no
// thread is to be had whoever waits builds them.
class TableBuilder {
public:
    // Of up to `sheep` sheep. `threads`: with a thread of its own at all.
    TableBuilder(Endgames& endgames, int sheep, bool threads = true);

    // Whether tables come only while somebody waits for them.
    bool alone() const { return m_alone; }

    // Waits for the endgame tables of so many sheep. False if stopped, or if they do not come. Throws
    // DamagedTable where one on disk is in the way.
    bool await(int sheep, const StopToken& stop);

private:
    void run(int sheep, const StopToken& stop);
    void build(int sheep, const StopToken& stop);

    Endgames& m_endgames;
    const int m_sheep;
    Mutex m_mutex;
    StoppableCondition m_grown;
    bool m_over = false; // nothing more comes
    bool m_damaged = false;
    bool m_alone = false;
    Thread m_thread;
};

} // namespace core::fmurs
