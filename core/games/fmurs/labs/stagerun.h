#pragma once

#include "core/games/fmurs/rules/rules.h"
#include "core/games/fmurs/tables/endgames.h"
#include "core/lab.h"

namespace core::fmurs {

// What labs over fields of many sizes have in common.

// Their options; all but topology and turn as range or number in the schema's form.
Schema stageOptions(std::string_view rows, std::string_view columns, std::string_view sheep, int leastSheep,
                    std::string_view turn);

// Fields that have something in common, of all that were visited.
class StageSet {
public:
    void add(const Rules& rules, bool belongs);
    int count() const { return static_cast<int>(m_names.size()); }
    int visited() const { return m_visited; }
    // "all with at least 8 rows and 9 columns" where that is what they have in common, else "8 × 9, 9 × 9,
    // …".
    Message names() const;
    bool corner() const; // the former

private:
    std::pair<int, int> leastSize() const; // the fewest rows and the fewest columns of the members

    int m_visited = 0;
    std::vector<std::string> m_names;
    std::vector<std::pair<int, int>> m_members, m_others; // rows, columns
};

// The rules of one field under the options.
std::string stageRules(const Values& values, int rows, int columns);

// What came of visiting fields.
struct StageRun {
    bool complete = false;             // not stopped
    std::vector<std::string> tooLarge; // fields that were left out
};
// Visits each field that has room for the flock, its tables solved: visit(rules, their text, endgames) says
// whether to go on.
using StageVisit = std::function<bool(const Rules&, const std::string&, const Endgames&)>;
StageRun eachStage(const Values& values, const StopToken& stop, const Lab::Progress& progress,
                   const StageVisit& visit);
Fact leftOut(const StageRun& run);
// Bytes that the tables of the largest field take that is not left out.
double stageMemory(const Values& values);

// A placement to look at, or to play on from; the dogs or the sheep are to move, or the sheep to be placed.
std::string placementText(const Rules& rules, const Placement& h, Rules::Phase phase);
Picture placementPicture(const Rules& rules, const std::string& rulesText, const Placement& h,
                         Rules::Phase phase, Message caption, Phrase play);

} // namespace core::fmurs
