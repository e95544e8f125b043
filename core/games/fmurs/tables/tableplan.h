#pragma once

#include "core/games/fmurs/rules/rules.h"
#include "core/games/fmurs/tables/endgames.h"
#include "core/solve/freememory.h"

namespace core::fmurs {

// The tables of one rule set that somebody might want: how large they would be, and building them on request.
class TablePlan {
public:
    // Of one sheep up to those of the rules, of which the last table may have only some of the flocks.
    // If stopped, figures are about right.
    // `memory`: bytes that building may take; tables that need more are built on disk if that does.
    explicit TablePlan(const Rules& rules, const StopToken& stop = {}, Flock last = Flock::Any,
                       double memory = memoryForAJob());

    struct Layer {
        int sheep = 0;
        double bytes = 0, onDisk = 0; // of the table, of its file
        double memory = 0;            // bytes, all that is needed while it is built
        double work = 0;              // and on disk until it is done; 0: it is built in memory
        double begun = 0;             // bytes that lie there because it is not done
        double seconds = 0;           // to build it, about
        bool there = false;           // on disk, or so small that it is built at once
        bool fits = false;            // into memory and onto the disk, as do those of fewer sheep
    };
    std::vector<Layer> layers() const;
    // Builds what is not there and fits. False if stopped; what is complete by then lies on disk, and a later
    // run goes on behind it, in a table that is built on disk behind the turns that are done. Throws
    // std::system_error where the disk fails or another program builds the same, DamagedTable where it has
    // lost something.
    bool build(const StopToken& stop, const Endgame::Progress& progress);
    // When all is built: the turns that the best flock holds out against the best dogs, or Endgame::never.
    // Nothing if not all is, or if stopped.
    std::optional<int> bestSetUp(const StopToken& stop) const;

private:
    bool buildAlone(const StopToken& stop, const Endgame::Progress& progress);

    const Rules& m_rules;
    const double m_memory;
    Endgames m_endgames;
};

} // namespace core::fmurs
