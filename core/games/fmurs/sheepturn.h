#pragma once

#include "core/games/fmurs/pages.h"
#include "core/games/fmurs/sheepmoves.h"

namespace core::fmurs {

// Where sheep that are to move hold out: where any of their moves leads to a placement in which the dogs do
// not win. For one thread; the pages have the bits of such placements.
class SheepTurn {
public:
    SheepTurn(const SheepMoves& moves, const DogBits& bits, const Pages& dogs)
        : SheepTurn(moves, bits, dogs, moves.moves()) {}

    // Which page it is from now on. `part`: as it is with the dogs to move.
    void at(std::uint32_t page, std::size_t part = 0);
    // A word of a block. Once all of `enough` hold out it may leave out others.
    std::uint64_t holdOut(std::size_t block, std::size_t word, std::uint64_t enough) const {
        const auto width = m_bits.blockWords(), mine = block * width + word;
        auto all = m_some ? m_always[mine] : 0;
        for (const auto& line : m_lines) {
            auto there = line.there[line.blocks[block] * width + word];
            if (line.closed != nullptr) there &= ~line.closed[mine];
            all |= there;
            if ((enough & ~all) == 0) break;
        }
        return all;
    }

private:
    struct Line { // where a step leads to
        const std::uint64_t* there = nullptr;
        const std::uint16_t* blocks = nullptr;
        const std::uint64_t* closed = nullptr; // dogs that stand in the way, where it does not tell by itself
    };
    SheepTurn(const SheepMoves& moves, const DogBits& bits, const Pages& dogs, int left);
    const std::uint64_t* dogs(std::uint32_t page, std::size_t part) const;
    const std::uint64_t* later(const SheepMoves::Step& step, std::size_t line);
    void listPasses(std::uint32_t page, std::size_t part);

    const SheepMoves& m_moves;
    const DogBits& m_bits;
    const Pages& m_dogs;
    std::vector<Line> m_lines;
    DogBits::Words m_always;           // where they hold out whatever they do, or must pass and hold out
    bool m_some = false;               // of these
    std::unique_ptr<SheepTurn> m_next; // with one move less to come
    std::vector<DogBits::Words> m_later;
};

} // namespace core::fmurs
