#include "core/games/bao/loops/loops.h"

#include "core/games/bao/rules/fates.h"
#include "core/games/bao/rules/reach.h"

#include <algorithm>
#include <array>
#include <map>
#include <numeric>
#include <optional>
#include <set>

namespace core::bao {

namespace {

// Table 1 of Inahata and Takahashi.
constexpr std::array<std::array<int, 8>, 12> table1{{{3, 1, 0, 2, 1, 0, 2, 1},
                                                     {3, 1, 0, 1, 0, 1, 0, 1},
                                                     {3, 1, 0, 1, 0, 3, 0, 1},
                                                     {5, 1, 0, 1, 0, 1, 0, 1},
                                                     {3, 1, 0, 3, 0, 1, 0, 1},
                                                     {3, 1, 0, 3, 0, 3, 0, 1},
                                                     {5, 1, 0, 1, 0, 3, 0, 1},
                                                     {5, 1, 0, 3, 0, 1, 0, 1},
                                                     {7, 1, 0, 1, 0, 3, 0, 1},
                                                     {3, 1, 0, 1, 0, 1, 0, 4},
                                                     {3, 1, 0, 3, 0, 1, 0, 4},
                                                     {3, 3, 0, 1, 0, 1, 0, 4}}};
constexpr std::array<std::string_view, 12> names{"L1", "L2", "L3", "L4",  "L5",  "L6",
                                                 "L7", "L8", "L9", "L10", "L11", "L12"};

// The row of Table 1 that has one of the loop's boards, and which board; behind the last row: none has.
std::pair<std::size_t, std::size_t> placeInTable(const Loop& loop) {
    for (std::size_t row = 0; row < table1.size(); ++row)
        for (std::size_t board = 0; board < loop.boards.size(); ++board)
            if (std::ranges::equal(loop.boards[board], table1[row])) return {row, board};
    return {table1.size(), 0};
}

} // namespace

Stones stonesOf(const Ring& ring, const HandBoard& board) {
    Stones stones{};
    for (int i = 0; i < ring.size(); ++i)
        stones[static_cast<std::size_t>(ring.slot(i))] =
            static_cast<std::uint8_t>(board[static_cast<std::size_t>(i)]);
    return stones;
}

std::optional<Loop> loopOf(const Ring& ring, const HandBoard& board) {
    constexpr std::size_t mostBoards = 1U << 20;
    const auto t = trace(ring, stonesOf(ring, board), 0, mostBoards, mostBoards);
    if (!t.endless) return {};
    Loop loop;
    for (const auto& lay : t.lays) loop.boards.push_back(seenFromHand(ring, lay.after, lay.to));
    std::rotate(loop.boards.begin(), std::ranges::max_element(loop.boards), loop.boards.end());
    loop.period = static_cast<int>(t.sown) / ring.size();
    loop.shift = static_cast<int>(t.sown) % ring.size();
    return loop;
}

std::string_view nameInTable(const Loop& loop) {
    const auto [row, board] = placeInTable(loop);
    return row < names.size() ? names[row] : std::string_view();
}

const HandBoard& boardInTable(const Loop& loop) {
    return loop.boards[placeInTable(loop).second];
}

LoopSearch findLoops(const Ring& ring, const Stones& start, const StopToken& stop,
                     const std::function<void(double)>& progress) {
    LoopSearch found;
    const int most = stonesOn(start);
    BoardSet reached(ring, most);
    std::set<HandBoard> starts;
    Fates fates;
    // Stones are only ever taken off the board, so a layer is complete when those above it are.
    const auto visit = [&](const Stones& board) {
        ++found.boards;
        if (stop.stop_requested()) return false;
        if (rowSum(board, 0) == 0 || rowSum(board, rowSlots) == 0) return true;
        for (int slot = 0; slot < ring.pits(); ++slot) {
            if (board[static_cast<std::size_t>(slot)] == 0) continue;
            auto next = board;
            auto sowing = ring.sow(next, slot, laysAtOnce);
            if (!sowing) {
                const auto walk = fates.follow(ring, board, slot, UINT64_MAX, stop);
                if (walk.state() == Walk::State::Open) return false;
                sowing = ring.end(next, slot, walk);
            }
            if (sowing->endless)
                starts.insert(seenFromHand(ring, board, slot));
            else
                reached.add(turned(next));
        }
        return true;
    };
    reached.add(start);
    found.complete = !stop.stop_requested();
    for (int n = most; n >= 0 && found.complete; --n) {
        found.complete = reached.takeLayer(n, visit);
        progress(static_cast<double>(most - n) / most);
    }
    std::map<HandBoard, Loop> loops;
    for (const auto& board : starts) {
        auto loop = loopOf(ring, board);
        found.complete &= loop.has_value();
        if (loop) ++loops.try_emplace(loop->boards.front(), *loop).first->second.starts;
    }
    for (auto& [board, loop] : loops) found.loops.push_back(std::move(loop));
    return found;
}

} // namespace core::bao
