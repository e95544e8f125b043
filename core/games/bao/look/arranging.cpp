#include "core/gameof.h"
#include "core/games/bao/look/board.h"

namespace core::bao {

std::vector<Message> Board::tools() const {
    return {text("bao", "One stone more"), text("bao", "One stone fewer"), text("bao", "Empty it")};
}

// Pits and stores alike; the stones of a store are those captured. Throws InputError for too many stones.
Draft Board::applied(const Rules::Position& p, std::size_t tool, SpotId spot) const {
    auto after = p;
    after.endless = after.sowing = 0;
    const auto& ring = m_rules.ring();
    auto& stones = spot < ring.size() ? after.stones[static_cast<std::size_t>(ring.slot(spot))]
                                      : after.captured[static_cast<std::size_t>(spot - ring.size())];
    if (tool != 0 && stones == 0) throw InputError(text("bao", "There is no stone here."));
    const int most = m_rules.most();
    if (tool == 0 && stonesOn(after.stones) + after.captured[0] + after.captured[1] == most)
        throw InputError({text("bao", "There are at most %1 stones."), {most}});
    stones = static_cast<std::uint8_t>(tool == 0 ? stones + 1 : tool == 1 ? stones - 1 : 0);
    return {pack<Position>(after)};
}

std::vector<Change> Board::changes(const Rules::Position& p) const {
    auto turned = p;
    turned.mover = other(p.mover);
    turned.endless = turned.sowing = 0;
    return {{text("bao", "The other player begins"), pack<Position>(turned)}};
}

} // namespace core::bao
