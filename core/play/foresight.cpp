#include "core/play/foresight.h"

#include "core/kind.h"

#include <xxhash.h>

#include <algorithm>

namespace core {

namespace {

// More than any score; the sooner it comes, the more it counts.
constexpr int worthDecided = 1 << 16;

int worthOf(Outcome outcome, int plies) {
    return static_cast<int>(outcome) * (worthDecided - plies);
}

} // namespace

std::size_t Foresight::Hash::operator()(const Position& p) const {
    return static_cast<std::size_t>(XXH3_64bits(p.bits.data(), sizeof p.bits));
}

Foresight::Foresight(const Game& game, const Position& p, const Analysis& known)
    : m_game(game), m_position(p), m_known(known) {}

int Foresight::value(std::size_t i, int depth) {
    const auto& [move, verdict] = m_known.moves[i];
    if (m_game.kind().lead == nullptr) {
        const auto plies = verdict.plies();
        return plies && *plies <= depth ? worthOf(verdict.lower.outcome, *plies) : 0;
    }
    const auto next = m_game.reached(m_position, move);
    const int after = searched(next, std::min(depth, deepest) - 1);
    return m_game.mover(next) == m_game.mover(m_position) ? after : -after;
}

int Foresight::value(int depth) {
    int best = -worthDecided;
    for (std::size_t i = 0; i < m_known.moves.size(); ++i) best = std::max(best, value(i, depth));
    return best;
}

int Foresight::searched(const Position& p, int depth) {
    if (const auto result = m_game.result(p)) return worthOf(*result, deepest - depth);
    if (depth <= 0 || m_game.pending(p)) return m_game.lead(p);
    auto& seen = m_seen[static_cast<std::size_t>(depth)];
    if (const auto found = seen.find(p); found != seen.end()) return found->second;
    int best = -worthDecided;
    for (const auto m : m_game.moves(p)) {
        const auto next = m_game.reached(p, m);
        const int after = searched(next, depth - 1);
        best = std::max(best, m_game.mover(next) == m_game.mover(p) ? after : -after);
    }
    return seen[p] = best;
}

} // namespace core
