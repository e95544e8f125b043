#pragma once

#include "core/games/fmurs/tables/index/flocks.h"
#include "core/solve/crew.h"

namespace core::fmurs {

// The sheep's moves from flock to flock, as if there were no dogs: these only make some goals unreachable.
// Under Variation::shelter a page of a table has a part for each sheep that may have found shelter behind the
// part for none.
class SheepMoves {
public:
    SheepMoves(const Chase& chase, const DogIndex& dogIndex, const Flocks& flocks);
    // False if stopped; the next call goes on from there. While it is at work it holds the steps of so many
    // pages twice.
    static constexpr std::uint32_t together = 32768;
    bool list(Crew& crew, const StopToken& stop);

    std::size_t parts() const { return m_parts; } // of a page
    int moves() const { return m_moves; }         // a turn
    struct Step {
        std::uint32_t page = 0;
        std::uint16_t symmetry = 0; // leads to the page's flock
        Cell goal = noCell;         // noCell: the sheep stands still
        std::uint8_t part = 0;
    };
    std::span<const Step> steps(std::uint32_t page) const {
        return std::span(m_steps).subspan(m_first[page], m_first[page + 1] - m_first[page]);
    }
    // The most that a page has.
    static constexpr std::size_t mostSteps = maxSheep * allDirections + 1;
    // Placements with a dog where none may stand for a step, by its goal; none if the sheep stands still.
    const std::uint64_t* closed(Cell goal) const { return goal == noCell ? nullptr : m_closed[goal]; }
    bool keepAway() const { return !m_near.empty(); } // from cells next to a dog too
    // Whether dogs may stand so that no sheep of the page can move.
    bool mayPass(std::uint32_t page) const { return m_mayPass[page] != 0; }
    // The cells on which a dog is enclosed.
    CellSet enclosures(std::uint32_t page) const {
        return m_enclosures.empty() ? CellSet() : m_enclosures[page];
    }

private:
    std::vector<Step> stepsOf(std::uint32_t page) const;
    void listPasses();
    void listEnclosures();

    const Chase& m_chase;
    const DogIndex& m_dogIndex;
    const Flocks& m_flocks;
    std::size_t m_parts;
    int m_moves;
    std::array<const std::uint64_t*, maxCells> m_closed{};
    std::vector<DogBits::Words> m_near; // the same where the sheep keep away
    std::vector<Step> m_steps;
    std::vector<std::size_t> m_first;
    std::vector<std::uint8_t> m_mayPass;
    std::vector<CellSet> m_enclosures;
};

} // namespace core::fmurs
