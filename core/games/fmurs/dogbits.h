#pragma once

#include "core/games/fmurs/kennel.h"

#include <span>

namespace core::fmurs {

// How the placements of the dogs lie in bits, so that a symmetry of the field only moves blocks of words: for
// each symmetry a block with a bit for each class of placements, which stands for what this symmetry makes of
// the class's dogs. Where several make the same of them, each of their bits stands for it.
class DogBits {
public:
    using Words = std::vector<std::uint64_t>;

    explicit DogBits(const Kennel& kennel);

    std::size_t words() const { return m_symmetries * m_blockWords; }
    std::size_t blockWords() const { return m_blockWords; }
    // What comes of one symmetry behind another: a block, for each of the first.
    std::span<const std::uint16_t> behind(std::uint32_t last) const {
        return std::span(m_products).subspan(last * m_symmetries, m_symmetries);
    }
    // The placement of a bit: what a symmetry makes of a class's dogs.
    std::uint32_t number(std::size_t symmetry, std::size_t of) const {
        return m_numbers[symmetry * m_blockWords * 64 + of];
    }
    // The symmetry that makes a placement of the dogs of its class.
    std::uint32_t maker(std::uint64_t number) const { return m_makers[number]; }
    void clear(std::uint64_t number, std::uint64_t* words) const;
    // The bits of all placements, and of those with a dog on a cell.
    const Words& all() const { return m_all; }
    const Words& on(Cell c) const { return m_on[c]; }

private:
    const Kennel& m_kennel;
    std::size_t m_symmetries, m_blockWords;
    std::vector<std::uint16_t> m_products;
    std::vector<std::uint32_t> m_numbers;
    std::vector<std::uint16_t> m_makers;
    Words m_all;
    std::array<Words, maxCells> m_on;
};

} // namespace core::fmurs
