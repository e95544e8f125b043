#pragma once

#include "core/solve/reachable.h"

#include <map>
#include <set>

namespace core {

// Among the positions that can be reached, what a winner may remember, and what asks for it. A winner's turn
// is a position where the winner moves; what may be remembered for it are its options.
class Memory {
public:
    using Number = Reachable::Number;

    Memory(const Reachable& all, Player winner);

    std::size_t lost() const { return m_lost; }

    // The winner's turns that come up when the other side moves from a member.
    const std::vector<Number>& turnsAfter(Number member);
    const std::vector<Number>& firstTurns() const { return m_first; }
    // The members that may be moved to; none where the turn wins at once.
    const std::vector<Number>& options(Number turn);

private:
    bool ends(Number i) const { return m_all.children(i).empty(); }
    bool lost(Number i) const;
    bool won(Number i) const;
    void ask(Number i, std::vector<Number>& turns) const;
    bool collect(Number turn, int plies, std::vector<Number>& options) const;
    bool goesRound() const;

    const Reachable& m_all;
    Player m_winner;
    bool m_round;
    std::size_t m_lost = 0;
    std::vector<Number> m_first;
    std::map<Number, std::vector<Number>> m_turns, m_options;
};

// A small set of members that serves every turn that comes up: what serves most is taken first, and what
// others serve as well is left out. Nothing: stopped.
std::optional<std::set<Memory::Number>> smallSet(Memory& memory, const StopToken& stop);

// Makes it as small as can be, where there are few enough positions to choose from. False: whether there is a
// smaller one is not known.
bool makeSmallest(Memory& memory, std::set<Memory::Number>& members, const StopToken& stop);

// What every such set holds, and how many it holds at least.
struct Needed {
    std::set<Memory::Number> always;
    std::size_t least = 0;
};
Needed needed(Memory& memory);

} // namespace core
