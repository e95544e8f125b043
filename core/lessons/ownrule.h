#pragma once

#include "core/belief.h"
#include "core/kind.h"
#include "core/threads.h"

#include <optional>
#include <vector>

namespace core {

// How one wins, said by a learner in a sentence out of parts: "My rule: leave equal pairs. If that cannot be
// done: whatever you like." Each part is a Belief: one that a lesson of the game puts right, or one that
// comes to mind at any board. Which of them is true only the solver knows.
struct RuleForm {
    Step step;                 // Task::Claim; none of its parts is known to be right
    std::vector<Belief> parts; // of each gap
};
using RuleParts = std::vector<std::size_t>; // the one chosen for each gap

// Those parts that ask for something here, no two of them for the same; always the same ones.
RuleForm ruleForm(const Game& game, const Position& start);
bool fits(const RuleForm& form, const RuleParts& parts);
Message sentence(const RuleForm& form, const RuleParts& parts);
// The moves that a sentence allows: all of them, where it asks for nothing.
std::vector<Move> allowed(const RuleForm& form, const RuleParts& parts, const Game& game, const Position& p);

// A sentence held against the solver.
struct RuleTrial {
    struct Failure { // a move that it allows, and that gives away what another one keeps
        Position position;
        Move move;
        Outcome before = Outcome::Win, after = Outcome::Loss; // proven, for the mover
    };
    std::optional<Failure> failure = {};
    int tried = 0;    // positions in which one can go wrong, and it did not
    bool all = false; // there are no others
};
inline constexpr std::size_t mostTried = 2'000; // positions that are looked at

// In positions that come up from `start`, the simplest first, until the sentence fails or the time is over.
// What is not proven does not count.
RuleTrial tryRule(const RuleForm& form, const RuleParts& parts, const Game& game, const Position& start,
                  const StopToken& stop);
Message trialMessage(const RuleTrial& trial, const Game& game);

} // namespace core
