#include "core/games/persimmons/grundymethod.h"

#include "core/games/persimmons/figures.h"
#include "core/games/persimmons/theory.h"

#include <algorithm>

namespace core::persimmons {

namespace {

Verdict verdict(int grundy, int plies) {
    auto v = exactly(grundy != 0 ? Outcome::Win : Outcome::Loss, plies);
    v.figures.set(figure::grundy, grundy);
    return v;
}

} // namespace

// A won position lasts one turn longer than the shortest lost one it leads to.
Verdict GrundyMethod::byTheory(const Rules::Position& p) const {
    const int grundy = closedForm(p);
    if (m_rules.result(p)) return verdict(grundy, 0);
    if (grundy == 0) return verdict(grundy, lostPlies(p));
    int quickest = INT16_MAX;
    for (const auto m : m_rules.moves(p)) {
        const auto next = m_rules.play(p, m);
        if (closedForm(next) == 0) quickest = std::min(quickest, lostPlies(next));
    }
    return verdict(grundy, 1 + quickest);
}

Verdict GrundyMethod::byTable(const MexTable& table, const Rules::Position& p) {
    const auto& value = table.at(p);
    return verdict(value.grundy, value.plies);
}

} // namespace core::persimmons
