#include "core/labs/memory.h"

#include <algorithm>

namespace core {

namespace {

using Number = Memory::Number;

// A set of members that grows until every turn that comes up is served.
class Cover {
public:
    // `weight`: how much a turn that is served counts against one that comes up anew.
    Cover(Memory& memory, int weight) : m_memory(memory), m_weight(weight) {
        for (const auto turn : memory.firstTurns()) need(turn);
    }

    bool grow(const StopToken& stop) {
        while (!m_wanted.empty()) {
            if (stop.stop_requested()) return false;
            take(best());
        }
        return true;
    }

    // Leaves out what others serve as well.
    void prune() {
        for (bool smaller = true; smaller;) {
            smaller = false;
            const auto all = m_members;
            for (const auto member : all) smaller = leaveOut(member) || smaller;
        }
    }

    const std::set<Number>& members() const { return m_members; }

private:
    struct Turn {
        int needed = 0; // by so many members; the start is one
        int served = 0;
    };

    void need(Number turn) {
        const auto& options = m_memory.options(turn);
        if (options.empty()) return;
        auto& state = m_turnsNow[turn];
        if (++state.needed > 1) return;
        for (const auto option : options) state.served += static_cast<int>(m_members.count(option));
        for (const auto option : options) m_servedBy[option].insert(turn);
        if (state.served == 0)
            for (const auto option : options) ++m_wanted[option];
    }

    Number best() {
        const auto worth = [this](const std::pair<const Number, int>& wanted) {
            const auto& turns = m_memory.turnsAfter(wanted.first);
            const auto fresh = std::ranges::count_if(turns, [this](Number turn) {
                return !m_turnsNow.contains(turn) && !m_memory.options(turn).empty();
            });
            return m_weight * wanted.second - static_cast<int>(fresh);
        };
        auto found = m_wanted.begin();
        int most = worth(*found);
        for (auto one = std::next(found); one != m_wanted.end(); ++one)
            if (const int here = worth(*one); here > most) found = one, most = here;
        return found->first;
    }

    void take(Number member) {
        m_members.insert(member);
        for (const auto turn : m_servedBy[member])
            if (++m_turnsNow[turn].served == 1)
                for (const auto option : m_memory.options(turn))
                    if (--m_wanted[option] == 0) m_wanted.erase(option);
        for (const auto turn : m_memory.turnsAfter(member)) need(turn);
    }

    bool leaveOut(Number member) {
        const auto& own = m_memory.turnsAfter(member);
        for (const auto turn : m_servedBy[member]) {
            const auto& state = m_turnsNow[turn];
            const bool others = state.needed > static_cast<int>(std::ranges::count(own, turn));
            if (state.served == 1 && others) return false;
        }
        m_members.erase(member);
        for (const auto turn : m_servedBy[member]) --m_turnsNow[turn].served;
        for (const auto turn : own) {
            if (m_memory.options(turn).empty() || --m_turnsNow[turn].needed > 0) continue;
            for (const auto option : m_memory.options(turn)) m_servedBy[option].erase(turn);
            m_turnsNow.erase(turn);
        }
        return true;
    }

    Memory& m_memory;
    int m_weight;
    std::set<Number> m_members;
    std::map<Number, Turn> m_turnsNow;             // those that come up, but for what wins at once
    std::map<Number, std::set<Number>> m_servedBy; // by option: of those
    std::map<Number, int> m_wanted;                // by option: so many that nothing serves yet
};

} // namespace

std::optional<std::set<Number>> smallSet(Memory& memory, const StopToken& stop) {
    std::optional<std::set<Number>> smallest;
    for (const int weight : {1, 2, 3, 1000}) {
        Cover cover(memory, weight);
        if (!cover.grow(stop)) return {};
        cover.prune();
        if (!smallest || cover.members().size() < smallest->size()) smallest = cover.members();
    }
    return smallest;
}

} // namespace core
