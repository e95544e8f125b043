#pragma once

#include <algorithm>
#include <map>
#include <numeric>
#include <optional>
#include <set>
#include <utility>
#include <vector>

// BAO once more, as plainly as it can be said: a board is the counts in the order of sowing, the mover's row
// first. Nothing of the program is used.
namespace baonaive {

using Board = std::vector<int>;

// One lay, stone by stone, on a board seen from the hand; how many pits on the hand comes to rest.
template <class Count>
std::size_t lay(std::vector<Count>& board) {
    std::size_t hand = 0;
    for (auto left = std::exchange(board[0], Count{0}); left > 0; --left)
        ++board[hand = (hand + 1) % board.size()];
    std::ranges::rotate(board, board.begin() + static_cast<std::ptrdiff_t>(hand));
    return hand;
}

struct Sown {
    Board board; // seen by the other player
    int captured = 0;
};

// Sows stone by stone and keeps every state; nothing if one of them comes back.
inline std::optional<Sown> sow(Board board, std::size_t hand) {
    const auto size = board.size();
    std::set<std::pair<Board, std::size_t>> states;
    for (;;) {
        if (!states.insert({board, hand}).second) return {};
        int stones = std::exchange(board[hand], 0);
        for (; stones > 0; --stones) ++board[hand = (hand + 1) % size];
        if (board[hand] > 1) continue;
        const int captured = std::exchange(board[size - 1 - hand], 0);
        std::rotate(board.begin(), board.begin() + static_cast<std::ptrdiff_t>(size / 2), board.end());
        return Sown{board, captured};
    }
}

inline int row(const Board& board, bool own) {
    const auto middle = board.begin() + static_cast<std::ptrdiff_t>(board.size() / 2);
    return own ? std::accumulate(board.begin(), middle, 0) : std::accumulate(middle, board.end(), 0);
}

inline bool over(const Board& board) {
    return row(board, true) == 0 || row(board, false) == 0;
}

inline int sign(int n) {
    return n > 0 ? 1 : n < 0 ? -1 : 0;
}

// Every board with so many stones, from the pit given on.
inline void eachBoard(Board& board, std::size_t pit, int stones, const auto& visit) {
    if (pit + 1 == board.size()) {
        board[pit] = stones;
        return visit(std::as_const(board));
    }
    for (int n = 0; n <= stones; ++n) {
        board[pit] = n;
        eachBoard(board, pit + 1, stones - n, visit);
    }
}
inline void eachBoard(std::size_t pits, int stones, const auto& visit) {
    Board board(pits);
    eachBoard(board, 0, stones, visit);
}

// Values every (board, lead) up to some number of stones by going over all of them until nothing changes;
// what never changes is a draw. A lead beyond all stones counts as one just beyond them.
class Iteration {
public:
    Iteration(std::size_t pits, int stones) {
        for (int n = 0; n <= stones; ++n) {
            eachBoard(pits, n, [&](const Board& board) { m_values[board].assign(leads(n), 0); });
            bool changed = true;
            while (changed) {
                changed = false;
                eachBoard(pits, n, [&](const Board& board) {
                    for (int lead = -n - 2; lead <= n + 2; ++lead) changed |= improve(board, n, lead);
                });
            }
        }
    }

    // 1, 0, −1: the mover wins, draws, loses.
    int value(const Board& board, int lead) const {
        const int n = std::accumulate(board.begin(), board.end(), 0);
        return m_values.at(board)[static_cast<std::size_t>(std::clamp(lead, -n - 2, n + 2) + n + 2)];
    }

private:
    static std::size_t leads(int n) { return static_cast<std::size_t>(2 * n + 5); }

    bool improve(const Board& board, int n, int lead) {
        auto& value = m_values[board][static_cast<std::size_t>(lead + n + 2)];
        if (value != 0) return false;
        if (over(board))
            value = sign(lead + row(board, true) - row(board, false));
        else {
            int best = -1;
            for (std::size_t pit = 0; pit < board.size() / 2; ++pit) {
                if (board[pit] == 0) continue;
                const auto sown = sow(board, pit);
                best = std::max(best, sown ? -this->value(sown->board, -(lead + sown->captured)) : 0);
            }
            value = best;
        }
        return value != 0;
    }

    std::map<Board, std::vector<int>> m_values;
};

// Searches for the best outcome, deep first, and keeps only what does not hang on a repetition.
class Search {
public:
    int value(const Board& board, int lead) {
        std::size_t rests = SIZE_MAX;
        return look(board, lead, rests);
    }

private:
    using State = std::pair<Board, int>;

    int look(const Board& board, int lead, std::size_t& rests) {
        if (over(board)) return sign(lead + row(board, true) - row(board, false));
        const State state{board, lead};
        if (const auto known = m_known.find(state); known != m_known.end()) return known->second;
        if (const auto earlier = std::ranges::find(m_line, state); earlier != m_line.end()) {
            rests = std::min(rests, static_cast<std::size_t>(earlier - m_line.begin()));
            return 0;
        }
        const auto place = m_line.size();
        m_line.push_back(state);
        std::size_t below = SIZE_MAX;
        int best = -1;
        for (std::size_t pit = 0; pit < board.size() / 2 && best < 1; ++pit) {
            if (board[pit] == 0) continue;
            const auto sown = sow(board, pit);
            best = std::max(best, sown ? -look(sown->board, -(lead + sown->captured), below) : 0);
        }
        m_line.pop_back();
        if (below >= place)
            m_known[state] = best;
        else
            rests = std::min(rests, below);
        return best;
    }

    std::map<State, int> m_known;
    std::vector<State> m_line;
};

} // namespace baonaive
