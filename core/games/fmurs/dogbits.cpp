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
    for (std::uint64_t number = 0; number < kennel.placements(); ++number) {
        const auto place = kennel.place(number);
        const auto maker = kennel.inverse(place.symmetry);
        m_makers.push_back(static_cast<std::uint16_t>(maker));
        for (const auto still : kennel.stabiliser(place.block)) {
            const auto symmetry = behind(maker)[still];
            const auto bit = symmetry * m_blockWords * 64 + place.block;
            m_numbers[bit] = static_cast<std::uint32_t>(number);
            m_all[bit / 64] |= std::uint64_t{1} << bit % 64;
            for (const auto dog : kennel.dogs(place.block))
                if (dog != noCell) m_on[symmetries[symmetry][dog]][bit / 64] |= std::uint64_t{1} << bit % 64;
        }
    }
}

void DogBits::clear(std::uint64_t number, std::uint64_t* words) const {
    const auto block = m_kennel.place(number).block;
    const auto products = behind(m_makers[number]);
    for (const auto still : m_kennel.stabiliser(block))
        words[products[still] * m_blockWords + block / 64] &= ~(std::uint64_t{1} << block % 64);
}

} // namespace core::fmurs
