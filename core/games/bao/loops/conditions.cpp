#include "core/games/bao/loops/conditions.h"

#include <algorithm>
#include <numeric>
#include <utility>

namespace core::bao {

namespace {

bool odd(int n) {
    return n % 2 != 0;
}

// The second, fourth, … or the third, fifth, … up to the last but one.
bool everySecond(const HandBoard& board, std::size_t from, bool isOdd) {
    for (auto i = from; i + 1 < board.size(); i += 2)
        if (odd(board[i]) != isOdd) return false;
    return true;
}

bool lastClause(const HandBoard& board, Parity parity) {
    const int last = board.back(), all = std::accumulate(board.begin(), board.end(), 0);
    return odd(parity == Parity::AllStones ? all : last) ? odd(last) && last < board.front()
                                                         : !odd(last) && last >= board.front();
}

} // namespace

int clausesHeld(const HandBoard& board, Parity parity) {
    if (!odd(board.front()) || board.front() < 3) return 0;
    if (!everySecond(board, 1, true)) return 1;
    if (!everySecond(board, 2, false)) return 2;
    return lastClause(board, parity) ? clauses : 3;
}

int zeroPattern(const HandBoard& board) {
    const int n = board.front(), m = static_cast<int>(board.size());
    if (n < 2) return 0;
    const auto rest = [&](auto count) {
        for (int i = 1; i < m; ++i)
            if (board[static_cast<std::size_t>(i)] != count(i)) return false;
        return true;
    };
    // n, then 0 1 … n−1 again and again.
    if (m % n == 1 && rest([n](int i) { return (i - 1) % n; })) return 1;
    // n, then n−2 … 1 0, then n−1 … 1 0 again and again, the last without its 0.
    if ((m + 1) % n == 0 && m + 1 >= 2 * n && rest([n](int i) { return n - 1 - i % n; })) return 2;
    return 0;
}

HandBoard zeroBoard(int pattern, int n, int k) {
    HandBoard board{n};
    const auto pits = static_cast<std::size_t>(pattern == 1 ? n * k + 1 : n * k - 1);
    for (int i = 1; board.size() < pits; ++i) board.push_back(pattern == 1 ? (i - 1) % n : n - 1 - i % n);
    return board;
}

HandBoard afterLay(const HandBoard& board) {
    auto after = board;
    const auto stones = static_cast<std::size_t>(std::exchange(after.front(), 0));
    for (std::size_t i = 1; i <= stones; ++i) ++after[i % after.size()];
    std::rotate(after.begin(), after.begin() + static_cast<std::ptrdiff_t>(stones % after.size()),
                after.end());
    return after;
}

// Why a lay of a stones only turns the clock by a: a pit that is passed has a stone more, and seen from the
// new hand it is one pit nearer than a full round of m + 1 hours would bring it; a pit not passed has
// neither; the old hand, now empty and the last in order before its turn, marks what hour 0 marked, and the
// new hand 0 what the old one's stones did. A sowing ends with the last stone in an empty pit: that pit's
// mark was a + 1, beside the hand's a. (Or it ends in the hand's own pit: a = m, beside hour 0.)
std::vector<int> clock(const HandBoard& board) {
    const auto hours = board.size() + 1;
    std::vector<int> marks(hours);
    ++marks[0];
    ++marks[static_cast<std::size_t>(board[0]) % hours];
    for (std::size_t i = 1; i < board.size(); ++i)
        ++marks[(i + static_cast<std::size_t>(board[i]) + 1) % hours];
    return marks;
}

bool spaced(const std::vector<int>& clock) {
    for (std::size_t i = 0; i < clock.size(); ++i)
        if (clock[i] > 0 && clock[(i + 1) % clock.size()] > 0) return false;
    return true;
}

} // namespace core::bao
