#pragma once

#include "core/kind.h"

namespace core {

// What a set of rules is like, by the values of all positions that can be reached. In percent.
struct RuleFinding {
    std::string rules;
    bool proven = false; // false: cut, there are too many positions, or no time is left
    std::int64_t positions = 0;
    Verdict start = {};
    int draws = 0;      // of all positions
    bool drawn = false; // some are, be they few
    int traps = 0;      // of the moves from positions that are not lost, those that give something away
    int only = 0;       // of those positions, where there is a choice: one move alone keeps the value
    int mover = 0;      // of the positions that somebody wins, those that the player on move does
};

// Finds out what each set of rules is like, all hands at once. A game has at most `most` positions.
std::vector<RuleFinding> findRules(const Kind& kind, const std::vector<std::string>& rules,
                                   std::uint32_t most, const StopToken& stop, const Lab::Progress& progress);

// Which of them come first: the proven ones, those before that are more of what is asked for.
enum class Rank : std::uint8_t { Lively, Long, Decided, Fair };
void rankRules(std::vector<RuleFinding>& all, Rank rank);

// The lab: the schema of a game's options as ranges and as choices among which "all" is one, beginning with
// these rules; and what it finds.
// `keep`: makes a word last as long as the schema.
Schema rulesToSweep(const Kind& kind, const Values& usual,
                    const std::function<std::string_view(std::string)>& keep);
double ruleFinderMemory(const Values& values); // bytes at most
Table ruleFinderTable(const Kind& kind, const Values& values, const StopToken& stop,
                      const Lab::Progress& progress);

} // namespace core
