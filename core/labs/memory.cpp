#include "core/labs/memory.h"

#include <algorithm>

namespace core {

Memory::Memory(const Reachable& all, Player winner) : m_all(all), m_winner(winner), m_round(goesRound()) {
    for (Number i = 0; i < all.size(); ++i)
        if (lost(i)) ++m_lost;
    ask(0, m_first);
}

const std::vector<Memory::Number>& Memory::turnsAfter(Number member) {
    const auto [found, fresh] = m_turns.try_emplace(member);
    if (fresh)
        for (const auto next : m_all.children(member)) ask(next, found->second);
    return found->second;
}

const std::vector<Memory::Number>& Memory::options(Number turn) {
    const auto [found, fresh] = m_options.try_emplace(turn);
    if (fresh && !collect(turn, *m_all.verdict(turn).plies(), found->second)) found->second.clear();
    return found->second;
}

bool Memory::lost(Number i) const {
    return !ends(i) && m_all.mover(i) != m_winner && m_all.verdict(i).lower == Outcome::Loss;
}

bool Memory::won(Number i) const {
    return m_all.verdict(i).lower == (m_all.mover(i) == m_winner ? Outcome::Win : Outcome::Loss);
}

// The other side may move more than once.
void Memory::ask(Number i, std::vector<Number>& turns) const {
    if (ends(i)) return;
    if (m_all.mover(i) != m_winner) {
        for (const auto next : m_all.children(i)) ask(next, turns);
    } else if (std::ranges::find(turns, i) == turns.end()) {
        turns.push_back(i);
    }
}

// So may the winner. Where play can go round only what comes nearer the end is an option. False: a move wins
// at once.
bool Memory::collect(Number turn, int plies, std::vector<Number>& options) const {
    for (const auto next : m_all.children(turn)) {
        if (!won(next)) continue;
        if (ends(next)) return false;
        if (m_round && *m_all.verdict(next).plies() >= plies) continue;
        if (m_all.mover(next) == m_winner) {
            if (!collect(next, *m_all.verdict(next).plies(), options)) return false;
        } else if (std::ranges::find(options, next) == options.end()) {
            options.push_back(next);
        }
    }
    return true;
}

// By taking away what nothing leads to.
bool Memory::goesRound() const {
    std::vector<std::uint32_t> parents(m_all.size());
    for (Number i = 0; i < m_all.size(); ++i)
        for (const auto next : m_all.children(i)) ++parents[next];
    std::vector<Number> free;
    for (Number i = 0; i < m_all.size(); ++i)
        if (parents[i] == 0) free.push_back(i);
    for (std::size_t k = 0; k < free.size(); ++k)
        for (const auto next : m_all.children(free[k]))
            if (--parents[next] == 0) free.push_back(next);
    return free.size() < m_all.size();
}

} // namespace core
