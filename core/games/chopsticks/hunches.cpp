#include "core/games/chopsticks/board.h"

#include <algorithm>

namespace core::chopsticks {

std::vector<std::pair<Phrase, Move>> Board::hunches(const Position& p) const {
    const auto moves = m_rules.moves(p);
    std::vector<std::pair<Phrase, Move>> all;
    const auto theirs = [&](const Position& q) { return q.hands[static_cast<std::size_t>(other(p.mover))]; };
    const auto fingers = [&](const Move& m) {
        const auto hands = theirs(m_rules.play(p, m));
        return hands[0] + hands[1];
    };
    const auto attacks = [](const Move& m) { return m.kind == Move::Kind::Attack; };
    const auto out = std::ranges::count(theirs(p), 0);
    for (const auto& m : moves) {
        if (!attacks(m) || std::ranges::count(theirs(m_rules.play(p, m)), 0) <= out) continue;
        all.emplace_back(text("chopsticks", "put a hand out"), m);
        break;
    }
    std::optional<Move> strongest;
    for (const auto& m : moves)
        if (attacks(m) && (!strongest || fingers(m) > fingers(*strongest))) strongest = m;
    if (strongest) all.emplace_back(text("chopsticks", "tap with as much as you can"), *strongest);
    return all;
}

} // namespace core::chopsticks
