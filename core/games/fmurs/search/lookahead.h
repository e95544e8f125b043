#pragma once

#include "core/games/fmurs/search/halfverdict.h"
#include "core/games/fmurs/search/search.h"

namespace core::fmurs {

// Looks ahead from a position, each time by one turn of the dogs more, on all cores: what becomes of each
// move.
class Lookahead {
public:
    // `threads`: on so many; 0: on as many as there are.
    Lookahead(const Rules& rules, const Endgames& endgames, const OneSheepHunt& hunt, int threads = 0);

    // One move on. `prospect` counts from before the move; where the half ends with it, as if it went on.
    struct Child {
        Rules::Position position;
        Search::Node node;
        bool over = false;
        Prospect prospect = {};
    };
    // Glances at each move.
    std::vector<Child> children(const Rules::Position& root) const;
    // The same once more, now that more is known; what is proven of them stays.
    void glanceAgain(const Rules::Position& root, std::vector<Child>& children) const;
    // Looks ahead so many turns of the dogs. False if the effort is over: what was found till then holds.
    bool deepen(const Rules::Position& root, std::vector<Child>& children, int dogTurns, Effort& effort);
    // From now on with all tables that there are. True if there are new ones, or more is certain. If stopped
    // the next call goes on from there.
    bool useTables(const StopToken& stop = {});
    // Without looking ahead.
    Prospect glance(const Rules::Position& p) const;
    // What is known of every set-up in the position's half.
    Prospect anyFlock(const Rules::Position& p) const;

private:
    Prospect glance(const Rules::Position& root, const Child& child) const;
    Search::Node nodeAfter(Rules::Position root, Rules::Move m) const;
    struct Task;
    void lookAt(Child& child, Task& task, Search& search) const;
    std::optional<int> certainMost(const Child& child, const Task& task) const;

    const Rules& m_rules;
    const Endgames& m_endgames;
    const OneSheepHunt& m_hunt;
    Estimate m_estimate;
    Guarantee m_guarantee;
    Memory m_memory;
    std::vector<Search> m_searches; // one a thread
    int m_solved = 0;               // sheep in the tables that are used
    bool m_hunted = false;
};

} // namespace core::fmurs
