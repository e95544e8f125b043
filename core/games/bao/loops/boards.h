#pragma once

#include "core/games/bao/loops/conditions.h"

#include <utility>

namespace core::bao {

// Calls visit(board) for every way to lay so many stones into the pits from this one on, as long as it
// returns true; false if it did not.
template <class Visit>
bool eachBoard(HandBoard& board, std::size_t pit, int stones, const Visit& visit) {
    if (pit + 1 == board.size()) {
        board[pit] = stones;
        return visit(std::as_const(board));
    }
    for (board[pit] = 0; board[pit] <= stones; ++board[pit])
        if (!eachBoard(board, pit + 1, stones - board[pit], visit)) return false;
    return true;
}

// Every board with so many stones.
template <class Visit>
bool eachBoard(int pits, int stones, const Visit& visit) {
    HandBoard board(static_cast<std::size_t>(pits));
    return eachBoard(board, 0, stones, visit);
}

} // namespace core::bao
