#pragma once

#include "core/games/fmurs/tables/index/dogorbits.h"

#include <span>

namespace core::fmurs {

// Where the dogs that stand for a class of placements can have stepped from.
class StepsBack {
public:
    // `sheep`: how many there are.
    StepsBack(const Chase& chase, const DogOrbits& orbits, int sheep);

    // Of which class and symmetry the dogs were before.
    struct Step {
        std::uint32_t of = 0;
        std::uint16_t symmetry = 0;
        bool first = false; // of a line, on which a sheep is in the way of those behind it
    };
    std::span<const Step> to(std::size_t block) const {
        return {m_steps.data() + m_first[block], m_steps.data() + m_first[block + 1]};
    }
    // Whether any goes along a line of more than one cell.
    bool lines() const { return m_lines; }

private:
    std::vector<Step> m_steps;
    std::vector<std::size_t> m_first; // by class
    bool m_lines = false;
};

} // namespace core::fmurs
