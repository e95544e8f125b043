#include "core/games/fmurs/search/afterwards.h"

namespace core::fmurs {

Afterwards::Afterwards(int cells) {
    const auto pairs = pairOf(0, static_cast<std::size_t>(cells));
    m_turns.fill(std::vector<std::uint16_t>(pairs, never));
    m_turns[0].assign(pairs, 0);
}

void Afterwards::set(int sheep, Cell a, Cell b, int turns) {
    const auto n = static_cast<std::size_t>(sheep);
    m_turns[n][pairOf(a, b)] = static_cast<std::uint16_t>(std::min(turns, never));
    for (const auto c : {a, b}) m_worst[n][c] = std::max(m_worst[n][c], turns);
}

int Afterwards::worst(int sheep, Cell one) const {
    int worst = 0;
    for (int n = 0; n <= sheep; ++n) worst = std::max(worst, m_worst[static_cast<std::size_t>(n)][one]);
    return worst;
}

} // namespace core::fmurs
