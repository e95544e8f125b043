#pragma once

#include "core/games/fmurs/tables/pages.h"
#include "core/games/fmurs/tables/sheepmoves.h"

namespace core::fmurs {

// Where sheep that are to move hold out: where any of their moves leads to a placement in which the dogs do
// not win. For one thread; the pages have the bits of such placements.
class SheepTurn {
public:
    SheepTurn(const SheepMoves& moves, const DogBits& bits, const Pages& dogs, const RowMath& math)
        : SheepTurn(moves, bits, dogs, math, moves.moves()) {}

    // Which page it is from now on. `part`: as it is with the dogs to move.
    void at(std::uint32_t page, std::size_t part = 0);
    // Which of these sheep do not hold out. In how many words of bits there are any.
    std::size_t findLost(std::span<const std::uint64_t> sheep, std::uint64_t* lost) const {
        return m_math.findLost(m_escapes, m_bits.blockWords(), sheep, lost);
    }

private:
    SheepTurn(const SheepMoves& moves, const DogBits& bits, const Pages& dogs, const RowMath& math, int left);
    const std::uint64_t* dogs(std::uint32_t page, std::size_t part) const;
    const std::uint64_t* later(const SheepMoves::Step& step, std::size_t line);
    void listPasses(std::uint32_t page, std::size_t part);

    const SheepMoves& m_moves;
    const DogBits& m_bits;
    const Pages& m_dogs;
    RowMath m_math;
    std::vector<Escape> m_escapes;
    DogBits::Words m_always;           // where they hold out whatever they do, or must pass and hold out
    std::vector<std::uint16_t> m_same; // each block leads to itself
    std::unique_ptr<SheepTurn> m_next; // with one move less to come
    std::vector<DogBits::Words> m_later;
};

} // namespace core::fmurs
