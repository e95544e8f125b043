#pragma once

#include "core/threads.h"
#include "core/verdict.h"

#include <cstdint>
#include <vector>

namespace core {

// A game as a graph of numbered positions, and the value of each by backward induction. Flat arrays; the
// moves of position i must be added before those of position i+1.
class Induction {
public:
    explicit Induction(std::uint32_t expected = 0);

    // Opens the next position. Add its moves before the next call.
    void addPosition();
    // The position just opened is finished, with this result for its mover.
    void finish(Outcome result);
    // A move from the position just opened to `child`; `turnPasses` tells whether the mover changes.
    void addMove(std::uint32_t child, bool turnPasses);

    // Values every position; what is never decided is a draw by endless play. False if stopped.
    bool solve(const StopToken& stop);

    std::uint32_t size() const { return static_cast<std::uint32_t>(m_outcome.size()); }
    Verdict verdict(std::uint32_t i) const;

private:
    static constexpr std::uint32_t turnBit = 1U << 31;
    static constexpr std::int8_t lost = -1, won = 1, open = 2;

    bool step1TransposeMoves(const StopToken& stop);
    void step2QueueFinished();
    bool step3PushBack(const StopToken& stop);
    void step4MarkDraws();
    void decide(std::uint32_t i, std::int8_t outcome, int plies);

    std::vector<std::uint32_t> m_firstMove;   // per position, into m_moves; one more at the end
    std::vector<std::uint32_t> m_moves;       // children, with turnBit
    std::vector<std::uint32_t> m_firstParent; // the same graph the other way round
    std::vector<std::uint32_t> m_parents;
    std::vector<std::uint32_t> m_openMoves;
    std::vector<std::int8_t> m_outcome;
    std::vector<std::uint16_t> m_plies;
    std::vector<std::uint32_t> m_queue;
};

} // namespace core
