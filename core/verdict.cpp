#include "core/verdict.h"

#include <algorithm>
#include <cassert>
#include <climits>
#include <tuple>
#include <utility>

namespace core {

namespace {

enum class Rank : std::uint8_t { Loss, LikelyLoss, Unknown, Open, Draw, LikelyWin, Win };

Rank rank(const Verdict& v) {
    const auto outcome = likely(v);
    if (!outcome) return v.unknown() ? Rank::Unknown : Rank::Open;
    if (*outcome == Outcome::Draw) return Rank::Draw;
    if (*outcome == Outcome::Win) return v.proven() ? Rank::Win : Rank::LikelyWin;
    return v.proven() ? Rank::Loss : Rank::LikelyLoss;
}

// Of a figure that ranks, what the mover is sure of; without one, the worst.
int ranking(const Figures& figures) {
    for (const auto& [figure, span, wish] : figures.all())
        if (figure->ranks)
            return wish == Wish::Less ? -span.most : wish == Wish::None && none(span) ? 0 : span.least;
    return INT_MIN;
}

// More is better.
int hurry(const Verdict& v) {
    const int length = expectedLength(v);
    return v.lower == Outcome::Win ? -length : length;
}

Worth oneLater(Worth w) {
    if (w.outcome != Outcome::Draw && w.plies < unlimited) ++w.plies;
    return w;
}

Worth seenByOther(Worth w) {
    return {opposite(w.outcome), w.plies};
}

// What is known of a figure of which nothing is said: anything may be.
Span spanIn(const Verdict& v, const Figures::Entry& entry) {
    const auto* found = v.figures.find(*entry.figure);
    return found != nullptr && found->wish == entry.wish ? found->span : Span{};
}

// The figures that the best move has, as far as no other move can better them.
Figures bestFigures(std::span<const Verdict> moves, const Figures& ofBest) {
    Figures all;
    for (const auto& entry : ofBest.all()) {
        if (entry.wish == Wish::None) continue;
        auto span = entry.span;
        for (const auto& move : moves) {
            const auto s = spanIn(move, entry);
            span = entry.wish == Wish::More
                       ? Span{std::max(span.least, s.least), std::max(span.most, s.most)}
                       : Span{std::min(span.least, s.least), std::min(span.most, s.most)};
        }
        if (span != Span{}) all.set(*entry.figure, span, entry.wish);
    }
    return all;
}

} // namespace

std::strong_ordering operator<=>(const Worth& a, const Worth& b) {
    if (const auto c = a.outcome <=> b.outcome; std::is_neq(c)) return c;
    if (a.outcome == Outcome::Draw) return std::strong_ordering::equal;
    return a.outcome == Outcome::Win ? b.plies <=> a.plies : a.plies <=> b.plies;
}

std::optional<int> Verdict::plies() const {
    return proven() && lower != Outcome::Draw ? number(length()) : std::nullopt;
}

Span Verdict::length() const {
    if (!proven() || lower == Outcome::Draw) return {0, unlimited};
    return lower == Outcome::Win ? Span{upper.plies, lower.plies} : Span{lower.plies, upper.plies};
}

int expectedLength(const Verdict& v) {
    if (v.lower == Outcome::Draw) return 0;
    const auto [least, most] = v.length();
    return std::clamp(v.estimate.value_or(v.lower.plies * Verdict::perPly), least * Verdict::perPly,
                      most * Verdict::perPly);
}

Proof proof(const Verdict& v) {
    if (v.proven()) return Proof::Exact;
    return v.estimate || v.unknown() ? Proof::Estimate : Proof::Bound;
}

std::optional<Outcome> foreseen(const Verdict& v) {
    return v.firstHalf ? std::nullopt : likely(v);
}

std::optional<Outcome> likely(const Verdict& v) {
    if (v.proven()) return v.lower.outcome;
    if (!v.estimate) return {};
    const auto guess = *v.estimate > 0 ? Outcome::Win : *v.estimate < 0 ? Outcome::Loss : Outcome::Draw;
    return std::clamp(guess, v.lower.outcome, v.upper.outcome);
}

Verdict exactly(Outcome outcome, std::optional<int> plies) {
    auto v = between(outcome, outcome);
    if (plies && outcome != Outcome::Draw) v.lower.plies = v.upper.plies = *plies;
    return v;
}

Verdict between(Outcome lower, Outcome upper) {
    Verdict v;
    v.lower = Worth::least(lower);
    v.upper = Worth::most(upper);
    return v;
}

Verdict seenByOther(Verdict v) {
    std::tie(v.lower, v.upper) = std::pair(seenByOther(v.upper), seenByOther(v.lower));
    if (v.estimate && !v.proven()) v.estimate = -*v.estimate;
    v.figures = seenByOther(v.figures);
    return v;
}

Verdict ofMove(const Verdict& after, bool moverChanges) {
    auto v = moverChanges ? seenByOther(after) : after;
    v.lower = oneLater(v.lower);
    v.upper = oneLater(v.upper);
    if (v.estimate && v.proven()) *v.estimate += Verdict::perPly;
    return v;
}

Verdict beforeGain(Verdict v, int gain) {
    for (auto& entry : v.figures.all())
        if (entry.figure->scored) entry.span = entry.span.plus(-gain);
    return v;
}

Verdict narrowed(const Verdict& a, const Verdict& b) {
    auto v = a;
    v.lower = std::max(a.lower, b.lower);
    v.upper = std::min(a.upper, b.upper);
    assert(v.lower <= v.upper && "two verdicts contradict each other");
    v.figures = narrowed(a.figures, b.figures);
    return v;
}

std::weak_ordering preference(const Verdict& a, const Verdict& b) {
    if (const auto c = rank(a) <=> rank(b); std::is_neq(c)) return c;
    if (const auto c = a.proven() <=> b.proven(); std::is_neq(c)) return c;
    const int guessA = a.estimate.value_or(0), guessB = b.estimate.value_or(0);
    if (!a.proven()) return std::tuple(guessA, ranking(a.figures)) <=> std::tuple(guessB, ranking(b.figures));
    return std::tuple(hurry(a), a.lower, a.upper, ranking(a.figures)) <=>
           std::tuple(hurry(b), b.lower, b.upper, ranking(b.figures));
}

Verdict best(std::span<const Verdict> moves) {
    Verdict v;
    v.lower = std::ranges::max(moves, {}, &Verdict::lower).lower;
    v.upper = std::ranges::max(moves, {}, &Verdict::upper).upper;
    const auto worse = [](const Verdict& a, const Verdict& b) { return std::is_lt(preference(a, b)); };
    const auto& first = *std::ranges::max_element(moves, worse);
    v.estimate = first.estimate;
    v.firstHalf = first.firstHalf;
    v.figures = bestFigures(moves, first.figures);
    return v;
}

} // namespace core
