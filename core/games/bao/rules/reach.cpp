#include "core/games/bao/rules/reach.h"

#include "core/solve/counted.h"

namespace core::bao {

// Stones and the gaps between pits, written in a row, are a choice of places for the gaps. The combinatorial
// number system numbers such choices: gap i (from 0) at place c adds C(c, i+1). Before gap i lie i gaps and
// the stones of the pits up to it.
BoardSet::BoardSet(const Ring& ring, int mostStones)
    : m_ring(ring), m_layers(static_cast<std::size_t>(mostStones) + 1) {
    const auto most = static_cast<std::size_t>(mostStones);
    std::vector<std::uint64_t> row(most + 1);
    for (std::size_t s = 0; s <= most; ++s) row[s] = s; // C(s, 1)
    for (int pit = 0; pit + 1 < ring.size(); ++pit) {
        m_weight.push_back(row);
        // C(s + i + 1, i + 2) is the sum of the C(t + i, i + 1) for t up to s.
        for (std::size_t s = 1; s <= most; ++s) row[s] += row[s - 1];
    }
    // How many boards have n stones: one more than the highest number, C(n + m − 1, m − 1).
    std::vector<std::uint64_t> sizes(most + 1, 1);
    for (int pit = 0; pit + 1 < ring.size(); ++pit)
        for (std::size_t n = 1; n <= most; ++n) sizes[n] += sizes[n - 1];
    m_weight.push_back(sizes);
}

void BoardSet::add(const Stones& s) {
    const int n = stonesOn(s);
    auto& bits = layer(n);
    if (bits.empty()) bits.resize(inMemory((size(n) + 63) / 64));
    const auto place = number(s);
    bits[indexOf(place / 64)] |= std::uint64_t{1} << place % 64;
}

std::uint64_t BoardSet::number(const Stones& s) const {
    std::uint64_t sum = 0;
    std::size_t stones = 0;
    for (int pit = 0; pit + 1 < m_ring.size(); ++pit) {
        stones += s[static_cast<std::size_t>(m_ring.slot(pit))];
        sum += m_weight[static_cast<std::size_t>(pit)][stones];
    }
    return sum;
}

Stones BoardSet::board(std::uint64_t number, int n) const {
    Stones s{};
    auto after = static_cast<std::size_t>(n); // stones up to the pit behind
    for (int pit = m_ring.size() - 2; pit >= 0; --pit) {
        const auto& weight = m_weight[static_cast<std::size_t>(pit)];
        auto upTo = after;
        while (weight[upTo] > number) --upTo;
        number -= weight[upTo];
        s[static_cast<std::size_t>(m_ring.slot(pit + 1))] = static_cast<std::uint8_t>(after - upTo);
        after = upTo;
    }
    s[0] = static_cast<std::uint8_t>(after);
    return s;
}

} // namespace core::bao
