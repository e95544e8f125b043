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
    // Which of the sheep of a block do not hold out. False if all do.
    bool findLost(std::size_t block, const std::uint64_t* sheep, std::uint64_t* lost);

private:
    struct Line { // where a step leads to
        const std::uint64_t* there = nullptr;
        const std::uint16_t* blocks = nullptr;
        const std::uint64_t* closed = nullptr; // dogs that stand in the way, where it does not tell by itself
    };
    SheepTurn(const SheepMoves& moves, const DogBits& bits, const Pages& dogs, const RowMath& math, int left);
    const std::uint64_t* dogs(std::uint32_t page, std::size_t part) const;
    const std::uint64_t* later(const SheepMoves::Step& step, std::size_t line);
    void listPasses(std::uint32_t page, std::size_t part);
    void listEscapes(std::size_t block);

    const SheepMoves& m_moves;
    const DogBits& m_bits;
    const Pages& m_dogs;
    RowMath m_math;
    std::vector<Line> m_lines;
    std::vector<Escape> m_escapes;     // from a block
    DogBits::Words m_always;           // where they hold out whatever they do, or must pass and hold out
    bool m_some = false;               // of these
    std::unique_ptr<SheepTurn> m_next; // with one move less to come
    std::vector<DogBits::Words> m_later;
};

} // namespace core::fmurs
