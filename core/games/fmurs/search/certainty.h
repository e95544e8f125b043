#pragma once

#include "core/games/fmurs/search/guarantee.h"

#include <vector>

namespace core::fmurs {

// Looks some turns ahead for what is certain only: in how many turns the dogs clear the field whatever the
// sheep do. Where it ends, the guarantee holds, or a table says it. For one thread.
class Certainty {
public:
    Certainty(const Chase& chase, const Endgames& endgames, const Guarantee& guarantee)
        : m_chase(chase), m_endgames(endgames), m_guarantee(guarantee) {}

    static constexpr int never = Guarantee::never;
    // At most so many turns from here, or never. So many of the dogs' turns and positions are looked at.
    int turns(const Placement& h, bool dogsToMove, int dogTurns, int positions);

private:
    struct Next {
        Placement placement;
        int sure = never;
    };
    int atOnce(const Placement& h, bool dogsToMove) const;
    int dogs(const Placement& h, int dogTurns, int least, int most);
    int sheep(const Placement& h, int dogTurns, int least, int most);
    bool ends(const Placement& h, int dogTurns);

    const Chase& m_chase;
    const Endgames& m_endgames;
    const Guarantee& m_guarantee;
    int m_left = 0; // positions to be looked at
};

} // namespace core::fmurs
