#include "core/games/bao/loops/rollback.h"

#include <algorithm>

namespace core::bao {

int layBack(const Ring& ring, Stones& s, int slot) {
    int taken = 0, pit = ring.pit(slot);
    for (; s[static_cast<std::size_t>(ring.slot(pit))] > 0; pit = (pit + ring.size() - 1) % ring.size()) {
        --s[static_cast<std::size_t>(ring.slot(pit))];
        ++taken;
    }
    const int to = ring.slot(pit);
    s[static_cast<std::size_t>(to)] = static_cast<std::uint8_t>(taken);
    return to;
}

// In the order in which the rollback comes to them, but backwards: the second pit to the last, then the hand.
StopSigns stopSigns(const HandBoard& board) {
    StopSigns signs;
    auto row = board;
    std::rotate(row.begin(), row.begin() + 1, row.end());
    const int m = static_cast<int>(row.size());
    const auto at = [&](int i) { return row[static_cast<std::size_t>(i)]; };
    const auto full = [&](int from, int to) {
        return std::all_of(row.begin() + from, row.begin() + to + 1, [](int count) { return count > 0; });
    };
    const auto note = [m](StopSigns::Place& place, bool found, int from, int pits) {
        if (found && !place) place = {(from + 1) % m, pits};
    };
    for (int i = 0; i + 1 < m; ++i) {
        const int n = at(i);
        note(signs.equalPair, n == at(i + 1), i, 2);
        note(signs.emptyPair, n == 0 && at(i + 1) == 0, i, 2);
        note(signs.first,
             n >= 2 && i > 0 && i + n < m && at(i - 1) > 0 && full(i, i + n - 2) && at(i + n - 1) == 0 &&
                 at(i + n) > 0,
             i - 1, n + 2);
        note(signs.second,
             n >= 2 && i + n + 2 < m && at(i + 1) == 0 && full(i + 2, i + n) && at(i + n + 1) == 0 &&
                 at(i + n + 2) > 0,
             i, n + 3);
    }
    return signs;
}

std::optional<int> rollbackLength(const Ring& ring, const HandBoard& board) {
    auto stones = stonesOf(ring, board);
    const auto before = stones;
    int hand = 0;
    for (int lays = 0;; ++lays) {
        if (stones[static_cast<std::size_t>(hand)] < 2) return lays;
        hand = layBack(ring, stones, hand);
        if (hand == 0 && stones == before) return {};
    }
}

} // namespace core::bao
