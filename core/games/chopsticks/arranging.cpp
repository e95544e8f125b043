#include "core/gameof.h"
#include "core/games/chopsticks/board.h"

namespace core::chopsticks {

std::vector<Message> Board::tools() const {
    return {text("chopsticks", "One finger more"), text("chopsticks", "One finger fewer")};
}

// A hand of no finger is out. The first four spots are the hands, each player's left one first.
Draft Board::applied(const Position& p, std::size_t tool, SpotId spot) const {
    if (spot >= 4) throw InputError(text("chopsticks", "Choose a hand."));
    auto after = p;
    auto& hand = after.hands[static_cast<std::size_t>(spot / 2)][static_cast<std::size_t>(spot % 2)];
    const int fingers = hand + (tool == 0 ? 1 : -1);
    if (fingers < 0 || fingers >= m_rules.fingers())
        throw InputError({text("chopsticks", "A hand shows 0 to %1 fingers."), {m_rules.fingers() - 1}});
    hand = static_cast<std::uint8_t>(fingers);
    return {pack<core::Position>(after)};
}

std::vector<Change> Board::changes(const Position& p) const {
    auto turned = p;
    turned.mover = other(p.mover);
    return {{text("chopsticks", "The other player begins"), pack<core::Position>(turned)}};
}

} // namespace core::chopsticks
