#include "core/games/fmurs/search/halfverdict.h"

#include "core/games/fmurs/rules/figures.h"

#include <algorithm>

namespace core::fmurs {

namespace {

// Whoever needs so many turns does not seem to catch them at all.
constexpr int hopeless = 500;

// The most turns the dogs still make. A second half stops when its turns have passed those of the first.
int turnsToEnd(const Rules& rules, const Rules::Position& p) {
    const int last = p.firstTurns > 0 ? std::min(p.firstTurns + 1, rules.turnLimit()) : rules.turnLimit();
    return last - p.turns;
}

// Dogs and sheep that are still to be placed.
int unplaced(const Rules& rules, const Rules::Position& p) {
    return rules.dogs() - setOf(p.dogs).count() + rules.sheep() - p.sheep.count();
}

// Plies before the dogs' next turn, and between two of them.
int pliesBefore(const Rules& rules, const Rules::Position& p) {
    if (rules.placing(p)) return unplaced(rules, p);
    const int sheepMoves = rules.chase().variation().fighting ? 2 : 1;
    return p.phase == Rules::Phase::MoveSheep ? sheepMoves - p.again : 0;
}
int pliesBetween(const Rules& rules) {
    return rules.chase().variation().fighting ? 3 : 2;
}
int pliesOf(const Rules& rules, const Rules::Position& p, int turns) {
    return pliesBefore(rules, p) + (turns - 1) * pliesBetween(rules) + 1;
}

Worth worth(Outcome outcome, int plies) {
    return {outcome, outcome == Outcome::Draw ? 0 : plies};
}

// What a payoff is worth to the dogs. `sooner`: fighting sheep may end the half before by enclosing a dog.
Worth worthOf(const Rules& rules, const Rules::Position& p, int payoff, bool sooner) {
    const int all = rules.sheep(), end = turnsToEnd(rules, p), turns = payoff / Payoff::perTurn;
    if (Payoff::clears(payoff) && turns <= end) {
        const int left = countsSheep(rules, p) ? sheepToSpare(rules, p) : 0;
        return worth(rules.outcome(p.turns + turns, all - left, left == 0, p), pliesOf(rules, p, turns));
    }
    const int left = countsSheep(rules, p) && !Payoff::clears(payoff)
                         ? (payoff - Payoff::uncleared) / Payoff::perSheep
                         : all;
    const auto outcome = rules.outcome(p.turns + end, all - std::min(left, all), false, p);
    return sooner && rules.chase().variation().fighting ? Worth::least(outcome)
                                                        : worth(outcome, pliesOf(rules, p, end));
}

// In ten turns of a first half it is open what the other player will catch, unless it is all.
bool othersTurnDecides(const Rules& rules, const Rules::Position& p, int payoff) {
    return rules.score10() && p.half == 0 && !Payoff::clears(payoff);
}

// How much better than a draw it looks for the dogs.
int hope(const Rules& rules, const Rules::Position& p, int expected) {
    const int end = Payoff::clearIn(turnsToEnd(rules, p));
    if (!countsSheep(rules, p)) {
        const bool target = p.half > 0; // the turns of the first half: to be equalled is a draw
        return end - expected + (target ? -Payoff::perTurn : Payoff::perTurn / 2);
    }
    if (Payoff::clears(expected)) return end - expected + rules.sheep() * Payoff::perSheep;
    const int even = p.half == 0 ? rules.sheep() / 2 : int{p.firstCaught};
    return Payoff::left(rules.sheep() - even) - expected;
}

Verdict forMover(const Rules& rules, const Rules::Position& p, const Verdict& forDogs) {
    return rules.mover(p) == rules.dogOwner(p) ? forDogs : seenByOther(forDogs);
}

} // namespace

bool countsSheep(const Rules& rules, const Rules::Position& p) {
    return rules.score10() || (p.half > 0 && p.firstTurns == 0);
}

int sheepToSpare(const Rules& rules, const Rules::Position& p) {
    return p.half > 0 && p.firstTurns == 0 ? std::max(rules.sheep() - p.firstCaught - 1, 0) : 0;
}

Figures figuresOf(const Rules& rules, const Rules::Position& p, const Prospect& prospect) {
    Figures figures;
    const auto turns = [](int payoff) {
        return Payoff::clears(payoff) ? Payoff::turnsUp(payoff) : unlimited;
    };
    if (!countsSheep(rules, p)) {
        const int about = Payoff::clears(prospect.expected)
                              ? (prospect.expected + Payoff::perTurn / 2) / Payoff::perTurn
                              : unlimited;
        figures.set(figure::about, about > hopeless ? unlimited : about, Wish::Less);
        figures.set(figure::clears, {turns(prospect.least), turns(prospect.most)}, Wish::Less);
        return figures;
    }
    if (!prospect.exact() || prospect.most >= Payoff::never) return figures;
    const bool reached = Payoff::clears(prospect.most);
    if (reached && sheepToSpare(rules, p) == 0) figures.set(figure::clears, turns(prospect.most));
    if (!reached)
        figures.set(figure::caught, rules.sheep() - (prospect.most - Payoff::uncleared) / Payoff::perSheep);
    return figures;
}

namespace {

// The plies until the payoff expected, in parts of a ply (Verdict::perPly). What is hardly ever cleared
// counts as far away.
int expectedPlies(const Rules& rules, const Rules::Position& p, int payoff) {
    const auto further =
        std::int64_t{payoff - Payoff::perTurn} * pliesBetween(rules) * Verdict::perPly / Payoff::perTurn;
    const auto all = std::int64_t{pliesBefore(rules, p) + 1} * Verdict::perPly + further;
    return static_cast<int>(std::min<std::int64_t>(all, INT32_MAX));
}

} // namespace

Verdict verdictOf(const Rules& rules, const Rules::Position& p, const Prospect& prospect) {
    Verdict v; // for the dogs' player
    if (!othersTurnDecides(rules, p, prospect.most)) v.lower = worthOf(rules, p, prospect.most, true);
    if (!othersTurnDecides(rules, p, prospect.least)) v.upper = worthOf(rules, p, prospect.least, false);
    if (!v.proven()) v.estimate = hope(rules, p, prospect.expected);
    if (v.proven() && v.lower != Outcome::Draw && v.lower != v.upper)
        v.estimate = expectedPlies(rules, p, prospect.expected);
    v.firstHalf = p.half == 0 && rules.halves() > 1;
    v.figures = figuresOf(rules, p, prospect);
    return forMover(rules, p, v);
}

Verdict verdictOfEnd(const Rules& rules, const Rules::Position& p, int half, const Prospect& prospect) {
    Verdict v;                        // for the player whose dogs have chased
    const bool next = p.half != half; // it begins at once, and the other player places dogs
    auto ended = p;
    if (next) ended = {}; // of a first half
    if (!next)
        v = exactly(rules.result(p).value_or(Outcome::Draw), 0);
    else if (!rules.score10() || p.firstCaught == rules.sheep())
        v = exactly(p.firstTurns > 0 || p.firstCaught == rules.sheep() ? Outcome::Win : Outcome::Loss, 0);
    else
        v.estimate = hope(rules, ended, Payoff::left(rules.sheep() - p.firstCaught));
    if (!next && rules.mover(p) != rules.dogOwner(p)) v = seenByOther(v);
    v.firstHalf = next;
    const bool counted = countsSheep(rules, ended);
    const int caught = next ? int{p.firstCaught} : rules.caught(p);
    if (!counted || caught == rules.sheep()) v.figures = figuresOf(rules, ended, prospect);
    if (counted && caught < rules.sheep() && rules.score10()) v.figures.set(figure::caught, caught);
    const auto dogs = half == 0 ? Player::First : Player::Second;
    return rules.mover(p) == dogs ? v : seenByOther(v);
}

void countTurn(Figures& figures) {
    figures.add(figure::clears, 1);
    figures.add(figure::about, 1);
}

} // namespace core::fmurs
