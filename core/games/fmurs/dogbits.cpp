#include "core/games/fmurs/dogbits.h"

#include <algorithm>

namespace core::fmurs {

namespace {

constexpr std::uint32_t nothing = UINT32_MAX;

} // namespace

DogBits::DogBits(const Kennel& kennel)
    : m_kennel(kennel), m_symmetries(kennel.symmetries().size()), m_blockWords((kennel.blocks() + 63) / 64),
      m_numbers(words() * 64, nothing), m_all(words()) {
    const auto& symmetries = kennel.symmetries();
    const auto cells = kennel.cells();
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
    for (std::uint64_t number = 0; number < kennel.placements(); ++number) add(number);
}

void DogBits::add(std::uint64_t number) {
    const auto place = m_kennel.place(number);
    const auto maker = m_kennel.inverse(place.symmetry);
    const auto& still = m_kennel.stabiliser(place.block); // the identity is the first
    const auto bitBehind = [&](std::uint32_t s) {
        return static_cast<std::uint32_t>(behind(maker)[s] * m_blockWords * 64 + place.block);
    };
    if (still.size() > 1) {
        m_bitOf.push_back(several + static_cast<std::uint32_t>(m_several.size()));
        m_several.push_back(static_cast<std::uint32_t>(still.size()));
        for (const auto s : still) m_several.push_back(bitBehind(s));
    } else {
        m_bitOf.push_back(bitBehind(still.front()));
    }
    for (const auto s : still) {
        const auto symmetry = behind(maker)[s];
        const auto bit = bitBehind(s);
        m_numbers[bit] = static_cast<std::uint32_t>(number);
        m_all[bit / 64] |= std::uint64_t{1} << bit % 64;
        for (const auto dog : m_kennel.dogs(place.block))
            if (dog != noCell)
                m_on[m_kennel.symmetries()[symmetry][dog]][bit / 64] |= std::uint64_t{1} << bit % 64;
    }
}

void DogBits::clearAll(std::size_t first, std::uint64_t* words) const {
    for (const auto bit : std::span(m_several).subspan(first + 1, m_several[first]))
        words[bit / 64] &= ~(std::uint64_t{1} << bit % 64);
}

} // namespace core::fmurs
