#pragma once

#include "core/games/fmurs/flocks.h"
#include "core/games/fmurs/pages.h"
#include "core/solve/crew.h"

namespace core::fmurs {

// What the sheep make of a table while it is built: from the values of placements with the dogs to move to
// those with the sheep to move, a row at a time. Under Variation::shelter a page has a part for each sheep
// that may have found shelter behind the part for none.
class SheepTurn {
public:
    SheepTurn(const Chase& chase, const Pack& pack, const Flocks& flocks, Greatest greatest);
    // Lists the sheep's moves. False if stopped; the next call goes on from there.
    bool list(Crew& crew, const std::stop_token& stop);

    std::size_t parts() const { return m_parts; } // of a page
    std::size_t page() const { return m_parts * m_pack.page(); }
    // Rows of values before the sheep's turn, one behind the other. For placements that cannot be they may
    // hold anything.
    void rows(const Pages& pages, std::uint32_t page, std::span<const std::uint32_t> rows,
              std::uint8_t* out) const;
    // Where the sheep can have come from: rows of other pages that the row of this one has part in.
    struct Back {
        std::uint32_t page = 0, symmetry = 0; // leads from there to here
    };
    std::span<const Back> backs(std::uint32_t page) const {
        return std::span(m_backs).subspan(m_firstBack[page], m_firstBack[page + 1] - m_firstBack[page]);
    }
    int moves() const { return m_moves; } // a turn
    // Whether dogs may stand so that no sheep of the page can move.
    bool mayPass(std::uint32_t page) const { return m_mayPass[page] != 0; }
    // The cells on which a dog is enclosed.
    CellSet enclosures(std::uint32_t page) const {
        return m_enclosures.empty() ? CellSet() : m_enclosures[page];
    }

private:
    struct Step {
        std::uint32_t page = 0;
        std::uint16_t symmetry = 0;
        Cell goal = noCell; // no dog may stand on or near it; noCell: the sheep stands still
        std::uint8_t part = 0;
    };
    using Steps = std::vector<std::vector<Step>>;
    Steps stepsOf(std::uint32_t from, std::uint32_t to) const;
    std::vector<Step> stepsOf(std::uint32_t page) const;
    void sortBacks();
    void lastMove(const Pages& pages, const Step& there, std::span<const std::uint32_t> rows,
                  std::uint8_t* out) const;
    void firstOfTwo(const Pages& pages, std::uint32_t page, std::uint32_t row, std::uint8_t* out) const;
    void finish(const Pages& pages, const Step& there, std::uint32_t row, std::uint8_t* out) const;
    static std::size_t goalOf(const Step& step) { return std::min<std::size_t>(step.goal, maxCells); }
    const CellSet& zone(const Step& step) const { return m_zones[goalOf(step)]; }
    const std::uint8_t* open(const Step& step) const { return &m_open[goalOf(step) * m_pack.width()]; }
    const std::uint8_t* at(const Pages& pages, const Step& there, std::uint32_t row) const {
        return pages.page(there.page) + there.part * m_pack.page() + row * m_pack.width();
    }
    std::span<const Step> steps(std::uint32_t page) const {
        return std::span(m_steps).subspan(m_first[page], m_first[page + 1] - m_first[page]);
    }

    const Chase& m_chase;
    const Pack& m_pack;
    const Flocks& m_flocks;
    Greatest m_greatest;
    std::size_t m_parts;
    int m_moves;
    std::vector<CellSet> m_zones;     // of goals: where no dog may stand; the last is for standing still
    std::vector<std::uint8_t> m_open; // the same as rows
    std::vector<Steps> m_listed;      // piece by piece, while they are listed
    std::vector<Step> m_steps;
    std::vector<std::uint64_t> m_first, m_firstBack;
    std::vector<Back> m_backs;
    std::vector<std::uint8_t> m_mayPass;
    std::vector<CellSet> m_enclosures;
};

} // namespace core::fmurs
