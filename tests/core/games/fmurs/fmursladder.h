#pragma once

#include "core/games/fmurs/tables/endgames.h"
#include "tests/core/games/fmurs/fmursrules.h"

#include <algorithm>
#include <memory>
#include <vector>

namespace fmursladder {

using namespace core::fmurs;
using namespace fmursrules;

// The tables of fewer sheep, and one in memory to compare with.
struct Ladder {
    explicit Ladder(const QString& text)
        : rules(rulesOf(text)), dogIndex(rules.chase().field(), rules.dogs(), rules.symmetries()) {
        if (!dogIndex.list({})) qFatal("stopped");
        for (int sheep = 1; sheep < rules.sheep(); ++sheep) {
            fewer.push_back(make(sheep));
            if (!fewer.back()->solve({})) qFatal("stopped");
        }
        whole = make(rules.sheep());
        if (!whole->solve({})) qFatal("stopped");
    }
    std::shared_ptr<Endgame> make(int sheep) const {
        const int horizon = rules.score10() ? rules.countedTurns() : int{moreTurns};
        return std::make_shared<Endgame>(rules.chase(), dogIndex, sheep, fewer, horizon);
    }
    std::shared_ptr<Endgame> fresh() const { return make(rules.sheep()); }
    bool agrees(const Endgame& built) const {
        std::vector<std::uint8_t> room(built.keptSize());
        const auto table = built.keptBytes()(0, room);
        return std::ranges::equal(table, whole->kept());
    }

    FmursRules rules;
    DogIndex dogIndex;
    std::vector<std::shared_ptr<Endgame>> fewer;
    std::shared_ptr<Endgame> whole;
};

} // namespace fmursladder
