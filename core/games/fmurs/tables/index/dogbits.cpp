#include "core/games/fmurs/tables/index/dogbits.h"

#include <algorithm>

namespace core::fmurs {

namespace {

constexpr std::uint32_t nothing = UINT32_MAX;

} // namespace

DogBits::DogBits(const DogOrbits& orbits)
    : m_orbits(orbits), m_symmetries(orbits.symmetries().size()), m_blockWords((orbits.blocks() + 63) / 64),
      m_numbers(words() * 64, nothing), m_all(words()) {
    const auto& symmetries = orbits.symmetries();
    const auto cells = orbits.cells();
    for (const auto& last : symmetries)
        for (const auto& first : symmetries) {
            Permutation both{};
            for (std::size_t c = 0; c < cells; ++c) both[c] = last[first[c]];
            const auto same = [&](const Permutation& p) {
                return std::equal(p.begin(), p.begin() + static_cast<std::ptrdiff_t>(cells), both.begin());
            };
            m_products.push_back(
                static_cast<std::uint16_t>(std::ranges::find_if(symmetries, same) - symmetries.begin()));
        }
    for (Cell c = 0; c < cells; ++c) m_on[c].resize(words());
    for (std::uint64_t number = 0; number < orbits.placements(); ++number) add(number);
}

void DogBits::add(std::uint64_t number) {
    const auto place = m_orbits.place(number);
    const auto maker = m_orbits.inverse(place.symmetry);
    const auto& still = m_orbits.stabiliser(place.block); // the identity is the first
    const auto bitBehind = [&](std::uint32_t s) {
        return static_cast<std::uint32_t>(behind(maker)[s] * m_blockWords * 64 + place.block);
    };
    if (still.size() > 2) {
        m_bitsOf.push_back({0, several + static_cast<std::uint32_t>(m_several.size())});
        m_several.push_back(static_cast<std::uint32_t>(still.size()));
        for (const auto s : still) m_several.push_back(bitBehind(s));
    } else {
        m_bitsOf.push_back({bitBehind(still.front()), bitBehind(still.back())});
    }
    for (const auto s : still) {
        const auto symmetry = behind(maker)[s];
        const auto bit = bitBehind(s);
        m_numbers[bit] = static_cast<std::uint32_t>(number);
        m_all[bit / 64] |= std::uint64_t{1} << bit % 64;
        for (const auto dog : m_orbits.dogs(place.block))
            if (dog != noCell)
                m_on[m_orbits.symmetries()[symmetry][dog]][bit / 64] |= std::uint64_t{1} << bit % 64;
    }
}

void DogBits::clearAll(std::size_t first, std::uint64_t* words) const {
    for (const auto bit : std::span(m_several).subspan(first + 1, m_several[first]))
        words[bit / 64] &= ~(std::uint64_t{1} << bit % 64);
}

} // namespace core::fmurs
