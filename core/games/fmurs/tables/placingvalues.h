#pragma once

#include "core/games/fmurs/rules/rules.h"
#include "core/games/fmurs/tables/endgames.h"
#include "core/games/fmurs/tables/index/combinations.h"

namespace core::fmurs {

// What the cells for the next dog or sheep are worth, where the table of all the sheep is solved: both sides
// place the rest, and chase, as well as can be.
class PlacingValues {
public:
    PlacingValues(const Rules& rules, const Endgames& endgames);

    // For each cell: in how many of their turns the dogs then catch all sheep but so many, or Endgame::never;
    // 0 where the next animal cannot go. Nothing if stopped; what is known of the dogs is kept for the next
    // call.
    using ByCell = std::array<std::uint8_t, maxCells>;
    std::optional<ByCell> turns(const Rules::Position& p, const StopToken& stop, int left = 0);

private:
    using ByPlacement = Endgame::Values;
    template <class Visit>
    bool eachClass(const StopToken& stop, Visit visit) const;
    std::optional<ByCell> ofDogs(const ByPlacement& bestFlock, const CellSet& dogs,
                                 const StopToken& stop) const;
    std::optional<ByCell> ofSheep(const Dogs& dogs, const CellSet& sheep, const StopToken& stop,
                                  int left) const;

    const Rules& m_rules;
    const Endgames& m_endgames;
    // By the sheep that may be left and placement of the dogs: what the best flock makes of it, 0: none can
    // be.
    std::array<ByPlacement, maxSheep> m_bestFlocks;
};

} // namespace core::fmurs
