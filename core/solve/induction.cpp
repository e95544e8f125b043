#include "core/solve/induction.h"

namespace core {

Induction::Induction(std::uint32_t expected) {
    m_firstMove.reserve(expected + 1U);
    m_outcome.reserve(expected);
    m_firstMove.push_back(0);
}

void Induction::addPosition() {
    m_firstMove.push_back(m_firstMove.back());
    m_outcome.push_back(open);
}

void Induction::finish(Outcome result) {
    m_outcome.back() = static_cast<std::int8_t>(result);
}

void Induction::addMove(std::uint32_t child, bool turnPasses) {
    m_moves.push_back(child | (turnPasses ? turnBit : 0U));
    ++m_firstMove.back();
}

bool Induction::solve(const StopToken& stop) {
    m_plies.assign(size(), 0);
    if (!step1TransposeMoves(stop)) return false;
    step2QueueFinished();
    if (!step3PushBack(stop)) return false;
    step4MarkDraws();
    return true;
}

// Counts the parents of each position, then deals the moves out to them.
bool Induction::step1TransposeMoves(const StopToken& stop) {
    m_firstParent.assign(size() + 1U, 0);
    for (const auto move : m_moves) ++m_firstParent[(move & ~turnBit) + 1U];
    for (std::uint32_t i = 0; i < size(); ++i) m_firstParent[i + 1U] += m_firstParent[i];
    m_parents.resize(m_moves.size());
    m_openMoves.resize(size());
    auto next = m_firstParent;
    for (std::uint32_t i = 0; i < size(); ++i) {
        if (stop.stop_requested()) return false;
        m_openMoves[i] = m_firstMove[i + 1U] - m_firstMove[i];
        for (auto m = m_firstMove[i]; m < m_firstMove[i + 1U]; ++m)
            m_parents[next[m_moves[m] & ~turnBit]++] = i | (m_moves[m] & turnBit);
    }
    return true;
}

// Only wins and losses are pushed back. A position that can reach a draw and no win stays open to the end,
// which is right: it is a draw.
void Induction::step2QueueFinished() {
    m_queue.clear();
    for (std::uint32_t i = 0; i < size(); ++i)
        if (m_outcome[i] == won || m_outcome[i] == lost) m_queue.push_back(i);
}

// A move to a win decides at once: the queue is in order of distance, so the first win found is the
// quickest. A position all of whose moves lose takes the last one found, the slowest.
bool Induction::step3PushBack(const StopToken& stop) {
    std::size_t head = 0;
    while (head < m_queue.size()) { // it gets longer meanwhile
        if (stop.stop_requested()) return false;
        const auto child = m_queue[head++];
        for (auto k = m_firstParent[child]; k < m_firstParent[child + 1U]; ++k) {
            const auto parent = m_parents[k] & ~turnBit;
            if (m_outcome[parent] != open) continue;
            const bool turnPasses = (m_parents[k] & turnBit) != 0;
            const auto value = static_cast<std::int8_t>(turnPasses ? -m_outcome[child] : m_outcome[child]);
            if (value == won || --m_openMoves[parent] == 0) decide(parent, value, m_plies[child] + 1);
        }
    }
    return true;
}

void Induction::step4MarkDraws() {
    for (auto& outcome : m_outcome)
        if (outcome == open) outcome = 0;
}

void Induction::decide(std::uint32_t i, std::int8_t outcome, int plies) {
    m_outcome[i] = outcome;
    m_plies[i] = static_cast<std::uint16_t>(plies);
    m_queue.push_back(i);
}

Verdict Induction::verdict(std::uint32_t i) const {
    const auto outcome = static_cast<Outcome>(m_outcome[i]);
    return exactly(outcome, outcome == Outcome::Draw ? std::nullopt : std::optional<int>(m_plies[i]));
}

} // namespace core
