#include "core/games/bao/sowing.h"

namespace core::bao {

Ring::Ring(int pits) : m_pits(pits) {
    for (int p = 0; p < size(); ++p) {
        const int from = slot(p), opposite = slot(size() - 1 - p);
        m_facing[static_cast<std::size_t>(from)] = static_cast<std::uint8_t>(from ^ opposite);
        // No stones: the last of a whole round fell into the pit they came from.
        m_last[static_cast<std::size_t>(from)][0] = static_cast<std::uint8_t>(from);
        for (int n = 1; n < size(); ++n) {
            const int last = slot((p + n) % size());
            auto& share = m_share[static_cast<std::size_t>(from)];
            share[static_cast<std::size_t>(n)] = share[static_cast<std::size_t>(n - 1)];
            share[static_cast<std::size_t>(n)][static_cast<std::size_t>(last)] = 1;
            m_last[static_cast<std::size_t>(from)][static_cast<std::size_t>(n)] =
                static_cast<std::uint8_t>(last);
        }
    }
}

} // namespace core::bao
