#pragma once

#include "core/games/fmurs/rules/chase.h"
#include "core/threads.h"

#include <functional>

namespace core::fmurs {

// In how many of their turns two dogs on a cylinder can force a jump if they go after one sheep of a large
// flock: it steps or stands still, and the others may stand and go anywhere. If another sheep is in the way
// of a step, the dog can jump over it; vertical lines end before the wall rows at the latest. Only a line
// that ends at the other dog forbids the jump:
//     D S D      one sheep between the dogs: the step is not to be had;
//     D S S D    two or more: one dog steps aside, and by the third turn there is a jump.
// Fewer than all cells but one of a row are sheep, so that no line goes round the field.
class ForcedJump {
public:
    explicit ForcedJump(const Chase& chase);

    static constexpr std::uint8_t never = 255;
    // False if stopped.
    bool solve(const StopToken& stop, const std::function<void(double)>& progress);
    // Dogs to move, the jump included; `sheep` is the one they go after.
    std::uint8_t turns(Cell a, Cell b, Cell sheep) const { return m_turns[at(a, b, sheep)]; }
    int longest() const { return m_longest; }
    std::uint64_t unforced() const { return m_unforced; } // placements from which none is forced

private:
    std::size_t at(Cell a, Cell b, Cell sheep) const {
        const auto n = static_cast<std::size_t>(m_chase.field().cells());
        return (std::min(a, b) * n + std::max(a, b)) * n + sheep;
    }
    template <class Visit>
    void each(Visit visit) const;
    std::uint8_t value(Cell a, Cell b, Cell sheep) const;
    int byDog(Cell dog, Cell other, Cell sheep) const;
    int jumpOver(Cell dog, Cell other, Direction d) const;
    int afterStep(Cell dog, Cell other, Cell sheep) const;

    const Chase& m_chase;
    std::vector<std::uint8_t> m_turns;
    int m_longest = 0;
    std::uint64_t m_unforced = 0;
};

} // namespace core::fmurs
