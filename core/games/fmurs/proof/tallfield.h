#pragma once

#include "core/threads.h"

#include <array>
#include <cstdint>
#include <optional>
#include <utility>
#include <vector>

namespace core::fmurs {

// Two dogs hunt a single sheep on a cylinder that may be taller than a field can be: in how many turns, from
// every placement. Placements are turned so that the sheep stands in column 0, and found backwards from those
// in which it is caught at once. The rules are those of the usual dogs and sheep (Variation).
class TallField {
public:
    static constexpr int mostRows = 60;

    TallField(int rows, int columns, bool stepThenJump);

    bool solve(const StopToken& stop); // false if stopped

    // With the dogs to move, not told apart.
    struct Count {
        std::uint64_t placements = 0, escapes = 0;
        int longest = 0; // turns, of those in which the sheep is caught
    };
    Count count() const;
    // With the dogs as the theorem places them and the sheep where it lasts longest; nothing: it escapes.
    std::optional<int> fromTheorem() const;

    static double memory(int rows, int columns); // bytes that solve() takes at most

private:
    using Number = std::uint32_t;
    using Turns = std::uint16_t;
    static constexpr Turns never = 0xFFFF;
    static constexpr std::uint8_t notCounted = 0xFF;

    using Around = std::array<std::int16_t, 8>; // the next cell in each direction, or -1

    struct State {
        int row, a, b; // of the sheep; the cells of the dogs
    };

    int cells() const { return m_rows * m_columns; }
    int shifted(int cell, int down, int right) const; // -1: behind a wall
    const Around& around(int cell) const { return m_next[static_cast<std::size_t>(cell)]; }
    int sideways(int cell, int right) const { // by at most a column
        constexpr std::size_t rightWay = 1, leftWay = 3;
        return right == 0 ? cell : around(cell)[right > 0 ? rightWay : leftWay];
    }
    int sheepOf(const State& z) const { return z.row * m_columns; }
    Number number(const State& z) const;
    State state(Number i) const;
    bool jumps(int dog, int other, int sheep) const;
    bool catches(const State& z) const;
    std::vector<Number> caughtAtOnce();
    int answers(const State& z) const; // where the sheep can go
    // What leads there: states with the sheep to move, then states with the dogs to move.
    template <class Visit>
    void beforeSheep(const State& z, Visit visit) const;
    template <class Visit>
    void beforeDogs(const State& z, Visit visit) const;
    bool lastAnswer(Number i); // one more answer of the sheep is known to be caught: the last one

    int m_rows, m_columns;
    bool m_stepThenJump;
    std::vector<Around> m_next;
    std::vector<std::pair<std::uint16_t, std::uint16_t>> m_pairs; // of dogs, by their number
    std::vector<Turns> m_turns;                                   // with the dogs to move
    std::vector<std::uint8_t> m_open; // with the sheep to move: answers not known to be caught
};

} // namespace core::fmurs
