#pragma once

#include <vector>

// Signs by which to know a never-ending sowing without sowing it: those of Inahata and Takahashi, and one
// more.
namespace core::bao {

// A board seen from the hand: the counts in the order of sowing, beginning with the pit that is to be sown.
using HandBoard = std::vector<int>;

// Their condition LOOP has four clauses: the first count is odd and at least 3; the second, fourth, … are
// odd; the third, fifth, … even; the last is, if all stones together are odd, odd and less than the first,
// else even and not less. With four pits a row the last pit's own parity comes to the same; with five it
// does not, and as it is written the last clause contradicts those before.
enum class Parity { AllStones, LastPit };
inline constexpr int clauses = 4;
// How many of the clauses hold, in their order, up to the first that does not.
int clausesHeld(const HandBoard& board, Parity parity = Parity::AllStones);
inline bool conditionLoop(const HandBoard& board, Parity parity = Parity::AllStones) {
    return clausesHeld(board, parity) == clauses;
}

// Which of their two patterns of loops with period 0 a board is: 1, 2, or 0 for neither.
int zeroPattern(const HandBoard& board);

// The board of such a pattern with n >= 2 stones in hand and its row of counts k times: n·k + 1 or, with
// k >= 2, n·k − 1 pits.
HandBoard zeroBoard(int pattern, int n, int k);
// One lay later, seen from the new hand.
HandBoard afterLay(const HandBoard& board);

// The clock of a board with m pits has m + 1 hours. Hour 0 is marked; so is hour a by the hand's a stones,
// and hour i + b + 1 by the b stones of the pit i steps on. A lay turns the marks and changes nothing else.
// Gives how many marks each hour has.
std::vector<int> clock(const HandBoard& board);
// A sowing can only end where two marks are side by side; if none are, it never ends.
bool spaced(const std::vector<int>& clock);

} // namespace core::bao
