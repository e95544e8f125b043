#include "core/games/fmurs/look/board.h"

#include <algorithm>

namespace core::fmurs {

std::vector<std::pair<Phrase, Rules::Move>> Board::hunches(const Rules::Position& p) const {
    const auto moves = m_rules.moves(p);
    if (m_rules.placing(p) || moves.empty()) return {};
    const auto most = *std::ranges::max_element(moves, {}, [](const auto& m) { return m.chain().length; });
    if (most.kind() != Rules::Move::Kind::Jump) return {};
    return {{text("fmurs", "jump as far as you can"), most}};
}

} // namespace core::fmurs
