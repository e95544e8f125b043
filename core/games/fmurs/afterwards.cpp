#include "core/games/fmurs/afterwards.h"

#include <span>

namespace core::fmurs {

Afterwards::Afterwards(int cells) {
    const auto pairs = pairOf(0, static_cast<std::size_t>(cells));
    m_turns.fill(std::vector<std::uint16_t>(pairs, never));
    m_turns[0].assign(pairs, 0);
}

void Afterwards::set(int sheep, Cell a, Cell b, int turns) {
    const auto n = static_cast<std::size_t>(sheep);
    m_turns[n][pairOf(a, b)] = static_cast<std::uint16_t>(std::min(turns, never));
    m_worst[n] = std::max(m_worst[n], turns);
}

int Afterwards::worst(int sheep) const {
    return std::ranges::max(std::span(m_worst).first(static_cast<std::size_t>(sheep) + 1));
}

} // namespace core::fmurs
