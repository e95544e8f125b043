#pragma once

#include "core/games/fmurs/tables/index/dogorbits.h"

#include <span>

namespace core::fmurs {

// How the placements of the dogs lie in bits, so that a symmetry of the field only moves blocks of words: for
// each symmetry a block with a bit for each class of placements, which stands for what this symmetry makes of
// the class's dogs. Where several make the same of them, each of their bits stands for it.
class DogBits {
public:
    using Words = std::vector<std::uint64_t>;

    explicit DogBits(const DogOrbits& orbits);

    std::size_t words() const { return m_symmetries * m_blockWords; }
    std::size_t blocks() const { return m_symmetries; }
    std::size_t blockWords() const { return m_blockWords; }
    // What comes of one symmetry behind another: a block, for each of the first.
    std::span<const std::uint16_t> behind(std::uint32_t last) const {
        return std::span(m_products).subspan(last * m_symmetries, m_symmetries);
    }
    // The placements of a block, by class.
    const std::uint32_t* numbers(std::size_t block) const { return &m_numbers[block * m_blockWords * 64]; }
    void clear(std::size_t number, std::uint64_t* words) const {
        const auto [first, second] = m_bitsOf[number];
        if (second >= several) return clearAll(second - several, words);
        words[first / 64] &= ~(std::uint64_t{1} << first % 64);
        words[second / 64] &= ~(std::uint64_t{1} << second % 64);
    }
    // The bits of all placements, and of those with a dog on a cell.
    const Words& all() const { return m_all; }
    const Words& on(Cell c) const { return m_on[c]; }

private:
    void add(std::uint64_t number);
    void clearAll(std::size_t first, std::uint64_t* words) const;

    const DogOrbits& m_orbits;
    std::size_t m_symmetries, m_blockWords;
    std::vector<std::uint16_t> m_products;
    std::vector<std::uint32_t> m_numbers;
    static constexpr std::uint32_t several = 1U << 31U;
    struct Bits { // of a placement: twice the same if there is but one, since to ask takes longer;
        std::uint32_t first = 0,
                      second = 0; // of more the second says where they are listed, from `several` on
    };
    std::vector<Bits> m_bitsOf;
    std::vector<std::uint32_t> m_several; // how many, and which
    Words m_all;
    std::array<Words, maxCells> m_on;
};

} // namespace core::fmurs
