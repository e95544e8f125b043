#pragma once

#include "core/games/fmurs/tables/index/flocks.h"
#include "core/games/fmurs/tables/pages.h"

namespace core::fmurs {

// How a page of a table begins: with the values of captures, which only lead to tables of fewer sheep, and
// `never` for the rest.
class Captures {
public:
    // A table of fewer sheep: its flocks, and the values of the sheep's turn.
    struct Fewer {
        const Flocks& flocks;
        const Pages& values;
    };
    // `fewer`: in rising order up to one sheep less, as for Endgame.
    Captures(const Chase& chase, const DogIndex& dogIndex, const Flocks& flocks, std::vector<Fewer> fewer,
             const RowMath& math);

    // Writes a part of a page (SheepMoves::parts()): what a placement is worth is the least that is found at
    // the first two of its places. Placements that cannot be (a dog on a sheep, a rock or another dog) hold
    // 0.
    void write(std::uint32_t page, std::size_t part, std::uint8_t* bytes) const;
    // Visits the placements of this part from which no dog can move, by number.
    template <class Visit>
    void eachStuck(std::uint32_t page, std::size_t part, Visit visit) const {
        const auto h = placement(page, part);
        const Combinations sets(confined(h.sheep), m_dogIndex.dogs());
        if (sets.count() == 0) return;
        for (std::uint64_t i = 0; i < sets.count(); ++i) {
            auto placed = h;
            placed.dogs = dogsOf(sets.cells(sets.members(i)));
            if (m_chase.dogsCanMove(placed)) continue;
            visit(m_dogIndex.number(placed.dogs));
        }
    }

private:
    // Jumps of a dog with what they lead to: where it lands at last, and nobody may stand on the way.
    struct Jump {
        Cell to = noCell;
        CellSet landings;
        const std::uint8_t* page = nullptr; // of the flock that is left; none: the goal is reached
        std::uint32_t symmetry = 0;
        RowBytes closed;
    };

    Placement placement(std::uint32_t page, std::size_t part) const;
    void clear(const CellSet& sheep, std::uint8_t* bytes) const;
    void lose(Cell dog, std::uint8_t* bytes) const;
    std::vector<Jump> jumps(const Placement& h, Cell dog) const;
    void jumpFrom(Cell dog, const CellSet& sheep, const CellSet& origins, const std::vector<Jump>& jumps,
                  std::uint8_t* bytes) const;
    bool findBest(std::uint32_t row, Cell dog, const std::vector<Jump>& jumps,
                  std::span<std::uint8_t> out) const;
    void lower(std::uint32_t row, std::span<const std::uint8_t> news, const RowBytes& closed,
               std::uint8_t* bytes) const;
    CellSet confined(const CellSet& sheep) const;

    const Chase& m_chase;
    const DogIndex& m_dogIndex;
    const Flocks& m_flocks;
    std::vector<Fewer> m_fewer;
    RowMath m_math;
};

} // namespace core::fmurs
