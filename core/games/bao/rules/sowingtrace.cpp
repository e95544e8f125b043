#include "core/games/bao/rules/sowingtrace.h"

namespace core::bao {

SowingTrace trace(const Ring& ring, const Stones& stones, int slot, std::size_t kept, std::size_t most) {
    SowingTrace t;
    t.last = slot;
    for (Walk walk(ring, stones, slot);;) {
        const int inHand = static_cast<std::uint8_t>(walk.now()), from = t.last;
        const auto state = walk.go(ring, 1);
        t.last = ring.slot((ring.pit(from) + inHand) % ring.size());
        ++t.count;
        t.sown = walk.sown();
        if (t.lays.size() < kept) t.lays.push_back({from, t.last, inHand, ring.stones(walk.now(), t.last)});
        t.endless = state == Walk::State::Endless;
        t.open = state == Walk::State::Open && t.count == most;
        if (state == Walk::State::Open && !t.open) continue;
        auto left = stones;
        if (!t.open) t.captured = ring.end(left, slot, walk).captured;
        return t;
    }
}

std::vector<int> seenFromHand(const Ring& ring, const Stones& stones, int slot) {
    std::vector<int> counts;
    counts.reserve(static_cast<std::size_t>(ring.size()));
    for (int i = 0; i < ring.size(); ++i)
        counts.push_back(stones[static_cast<std::size_t>(ring.slot((ring.pit(slot) + i) % ring.size()))]);
    return counts;
}

} // namespace core::bao
