#include "core/games/fmurs/rules/standing.h"

namespace core::fmurs {

std::optional<Fault> faultOf(const Rules& rules, const Rules::Position& p) {
    if (const auto astray = p.sheep - rules.field().pasture(); !astray.empty())
        return Fault{text("fmurs", "No sheep may stand on a row next to a wall."), astray};
    const auto stand = setOf(p.dogs);
    const int dogs = stand.count(), sheep = p.sheep.count();
    const bool placesDogs = p.phase == Rules::Phase::PlaceDogs;
    if (placesDogs ? dogs >= rules.dogs() || sheep > 0 : dogs != rules.dogs())
        return Fault{{text("fmurs", "Dogs on the field: %1; these rules have %2."), {dogs, rules.dogs()}},
                     stand};
    const int most = p.phase == Rules::Phase::PlaceSheep ? rules.sheep() - 1 : rules.sheep();
    if (sheep > most)
        return Fault{{text("fmurs", "Sheep on the field: %1; at most %2 are allowed."), {sheep, most}},
                     p.sheep};
    return {};
}

} // namespace core::fmurs
