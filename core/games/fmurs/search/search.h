#pragma once

#include "core/games/fmurs/search/estimate.h"
#include "core/games/fmurs/search/guarantee.h"
#include "core/games/fmurs/search/memory.h"
#include "core/games/fmurs/tables/endgames.h"
#include "core/threads.h"

namespace core::fmurs {

// Until when one may think: a stop, or so many positions have been looked into, in all threads together.
struct Effort {
    StopToken stop;
    std::uint64_t most = UINT64_MAX;
    std::atomic<std::uint64_t> spent = 0;
    bool over() const { return spent >= most || stop.stop_requested(); }
};

// Looks ahead above the endgame tables: alpha-beta on what is expected, and on the way the proven bounds of
// all that it visits, as the rules combine them. A position left out leaves its bounds wide, so these hold
// whatever is cut off and wherever it ends. One for each thread.
class Search {
public:
    struct Knowledge {
        const Chase& chase;
        const Endgames& endgames;
        const Estimate& estimate;
        const Guarantee& guarantee;
        Memory& memory;
    };
    explicit Search(const Knowledge& known);

    struct Node {
        Placement placement;
        bool dogs = true;   // are to move
        bool again = false; // the sheep's second move of a turn
        int turnsLeft = -1; // of the dogs, where the sheep caught count in the end; negative: without end
        int goal = 0;       // so many sheep may be left
    };
    // What is expected outside these is only found to be so.
    struct Window {
        int alpha = -1, beta = 2 * Payoff::never;
        bool has(int payoff) const { return alpha < payoff && payoff < beta; }
    };
    // So many turns of the dogs are looked at, half as many where they do not look good. Nothing once the
    // effort is over.
    std::optional<Prospect> look(const Node& node, int dogTurns, const Window& window, Effort& effort);
    // Without looking ahead.
    Prospect glance(const Node& node) const;
    Node after(const Node& node, const Placement& placement) const;
    // What has been estimated, for it is estimated otherwise from now on.
    void forget() { std::ranges::fill(m_flocks, Estimated()); }

private:
    struct Turn {
        Placement placement;
        int rank = 0;
        std::uint16_t number = 0;
    };
    using Turns = std::vector<Turn>;
    using Estimated = std::pair<CellSet, float>; // a flock, whose own part

    static int payoffAtEnd(const Node& node);
    std::optional<Prospect> known(const Node& node) const;
    Prospect inTables(const Node& node) const;
    Prospect bounds(const Node& node) const;
    Prospect visit(const Node& node, int depth, Window window, std::size_t ply);
    Prospect tryAll(const Node& node, int depth, Window window, std::size_t ply, Memory::Entry& entry);
    Prospect tryOne(const Node& node, int depth, const Window& window, std::size_t ply, std::size_t i);
    void list(const Node& node, Turns& turns) const;
    void order(const Node& node, int depth, Turns& turns, std::size_t from) const;
    static bool bringForward(Turns& turns, std::uint16_t number);
    static std::uint64_t keyOf(const Node& node);
    float ofFlock(const CellSet& sheep) const;

    Knowledge m_known;
    std::vector<Turns> m_turns;              // by ply, kept to save their memory
    mutable std::vector<Estimated> m_flocks; // estimated lately
    Effort* m_effort = nullptr;
    std::uint64_t m_nodes = 0; // not yet counted in the effort
    bool m_stopped = false;
};

} // namespace core::fmurs
