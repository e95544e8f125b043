#pragma once

#include "core/games/bao/rules/sowing.h"

#include <bit>
#include <cstdint>
#include <vector>

namespace core::bao {

// A set of boards with so many stones or fewer, a bit each: those with n stones form layer n, numbered
// without gaps.
class BoardSet {
public:
    BoardSet(const Ring& ring, int mostStones);

    void add(const Stones& s);
    // Calls visit(board) once for every board with n stones, also for those added meanwhile, as long as it
    // returns true; false if it did not. Afterwards the layer takes no memory.
    template <class Visit>
    bool takeLayer(int n, const Visit& visit);

    std::uint64_t size(int n) const { return m_weight.back()[static_cast<std::size_t>(n)]; } // of a layer

private:
    std::uint64_t number(const Stones& s) const;
    Stones board(std::uint64_t number, int n) const;
    std::vector<std::uint64_t>& layer(int n) { return m_layers[static_cast<std::size_t>(n)]; }

    const Ring& m_ring;
    // By pit and stones in the pits up to it: what they add to the board's number. For the last pit: all.
    std::vector<std::vector<std::uint64_t>> m_weight;
    std::vector<std::vector<std::uint64_t>> m_layers;
};

template <class Visit>
bool BoardSet::takeLayer(int n, const Visit& visit) {
    auto& there = layer(n);
    if (there.empty()) return true;
    std::vector<std::uint64_t> taken(there.size());
    for (bool more = true; more;) {
        more = false;
        for (std::size_t word = 0; word < there.size(); ++word)
            while (const auto open = there[word] & ~taken[word]) {
                const auto bit = static_cast<unsigned>(std::countr_zero(open));
                taken[word] |= std::uint64_t{1} << bit;
                more = true;
                if (!visit(board(word * 64 + bit, n))) return false;
            }
    }
    there = {};
    return true;
}

} // namespace core::bao
