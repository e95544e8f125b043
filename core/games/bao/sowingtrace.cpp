#include "core/games/bao/sowingtrace.h"

namespace core::bao {

SowingTrace trace(const Ring& ring, const Stones& stones, int slot, std::size_t kept, std::size_t most) {
    SowingTrace t;
    const auto first = seenFromHand(ring, stones, slot);
    auto now = stones;
    for (t.last = slot;;) {
        const int inHand = now[static_cast<std::size_t>(t.last)], from = t.last;
        t.last = ring.lay(now, from);
        ++t.count;
        t.sown += static_cast<std::uint64_t>(inHand);
        if (t.lays.size() < kept) t.lays.push_back({from, t.last, inHand, now});
        if (now[static_cast<std::size_t>(t.last)] == 1) {
            t.captured = now[static_cast<std::size_t>(ring.facing(t.last))];
            return t;
        }
        // The hand holds as much as at first before all pits need be compared.
        t.endless = now[static_cast<std::size_t>(t.last)] == first.front() &&
                    seenFromHand(ring, now, t.last) == first;
        t.open = !t.endless && t.count == most;
        if (t.endless || t.open) return t;
    }
}

std::vector<int> seenFromHand(const Ring& ring, const Stones& stones, int slot) {
    std::vector<int> counts;
    for (int i = 0; i < ring.size(); ++i)
        counts.push_back(stones[static_cast<std::size_t>(ring.slot((ring.pit(slot) + i) % ring.size()))]);
    return counts;
}

} // namespace core::bao
