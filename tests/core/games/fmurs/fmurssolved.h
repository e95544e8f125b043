#pragma once

#include "core/games/fmurs/search/onesheephunt.h"
#include "core/games/fmurs/tables/endgames.h"
#include "tests/core/games/fmurs/fmursrules.h"

namespace fmurssolved {

using namespace core::fmurs;
using fmursrules::FmursRules;

// What is known of a field once and for all: the tables up to so many sheep, and the hunt for one.
struct Tables {
    explicit Tables(const FmursRules& rules, int sheep)
        : endgames(rules.chase(), rules.dogs(), rules.symmetries()),
          hunt(rules.chase(), rules.dogs(), maxSheep) {
        if (!endgames.solve(sheep, {}) || !hunt.build({})) qFatal("not solved");
    }
    Endgames endgames;
    OneSheepHunt hunt;
};

} // namespace fmurssolved
