#include "core/games/fmurs/prospect.h"

#include "core/games/fmurs/figures.h"

#include <algorithm>

namespace core::fmurs {

namespace {

// How the half ends for the dogs if they clear the field in so many turns more.
Outcome outcomeOf(const Rules& rules, const Rules::Position& p, int turns) {
    const bool cleared = p.turns + turns <= rules.turnLimit();
    return rules.outcome(p.turns + turns, cleared ? rules.sheep() : rules.caught(p), cleared, p);
}

// The best that can come of a half that is not cleared: where the sheep caught decide, catching them all.
// What the other player will catch is open.
Outcome bestUncleared(const Rules& rules, const Rules::Position& p) {
    if (rules.score10() && p.half == 0) return Outcome::Win;
    return rules.outcome(rules.turnLimit(), rules.sheep(), false, p);
}

// Dogs and sheep that are still to be placed.
int unplaced(const Rules& rules, const Rules::Position& p) {
    return rules.dogs() - setOf(p.dogs).count() + rules.sheep() - p.sheep.count();
}

// Plies until the dogs have made so many turns, the first of them being the next.
int pliesOf(const Rules& rules, const Rules::Position& p, int turns) {
    const int sheepMoves = rules.chase().variation().fighting ? 2 : 1;
    const int first = rules.placing(p)                     ? unplaced(rules, p)
                      : p.phase == Rules::Phase::MoveSheep ? sheepMoves - p.again
                                                           : 0;
    return turns == 0 ? 0 : first + (turns - 1) * (sheepMoves + 1) + 1;
}

// For the dogs' player. Where ten turns are played nobody asks how long they last at least.
Figures figuresOf(const Rules& rules, const Prospect& prospect) {
    const auto limit = [](int turns) { return turns < Prospect::never ? turns : unlimited; };
    Span turns{limit(prospect.atLeast), limit(prospect.atMost)};
    if (rules.score10() && !turns.exact()) turns.least = -unlimited;
    Figures figures;
    if (turns != Span{}) figures.set(figure::clears, turns, Wish::Less);
    return figures;
}

} // namespace

int turnsLeft(const Rules& rules, const Rules::Position& p) {
    return (p.firstTurns > 0 ? int{p.firstTurns} : rules.turnLimit()) - p.turns;
}

Verdict verdictOf(const Rules& rules, const Rules::Position& p, const Prospect& prospect) {
    auto v = between(outcomeOf(rules, p, prospect.atMost), // for the dogs' player
                     std::max(outcomeOf(rules, p, prospect.atLeast), bestUncleared(rules, p)));
    v.figures = figuresOf(rules, prospect);
    if (v.proven() && v.lower != Outcome::Draw && prospect.exact() && prospect.atMost < Prospect::never)
        v.lower.plies = v.upper.plies = pliesOf(rules, p, prospect.atMost);
    if (!v.proven() && prospect.guess) v.estimate = *prospect.guess;
    // Cleared for certain, but perhaps too late: the later the worse, but no worse than what only seems too
    // late, for the sheep caught may count.
    if (!v.proven() && prospect.atMost < Prospect::never) v.estimate = turnsLeft(rules, p) - prospect.atMost;
    // Among wins of unknown length the one that is sure to be shorter comes first.
    if (v.proven() && !v.plies() && prospect.atMost < Prospect::never) v.estimate = -prospect.atMost;
    return rules.mover(p) == rules.dogOwner(p) ? v : seenByOther(v);
}

int sheepToCatch(const Rules& rules, const Rules::Position& p) {
    return p.half == 0 ? rules.sheep() / 2 : int{p.firstCaught};
}

int turnsAsked(const Rules& rules, const Rules::Position& p) {
    return rules.score10() ? turnsLeft(rules, p) : Endgame::longest;
}

int sheepToSpare(const Rules& rules, const Rules::Position& p) {
    return rules.score10() && p.half > 0 ? std::max(rules.sheep() - p.firstCaught - 1, 0) : 0;
}

Verdict verdictOf(const Rules& rules, const Rules::Position& p, const Endgames::Catch& best) {
    if (!rules.score10())
        return verdictOf(rules, p, Prospect::exactly(best.left == 0 ? best.turns : Prospect::never));
    const int caught = rules.sheep() - best.left;
    Verdict v; // for the dogs' player
    if (p.half > 0 || best.left == 0) v = exactly(rules.outcome(p.turns, caught, best.left == 0, p));
    const bool wins = v.proven() && v.lower == Outcome::Win;
    if (wins) v.lower.plies = v.upper.plies = pliesOf(rules, p, best.turns);
    if (!wins) v.estimate = (caught - sheepToCatch(rules, p)) * Prospect::perSheep;
    if (best.left == 0) v.figures.set(figure::clears, best.turns, Wish::Less);
    if (best.left > 0 && !wins) v.figures.set(figure::caught, caught, Wish::More);
    return rules.mover(p) == rules.dogOwner(p) ? v : seenByOther(v);
}

Verdict verdictOfEnd(const Rules& rules, const Rules::Position& p, int half) {
    if (p.half == half) {
        auto v = exactly(rules.result(p).value_or(Outcome::Draw), 0);
        const bool dogs = rules.mover(p) == rules.dogOwner(p);
        if (p.sheep.empty()) v.figures.set(figure::clears, 0, dogs ? Wish::Less : Wish::More);
        return v;
    }
    // The next half begins: those who had the dogs now place sheep and are not on move.
    if (rules.score10())
        return seenByOther(verdictOf(rules, {}, Endgames::Catch{rules.sheep() - p.firstCaught, 0}));
    Verdict v = exactly(p.firstTurns > 0 ? Outcome::Loss : Outcome::Win, 0);
    if (p.firstTurns > 0) v.figures.set(figure::clears, 0, Wish::More);
    return v;
}

} // namespace core::fmurs
