#pragma once

#include <algorithm>
#include <cstddef>
#include <vector>

namespace core {

// Best play of both sides from some position on.
template <class OneMove>
struct BestLine {
    std::vector<OneMove> moves;
    bool ends = false;    // with the last of them
    std::size_t back = 0; // else from this move on it goes round for ever; behind the last: nobody knows

    bool goesRound() const { return !ends && back < moves.size(); }
};

// Walks it where the choice depends on the position alone. A player says
//     over(p)      it has ended
//     best(p)      the move, or nothing where none is known to be best
//     after(p, m)  what it leads to
//     same(p)      equal for positions that are the same, for symmetry too
template <class Player, class Position>
auto bestLine(const Player& player, Position p) {
    constexpr std::size_t longest = 600; // plies; nobody walks further
    BestLine<typename decltype(player.best(p))::value_type> line;
    std::vector<Position> met;
    while (!(line.ends = player.over(p)) && line.moves.size() < longest) {
        const auto here = player.same(p);
        line.back = static_cast<std::size_t>(std::ranges::find(met, here) - met.begin());
        if (line.back < met.size()) return line;
        met.push_back(here);
        const auto move = player.best(p);
        if (!move) return line;
        line.moves.push_back(*move);
        p = player.after(p, *move);
    }
    line.back = line.moves.size();
    return line;
}

} // namespace core
