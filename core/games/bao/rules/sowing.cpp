#include "core/games/bao/rules/sowing.h"

namespace core::bao {

Ring::Ring(int pits)
    : m_pits(pits), m_bits(static_cast<unsigned>(16 * pits)), m_mask(~Row{0} >> (128 - m_bits)) {
    Row share = 0;
    for (unsigned n = 0; n < m_share.size(); ++n) {
        const auto last = n * 8 % m_bits;
        if (n > 0) share += Row{1} << last;
        m_share[n] = share;
        m_turn[n] = static_cast<std::uint8_t>(last);
    }
}

} // namespace core::bao
