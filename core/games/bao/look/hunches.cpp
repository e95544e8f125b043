#include "core/games/bao/look/board.h"

#include <algorithm>

namespace core::bao {

std::vector<std::pair<Phrase, Rules::Move>> Board::hunches(const Rules::Position& p) const {
    const auto moves = m_rules.moves(p);
    if (moves.empty()) return {};
    const auto own = static_cast<std::size_t>(p.mover);
    const auto taken = [&](auto m) {
        const auto next = m_rules.playKnown(p, m);
        return m_rules.pending(next) ? 0 : next.captured[own] - p.captured[own];
    };
    const auto most = *std::ranges::max_element(moves, {}, taken);
    if (taken(most) == 0) return {};
    return {{text("bao", "take the most stones"), most}};
}

} // namespace core::bao
