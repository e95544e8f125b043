#include "core/games/bao/loops/wayin.h"

#include "core/gameof.h"
#include "core/games/bao/loops/loops.h"
#include "core/games/bao/rules/rules.h"
#include "core/solve/mixed.h"

#include <boost/unordered/unordered_flat_set.hpp>

#include <algorithm>
#include <bit>
#include <queue>

namespace core::bao {

namespace {

constexpr std::size_t mostPositions = 4'000'000;

// A board with its mover; what was captured on the way to it does not matter.
struct Key {
    Stones stones;
    Player mover;
    friend bool operator==(const Key&, const Key&) = default;
};
struct KeyHash {
    using is_avalanching = void;
    std::size_t operator()(const Key& key) const {
        const auto rows = std::bit_cast<std::array<std::uint64_t, 2>>(key.stones);
        return Mixed(rows[0], rows[1], static_cast<std::uint64_t>(key.mover)).sized();
    }
};

} // namespace

std::optional<WayIn> wayIn(const RingBoard& board, const StopToken& stop) {
    const auto size = static_cast<int>(board.stones.size());
    const auto given = "pits=" + std::to_string(size / 2);
    const Rules rules(parseValues(options(), given));
    auto row = board.stones;
    std::rotate(row.begin(), row.begin() + board.hand, row.end());
    const auto loop = loopOf(rules.ring(), row);
    if (!loop) return {};
    auto boards = loop->boards;
    std::ranges::sort(boards);
    std::queue<Rules::Position> open({rules.start()});
    boost::unordered_flat_set<Key, KeyHash> met{{open.front().stones, open.front().mover}};
    for (; !open.empty() && met.size() < mostPositions && !stop.stop_requested(); open.pop())
        for (const auto& p = open.front(); const auto m : rules.moves(p)) {
            const auto next = rules.play(p, m);
            if (rules.pending(next)) continue;
            if (next.endless == 0) {
                if (met.insert({next.stones, next.mover}).second) open.push(next);
            } else if (std::ranges::binary_search(boards, seenFromHand(rules.ring(), p.stones, m.slot))) {
                return WayIn{given, pack<Position>(p), pack<Move>(m)};
            }
        }
    return {};
}

} // namespace core::bao
