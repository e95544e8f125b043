#pragma once

#include "tests/toykinds.h"

#include <string>

// The kinds of game that everything must hold for: those of the catalogue, and the template for new ones.
namespace everykind {

inline std::vector<const core::Kind*> all() {
    auto kinds = core::catalogue();
    kinds.push_back(&core::pursuit::kind());
    return kinds;
}

// Where its files are, below the sources.
inline std::string folder(const core::Kind& kind) {
    if (&kind == &core::pursuit::kind()) return "tests/toy";
    return "core/games/" + std::string(kind.id);
}

} // namespace everykind
