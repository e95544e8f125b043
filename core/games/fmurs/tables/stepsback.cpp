#include "core/games/fmurs/tables/stepsback.h"

namespace core::fmurs {

StepsBack::StepsBack(const Chase& chase, const DogOrbits& orbits, int sheep) {
    for (std::uint32_t block = 0; block < orbits.blocks(); ++block) {
        m_first.push_back(m_steps.size());
        const auto& dogs = orbits.dogs(block);
        setOf(dogs).each([&](Cell dog) {
            chase.stepsBack(setOf(dogs), dog, sheep, [&](Cell from, const CellSet& way) {
                const auto before = orbits.place(moved(dogs, dog, from));
                m_steps.push_back({before.block, static_cast<std::uint16_t>(orbits.inverse(before.symmetry)),
                                   way.count() == 1});
                m_lines = m_lines || way.count() > 1;
            });
        });
    }
    m_first.push_back(m_steps.size());
}

} // namespace core::fmurs
