#include "core/games/fmurs/proof/prooffacts.h"
#include "core/joined.h"

#include "core/games/fmurs/proof/forcedjump.h"
#include "core/games/fmurs/search/onesheephunt.h"

#include <algorithm>

namespace core::fmurs {

std::string theoremRules(const Values& values, int sheep) {
    return "rows=" + values.choice("rows") + ";columns=" + values.choice("columns") +
           ";turn=" + values.choice("turn") + ";sheep=" + std::to_string(sheep) + ";halves=1;turnlimit=999";
}

namespace {

// What tables say of all placements of so many sheep; nothing: stopped.
std::optional<StageCount> counted(const Rules& rules, const StopToken& stop) {
    Endgames endgames(rules.chase(), rules.dogs(), rules.symmetries());
    if (!endgames.solve(rules.sheep(), stop)) return {};
    return countStage(endgames, rules.sheep());
}

} // namespace

bool ProofFacts::find(const StopToken& stop, const Lab::Progress& progress) {
    sayTheorem1();
    return sayTheorem2(stop, progress);
}

void ProofFacts::sayTheorem1() {
    int cells = 0, held = 0, longest = 0, best = 0;
    bool escapes = false;
    const auto start = m_theorem.start();
    for (const auto m : m_rules.moves(start)) {
        const auto p = m_rules.play(start, m);
        const auto chance = m_theorem.chance(p, m_theorem.whole());
        const int turns = m_endgames.dogsToMove(m_rules.placement(p));
        ++cells;
        escapes = escapes || turns == Endgame::never;
        if (!escapes) best = std::max(best, turns);
        if (!chance.holds) continue;
        ++held;
        longest = std::max(longest, chance.turns);
    }
    if (held == cells)
        m_facts.push_back(
            {true,
             {plural("fmurs", "Theorem 1: the dogs of M, R and F-sensei catch the sheep from each of the %1 "
                              "cells, as the proof says, within %n turns."),
              {cells},
              longest}});
    else
        m_facts.push_back(
            {false,
             {text("fmurs", "Theorem 1: the proof as it is written works out from %1 of %2 cells. "
                            "From the others the sheep can leave its way."),
              {held, cells}}});
    if (escapes)
        m_facts.push_back({false, text("fmurs", "From this placement the best sheep escapes for ever.")});
    else
        m_facts.push_back(
            {true,
             {plural("fmurs", "Best play catches it from the symmetric placement within %n turns, "
                              "whatever it does."),
              {},
              best}});
    sayForAllRows(best);
    if (m_all.escapes == 0)
        m_facts.push_back(
            {true,
             {plural("fmurs", "From every one of the %1 placements of two dogs and a sheep best "
                              "play catches it within %n turns."),
              {grouped(m_all.positions)},
              m_all.longest}});
    else
        m_facts.push_back({false,
                           {text("fmurs", "From %1 of all %2 placements of two dogs and a sheep it escapes."),
                            {grouped(m_all.escapes), grouped(m_all.positions)}}});
}

// Proved by tests/check-theorem, from finitely many cases.
void ProofFacts::sayForAllRows(int best) {
    const int rows = m_rules.field().rows(), claimed = 2 * (rows / 3) + rows % 3 - 2;
    if (m_rules.field().columns() != 6 || rows < 4 || m_values.choice("turn") != "both") return;
    m_facts.push_back({best == claimed,
                       {text("fmurs", "On n × 6, n from 4 on, the best sheep is caught in exactly 2⌊n/3⌋ + "
                                      "(n mod 3) − 2 turns, here %1: proved for every n."),
                        {claimed}}});
}

bool ProofFacts::sayTheorem2(const StopToken& stop, const Lab::Progress& progress) {
    m_facts.push_back(
        {false, text("fmurs", "Theorem 2, any number of sheep: M, R and F-sensei hunt one sheep as if it "
                              "were alone. Two things are left out: that sheep may stand still while another "
                              "moves, and others may stand in the way.")});
    const auto hunt = forcedJump(stop, progress);
    if (!hunt) return false;
    if (hunt->turns == 0) {
        m_facts.push_back({false, text("fmurs", "On this field these two gaps cannot be filled: it is too "
                                                "narrow to force a jump in a large flock.")});
        return true;
    }
    m_facts.push_back(
        {true,
         {plural("fmurs", "These two gaps can be filled: a sheep in the way is jumped over itself. Then, "
                          "wherever the others stand and whether or not the hunted one moves, a jump is "
                          "forced within %n turns from every placement."),
          {},
          hunt->turns}});
    if (hunt->sheep == maxSheep)
        m_facts.push_back(
            {true,
             text("fmurs",
                  "One thing more: where a row is full of sheep but for a dog, the dog cannot jump along it. "
                  "It steps out of the row, away from the other dog, and on its next turn jumps along or "
                  "across it, whatever the sheep do. So the hunt is a proof for any number of sheep.")});
    const auto pairs = counted(Rules(parseValues(options(), theoremRules(m_values, 2))), stop);
    if (!pairs) return false;
    sayBound(*hunt, *pairs);
    return true;
}

// A step and then jumps: the hunt that bounds rest on. A step or jumps: one that leaves full rows out.
std::optional<ProofFacts::Forced> ProofFacts::forcedJump(const StopToken& stop,
                                                         const Lab::Progress& progress) const {
    if (m_rules.chase().variation().stepThenJump) {
        OneSheepHunt hunt(m_rules.chase(), m_rules.dogs(), maxSheep);
        if (!hunt.build(stop)) return {};
        return Forced{hunt.proves(maxSheep) ? hunt.longest(1) : 0, maxSheep};
    }
    ForcedJump hunt(m_rules.chase());
    if (!hunt.solve(stop, progress)) return {};
    return Forced{hunt.unforced() == 0 ? hunt.longest() : 0,
                  std::min(maxSheep, m_rules.field().columns() - 2)};
}

// One jump after the other until two are left, and these by the tables.
void ProofFacts::sayBound(const Forced& hunt, const StageCount& pairs) {
    if (pairs.escapes > 0) {
        m_facts.push_back(
            {false, text("fmurs", "But two sheep without a neighbour can escape here, so a jump must "
                                  "not break up the last pair: see the lab of the last pair.")});
        return;
    }
    std::string bounds;
    for (int sheep = 3; sheep <= hunt.sheep; ++sheep)
        bounds += (bounds.empty() ? "" : ", ") + std::to_string(sheep) + ": " +
                  std::to_string((sheep - 2) * hunt.turns + pairs.longest);
    m_facts.push_back(
        {true,
         {plural("fmurs",
                 "Two sheep are caught within %n turns from every placement, by the tables. So larger flocks "
                 "are gone, jump by jump, after at most these turns (sheep: turns): %1."),
          {bounds.empty() ? std::string("–") : bounds},
          pairs.longest}});
    if (hunt.sheep < maxSheep)
        m_facts.push_back(
            {false,
             {text("fmurs", "With %1 sheep or more a whole row but one cell can be full of them. No "
                            "line can be jumped over there; this count leaves that case out."),
              {hunt.sheep + 1}}});
}

} // namespace core::fmurs
