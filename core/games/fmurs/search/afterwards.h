#pragma once

#include "core/games/fmurs/rules/chase.h"

#include <algorithm>
#include <vector>

namespace core::fmurs {

// The places of two dogs, whichever comes first, or of one twice: numbered from 0 on.
constexpr std::size_t pairOf(std::size_t a, std::size_t b) {
    const auto high = std::max(a, b);
    return high * (high + 1) / 2 + std::min(a, b);
}

// How long the dogs still need at most when they have caught something: by how many sheep are left and where
// the two dogs stand, the sheep to move, wherever these are.
class Afterwards {
public:
    static constexpr int never = 10'000;

    explicit Afterwards(int cells);
    int turns(int sheep, Cell a, Cell b) const {
        return m_turns[static_cast<std::size_t>(sheep)][pairOf(a, b)];
    }
    void set(int sheep, Cell a, Cell b, int turns);
    // With up to so many sheep left, one dog here, wherever the other stands.
    int worst(int sheep, Cell one) const;

private:
    std::array<std::vector<std::uint16_t>, maxSheep + 1> m_turns;
    std::array<std::array<int, maxCells>, maxSheep + 1> m_worst{}; // of just so many sheep
};

} // namespace core::fmurs
