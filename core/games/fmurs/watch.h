#pragma once

#include "core/games/fmurs/kennel.h"

namespace core::fmurs {

// What matters of a block's dogs while tables are built: where they may have come from and can go, and how
// they confine the sheep.
struct Watch {
    Watch(const Chase& chase, const Kennel& kennel, const Dogs& dogs, int sheep);

    // A way a dog can have come to where it stands: what must be free for it, and the dogs before.
    struct Back {
        CellSet free;
        std::uint32_t block = 0, symmetry = 0;
    };
    std::vector<Back> backs;
    CellSet room; // cells next to the dogs where they can step to, sheep left aside
    Goals goals;
};

} // namespace core::fmurs
