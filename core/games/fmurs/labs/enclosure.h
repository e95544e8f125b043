#pragma once

#include "core/games/fmurs/tables/index/combinations.h"
#include "core/solve/counted.h"
#include "core/threads.h"

namespace core::fmurs {

// From how many placements of dogs and fighting sheep, the dogs to move, the sheep can force the enclosing of
// a dog. There are just four sheep, as many as that takes: if one is caught, it is over.
class Enclosure {
public:
    static constexpr int sheep = 4;

    Enclosure(const Chase& chase, int dogs);
    // False if stopped.
    bool solve(const StopToken& stop);
    bool forced(const Placement& h) const { return m_forced[indexOf(at(h))] != 0; }
    std::uint64_t placements() const { return m_placements; } // with no dog enclosed yet
    std::uint64_t forced() const { return m_count; }
    // Visits them.
    template <class Visit>
    void each(Visit visit) const {
        for (std::uint64_t i = 0; i < m_forced.size(); ++i) {
            Placement h;
            h.sheep = m_flocks.cells(m_flocks.members(i / m_dogs.count()));
            h.dogs = dogsOf(m_dogs.cells(m_dogs.members(i % m_dogs.count())));
            if (!h.sheep.meets(setOf(h.dogs)) && !m_chase.enclosed(h)) visit(h);
        }
    }

private:
    std::uint64_t at(const Placement& h) const {
        return m_flocks.rank(h.sheep) * m_dogs.count() + m_dogs.rank(setOf(h.dogs));
    }
    bool dogsMustLetIt(const Placement& h) const;
    bool sheepCan(const Placement& h, bool again) const;

    const Chase& m_chase;
    Combinations m_flocks, m_dogs;
    std::vector<std::uint8_t> m_forced;
    std::uint64_t m_placements = 0, m_count = 0;
};

} // namespace core::fmurs
