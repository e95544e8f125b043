#pragma once

#include "core/games/bao/rules/sowing.h"
#include "core/threads.h"

#include <map>

namespace core::bao {

// What is known of the sowings that are too long to be played out at once, and how far the others of them
// have been followed. Used by all threads that play or value one configured game; the walking itself is done
// by whoever calls follow() or followAll(), stoppable, and nothing of it is lost.
class Fates {
public:
    // As far as it is known. A sowing that was not asked about before is remembered for followAll().
    Walk walk(const Ring& ring, const Stones& stones, int slot);
    // Goes on for so many lays, or until it is decided or stopped.
    Walk follow(const Ring& ring, const Stones& stones, int slot, std::uint64_t lays, const StopToken& stop);
    // Goes on with all that are open, for so many lays together. False if none was open.
    bool followAll(const Ring& ring, std::uint64_t lays, const StopToken& stop);

private:
    void keep(const Walk& walk);

    Mutex m_mutex;
    std::map<Row, Walk> m_walks; // by the board seen from the hand
};

} // namespace core::bao
