#pragma once

#include "core/solve/induction.h"
#include "core/solve/numbering.h"
#include "core/threads.h"

#include <functional>

namespace core {

// All positions that can be reached, each with those its moves lead to, once, and its value.
class Reachable {
public:
    using Number = std::uint32_t;

    Reachable(const Game& game, std::uint32_t most)
        : m_game(game), m_most(most), m_numbers([&game](const Position& p) { return game.folded(p); }) {}

    // The start is number 0. False if stopped. Throws InputError where there are more than `most`, and
    // std::bad_alloc where they take more than half of the memory there is: there is no part to be shown.
    bool list(const Position& start, const StopToken& stop);

    Number size() const { return m_numbers.size(); }
    Position at(Number i) const { return i == 0 ? m_start : m_numbers.at(i); } // the start as it was given
    Player mover(Number i) const { return m_game.mover(at(i)); }
    Verdict verdict(Number i) const { return m_values.verdict(i); }
    const std::vector<Number>& children(Number i) const { return m_children[i]; }
    const Game& game() const { return m_game; }

private:
    const Game& m_game;
    std::uint32_t m_most;
    Position m_start{};
    Numbering<std::function<Position(const Position&)>> m_numbers;
    std::vector<std::vector<Number>> m_children;
    Induction m_values;
};

} // namespace core
