#include "core/verdict.h"

#include <tuple>
#include <utility>

namespace core {

namespace {

enum class Rank : std::uint8_t { Loss, LikelyLoss, Unknown, Open, Draw, LikelyWin, Win };

Rank rank(const Verdict& v) {
    if (v.proven())
        return v.lower == Outcome::Win ? Rank::Win : v.lower == Outcome::Draw ? Rank::Draw : Rank::Loss;
    if (v.estimate && *v.estimate > 0) return Rank::LikelyWin;
    if (v.estimate && *v.estimate < 0) return Rank::LikelyLoss;
    if (v.estimate) return Rank::Draw;
    return v.unknown() ? Rank::Unknown : Rank::Open;
}

// Larger is better: a win of unknown length counts as the slowest, a loss of unknown length as the quickest.
int pace(const Verdict& v) {
    if (!v.proven() || v.lower == Outcome::Draw) return 0;
    constexpr int unknownLength = 1 << 20;
    return v.lower == Outcome::Win ? -v.plies.value_or(unknownLength) : v.plies.value_or(-unknownLength);
}

int ownNumber(const Verdict& v) {
    return v.figures.value(Figure::Margin).value_or(v.estimate.value_or(0));
}

// The other wins with whatever lead does not draw for oneself: with −L, L being one less than that.
void turnLeads(Figures& figures) {
    if (!figures.has(Figure::LeadWin)) return;
    const auto win = figures.value(Figure::LeadWin), draw = figures.value(Figure::LeadDraw);
    figures.setNone(Figure::LeadWin);
    figures.setNone(Figure::LeadDraw);
    if (draw) figures.set(Figure::LeadWin, 1 - *draw);
    if (win) figures.set(Figure::LeadDraw, 1 - *win);
}

} // namespace

Proof proof(const Verdict& v) {
    if (v.proven()) return Proof::Exact;
    return v.estimate || v.unknown() ? Proof::Estimate : Proof::Bound;
}

std::optional<Outcome> likely(const Verdict& v) {
    if (v.proven()) return v.lower;
    if (!v.estimate) return {};
    return *v.estimate > 0 ? Outcome::Win : *v.estimate < 0 ? Outcome::Loss : Outcome::Draw;
}

Verdict exactly(Outcome outcome, std::optional<int> plies) {
    Verdict v;
    v.lower = v.upper = outcome;
    v.plies = plies;
    return v;
}

Verdict seenByOther(Verdict v) {
    std::tie(v.lower, v.upper) = std::pair(opposite(v.upper), opposite(v.lower));
    if (v.estimate) v.estimate = -*v.estimate;
    if (const auto margin = v.figures.value(Figure::Margin)) v.figures.set(Figure::Margin, -*margin);
    turnLeads(v.figures);
    return v;
}

Verdict ofMove(const Verdict& after, bool moverChanges) {
    auto v = moverChanges ? seenByOther(after) : after;
    if (v.plies) ++*v.plies;
    return v;
}

Verdict beforeGain(Verdict v, int gain) {
    for (const auto figure : {Figure::LeadWin, Figure::LeadDraw})
        if (const auto lead = v.figures.value(figure)) v.figures.set(figure, *lead - gain);
    return v;
}

std::weak_ordering preference(const Verdict& a, const Verdict& b) {
    if (const auto c = rank(a) <=> rank(b); c != 0) return c;
    if (const auto c = pace(a) <=> pace(b); c != 0) return c;
    return ownNumber(a) <=> ownNumber(b);
}

} // namespace core
